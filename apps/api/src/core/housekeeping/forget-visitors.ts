import { SERVER_LIMITS } from '@murmel/contracts';
import { erasePerson, leftSomething } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { inBatches } from '../../platform/in-batches.js';
import { subtractDays } from '../../platform/subtract-days.js';

/** Forgets visitors who were not here for 180 days and left nothing behind. @returns how many */
export async function forgetVisitors(source: DataSource, now: Date): Promise<number> {
  const until = subtractDays(now, SERVER_LIMITS.session.visitorDays);
  const next = async (after: string): Promise<string[]> => {
    const rows = await source.query<{ id: string }[]>('select id from visitor where last_seen_at <= $1 and id > $2 order by id limit 200', [
      until,
      after,
    ]);
    return rows.map(({ id }) => id);
  };
  return inBatches(next, async (id) => {
    if (await leftSomething(source.manager, id)) return false;
    await source.transaction((manager) => erasePerson(manager, { accountId: null, email: null, visitorId: id }));
    return true;
  });
}
