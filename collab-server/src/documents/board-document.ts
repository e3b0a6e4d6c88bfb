import { changeDocument, type DocumentMigration, differences, migrateDocument, readBoard } from '@murmel/documents';
import * as Y from 'yjs';
import type { z } from 'zod';
import { type BoardDefinition, liveBoard } from '../boards/live-board.js';
import type { LiveDocument } from './live-document.js';

interface Versions {
  schemaVersion: number;
  migrations: readonly DocumentMigration[];
}

/** What every kind of board can do with its document, out of what is different about this kind. */
export function boardDocument<T extends string, Board, Inputs extends Record<string, z.ZodType>>(
  { schemaVersion, migrations }: Versions,
  definition: BoardDefinition<T, Board, Inputs>,
): LiveDocument {
  const { tables } = definition.kind;
  return {
    schemaVersion,

    migrate: (document, from) => void migrateDocument(document, from, migrations, schemaVersion),

    restore: (document, version) => {
      const then = new Y.Doc();
      Y.applyUpdate(then, version);
      changeDocument(document, differences(readBoard(document, tables), readBoard(then, tables)));
      then.destroy();
    },

    board: liveBoard(definition),
  };
}
