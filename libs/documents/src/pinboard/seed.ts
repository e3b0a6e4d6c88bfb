import { type BoardData, changed, emptyBoard } from '../board/board-data.js';
import { orderKeyAfter } from '../board/fractional-order.js';
import { newPartId } from '../board/part-ids.js';
import { seedBoard } from '../board/seed.js';
import { DEFAULT_SETTINGS, PINBOARD_TABLES, type PinboardTable, SETTINGS_ID } from './schema.js';

/** A pinboard without anything on it. */
export const NEW_PINBOARD: BoardData<PinboardTable> = {
  ...emptyBoard(PINBOARD_TABLES),
  settings: new Map([[SETTINGS_ID, { background: { ...DEFAULT_SETTINGS.background } }]]),
};

/** Initial data of a new pinboard: one list, so that the first card can be pinned at once. */
export function firstPinboard(list: string, author: string): BoardData<PinboardTable> {
  return changed<PinboardTable>(NEW_PINBOARD, [
    { table: 'lists', id: newPartId(), set: { name: list, colour: 'koralle', author, order: orderKeyAfter([], undefined) } },
  ]);
}

/** The first content of a pinboard as one Yjs update, written once by the server. */
export function seedPinboard(data: BoardData<PinboardTable>): Uint8Array {
  return seedBoard(PINBOARD_TABLES, data);
}
