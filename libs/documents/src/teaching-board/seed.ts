import { type BoardData, emptyBoard } from '../board/board-data.js';
import { newPartId } from '../board/part-ids.js';
import { seedBoard } from '../board/seed.js';
import { TEACHING_BOARD_TABLES, type TeachingBoardTable } from './schema.js';

/** Initial data of a new teaching board: one empty page. */
export function newTeachingBoard(): BoardData<TeachingBoardTable> {
  return { ...emptyBoard(TEACHING_BOARD_TABLES), pages: new Map([[newPartId(), { name: '', order: 'a0' }]]) };
}

/** The first content of a teaching board as one Yjs update, written once by the server. */
export function seedTeachingBoard(data: BoardData<TeachingBoardTable> = newTeachingBoard()): Uint8Array {
  return seedBoard(TEACHING_BOARD_TABLES, data);
}
