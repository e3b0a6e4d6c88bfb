import * as Y from 'yjs';
import { applyStoredDocument, type StoredDocument } from './stored-document.js';

/** First version of documents. */
const OLDEST = 1;

export interface DocumentShape {
  /** the newest that this release knows */
  schemaVersion: number;
  /** Migrates a stored document in place. @throws when it was written by a newer release */
  migrate(document: Y.Doc, from: number): void;
}

/**
 * Returns the update to journal so that a stored document has this release's shape, for a caller that has not played it.
 * @returns undefined when it has it already, or lifting changes nothing
 * @throws when it comes from a newer release
 */
export function migrationUpdate(shape: DocumentShape, stored: StoredDocument): Uint8Array | undefined {
  if (hasShape(shape, stored)) return undefined;
  const scratch = new Y.Doc();
  try {
    applyStoredDocument(scratch, stored);
    return migrateLoadedDocument(shape, stored, scratch);
  } finally {
    scratch.destroy();
  }
}

/**
 * Migrates a document into which the stored one was just loaded, so that a large one is not loaded twice.
 * @returns what has to be journaled before any client sees it; undefined when nothing changed
 * @throws when it comes from a newer release
 */
export function migrateLoadedDocument(shape: DocumentShape, stored: StoredDocument, played: Y.Doc): Uint8Array | undefined {
  if (hasShape(shape, stored)) return undefined;
  const before = Y.encodeStateVector(played);
  let changed = false;
  const note = () => (changed = true);
  played.on('update', note);
  try {
    shape.migrate(played, stored.schemaVersion ?? OLDEST);
  } finally {
    played.off('update', note);
  }
  return changed ? Y.encodeStateAsUpdate(played, before) : undefined;
}

function hasShape({ schemaVersion }: DocumentShape, stored: StoredDocument): boolean {
  return (stored.schemaVersion ?? OLDEST) === schemaVersion || (stored.snapshot === undefined && stored.updates.length === 0);
}
