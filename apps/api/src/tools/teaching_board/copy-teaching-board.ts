import type { PartFields } from '@murmel/contracts';
import { seedTeachingBoard, type TeachingBoardTable } from '@murmel/documents';
import { NamesList } from '@murmel/server';
import { putBoard, type TakenBoard, takeBoard } from '../../core/boards/copy-board.js';
import { copying } from '../../core/items/content-copy.js';
import { STORED_TEACHING_BOARD } from './stored-teaching-board.js';

/** The field of a card that names the list of names behind it, and those that show names of it. */
const LIST = 'content.list';
const NAMES: readonly string[] = [LIST, 'content.groups', 'content.current', 'content.drawn'];

/** Pages and cards. A names list is its teacher's: behind the copy, and on its cards, stands nobody of somebody else's. */
export const teachingBoardCopying = copying<TakenBoard<TeachingBoardTable>>({
  async take(manager, asked) {
    const lists = await manager.find(NamesList, { where: { ownerId: asked.by }, select: { id: true } });
    const own = new Set<unknown>(lists.map(({ id }) => id));
    const kept = (part: PartFields): PartFields => {
      if (own.has(part[LIST])) return part;
      const left = asked.ownerId === asked.by ? [LIST] : NAMES;
      return Object.fromEntries(Object.entries(part).filter(([name]) => !left.includes(name)));
    };
    return takeBoard(manager, STORED_TEACHING_BOARD, asked, (_board, table, _id, part) => (table === 'cards' ? kept(part) : part));
  },
  put: (manager, copy, taken) => putBoard(manager, copy, taken, seedTeachingBoard),
});
