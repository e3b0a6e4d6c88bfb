import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { boardCast } from '../api/pinboard/board-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import { TestBrowser } from '../support/browser.js';
import { startRedis, type TestRedis } from '../support/redis.js';
import { redisIsBack } from '../support/redis-back.js';
import { within } from './support/live-browser.js';
import { closeReaders, LogReader, writeLog } from './support/log-reader.js';

let redis: TestRedis;
/** Two processes of the api on one database: what is written through the first one is read through the second. */
let first: TestApi;
let second: TestApi;
beforeAll(async () => {
  redis = await startRedis();
  first = await startApi(inject('databaseUrl'), { redisUrl: redis.url });
  const { databaseUrl, secret } = first.configuration;
  second = await startApi(inject('databaseUrl'), { databaseUrl, secret, redisUrl: redis.url });
});
afterEach(closeReaders);
afterAll(async () => {
  await second.stop();
  await first.stop();
  await redis.stop();
});

async function through({ origin }: TestApi, { cookies }: TestBrowser, itemId: string, after: number): Promise<LogReader> {
  const browser = new TestBrowser(origin);
  cookies.forEach((value, name) => browser.cookies.set(name, value));
  const reader = await LogReader.open(browser, itemId);
  expect(await reader.join(after)).toMatchObject({ ok: true });
  return reader;
}
const reads = (reader: LogReader, positions: readonly number[]) =>
  within(
    3000,
    () => reader.positions.length >= positions.length,
    () => [reader.positions, positions, reader.faults],
  ).then(() => expect([reader.positions, reader.faults]).toEqual([positions, []]));

describe('pieces and two processes', () => {
  it('what one writes comes through the other, and goes on there for whoever was at the first', async () => {
    const { item, owner } = await boardCast(first);
    const there = await through(second, owner.browser, item.id, 0);
    const here = await through(first, owner.browser, item.id, 0);
    const all = await writeLog(first.database, item.id, 3);
    await Promise.all([reads(here, all), reads(there, all)]);
    here.live.close();
    const more = await writeLog(first.database, item.id, 2);
    await reads(await through(second, owner.browser, item.id, here.position), more);
    await reads(there, [...all, ...more]);
  });

  it('with Redis killed and back, none is missing and none comes twice', async () => {
    const { item, owner } = await boardCast(first);
    const reader = await through(second, owner.browser, item.id, 0);
    const all = await writeLog(first.database, item.id, 2);
    await reads(reader, all);
    await redis.kill9();
    for (let round = 0; round < 5; round += 1) all.push(...(await writeLog(first.database, item.id, 2)));
    await reads(reader, all);
    await redis.restart();
    await redisIsBack(redis.url, [first, second], 2);
    all.push(...(await writeLog(first.database, item.id, 2)));
    await reads(reader, all);
  });
});
