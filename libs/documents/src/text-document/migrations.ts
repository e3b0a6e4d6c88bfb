import type * as Y from 'yjs';
import { type DocumentMigration, migrateDocument } from '../migrations.js';
import { TEXT_DOCUMENT_SCHEMA_VERSION } from './schema.js';

/** One entry per raised schema version, in order. Version 1 is where documents begin. */
export const TEXT_DOCUMENT_MIGRATIONS: readonly DocumentMigration[] = [
  // Frames joined. Nothing that lies there changes, but an editor that does not know them would take them out.
  { to: 2, run: () => undefined },
];

/** Migrates a stored text document to the newest schema; see `migrateDocument`. */
export function migrateTextDocument(
  document: Y.Doc,
  from = 1,
  migrations: readonly DocumentMigration[] = TEXT_DOCUMENT_MIGRATIONS,
  newest: number = TEXT_DOCUMENT_SCHEMA_VERSION,
): number {
  return migrateDocument(document, from, migrations, newest);
}
