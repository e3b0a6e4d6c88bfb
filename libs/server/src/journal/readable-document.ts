import { setImmediate as others } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import * as Y from 'yjs';
import { lockDocument } from './document-lock.js';
import { isEncodableUpdate } from './encodable.js';
import { applyStoredDocument, type Queries, readStoredDocument, type StoredDocument } from './stored-document.js';

/** Readable part of a document whose journal contains entries that no Yjs can count. */
export interface ReadableDocument {
  state: Uint8Array;
  /** journal rows that are in it, and those that are left out */
  rows: string[];
  leftOut: string[];
}

const LAST_SEQ = '9223372036854775807';

/**
 * Plays the whole journal and leaves out what cannot be counted, and what waits for that.
 * @param until the last row
 * @throws when something cannot be read for another reason
 */
export async function readReadableDocument(queries: Queries, itemId: string, until = LAST_SEQ): Promise<ReadableDocument> {
  const bases = await queries.query<{ seq: string; state: Buffer }[]>(
    'select seq, state from document_version where item_id = $1 and seq <= $2::bigint order by seq desc',
    [itemId, until],
  );
  const base = bases.find(({ state }) => isEncodableUpdate(state));
  const rows = await queries.query<{ seq: string; bytes: Buffer }[]>(
    `select seq, bytes from document_update where item_id = $1 and seq > $2::bigint and seq <= $3::bigint and not set_aside order by seq`,
    [itemId, base?.seq ?? '0', until],
  );
  const countable = rows.map(({ bytes }) => isEncodableUpdate(bytes));
  const document = new Y.Doc();
  document.transact(() => {
    if (base) Y.applyUpdate(document, base.state);
    rows.forEach(({ bytes }, index) => countable[index] && Y.applyUpdate(document, bytes));
  });
  document.store.pendingStructs = null;
  document.store.pendingDs = null;
  const state = Y.encodeStateAsUpdate(document);
  document.destroy();
  const seqs = (wanted: boolean): string[] => rows.flatMap(({ seq }, index) => (countable[index] === wanted ? [seq] : []));
  return { state, rows: seqs(true), leftOut: seqs(false) };
}

/**
 * Reads the updates to play to have a document, or its sound part.
 * @throws when it cannot be read for another reason
 */
export async function readStoredOrReadable(queries: Queries, itemId: string): Promise<StoredDocument & { damaged: boolean }> {
  const stored = await readStoredDocument(queries, itemId);
  const parts = [...(stored.snapshot ? [stored.snapshot] : []), ...stored.updates.map(({ bytes }) => bytes)];
  if (parts.every(isEncodableUpdate)) return { ...stored, damaged: false };
  const { state } = await readReadableDocument(queries, itemId);
  return { snapshot: state, schemaVersion: stored.schemaVersion, updates: [], damaged: true };
}

/**
 * The newest state of a live document as one Yjs update; an empty update when nothing was ever written;
 * of a damaged one what is sound.
 * @throws when the database cannot be read or a row is broken
 */
export async function loadDocument(queries: Queries, itemId: string): Promise<Uint8Array> {
  const doc = new Y.Doc();
  try {
    applyStoredDocument(doc, await readStoredOrReadable(queries, itemId));
    return Y.encodeStateAsUpdate(doc);
  } finally {
    doc.destroy();
  }
}

/**
 * Loads the same as a document in memory while `use` runs. A long one takes some hundred milliseconds to check and to assemble: other work
 * is let in between.
 * @throws when the database cannot be read or a row is broken
 */
export async function withDocument<T>(queries: Queries, itemId: string, use: (document: Y.Doc) => T | Promise<T>): Promise<T> {
  const document = new Y.Doc();
  try {
    const stored = await readStoredOrReadable(queries, itemId);
    await others();
    applyStoredDocument(document, stored);
    await others();
    return await use(document);
  } finally {
    document.destroy();
  }
}

/**
 * Sets aside for good what no Yjs can count, so that the document is whole again without it. Does nothing to a sound one.
 * @throws when another process is at it
 */
export async function repairDocument(source: DataSource, itemId: string): Promise<void> {
  await source.transaction(async (manager) => {
    if (!(await lockDocument(manager, itemId))) throw new Error(`${itemId} is being compacted`);
    const { state, rows, leftOut } = await readReadableDocument(manager, itemId);
    if (leftOut.length === 0) return;
    await manager.query('update document_update set set_aside = true, compacted = true where seq = any($1::bigint[])', [leftOut]);
    await manager.query('update document_update set compacted = true where seq = any($1::bigint[])', [rows]);
    // The shape is that of the bytes: what lifted them is in the journal, too, and lifting twice leaves the same.
    await manager.query(
      `insert into document_snapshot (item_id, schema_version, state) values ($1, 1, $2)
       on conflict (item_id) do update set state = excluded.state, updated_at = now()`,
      [itemId, Buffer.from(state)],
    );
  });
}
