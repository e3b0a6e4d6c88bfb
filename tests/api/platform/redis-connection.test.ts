// @module-tag proof
import { tmpdir } from 'node:os';
import { createLogger, type Logger, RedisConnection } from '@murmel/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { promised } from '../../support/on-this-machine.js';
import { startRedis, type TestRedis } from '../../support/redis.js';

let redis: TestRedis;
let connection: RedisConnection;
let logged: string[];
beforeEach(async () => {
  redis = await startRedis();
  logged = [];
  connection = new RedisConnection({ url: redis.url, purpose: 'test', logger: noting(logged) });
});
afterEach(async () => {
  connection.stop();
  await redis.stop();
});

/** A real logger whose lines are kept. */
function noting(lines: string[]): Logger {
  const logger = createLogger('test', 'silent');
  const note = (_: unknown, line?: string): void => void lines.push(line ?? '');
  return Object.assign(logger, { info: note, warn: note, error: note });
}
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const back = async () => {
  for (const ends = Date.now() + promised(10_000); !connection.here; await wait(20)) expect(Date.now()).toBeLessThan(ends);
};
const add = () => connection.run((client) => client.incr('n'));

it('answers, says so once when it goes and once when it is back, and answers again', { tags: ['proof'] }, async () => {
  await connection.start();
  expect([await add(), await add(), connection.here]).toEqual([1, 2, true]);
  await redis.kill9();
  // Some tries to connect again lie in here: they are no news.
  await wait(1000);
  const asked = Date.now();
  expect([await add(), connection.here]).toEqual([undefined, false]);
  expect(Date.now() - asked).toBeLessThan(promised(200));
  await redis.restart();
  await back();
  expect(await add()).toBe(1);
  expect(logged).toEqual(['Redis is here', 'Redis is away', 'Redis is here']);
});

it('a start without Redis takes a second at most', async () => {
  await redis.kill9();
  const started = Date.now();
  await connection.start();
  expect(Date.now() - started).toBeLessThan(promised(1500));
  expect([await add(), logged]).toEqual([undefined, ['Redis is away']]);
});

it('who hangs is asked once, and again when it has woken up', async () => {
  await connection.start();
  redis.fallAsleep();
  const asked = Date.now();
  expect(await Promise.all([add(), add(), add()])).toEqual([undefined, undefined, undefined]);
  const first = Date.now() - asked;
  expect([first >= 490, first < 1500]).toEqual([true, true]);
  expect(await add()).toBeUndefined();
  expect(Date.now() - asked - first).toBeLessThan(promised(200));
  redis.wakeUp();
  await back();
  expect(await add()).toBeGreaterThan(0);
  expect(logged).toEqual(['Redis is here', 'Redis is away', 'Redis is here']);
});

it('a busy process takes the answer that is there already, however late it reads it', async () => {
  await connection.start();
  const answer = add();
  // The command leaves with the next turn; then nothing runs for longer than an answer may take.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  const until = Date.now() + 700;
  while (Date.now() < until);
  expect(await answer).toBe(1);
  expect(connection.here).toBe(true);
});

it('a refused command fails alone', async () => {
  await connection.start();
  await connection.run((client) => client.lPush('n', 'no number'));
  expect([await add(), connection.here, await connection.run((client) => client.incr('m'))]).toEqual([undefined, true, 1]);
  expect(logged).toEqual(['Redis is here', 'Redis refused a command']);
});

it('a Redis Cluster is refused at the start; one that turns up later is told in one line and counts as away', async () => {
  const cluster = ['--cluster-enabled', 'yes', '--cluster-config-file', `${tmpdir()}/murmel-nodes-${process.pid}.conf`];
  await redis.stop();
  await redis.restart(...cluster);
  await expect(connection.start()).rejects.toThrow(
    'Configuration: REDIS_URL leads to a Redis Cluster: name a Redis that stands alone, or none',
  );
  await redis.stop();
  const later = new RedisConnection({ url: redis.url, purpose: 'test', logger: noting(logged) });
  await later.start();
  await redis.restart(...cluster);
  for (const ends = Date.now() + promised(10_000); logged.length < 2; await wait(20)) expect(Date.now()).toBeLessThan(ends);
  await wait(500);
  expect(logged).toEqual(['Redis is away', expect.stringMatching(/^Configuration: REDIS_URL leads to a Redis Cluster.*counts as away$/)]);
  expect([await later.run((client) => client.incr('n')), later.here]).toEqual([undefined, false]);
  later.stop();
});
