import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logging.js';
import { DatabaseClock, databaseNow } from './database-clock.js';

const database = { query: <T>() => Promise.resolve([{ ms: Date.now() }] as T) };
let clock: DatabaseClock | undefined;
afterEach(() => clock?.stop());

function clockThatIs(aheadMs: number) {
  const seen = { offsets: [] as number[], told: [] as unknown[] };
  const logger = Object.assign(createLogger('test', 'silent'), { warn: (...words: unknown[]) => void seen.told.push(words) });
  clock = new DatabaseClock({ database, logger, onOffset: (seconds) => seen.offsets.push(seconds), now: () => Date.now() + aheadMs });
  return { seen, clock };
}

describe("a machine's clock", () => {
  it('that is 90 s wrong is told in one line, and no deadline goes by it', async () => {
    for (const aheadMs of [90_000, -90_000]) {
      const { seen, clock } = clockThatIs(aheadMs);
      await clock.measure();
      await clock.measure();
      expect(seen.offsets.map(Math.round)).toEqual([aheadMs / 1000, aheadMs / 1000]);
      expect(seen.told).toEqual([[{ seconds: aheadMs / 1000 }, expect.stringContaining('NTP')]]);
      // The difference is taken off again.
      expect(Math.abs(databaseNow().getTime() - (Date.now() - aheadMs))).toBeLessThan(1000);
    }
  });

  it('that is right within two seconds is left alone', async () => {
    const { seen, clock } = clockThatIs(1500);
    await clock.measure();
    expect(seen.told).toEqual([]);
    expect(Math.abs(databaseNow().getTime() - Date.now())).toBeLessThan(100);
  });

  it('is not looked at while the database is away', async () => {
    const away = new DatabaseClock({
      database: { query: () => Promise.reject(new Error('away')) },
      logger: createLogger('test', 'silent'),
      onOffset: () => expect.unreachable(),
    });
    await away.measure();
  });
});
