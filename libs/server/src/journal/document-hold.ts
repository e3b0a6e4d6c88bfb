import type { Queries } from './stored-document.js';

/** The lock that says who has a live document open, for `$1`, the item's id. Any number of its own keeps these locks apart from others. */
export const DOCUMENT_HOLD = 'hashtextextended($1, 4771020)';
/** Those who would hold a document for one transaction wait for each other here. */
const TURN = 'hashtextextended($1, 4771021)';

/**
 * Holds a live document until the transaction ends, so that no collab-server opens it meanwhile.
 * @returns false when one has it open: then only that one may write
 */
export async function holdDocument(queries: Queries, itemId: string): Promise<boolean> {
  await queries.query(`select pg_advisory_xact_lock(${TURN})`, [itemId]);
  const [row] = await queries.query<{ free: boolean }[]>(`select pg_try_advisory_xact_lock(${DOCUMENT_HOLD}) as free`, [itemId]);
  return row?.free === true;
}
