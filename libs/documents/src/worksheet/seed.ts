import { type BoardData, emptyBoard } from '../board/board-data.js';
import { seedBoard } from '../board/seed.js';
import { WORKSHEET_TABLES, type WorksheetTable } from './schema.js';

/** Initial data of a new worksheet: an empty sheet. */
export const NEW_WORKSHEET: BoardData<WorksheetTable> = emptyBoard(WORKSHEET_TABLES);

/** The first content of a worksheet as one Yjs update, written once by the server. */
export function seedWorksheet(data: BoardData<WorksheetTable> = NEW_WORKSHEET): Uint8Array {
  return seedBoard(WORKSHEET_TABLES, data);
}
