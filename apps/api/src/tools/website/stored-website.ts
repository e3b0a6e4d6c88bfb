import { TOOLS } from '@murmel/contracts';
import {
  parseWebsite,
  type Site,
  siteFiles,
  WEBSITE_MIGRATIONS,
  WEBSITE_SCHEMA_VERSION,
  type WebsiteTable,
  websiteKind,
} from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { BoardReader, type ReadBoard } from '../../core/boards/board-reader.js';
import type { StoredBoardKind } from '../../core/tool-contribution/stored-board-kind.js';

export const STORED_WEBSITE: StoredBoardKind<WebsiteTable, Site> = {
  ...websiteKind,
  parse: parseWebsite,
  item: TOOLS.website.kind,
  schemaVersion: WEBSITE_SCHEMA_VERSION,
  migrations: WEBSITE_MIGRATIONS,
  filesOn: siteFiles,
};

/** The draft of a website as it is committed. */
export function draftOf(manager: EntityManager, itemId: string, through?: EntityManager): Promise<ReadBoard<WebsiteTable, Site>> {
  return BoardReader.of(manager).read(STORED_WEBSITE, itemId, through);
}
