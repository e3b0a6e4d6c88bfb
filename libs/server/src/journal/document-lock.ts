import type { EntityManager } from 'typeorm';

/** Separates these locks from other advisory locks of the product. */
const LOCK_SPACE = 4_771_002;

/**
 * Locks a document so that one process at a time compacts or thins it out; the lock ends with the transaction.
 * @returns false when another process is at it
 */
export async function lockDocument(manager: EntityManager, itemId: string): Promise<boolean> {
  const rows = await manager.query<{ locked: boolean }[]>('select pg_try_advisory_xact_lock($1::int, hashtext($2)) as locked', [
    LOCK_SPACE,
    itemId,
  ]);
  return rows[0]?.locked === true;
}
