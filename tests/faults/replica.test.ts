// @module-tag proof
import { setTimeout as wait } from 'node:timers/promises';
import type { Item as ItemAnswer } from '@murmel/contracts';
import { Item, openDatabase } from '@murmel/server';
import pg from 'pg';
import { register } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FaultProxy } from '../collab/support/fault-proxy.js';
import { until } from '../collab/support/until.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { startServer } from '../support/database.js';
import { createDatabase } from '../support/fresh-database.js';
import { type Replica, startReplica } from '../support/replica.js';

let primary: Awaited<ReturnType<typeof startServer>>;
let replica: Replica;
beforeAll(async () => {
  primary = await startServer();
  replica = await startReplica(primary.url);
});
afterAll(async () => {
  await replica.remove();
  await primary.stop();
});

async function ask<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('a replica of a running database', () => {
  it('follows, pauses, comes back after a stop, and becomes a primary', async () => {
    const other = await startReplica(primary.url);
    await ask(primary.url, 'create table seen (n int)');
    await other.caughtUp();
    expect(await ask(other.url, 'select * from seen')).toEqual([]);
    await other.pause();
    await ask(primary.url, 'insert into seen values (1)');
    expect(await ask(other.url, 'select * from seen')).toEqual([]);
    await other.resume();
    await other.caughtUp();
    expect(await ask(other.url, 'select * from seen')).toEqual([{ n: 1 }]);
    await other.stop();
    await ask(primary.url, 'insert into seen values (2)');
    await other.start();
    await other.caughtUp();
    await expect(ask(other.url, 'insert into seen values (3)')).rejects.toThrow('read-only');
    await other.promote();
    await ask(other.url, 'insert into seen values (3)');
    expect(await ask(other.url, 'select count(*)::int as n from seen')).toEqual([{ n: 3 }]);
    await other.remove();
  });
});

/** How many reads of lists each database has answered. */
async function counted(): Promise<{ replica: number; primary: number; lag: number }> {
  const text = await register.metrics();
  const valueOf = (line: RegExp): number => Number(line.exec(text)?.[1] ?? 0);
  return {
    replica: valueOf(/^murmel_list_reads_total\{database="replica"\} (\S+)$/m),
    primary: valueOf(/^murmel_list_reads_total\{database="primary"\} (\S+)$/m),
    lag: valueOf(/^murmel_replica_lag_seconds (\S+)$/m),
  };
}

describe('an api with a replica for lists and search', () => {
  let api: TestApi;
  let line: FaultProxy;
  let browser: TestBrowser;
  beforeAll(async () => {
    const fresh = await createDatabase(primary.url);
    await replica.caughtUp();
    const url = new URL(replica.url);
    url.pathname = new URL(fresh.url).pathname;
    line = await FaultProxy.before(url.href);
    api = await startApi(primary.url, { databaseUrl: fresh.url, databaseReplicaUrl: line.url });
  });
  // Calls of one person are counted by the minute.
  beforeEach(async () => {
    browser = await api.people.signIn(api.browser(), await api.people.account());
    await fromReplica();
  });
  afterAll(async () => {
    await api.stop();
    await line.close();
  });

  const titles = async (of = browser): Promise<string[]> =>
    (await of.get<{ entries: ItemAnswer[] }>('/api/items?limit=100')).body.entries.map(({ title }) => title);
  /** Which of the two answers a list now. */
  async function answeredBy(): Promise<'replica' | 'primary'> {
    const before = await counted();
    await titles();
    return (await counted()).replica > before.replica ? 'replica' : 'primary';
  }
  /** Looks four times a second: calls of one person are counted. */
  const answersAs = async (which: 'replica' | 'primary'): Promise<boolean> => (await wait(250, true)) && (await answeredBy()) === which;
  const fromReplica = (): Promise<void> => until(() => answersAs('replica'), 'lists come from the replica', 5000);

  it('reads there, and finds what was written a moment before, a hundred times', async () => {
    const before = await counted();
    for (let n = 0; n < 100; n += 1) {
      const title = `Neu ${n}`;
      expect((await browser.post('/api/text_editor/documents', { title })).status).toBe(201);
      expect((await titles())[0]).toBe(title);
    }
    const after = await counted();
    console.info(`of 100 lists after a change the replica answered ${after.replica - before.replica}`);
    expect(after.replica - before.replica).toBeGreaterThan(50);
    for (const path of ['/api/items/search?q=Neu', '/api/gallery', '/api/templates', '/api/gallery/amb', '/api/items/recently_created']) {
      const asked = await counted();
      const { status } = await browser.get(path);
      expect([path, status, (await counted()).replica > asked.replica]).toEqual([path, 200, true]);
    }
  });

  it('decides by the primary: what was taken away a moment ago is in no list, also while the replica stands still', async () => {
    const owner = await api.people.account();
    const guest = await api.people.account();
    const reader = await api.people.signIn(api.browser(), guest);
    const item = await api.people.item(owner, { title: 'Geteilt', privacy: 'secret' });
    await api.people.member(item, guest, 'read');
    expect(await titles(reader)).toEqual(['Geteilt']);
    await replica.pause();
    await api.database.manager.update(Item, { id: item.id }, { privacy: 'locked' });
    expect(await titles(reader)).toEqual([]);
    await replica.resume();
    await fromReplica();
  });

  it('[away-replica] that is late, away, hangs or was cut off: lists come from the primary at once, and from the replica once it is back', async () => {
    const soon = async (): Promise<void> => {
      const begun = performance.now();
      expect((await browser.post('/api/text_editor/documents', { title: 'Jetzt' })).status).toBe(201);
      expect((await titles())[0]).toBe('Jetzt');
      console.info(`a list after ${Math.round(performance.now() - begun)} ms`);
    };
    await replica.pause();
    await soon();
    expect(await answeredBy()).toBe('primary');
    await until(async () => (await counted()).lag > 1, 'the delay is counted', 10_000);
    await replica.resume();
    await fromReplica();
    expect((await counted()).lag).toBeLessThan(1);

    await replica.stop();
    await soon();
    expect(await answeredBy()).toBe('primary');
    await replica.start();
    await fromReplica();

    line.swallow();
    await soon();
    await until(() => answersAs('primary'), 'that it hangs is noticed', 5000);
    line.restore();
    await fromReplica();
  });

  it('a replica that was made a primary, and what it takes from then on, is read no more', async () => {
    await replica.promote();
    const url = new URL(line.url);
    await ask(url.href, `update item set title = 'Anderswo'`);
    await until(() => answersAs('primary'), 'it is noticed', 5000);
    expect(await titles()).not.toContain('Anderswo');
  });
});

describe('what is refused at the start, in one line that says what to do', () => {
  it('a replica as primary, and a replica of another database', async () => {
    const other = await startServer();
    const copy = await startReplica(other.url);
    await expect(openDatabase({ url: copy.url, pool: 2, applicationName: 'test' })).rejects.toThrow(
      'Configuration: DATABASE_URL leads to a replica, which takes no changes: name the primary',
    );
    await expect(openDatabase({ url: other.url, directUrl: copy.url, pool: 2, applicationName: 'test' })).rejects.toThrow(
      'Configuration: DATABASE_DIRECT_URL leads to a replica, which takes no changes: name the primary',
    );
    await expect(openDatabase({ url: copy.url, directUrl: other.url, pool: 2, applicationName: 'test' })).rejects.toThrow(
      'Configuration: DATABASE_URL leads to a replica, which takes no changes: name the primary',
    );
    const fresh = await createDatabase(primary.url);
    await expect(startApi(primary.url, { databaseUrl: fresh.url, databaseReplicaUrl: copy.url })).rejects.toThrow(
      'Configuration: DATABASE_REPLICA_URL leads to no copy of the database of DATABASE_URL: name one of its replicas',
    );
    await copy.remove();
    await other.stop();
  });
});
