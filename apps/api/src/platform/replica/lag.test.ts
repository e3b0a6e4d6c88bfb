import { describe, expect, it } from 'vitest';
import { Lag } from './lag.js';

describe('how far a replica is behind', () => {
  it('is the age of the oldest position that it has not reached', () => {
    const lag = new Lag();
    expect(lag.seconds(5000)).toBe(0);
    lag.ahead(10n, 1000);
    lag.ahead(20n, 2000);
    expect(lag.seconds(5000)).toBe(4);
    lag.replayed(10n);
    expect(lag.seconds(5000)).toBe(3);
    lag.replayed(25n);
    expect(lag.seconds(9000)).toBe(0);
  });

  it('grows on for a replica that stays away, without keeping ever more', () => {
    const lag = new Lag();
    for (let second = 0; second < 10_000; second += 1) lag.ahead(BigInt(second), second * 1000);
    expect(lag.seconds(10_000_000)).toBe(10_000);
  });
});
