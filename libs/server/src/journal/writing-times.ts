import * as Y from 'yjs';
import { isEncodableUpdate } from './encodable.js';
import type { Queries } from './stored-document.js';

/** Rows that are in memory at once. */
const AT_ONCE = 500;
const MINUTE_MS = 60_000;

interface Row {
  seq: string;
  at: Date;
  bytes: Buffer;
}

/** Returns when a letter of a document was stored, to the minute. @returns undefined where no time is recorded any more */
export type WritingTimes = (clientId: number, clock: number) => Date | undefined;

/**
 * Returns the times at which these people's writing in a document was stored: from the journal, and by the hour for thinned out periods.
 * @param clients Yjs numbers that are theirs
 */
export async function writingTimes(
  queries: Queries,
  itemId: string,
  accountIds: readonly string[],
  clients: ReadonlySet<number>,
): Promise<WritingTimes> {
  const ends = new Map<number, { end: number; at: Date }[]>();
  const note = (client: number, end: number, at: Date): void => {
    if (!clients.has(client)) return;
    const known = ends.get(client) ?? [];
    const last = known.at(-1);
    if (last && end <= last.end) return;
    // Minutes are enough: a lesson has tens of thousands of rows, but forty-five of these.
    if (last && at.getTime() - last.at.getTime() < MINUTE_MS) last.end = end;
    else ends.set(client, known).get(client)?.push({ end, at });
  };
  for await (const { at, bytes } of hours(queries, itemId, accountIds)) {
    const clocks = Y.decodeStateVector(Y.encodeStateVectorFromUpdate(bytes));
    for (const [client, end] of clocks) note(client, end, at);
  }
  for await (const { at, bytes } of rows(queries, itemId, accountIds)) {
    for (const { id, length } of Y.decodeUpdate(bytes).structs) note(id.client, id.clock + length, at);
  }
  return (client, clock) => ends.get(client)?.find(({ end }) => end > clock)?.at;
}

/** Whole states, one at a time. */
function hours(queries: Queries, itemId: string, accountIds: readonly string[]): AsyncGenerator<Row> {
  return inTurn((after) =>
    queries.query<Row[]>(
      `select seq, created_at as at, state as bytes from document_version
        where item_id = $1 and account_ids && $2::uuid[] and seq > $3::bigint order by seq limit 1`,
      [itemId, accountIds, after],
    ),
  );
}

function rows(queries: Queries, itemId: string, accountIds: readonly string[]): AsyncGenerator<Row> {
  return inTurn((after) =>
    queries.query<Row[]>(
      `select seq, created_at as at, bytes from document_update
        where item_id = $1 and account_id = any($2::uuid[]) and not set_aside and seq > $3::bigint order by seq limit ${AT_ONCE}`,
      [itemId, accountIds, after],
    ),
  );
}

async function* inTurn(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after = '0'; ; ) {
    const found = await read(after);
    yield* found.filter(({ bytes }) => isEncodableUpdate(bytes));
    const last = found.at(-1);
    if (!last) return;
    after = last.seq;
  }
}
