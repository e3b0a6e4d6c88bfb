import type { EntityManager } from 'typeorm';
import type { BusChannel, BusEvents } from './events.js';

/** Publishes inside the transaction that causes it: heard exactly when, and only if, it commits. */
export async function publish<C extends BusChannel>(manager: EntityManager, channel: C, event: BusEvents[C]): Promise<void> {
  await manager.query('select pg_notify($1, $2)', [channel, JSON.stringify(event)]);
}
