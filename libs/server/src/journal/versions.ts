import * as Y from 'yjs';
import { isEncodableUpdate } from './encodable.js';
import { readReadableDocument } from './readable-document.js';
import type { Queries } from './stored-document.js';
import { namesOfAuthors, type VersionAuthor } from './version-authors.js';
import { groupIntoVersions, type VersionSlice } from './version-slices.js';

/** One point in the history that can be looked at and restored. */
export interface StoredVersion {
  /** the last journal row that it contains */
  id: string;
  at: Date;
  authors: VersionAuthor[];
  /** number of updates since the version before */
  changes: number;
}

/**
 * The history of a document, newest first.
 * @param page counted from 1
 */
export async function listVersions(
  queries: Queries,
  itemId: string,
  page: number,
  limit: number,
): Promise<{ versions: StoredVersion[]; total: number }> {
  const slices = [...(await readThinnedOut(queries, itemId)), ...groupIntoVersions(await readSlices(queries, itemId))].reverse();
  const shown = slices.slice((page - 1) * limit, page * limit);
  const names = await namesOfAuthors(
    queries,
    itemId,
    shown.flatMap((slice) => slice.accountIds),
    shown.flatMap((slice) => slice.visitorIds),
  );
  const versions = shown.map((slice) => ({
    id: slice.seq,
    at: slice.last,
    changes: slice.changes,
    authors: [...slice.accountIds, ...slice.visitorIds].flatMap((id) => names.get(id) ?? []),
  }));
  return { versions, total: slices.length };
}

/**
 * The whole document as it was at a version, as one Yjs update.
 * @returns undefined when the document has no such version
 */
export async function versionState(queries: Queries, itemId: string, versionId: string): Promise<Uint8Array | undefined> {
  const known = await queries.query<unknown[]>(
    `select 1 from document_update where item_id = $1 and seq = $2::bigint and not set_aside
     union all select 1 from document_version where item_id = $1 and seq = $2::bigint`,
    [itemId, versionId],
  );
  if (known.length === 0) return undefined;
  const rows = await queries.query<{ bytes: Buffer }[]>(
    `with base as (select seq, state from document_version where item_id = $1 and seq <= $2::bigint order by seq desc limit 1)
     select bytes from (
       select seq, state as bytes from base
       union all
       select seq, bytes from document_update
        where item_id = $1 and not set_aside and seq <= $2::bigint and seq > coalesce((select seq from base), 0)
     ) part order by seq`,
    [itemId, versionId],
  );
  if (!rows.every(({ bytes }) => isEncodableUpdate(bytes))) return (await readReadableDocument(queries, itemId, versionId)).state;
  const doc = new Y.Doc();
  doc.transact(() => rows.forEach((row) => Y.applyUpdate(doc, row.bytes)));
  const state = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return state;
}

interface SliceRow {
  seq: string;
  first: Date;
  last: Date;
  changes: number;
  account_ids: string[];
  visitor_ids: string[];
  restorations: number;
}

/** Half minutes instead of single rows: a lesson has tens of thousands of rows, but ninety of these. */
async function readSlices(queries: Queries, itemId: string): Promise<VersionSlice[]> {
  const rows = await queries.query<SliceRow[]>(
    `select max(seq) as seq, min(created_at) as first, max(created_at) as last, count(*)::int as changes,
            coalesce(array_agg(distinct account_id) filter (where account_id is not null), '{}') as account_ids,
            coalesce(array_agg(distinct visitor_id) filter (where visitor_id is not null and account_id is null), '{}') as visitor_ids,
            restorations
       from (select *, (count(*) filter (where restoration) over (order by seq))::int as restorations
               from document_update where item_id = $1 and not set_aside) row
      group by restorations, date_bin('30 seconds', created_at, timestamptz '2000-01-01')
      order by 1`,
    [itemId],
  );
  return rows.map(sliceOf);
}

async function readThinnedOut(queries: Queries, itemId: string): Promise<VersionSlice[]> {
  const rows = await queries.query<SliceRow[]>(
    `select seq, created_at as first, created_at as last, changes, account_ids, visitor_ids, 0 as restorations
       from document_version where item_id = $1 order by seq`,
    [itemId],
  );
  return rows.map(sliceOf);
}

function sliceOf(row: SliceRow): VersionSlice {
  return {
    seq: row.seq,
    first: row.first,
    last: row.last,
    changes: row.changes,
    accountIds: row.account_ids,
    visitorIds: row.visitor_ids,
    restorations: row.restorations,
  };
}
