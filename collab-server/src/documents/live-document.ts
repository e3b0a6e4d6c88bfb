import type { BoardRestoring } from '@murmel/documents';
import type { DocumentShape } from '@murmel/server';
import type * as Y from 'yjs';
import type { LiveBoard } from '../boards/live-board.js';

/** Restoration of a version. */
export interface Restoring extends BoardRestoring {
  /** ids of files that are gone meanwhile */
  without: ReadonlySet<string>;
}

/** Properties and functions that collab-server needs for one kind of live document. */
export interface LiveDocument extends DocumentShape {
  /**
   * Changes the document so that it shows what it showed at a version. Touches only what differs,
   * so that words typed meanwhile elsewhere stay.
   * @param version whole state of that version
   */
  restore(document: Y.Doc, version: Uint8Array, how: Restoring): void;
  /** Board of the document: untrusted users see a view of it and send commands. Absent: every reader has the document itself. */
  board?: LiveBoard;
}
