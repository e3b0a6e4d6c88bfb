import type { LiveState } from '@murmel/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Channel } from './channel.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function channel(read: () => Promise<unknown>, everyMs = 100) {
  const sent: LiveState[] = [];
  const errors: unknown[] = [];
  return {
    sent,
    errors,
    channel: new Channel({
      address: { topic: 'item', id: 'one' },
      everyMs,
      read,
      send: (state) => sent.push(state),
      onError: (error) => errors.push(error),
    }),
  };
}

describe('a channel', () => {
  it('makes one reading of a thousand joins, and none more until something changes', async () => {
    let readings = 0;
    const { channel: one } = channel(() => Promise.resolve((readings += 1)));
    await Promise.all(Array.from({ length: 1000 }, () => one.state()));
    await one.state();
    expect(readings).toBe(1);
    one.changed();
    await one.state();
    expect(readings).toBe(2);
  });

  it('answers with nothing old when it was told to forget, and tells nobody by itself', async () => {
    let value = 'with them';
    const { channel: one, sent } = channel(() => Promise.resolve(value));
    await one.state();
    value = 'without them';
    one.forget();
    expect((await one.state()).state).toBe('without them');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
  });

  it('sends at most ten states a second, the newest at the end, with rising numbers', async () => {
    let value = 0;
    const { channel: one, sent } = channel(() => Promise.resolve(value));
    for (let index = 1; index <= 500; index += 1) {
      value = index;
      one.changed();
      await vi.advanceTimersByTimeAsync(2);
    }
    await vi.advanceTimersByTimeAsync(200);
    expect(sent.length).toBeLessThanOrEqual(12);
    expect(sent.at(-1)!.state).toBe(500);
    expect(sent.map(({ sequence }) => sequence)).toEqual([...sent.map(({ sequence }) => sequence)].sort((left, right) => left - right));
  });

  it('what changed while it was read is sent after it', async () => {
    let value = 'old';
    const { channel: one, sent } = channel(async () => {
      const seen = value;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return seen;
    });
    one.changed();
    await vi.advanceTimersByTimeAsync(20);
    value = 'new';
    one.changed();
    await vi.advanceTimersByTimeAsync(500);
    expect(sent.at(-1)!.state).toBe('new');
  });

  it('a reading that fails is tried again', async () => {
    let fails = true;
    const { channel: one, sent, errors } = channel(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve('here')));
    one.changed();
    await vi.advanceTimersByTimeAsync(10);
    expect([sent.length, errors.length]).toEqual([0, 1]);
    fails = false;
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent.map(({ state }) => state)).toEqual(['here']);
  });

  it('is quiet once it is stopped', async () => {
    const { channel: one, sent } = channel(() => Promise.resolve(1));
    one.changed();
    one.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
  });
});
