import { SERVER_LIMITS } from '@murmel/contracts';
import { ExportJob, newId } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { RowLease } from '../../../apps/api/src/core/queue/row-lease.js';
import { type Claimed, RowQueue } from '../../../apps/api/src/core/queue/row-queue.js';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
let queue: RowQueue;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { leaseSeconds, attempts } = SERVER_LIMITS.exportJobs;
const TABLE = {
  ...{ name: 'export_job', key: 'id', open: ['waiting', 'running'], running: 'running', person: 't.account_id::text' },
  ...{ place: 't.place', leaseSeconds, attempts },
};

beforeEach(async () => {
  await api.database.query('delete from export_job');
  queue = new RowQueue(api.database, TABLE);
});

async function ordered(accountId: string, place: string, times = 1): Promise<string[]> {
  const ids = Array.from({ length: times }, () => newId());
  for (const id of ids)
    await api.database.query(
      `insert into export_job (id, account_id, form, paper, tone, language, place, expires_at)
       values ($1, $2, 'zip', 'a4', 'colour', 'de', $3, now() + interval '1 day')`,
      [id, accountId, place],
    );
  return ids;
}

const person = async (): Promise<string> => (await api.people.account()).id;
const stored = (id: string): Promise<ExportJob | null> => api.database.manager.findOneBy(ExportJob, { id });

function leaseOf(claimed: Claimed, lane: 'quick' | 'long' = 'quick'): RowLease {
  return new RowLease(api.database, TABLE, claimed, lane, {
    ...{ quickSeconds: 0, withinSeconds: 3600, progress: true },
    changed: () => Promise.resolve(),
    othersWait: () => queue.othersWait(lane, claimed),
  });
}

/** Returns the order of claims, each completed at once. */
async function claimedInTurn(): Promise<string[]> {
  const order: string[] = [];
  for (let next = await queue.claim('quick'); next; next = await queue.claim('quick')) {
    order.push(next.key);
    await api.database.query('delete from export_job where id = $1', [next.key]);
  }
  return order;
}

describe('rows that are worked on in a fair order', () => {
  it('one thing of somebody innocent is next but one, beside a hundred of one person and a hundred names in one network', async () => {
    await ordered(await person(), 'theirs', 100);
    for (let at = 0; at < 10; at++) await ordered(await person(), 'theirs', 3);
    const [own] = await ordered(await person(), 'school');
    const order = await claimedInTurn();
    expect([order.length, order.indexOf(own!)]).toEqual([131, 1]);
  });

  it('what takes long gives way as soon as others wait, and goes on in a lane of its own', async () => {
    const [long] = await ordered(await person(), 'theirs');
    const lease = leaseOf((await queue.claim('quick'))!);
    expect(lease.signal.aborted).toBe(false);
    const [own] = await ordered(await person(), 'school');
    await new Promise<void>((resolve) => lease.signal.addEventListener('abort', () => resolve()));
    expect(lease.signal.reason).toMatchObject({ why: 'gives way' });
    expect(await lease.giveWay()).toBe(true);
    expect((await queue.claim('quick'))?.key).toBe(own);
    expect(await queue.claim('quick')).toBeUndefined();
    const again = await queue.claim('long');
    expect(again).toEqual({ key: long, attempt: 1 });
    expect(await stored(long!)).toMatchObject({ state: 'running', slow: true, attempts: 1 });
  });

  it('a process that says nothing any more is overtaken, and writes nothing then', async () => {
    const [id] = await ordered(await person(), 'school');
    const lease = leaseOf((await queue.claim('quick'))!);
    expect(await queue.claim('quick')).toBeUndefined();
    await api.database.query("update export_job set leased_until = now() - interval '1 second' where id = $1", [id]);
    expect(await queue.claim('quick')).toEqual({ key: id, attempt: 2 });
    expect(await lease.end("state = 'failed'")).toBe(false);
    expect(await stored(id!)).toMatchObject({ state: 'running', attempts: 2 });
  });

  it('what was taken away ends, and what takes longer than it may ends, too', async () => {
    const [gone] = await ordered(await person(), 'school');
    const taken = leaseOf((await queue.claim('quick'))!);
    await api.database.query('delete from export_job where id = $1', [gone]);
    const reason = (lease: RowLease) =>
      new Promise((resolve) => lease.signal.addEventListener('abort', () => resolve((lease.signal.reason as { why: string }).why)));
    expect(await reason(taken)).toBe('taken away');
    await ordered(await person(), 'school');
    const claimed = (await queue.claim('quick'))!;
    const late = new RowLease(api.database, TABLE, claimed, 'quick', {
      ...{ quickSeconds: 0, withinSeconds: 0 },
      changed: () => Promise.resolve(),
      othersWait: () => Promise.resolve(false),
    });
    expect(await reason(late)).toBe('took too long');
    expect(await late.end("state = 'failed', reason = '{}'")).toBe(true);
  });
});
