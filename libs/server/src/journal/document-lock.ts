import type { EntityManager } from 'typeorm';

/** Separates these locks from other advisory locks of the product. */
const LOCK_SPACE = 4_771_002;

/**
 * One process at a time compacts or thins out a document; the lock ends with the transaction.
 * @returns false when somebody else is at it
 */
export async function lockDocument(manager: EntityManager, itemId: string): Promise<boolean> {
  const rows = await manager.query<{ locked: boolean }[]>('select pg_try_advisory_xact_lock($1::int, hashtext($2)) as locked', [
    LOCK_SPACE,
    itemId,
  ]);
  return rows[0]?.locked === true;
}
