import { type BoardData, emptyBoard } from '../board/board-data.js';
import { seedBoard } from '../board/seed.js';
import { DEFAULT_SETTINGS, PINBOARD_TABLES, type PinboardTable, SETTINGS_ID } from './schema.js';

/** What a new pinboard begins with. */
export const NEW_PINBOARD: BoardData<PinboardTable> = {
  ...emptyBoard(PINBOARD_TABLES),
  settings: new Map([[SETTINGS_ID, { background: { ...DEFAULT_SETTINGS.background } }]]),
};

/** The first content of a pinboard as one Yjs update, written once by the server. */
export function seedPinboard(data: BoardData<PinboardTable> = NEW_PINBOARD): Uint8Array {
  return seedBoard(PINBOARD_TABLES, data);
}
