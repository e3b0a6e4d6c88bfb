import { type BoardData, emptyBoard } from '../board/board-data.js';
import type { BoardKind } from '../board/operations.js';
import { parseWebsite } from './parse.js';
import { type Site, WEBSITE_TABLES, type WebsiteTable } from './schema.js';

const NOTHING: BoardData<WebsiteTable> = emptyBoard(WEBSITE_TABLES);

export const websiteKind: BoardKind<WebsiteTable, Site> = {
  tables: WEBSITE_TABLES,
  parse: parseWebsite,
  /** A draft is its authors' alone: guests read what was published of it (ADR 54). */
  viewOf: () => NOTHING,
  ownOf: () => ({ parts: NOTHING, stoppedUntil: null }),
  restored: (_now, then) => then,
};
