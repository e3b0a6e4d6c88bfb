import * as Y from 'yjs';
import { type DocumentMigration, migrateDocument } from '../migrations.js';
import type { BoardData } from './board-data.js';
import { readBoard } from './board-document.js';

/** The shape in which documents begin. */
const OLDEST = 1;

interface Versioned<T extends string> {
  tables: readonly T[];
  schemaVersion: number;
  migrations: readonly DocumentMigration[];
}

/** Reads a board from a complete Yjs state of any version, migrated to the current shape. Migration is idempotent. */
export function migrateBoard<T extends string>({ tables, schemaVersion, migrations }: Versioned<T>, state: Uint8Array): BoardData<T> {
  const document = new Y.Doc();
  try {
    Y.applyUpdate(document, state);
    migrateDocument(document, OLDEST, migrations, schemaVersion);
    return readBoard(document, tables);
  } finally {
    document.destroy();
  }
}
