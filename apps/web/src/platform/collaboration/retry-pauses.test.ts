import { describe, expect, it } from 'vitest';
import { RetryPauses } from './retry-pauses';

describe('pauses before a document is tried again', () => {
  it('a document that was handed over is opened again within a tenth of a second, once', () => {
    const pauses = new RetryPauses();
    expect(pauses.next('restart')).toBeLessThanOrEqual(100);
    expect(pauses.next('restart')).toBeGreaterThanOrEqual(500);
    pauses.over();
    expect(pauses.next('restart')).toBeLessThanOrEqual(100);
  });

  it('each is twice as long as the one before, four seconds at most', () => {
    const pauses = new RetryPauses();
    for (const longest of [500, 1000, 2000, 4000, 4000]) {
      const pause = pauses.next('unavailable');
      expect(pause).toBeGreaterThanOrEqual(longest / 2);
      expect(pause).toBeLessThanOrEqual(longest);
    }
  });
});
