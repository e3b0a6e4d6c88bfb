import { DEFAULT_TEACHING_BOARD_SETTINGS, seedTeachingBoard, TEACHING_BOARD_OPERATIONS } from '@murmel/documents';
import { seedDocument } from '@murmel/server';
import { boardActorOf } from '../../core/boards/board-actor.js';
import { BoardReader } from '../../core/boards/board-reader.js';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { STORED_TEACHING_BOARD } from './stored-teaching-board.js';
import { shownTo } from './visible-teaching-board.js';

const UNTITLED = { de: 'Neue Tafel', en: 'New board' } as const;

/** Teaching boards as items; their settings are part of the board. */
export const teachingBoardItem: ItemContribution<'teaching_board'> = {
  germanName: 'Unterrichtstafel',
  untitled: (language) => UNTITLED[language],
  async create(manager, { item, owner }) {
    await seedDocument(manager, item.id, seedTeachingBoard(), { accountId: owner.id, visitorId: null });
    return { screen: DEFAULT_TEACHING_BOARD_SETTINGS };
  },
  async read(manager, context, { id }) {
    const stored = await BoardReader.of(manager).read(STORED_TEACHING_BOARD, id);
    return { screen: shownTo(stored, boardActorOf(context)).settings };
  },
  changeBoard: (boards, context, input) =>
    boards.run(context, STORED_TEACHING_BOARD, { name: 'changeSettings', operation: TEACHING_BOARD_OPERATIONS.changeSettings, input }),
};
