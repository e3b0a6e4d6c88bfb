import type { EntityManager } from 'typeorm';
import * as Y from 'yjs';
import type { Author } from './author.js';
import { isEncodableUpdate } from './encodable.js';

export type Queries = Pick<EntityManager, 'query'>;

/** Live document as stored in the database: a snapshot and later updates. */
export interface StoredDocument {
  snapshot: Uint8Array | undefined;
  /** shape of the snapshot; undefined without one */
  schemaVersion: number | undefined;
  /** journal rows that no snapshot contains yet, oldest first */
  updates: { seq: string; bytes: Uint8Array }[];
}

interface Row {
  seq: string | null;
  bytes: Buffer;
  schema_version: number | null;
}

/** Reads snapshot and rows in one statement, so both are from the same moment despite a concurrent compaction. */
export async function readStoredDocument(queries: Queries, itemId: string): Promise<StoredDocument> {
  const rows = await queries.query<Row[]>(
    `select null::bigint as seq, state as bytes, schema_version from document_snapshot where item_id = $1
     union all
     select seq, bytes, null from document_update where item_id = $1 and not compacted
     order by seq nulls first`,
    [itemId],
  );
  const snapshot = rows.find((row) => row.seq === null);
  return {
    snapshot: snapshot?.bytes,
    schemaVersion: snapshot?.schema_version ?? undefined,
    updates: rows.flatMap((row) => (row.seq === null ? [] : [{ seq: row.seq, bytes: row.bytes }])),
  };
}

interface AuthoredRow {
  bytes: Buffer;
  accountId: string | null;
  visitorId: string | null;
}

/** Reads the snapshot, which has no author, and every row that it may not contain yet with its author, oldest first. */
export async function readAuthoredDocument(queries: Queries, itemId: string): Promise<{ bytes: Uint8Array; author: Author }[]> {
  const rows = await queries.query<AuthoredRow[]>(
    `select bytes, "accountId", "visitorId" from (
       select null::bigint as seq, state as bytes, null::uuid as "accountId", null::uuid as "visitorId" from document_snapshot where item_id = $1
       union all select seq, bytes, account_id, visitor_id from document_update where item_id = $1 and not compacted) parts
     order by seq nulls first`,
    [itemId],
  );
  return rows.filter(({ bytes }) => isEncodableUpdate(bytes)).map(({ bytes, ...author }) => ({ bytes, author }));
}

/**
 * Plays a stored document into a Y.Doc as one transaction.
 * @throws when a row cannot be read; the target is then unusable
 */
export function applyStoredDocument(target: Y.Doc, stored: StoredDocument, origin?: unknown): void {
  target.transact(() => {
    if (stored.snapshot) Y.applyUpdate(target, stored.snapshot, origin);
    for (const update of stored.updates) Y.applyUpdate(target, update.bytes, origin);
  }, origin);
}

/** True while updates wait for predecessors that never arrived: such a state must not replace its rows. */
export function hasGaps(doc: Y.Doc): boolean {
  return doc.store.pendingStructs !== null || doc.store.pendingDs !== null;
}
