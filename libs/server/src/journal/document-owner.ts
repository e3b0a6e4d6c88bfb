import type { Queries } from './stored-document.js';

/** Time without renewal after which a collab-server loses its lease to the next process that wants one of its documents. */
export const LEASE_MS = 4000;
/** Shorter timeout after its database connection is lost, too: the process was killed. Renewals are sent every second. */
const QUIET_MS = 2000;

/**
 * Lock for changing the owner of a document, or for relying on it during one transaction; `$1` is the item's id. The number is arbitrary
 * and keeps these locks apart from others.
 */
const TURN = 'hashtextextended($1, 4771020)';

/** The process `p` has no line to the database any more. */
const LINE_GONE = `not exists (select 1 from pg_stat_activity where datname = current_database() and application_name = 'murmel-lease-' || p.epoch)`;
/** After a start of the database every process has time to renew; its downtime must not cost a lease. */
const OVER = `pg_postmaster_start_time() < clock_timestamp() - ${interval(LEASE_MS)} and (p.renewed_at < clock_timestamp() - ${interval(LEASE_MS)}
  or (p.renewed_at < clock_timestamp() - ${interval(QUIET_MS)} and ${LINE_GONE}))`;

/** Returns the name of a process's connection in `pg_stat_activity`. */
export function lineOfLease(epoch: string): string {
  return `murmel-lease-${epoch}`;
}

export interface OwningServer {
  epoch: string;
  /** address at which the other servers reach it */
  address: string;
}

/**
 * Returns the owner of a live document and locks the ownership until the transaction ends. A process that no longer renews its lease loses
 * all its documents here: this waits for its commits in flight, and refuses later ones.
 */
export async function ownerForTransaction(queries: Queries, itemId: string): Promise<OwningServer | undefined> {
  await queries.query(`select pg_advisory_xact_lock(${TURN})`, [itemId]);
  const owner = await readOwner(queries, itemId);
  if (!owner) return undefined;
  await endIf(queries, 'p.epoch = $1', OVER, owner.epoch);
  // Another process may have ended the lease for another of its documents.
  return readOwner(queries, itemId);
}

async function readOwner(queries: Queries, itemId: string): Promise<OwningServer | undefined> {
  const [owner] = await queries.query<OwningServer[]>(
    'select p.epoch, p.address from document_owner o join collab_process p on p.epoch = o.epoch where o.item_id = $1',
    [itemId],
  );
  return owner;
}

/**
 * Holds a live document until the transaction ends, so that no collab-server opens it meanwhile.
 * @returns false when one has it open: then only that one may write
 */
export async function holdDocument(queries: Queries, itemId: string): Promise<boolean> {
  return (await ownerForTransaction(queries, itemId)) === undefined;
}

/**
 * Makes a document this process's.
 * @returns the live process that has it; undefined when the epoch is over
 */
export async function takeDocument(queries: Queries, itemId: string, epoch: string): Promise<OwningServer | undefined> {
  const owner = await ownerForTransaction(queries, itemId);
  if (owner) return owner;
  const [mine] = await queries.query<OwningServer[]>(
    `with mine as (select epoch, address from collab_process where epoch = $2 for key share),
          taken as (insert into document_owner (item_id, epoch) select $1::uuid, epoch from mine)
     select epoch, address from mine`,
    [itemId, epoch],
  );
  return mine;
}

/** Ends what an earlier process at this address left behind, which is gone. @returns true when there is none, or none any more */
export async function endPredecessors(queries: Queries, address: string, epoch: string): Promise<boolean> {
  await endIf(queries, 'p.address = $1 and p.epoch <> $2', `(${LINE_GONE} or (${OVER}))`, address, epoch);
  const others = await queries.query<unknown[]>('select 1 from collab_process where address = $1 and epoch <> $2', [address, epoch]);
  return others.length === 0;
}

/** Deletes the lease; the database re-evaluates the conditions if it was renewed meanwhile. */
async function endIf(queries: Queries, which: string, condition: string, ...values: string[]): Promise<void> {
  await queries.query(`delete from collab_process p where ${which} and ${condition}`, values);
}

function interval(milliseconds: number): string {
  return `interval '${milliseconds} milliseconds'`;
}
