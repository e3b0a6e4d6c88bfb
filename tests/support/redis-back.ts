import { setTimeout as wait } from 'node:timers/promises';
import { createLogger, RedisConnection } from '@murmel/server';
import { SharedRedis } from '../../apps/api/src/platform/shared-redis.js';
import type { TestApi } from './api.js';
import { promised } from './on-this-machine.js';

const DEADLINE_MS = promised(15_000);
/** By then all data that listeners read again after reconnecting has been pushed. */
const QUIET_MS = 500;

/**
 * Waits until each api asks Redis again and so many listeners hear `item.changed` there.
 * @throws Error after 15 s
 */
export async function redisIsBack(redisUrl: string, apis: TestApi[], listeners: number): Promise<void> {
  const looking = new RedisConnection({ url: redisUrl, purpose: 'test', logger: createLogger('test', 'silent') });
  await looking.start();
  try {
    const isBack = async (): Promise<boolean> => {
      const heard = await looking.run((client) => client.pubSubNumSub('item.changed'));
      return heard?.['item.changed'] === listeners && apis.every(({ application }) => application.get(SharedRedis).connection?.here);
    };
    for (const ends = Date.now() + DEADLINE_MS; !(await isBack()); await wait(50)) {
      if (Date.now() > ends) throw new Error('Redis is not back');
    }
  } finally {
    looking.stop();
  }
  await wait(QUIET_MS);
}
