import {
  changeDocument,
  type DocumentMigration,
  differences,
  migrateBoard,
  migrateDocument,
  readBoard,
  withoutFiles,
} from '@murmel/documents';
import type { z } from 'zod';
import { type BoardDefinition, liveBoard } from '../boards/live-board.js';
import type { LiveDocument } from './live-document.js';

interface Versions {
  schemaVersion: number;
  migrations: readonly DocumentMigration[];
}

/** Builds the document functions common to every kind of board from the specifics of one kind. */
export function boardDocument<T extends string, Board, Inputs extends Record<string, z.ZodType>>(
  { schemaVersion, migrations }: Versions,
  definition: BoardDefinition<T, Board, Inputs>,
): LiveDocument {
  const { tables } = definition.kind;
  return {
    schemaVersion,

    migrate: (document, from) => void migrateDocument(document, from, migrations, schemaVersion),

    restore: (document, version, how) => {
      const now = readBoard(document, tables);
      const then = withoutFiles(migrateBoard({ tables, schemaVersion, migrations }, version), how.without);
      changeDocument(document, differences(now, definition.kind.restored(now, then, how)));
    },

    board: liveBoard(definition),
  };
}
