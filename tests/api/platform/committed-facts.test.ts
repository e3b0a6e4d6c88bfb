import { publish } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { Carriers } from '../../support/carriers.js';
import { startRedis, type TestRedis } from '../../support/redis.js';
import { redisIsBack } from '../../support/redis-back.js';

const itemId = '0197f000-0000-7000-8000-000000000001';
let redis: TestRedis;
let api: TestApi;
let carriers: Carriers;
beforeAll(async () => {
  redis = await startRedis();
  api = await startApi(inject('databaseUrl'), { redisUrl: redis.url });
  carriers = await new Carriers(api.configuration.databaseUrl, redis.url).start();
});
afterEach(() => void carriers.take());
afterAll(async () => {
  await carriers.stop();
  await api.stop();
  await redis.stop();
});

const heard = async () => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return carriers.take();
};
const changed = (manager = api.database.manager) => publish(manager, 'item.changed', { itemId });

describe('a fact, with Redis', () => {
  it('is told after the commit, not before, and once however often it was published', async () => {
    let before: string[] | undefined;
    await api.database.transaction(async (manager) => {
      await changed(manager);
      await changed(manager);
      before = await heard();
    });
    expect([before, await heard()]).toEqual([[], ['redis']]);
  });

  it('is never told when the transaction fails', async () => {
    const failing = api.database.transaction(async (manager) => {
      await changed(manager);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await heard()).toEqual([]);
  });

  it('is told with the outer of two transactions', async () => {
    let inside: string[] | undefined;
    await api.database.transaction(async (manager) => {
      await manager.transaction((inner) => changed(inner));
      inside = await heard();
    });
    expect([inside, await heard()]).toEqual([[], ['redis']]);
  });

  it('is told at once outside of a transaction', async () => {
    await changed();
    expect(await heard()).toEqual(['redis']);
  });

  it('travels with NOTIFY, still only with the commit, while Redis is away', { tags: ['proof'] }, async () => {
    await redis.kill9();
    await new Promise((resolve) => setTimeout(resolve, 100));
    let before: string[] | undefined;
    await api.database.transaction(async (manager) => {
      await changed(manager);
      before = await heard();
    });
    expect([before, await heard()]).toEqual([[], ['notify']]);
    await redis.restart();
    await redisIsBack(redis.url, [api], 2);
    carriers.take();
  });

  it('is told all the same when Redis goes between publishing and commit', async () => {
    await api.database.transaction(async (manager) => {
      await changed(manager);
      await redis.kill9();
    });
    expect(await heard()).toEqual(['notify']);
  });
});
