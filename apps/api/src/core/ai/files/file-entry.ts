import type { AiFile as FileEntry } from '@murmel/contracts';
import { AiFile } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';

/** Returns the details of a file that its teacher sees. */
export function fileEntry({ id, name, bytes, text, pages }: AiFile): FileEntry {
  const url = `/api/ai/files/${id}`;
  const kind = text === null ? 'picture' : 'text';
  return {
    ...{ id, name, bytes, kind, pages, letters: text?.length ?? null, url: `${url}/file` },
    thumbnailUrl: text === null ? `${url}/thumbnail` : null,
  };
}

/** Files of questions, by question and in their order. */
export async function filesOfMessages(manager: EntityManager, messageIds: readonly string[]): Promise<ReadonlyMap<string, AiFile[]>> {
  const byMessage = new Map<string, AiFile[]>();
  if (messageIds.length === 0) return byMessage;
  for (const file of await manager.find(AiFile, { where: { messageId: In([...messageIds]) }, order: { position: 'ASC' } }))
    byMessage.set(file.messageId!, [...(byMessage.get(file.messageId!) ?? []), file]);
  return byMessage;
}
