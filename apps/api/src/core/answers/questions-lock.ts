import type { EntityManager } from 'typeorm';

/** Separates these locks from other advisory locks of the product. */
const LOCK_SPACE = 4_771_003;

/**
 * Takes the exclusive lock to change the questions or who may answer: one change at a time, and never while an answer is stored. Uses
 * advisory locks, because they are fair: row locks of a class that answers would keep the teacher waiting.
 * @param manager in a transaction: the lock ends with it
 */
export async function lockQuestions(manager: EntityManager, itemId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock($1::int, hashtext($2))', [LOCK_SPACE, itemId]);
}

/** Takes the shared lock for answering: many at once, while the questions stay unchanged until they are done. */
export async function holdQuestions(manager: EntityManager, itemId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock_shared($1::int, hashtext($2))', [LOCK_SPACE, itemId]);
}
