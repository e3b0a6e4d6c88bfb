import { type BoardData, emptyBoard } from '../board/board-data.js';
import { newPartId } from '../board/part-ids.js';
import { seedBoard } from '../board/seed.js';
import { WEBSITE_TABLES, type WebsiteTable } from './schema.js';

/** Returns the initial data of a new website: one empty page. @param name of it in the menu */
export function newWebsite(name = ''): BoardData<WebsiteTable> {
  return { ...emptyBoard(WEBSITE_TABLES), pages: new Map([[newPartId(), { name, order: 'a0' }]]) };
}

/** The first content of a website as one Yjs update, written once by the server. */
export function seedWebsite(data: BoardData<WebsiteTable> = newWebsite()): Uint8Array {
  return seedBoard(WEBSITE_TABLES, data);
}
