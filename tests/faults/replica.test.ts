// @module-tag proof
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../support/database.js';
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
    await ask(primary.url, 'create table seen (n int)');
    await replica.caughtUp();
    expect(await ask(replica.url, 'select * from seen')).toEqual([]);
    await replica.pause();
    await ask(primary.url, 'insert into seen values (1)');
    expect(await ask(replica.url, 'select * from seen')).toEqual([]);
    await replica.resume();
    await replica.caughtUp();
    expect(await ask(replica.url, 'select * from seen')).toEqual([{ n: 1 }]);
    await replica.stop();
    await ask(primary.url, 'insert into seen values (2)');
    await replica.start();
    await replica.caughtUp();
    await expect(ask(replica.url, 'insert into seen values (3)')).rejects.toThrow('read-only');
    await replica.promote();
    await ask(replica.url, 'insert into seen values (3)');
    expect(await ask(replica.url, 'select count(*)::int as n from seen')).toEqual([{ n: 3 }]);
  });
});
