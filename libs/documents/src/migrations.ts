import type * as Y from 'yjs';

export interface DocumentMigration {
  /** the version that the document has afterwards */
  to: number;
  /** changes the document in place; running it twice must leave the same as running it once */
  run(document: Y.Doc): void;
}

/**
 * Migrates a stored document to the newest schema of its kind, in one transaction with the origin `migration`.
 * @param from the version it was stored under, from the snapshot's row: any editor could write a number inside the document
 * @returns the version it has now
 * @throws Error when the document is newer than this release, or a step is missing
 */
export function migrateDocument(document: Y.Doc, from: number, migrations: readonly DocumentMigration[], newest: number): number {
  if (from > newest) throw new Error(`The document has schema version ${from}, this release knows ${newest}`);
  document.transact(() => {
    for (let version = from + 1; version <= newest; version += 1) {
      const migration = migrations.find((candidate) => candidate.to === version);
      if (!migration) throw new Error(`No migration leads to schema version ${version}`);
      migration.run(document);
    }
  }, 'migration');
  return newest;
}
