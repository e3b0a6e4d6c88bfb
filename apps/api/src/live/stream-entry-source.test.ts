import type { LiveStreamEntry, LiveStreamSlice } from '@murmel/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StreamEntrySource } from './stream-entry-source.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Something that grows; reading it takes as long as a test says. */
function stream(readMs = 0) {
  const all: LiveStreamEntry[] = [];
  const reads: { after: number; limit: number }[] = [];
  const errors: unknown[] = [];
  const database = { away: false };
  const one = new StreamEntrySource({
    address: { topic: 'log', id: 'one' },
    entries: {
      everyMs: 100,
      after: async (after, limit) => {
        reads.push({ after, limit });
        const found = all.filter(({ position }) => position > after).slice(0, limit);
        await new Promise((resolve) => setTimeout(resolve, readMs));
        if (database.away) throw new Error('away');
        return found;
      },
    },
    onError: (error) => errors.push(error),
  });
  const add = (count = 1) => {
    for (let index = 0; index < count; index += 1) all.push({ position: all.length + 1, piece: 'x' });
    one.grew();
  };
  return { one, reads, errors, database, add };
}

function browser(one: StreamEntrySource, after = 0) {
  const got: number[] = [];
  const line = {
    free: true,
    isWritable: () => line.free,
    send: ({ pieces }: LiveStreamSlice) => got.push(...pieces.map(({ position }) => position)),
  };
  const feed = one.feed(line, after, false);
  feed.go();
  return { got, line, feed };
}
const positions = (until: number) => Array.from({ length: until }, (_, index) => index + 1);

describe('a stream of pieces', () => {
  it('is read once for all who are at the same position', async () => {
    const { one, reads, add } = stream(5);
    const browsers = Array.from({ length: 1000 }, () => browser(one));
    await vi.advanceTimersByTimeAsync(10);
    add();
    await vi.advanceTimersByTimeAsync(200);
    expect(reads).toHaveLength(2);
    for (const { got } of browsers) expect(got).toEqual([1]);
  });

  it('whoever comes while something older is still being read does not get that', async () => {
    const { one, add } = stream(500);
    const early = browser(one);
    await vi.advanceTimersByTimeAsync(10);
    add();
    await vi.advanceTimersByTimeAsync(200);
    const late = browser(one);
    await vi.advanceTimersByTimeAsync(2000);
    expect([early.got, late.got]).toEqual([[1], [1]]);
  });

  it('is not read for a line that is not free; it goes on from its position', async () => {
    const { one, reads, add } = stream();
    const { got, line, feed } = browser(one);
    await vi.advanceTimersByTimeAsync(10);
    line.free = false;
    const before = reads.length;
    for (let index = 0; index < 50; index += 1) {
      add();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect([reads.length, got]).toEqual([before, []]);
    line.free = true;
    feed.go();
    await vi.advanceTimersByTimeAsync(100);
    expect(got).toEqual(positions(50));
  });

  it('asks for more the more fits, and never for more than travel at once', async () => {
    const { one, reads, add } = stream();
    add(1000);
    const { got } = browser(one);
    await vi.advanceTimersByTimeAsync(100);
    expect(got).toEqual(positions(1000));
    expect(reads.slice(0, 6).map(({ limit }) => limit)).toEqual([16, 32, 64, 128, 200, 200]);
  });

  it('that cannot be read is tried again', async () => {
    const { one, errors, database, add } = stream();
    database.away = true;
    add();
    const { got } = browser(one);
    await vi.advanceTimersByTimeAsync(10);
    expect([got, errors.length > 0]).toEqual([[], true]);
    database.away = false;
    await vi.advanceTimersByTimeAsync(1500);
    expect(got).toEqual([1]);
  });

  it('sends nothing more to a line that left, not even what was being read', async () => {
    const { one, add } = stream(50);
    add();
    const { got, feed } = browser(one);
    await vi.advanceTimersByTimeAsync(10);
    feed.stop();
    add();
    await vi.advanceTimersByTimeAsync(1000);
    expect(got).toEqual([]);
  });
});
