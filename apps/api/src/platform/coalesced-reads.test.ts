import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoalescedReads } from './coalesced-reads.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Readings of a value that takes 20 ms each. */
function slow() {
  const seen = { value: 0, begun: [] as number[], fails: false };
  const readings = new CoalescedReads<number>(100);
  const read = async () => {
    const { value } = seen;
    seen.begun.push(Date.now());
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (seen.fails) throw new Error('away');
    return value;
  };
  return { seen, newest: (key = 'cloud') => readings.newest(key, read), readings };
}

describe('shared readings', () => {
  it('the first begins at once; whoever asks while it runs gets one that began afterwards', async () => {
    const { seen, newest } = slow();
    const first = newest();
    await vi.advanceTimersByTimeAsync(5);
    expect(seen.begun).toHaveLength(1);
    seen.value = 1;
    const second = newest();
    const third = newest();
    await vi.advanceTimersByTimeAsync(200);
    expect(await Promise.all([first, second, third])).toEqual([0, 1, 1]);
    expect(seen.begun).toHaveLength(2);
  });

  it('nobody ever gets what was read before they asked, and there are ten readings a second at most', async () => {
    const { seen, newest } = slow();
    const stale: number[] = [];
    for (let change = 1; change <= 1000; change += 1) {
      seen.value = change;
      void newest().then((value) => value < change && stale.push(change));
      await vi.advanceTimersByTimeAsync(5);
    }
    await vi.advanceTimersByTimeAsync(300);
    expect(stale).toEqual([]);
    expect(seen.begun.length).toBeGreaterThan(30);
    expect(seen.begun.length).toBeLessThanOrEqual(52);
    expect(Math.min(...seen.begun.slice(1).map((at, index) => at - seen.begun[index]!))).toBeGreaterThanOrEqual(100);
  });

  it('one that fails fails for those who share it, the next one is tried', async () => {
    const { seen, newest } = slow();
    seen.fails = true;
    const failed = expect(newest()).rejects.toThrow('away');
    await vi.advanceTimersByTimeAsync(50);
    await failed;
    seen.fails = false;
    const next = newest();
    await vi.advanceTimersByTimeAsync(200);
    expect(await next).toBe(0);
  });

  it('keeps nothing of what nobody asks for any more', async () => {
    const { newest, readings } = slow();
    for (let key = 0; key < 100; key += 1) void newest(String(key));
    await vi.advanceTimersByTimeAsync(1000);
    expect((readings as unknown as { turns: Map<string, unknown> }).turns.size).toBe(0);
  });
});
