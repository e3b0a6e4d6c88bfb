import { TOOLS } from '@murmel/contracts';
import { PINBOARD_MIGRATIONS, PINBOARD_SCHEMA_VERSION, type Pinboard, type PinboardTable, pinboardKind } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { BoardReader } from '../../core/boards/board-reader.js';
import type { StoredBoardKind } from '../../core/tool-contribution/stored-board-kind.js';
import { filesInUse } from './attachments/file-use.js';

export const STORED_PINBOARD: StoredBoardKind<PinboardTable, Pinboard> = {
  ...pinboardKind,
  item: TOOLS.pinboard.kind,
  schemaVersion: PINBOARD_SCHEMA_VERSION,
  migrations: PINBOARD_MIGRATIONS,
  filesOn: filesInUse,
};

/** A pinboard as it is committed, with everything in it: what may be shown of it is the caller's question. */
export async function storedPinboard(manager: EntityManager, itemId: string): Promise<Pinboard> {
  return (await BoardReader.of(manager).read(STORED_PINBOARD, itemId)).board;
}
