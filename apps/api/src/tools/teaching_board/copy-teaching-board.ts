import { seedTeachingBoard } from '@murmel/documents';
import { NamesList } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { copyBoard } from '../../core/boards/copy-board.js';
import type { ContentCopy } from '../../core/items/content-copy.js';
import { STORED_TEACHING_BOARD } from './stored-teaching-board.js';

/** The field of a card that names the list of names behind it. */
const LIST = 'content.list';

/** Pages and cards. A names list is its teacher's: behind the copy stands none of somebody else. */
export async function copyTeachingBoard(manager: EntityManager, copy: ContentCopy): Promise<void> {
  const lists = await manager.find(NamesList, { where: { ownerId: copy.by }, select: { id: true } });
  const own = new Set<unknown>(lists.map(({ id }) => id));
  await copyBoard(manager, STORED_TEACHING_BOARD, copy, {
    seed: seedTeachingBoard,
    kept: (_board, _table, _id, { [LIST]: list, ...part }) => (own.has(list) && list !== undefined ? { ...part, [LIST]: list } : part),
  });
}
