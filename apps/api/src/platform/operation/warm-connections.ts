import { type Actor, ANONYMOUS } from '@murmel/access-policy';
import { loadItemFacts, newId } from '@murmel/server';
import type { DataSource } from 'typeorm';

/** Connections that a class needs in its first seconds. */
const CONNECTIONS = 8;
/** Questions over each: one until it has a name, and five after that; then the database keeps the plan. */
const QUESTIONS = 7;

/**
 * Opens connections and asks over each what every call asks first. A connection that knows no table yet takes many times as long, and a
 * process may start in the middle of a lesson, when a class waits for it.
 */
export async function warmConnections(database: DataSource, pool: number): Promise<void> {
  const account = { id: newId(), type: 'User', admin: false, reviewer: false } as const;
  for (const actor of [ANONYMOUS, { ...ANONYMOUS, account }]) await askEverywhere(database, actor, Math.min(CONNECTIONS, pool));
}

async function askEverywhere(database: DataSource, actor: Actor, connections: number): Promise<void> {
  for (let time = 0; time < QUESTIONS; time += 1)
    await Promise.all(Array.from({ length: connections }, () => loadItemFacts(database.manager, actor, [newId()])));
}
