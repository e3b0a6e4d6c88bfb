import { type KnowledgeFile as Answer, KNOWLEDGE_LIMITS, knowledgeEnding, MEGABYTE } from '@murmel/contracts';
import { KnowledgeFile, OwnerFile, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';

/** Item and id of a file in it. */
interface KnowledgeFileKey {
  itemId: string;
  fileId: string;
}

/** Returns the files from which an assistant answers, oldest first. */
export async function knowledgeFiles(manager: EntityManager, itemId: string): Promise<Answer[]> {
  return manager.query<Answer[]>(
    `select k.file_id as id, f.name, f.bytes, k.state, k.failure, k.pages, k.pages_read as "pagesRead"
       from knowledge_file k join owner_file f on f.id = k.file_id where k.item_id = $1 order by k.created_at, k.file_id`,
    [itemId],
  );
}

/**
 * Adds a file of the item to the assistant's knowledge. A file that is already part of it stays unchanged.
 * @param digest SHA-256 of its bytes
 * @throws NOT_FOUND for files of other items and uses, UNSUPPORTED_TYPE with the endings, TOO_LARGE with the megabytes, ASSISTANT_FILES_FULL
 * with the number, ASSISTANT_FILE_DUPLICATE with the name of the one that is there
 */
export async function learn(manager: EntityManager, { itemId, fileId }: KnowledgeFileKey, digest: string): Promise<Answer> {
  // Of many that come at once no more find room than there is.
  await inTurn(manager, itemId);
  const file = await manager.findOneBy(OwnerFile, { id: fileId, itemId, usedBy: 'part' });
  if (!file) throw apiError('NOT_FOUND');
  const all = await knowledgeFiles(manager, itemId);
  const known = all.find(({ id }) => id === fileId);
  if (known) return known;
  if (!knowledgeEnding(file.name)) throw apiError('UNSUPPORTED_TYPE');
  if (file.bytes > KNOWLEDGE_LIMITS.megabytes * MEGABYTE) throw apiError('TOO_LARGE', { megabytes: KNOWLEDGE_LIMITS.megabytes });
  const same = await manager.findOneBy(KnowledgeFile, { itemId, digest });
  const twin = all.find(({ id, name }) => id === same?.fileId || name.toLowerCase() === file.name.toLowerCase());
  if (twin) throw apiError('ASSISTANT_FILE_DUPLICATE', { name: twin.name });
  const limit = KNOWLEDGE_LIMITS.files;
  if (all.length >= limit) throw apiError('ASSISTANT_FILES_FULL', { limit });
  await manager.insert(KnowledgeFile, { fileId, itemId, documentId: null, digest, ...UNREAD, createdAt: new Date() });
  await publish(manager, 'item.changed', { itemId });
  return (await knowledgeFiles(manager, itemId)).find(({ id }) => id === fileId)!;
}

/** Reads the files of a copied assistant again, in the same order. */
export async function learnCopies(manager: EntityManager, itemId: string, fileIds: readonly string[]): Promise<void> {
  const now = Date.now();
  const rows = fileIds.slice(0, KNOWLEDGE_LIMITS.files);
  await manager.insert(
    KnowledgeFile,
    rows.map((fileId, place) => ({ fileId, itemId, documentId: null, digest: null, ...UNREAD, createdAt: new Date(now + place) })),
  );
}

/** The assistant answers from it no longer; the file itself is used by nothing then. */
export async function forget(manager: EntityManager, { itemId, fileId }: KnowledgeFileKey): Promise<void> {
  await manager.delete(KnowledgeFile, { itemId, fileId });
  await publish(manager, 'item.changed', { itemId });
}

/** Fields of a row whose file was not read yet. */
export const UNREAD = { state: 'running', failure: null, pages: null, pagesRead: 0, passages: 0, attempts: 0, leasedUntil: null } as const;

async function inTurn(manager: EntityManager, itemId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`knowledge of ${itemId}`]);
}
