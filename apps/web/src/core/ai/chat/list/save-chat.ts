import type { AiConversation, AiMessage } from '@murmel/contracts';
import { api } from '../../../../platform/api/client';
import { fileName, saveFile } from '../../../../ui/files/save-file';
import { type ChatFileTexts, chatAsMarkdown } from './chat-as-markdown';

const PAGE = 50;

/** Saves a chat as a file on the device, with all of its messages. @throws what the call throws */
export async function saveChat({ id }: AiConversation, title: string, texts: ChatFileTexts): Promise<void> {
  const messages: AiMessage[] = [];
  for (let page = 1; ; page += 1) {
    const { entries, total } = await api.aiMessages.list({ ownerType: 'AiConversation', ownerId: id, page, limit: PAGE });
    messages.push(...entries);
    if (entries.length === 0 || messages.length >= total) break;
  }
  // They come the newest first; a page that moved meanwhile brings one twice.
  const oldestFirst = [...new Map(messages.map((message) => [message.id, message])).values()].reverse();
  saveFile(fileName(title, 'md'), new Blob([chatAsMarkdown(title, oldestFirst, texts)], { type: 'text/markdown' }));
}
