import type { AiMessage } from '@murmel/contracts';
import { api } from '../../../platform/api/client';
import { itemPath } from '../../links/item-path';

/** Makes a document of an answer. @returns what it is called and where it is */
export async function makeDocument({ id: messageId }: AiMessage): Promise<{ title: string; href: string | undefined }> {
  const { subject: title, item } = await api.aiSteps.create({ messageId, tool: 'generate_text_document' });
  return { title, href: (item && itemPath(item)) ?? undefined };
}
