import * as Y from 'yjs';
import { applyStoredDocument, type StoredDocument } from './stored-document.js';

/** Where documents begin. */
const OLDEST = 1;

export interface DocumentShape {
  /** the newest that this release knows */
  schemaVersion: number;
  /** Lifts a stored document in place. @throws when it comes from a newer release */
  migrate(document: Y.Doc, from: number): void;
}

/**
 * What has to be journaled so that a stored document has this release's shape, before anybody sees it.
 * @returns undefined when it has it already, or lifting changes nothing
 * @throws when it comes from a newer release
 */
export function liftingUpdate(shape: DocumentShape, stored: StoredDocument): Uint8Array | undefined {
  const from = stored.schemaVersion ?? OLDEST;
  if (from === shape.schemaVersion || (stored.snapshot === undefined && stored.updates.length === 0)) return undefined;
  const scratch = new Y.Doc();
  try {
    applyStoredDocument(scratch, stored);
    const before = Y.encodeStateVector(scratch);
    let changed = false;
    scratch.on('update', () => (changed = true));
    shape.migrate(scratch, from);
    return changed ? Y.encodeStateAsUpdate(scratch, before) : undefined;
  } finally {
    scratch.destroy();
  }
}
