import type { EntityManager } from 'typeorm';
import { CommittedFacts } from './committed-facts.js';
import type { BusChannel, BusEvents } from './events.js';

/**
 * Publishes an event in the transaction that causes it: it is received exactly when, and only if, that commits. Facts for Redis are sent
 * right after the commit, all others with NOTIFY in the transaction itself (architecture rule 8).
 */
export async function publish<C extends BusChannel>(manager: EntityManager, channel: C, event: BusEvents[C]): Promise<void> {
  const payload = JSON.stringify(event);
  if (await CommittedFacts.of(manager)?.take(manager, channel, payload)) return;
  await manager.query('select pg_notify($1, $2)', [channel, payload]);
}
