import { type ContentKind, LIMITS } from '@murmel/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import * as Y from 'yjs';
import { compactLocked } from './compact-document.js';
import { lockDocument } from './document-lock.js';

const DAY_MS = 24 * 60 * 60_000;
const SPAN_MS = LIMITS.versions.thenOnePerMinutes * 60_000;

interface Row {
  seq: string;
  bytes: Buffer;
  account_id: string | null;
  visitor_id: string | null;
  created_at: Date;
  /** no document can hold it */
  set_aside: boolean;
}

/**
 * Journal rows older than `LIMITS.versions.keepAllDays` become one version per hour. May run at any time and again:
 * a document that is being compacted, or has gaps, is left for the next run.
 * @param kind of which documents
 * @returns number of journal rows that were replaced
 */
export async function thinOutVersions(source: DataSource, now: Date, kind: ContentKind): Promise<number> {
  // Whole hours only, so that a later run never makes a second version of the same hour.
  const limit = new Date(Math.floor((now.getTime() - LIMITS.versions.keepAllDays * DAY_MS) / SPAN_MS) * SPAN_MS);
  const items = await source.manager.query<{ item_id: string }[]>(
    'select distinct u.item_id from document_update u join item i on i.id = u.item_id and i.kind = $2 where u.created_at < $1',
    [limit, kind],
  );
  let replaced = 0;
  for (const { item_id: itemId } of items) {
    replaced += await source.transaction((manager) => thinOutDocument(manager, itemId, limit));
  }
  return replaced;
}

async function thinOutDocument(manager: EntityManager, itemId: string, limit: Date): Promise<number> {
  if (!(await lockDocument(manager, itemId))) return 0;
  // Rows may only go once the snapshot contains them: loading depends on it.
  if ((await compactLocked(manager, itemId)).result === 'gaps') return 0;
  const rows = await manager.query<Row[]>(
    `select seq, bytes, account_id, visitor_id, created_at, set_aside from document_update
      where item_id = $1 and created_at < $2 and compacted order by seq`,
    [itemId, limit],
  );
  await writeVersions(
    manager,
    itemId,
    rows.filter((row) => !row.set_aside),
  );
  await manager.query('delete from document_update where seq = any($1::bigint[])', [rows.map((row) => row.seq)]);
  return rows.length;
}

async function writeVersions(manager: EntityManager, itemId: string, rows: readonly Row[]): Promise<void> {
  const doc = new Y.Doc();
  const [base] = await manager.query<{ state: Buffer }[]>(
    'select state from document_version where item_id = $1 order by seq desc limit 1',
    [itemId],
  );
  if (base) Y.applyUpdate(doc, base.state);
  for (const span of spansOf(rows)) {
    doc.transact(() => span.forEach((row) => Y.applyUpdate(doc, row.bytes)));
    const last = span[span.length - 1]!;
    await manager.query(
      `insert into document_version (seq, item_id, state, account_ids, visitor_ids, changes, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        last.seq,
        itemId,
        Buffer.from(Y.encodeStateAsUpdate(doc)),
        distinct(span.map((row) => row.account_id)),
        distinct(span.map((row) => (row.account_id ? null : row.visitor_id))),
        span.length,
        last.created_at,
      ],
    );
  }
  doc.destroy();
}

function spansOf(rows: readonly Row[]): Row[][] {
  const spans = new Map<number, Row[]>();
  for (const row of rows) {
    const span = Math.floor(row.created_at.getTime() / SPAN_MS);
    spans.set(span, [...(spans.get(span) ?? []), row]);
  }
  return [...spans.entries()].sort(([left], [right]) => left - right).map(([, span]) => span);
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
