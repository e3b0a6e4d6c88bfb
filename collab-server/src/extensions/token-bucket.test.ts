import { describe, expect, it } from 'vitest';
import { paceFor } from './flush-pace.js';
import { TokenBucket } from './token-bucket.js';

function takeAll(bucket: TokenBucket, now: number): number {
  let taken = 0;
  while (bucket.take(now)) taken += 1;
  return taken;
}

describe('a token bucket', () => {
  it('allows the burst at once and refills with the rate, never above the burst', () => {
    const start = performance.now();
    const bucket = new TokenBucket(20, 10);
    expect(takeAll(bucket, start)).toBe(20);
    expect(takeAll(bucket, start + 1050)).toBe(10);
    expect(takeAll(bucket, start + 60_000)).toBe(20);
  });

  it('gives back the time in which we were slow, also above the burst', () => {
    const start = performance.now();
    const bucket = new TokenBucket(20, 10);
    bucket.give(5000);
    expect(takeAll(bucket, start)).toBe(70);
  });
});

describe('the pace of sending', () => {
  it.each([
    [0.1, 0],
    [0.6, 0],
    [0.7, 20],
    [0.9, 40],
  ])('busy %d -> %d ms', (busy, milliseconds) => {
    expect(paceFor(busy)).toBe(milliseconds);
  });
});
