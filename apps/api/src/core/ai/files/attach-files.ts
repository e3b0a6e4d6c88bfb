import { AiFile, newId } from '@murmel/server';
import { type EntityManager, In, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, type RequestContext } from '../../../platform/request-context.js';

/**
 * Returns the caller's own files in the order of their ids, each once. @throws NOT_FOUND for files of other accounts as for unknown ones
 */
export async function ownFiles(manager: EntityManager, context: RequestContext, named: readonly string[]): Promise<AiFile[]> {
  const ids = [...new Set(named)];
  if (ids.length === 0) return [];
  if (!context.account) throw apiError('NOT_FOUND');
  const found = await manager.findBy(AiFile, { id: In(ids), accountId: accountOf(context).id });
  if (found.length < ids.length) throw apiError('NOT_FOUND');
  return ids.map((id) => found.find((file) => file.id === id)!);
}

/** Gives files to a question. One that another question has stays there, and is given as a copy that shares its bytes. */
export async function attachFiles(manager: EntityManager, messageId: string, files: readonly AiFile[]): Promise<void> {
  for (const [position, file] of files.entries()) {
    const { affected } = await manager.update(AiFile, { id: file.id, messageId: IsNull() }, { messageId, position });
    if (affected === 0) await manager.insert(AiFile, { ...file, id: newId(), messageId, position, createdAt: new Date() });
  }
}
