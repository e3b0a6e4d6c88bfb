import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elapsedOf, leftOf, paused, type Run, STOPPED, started } from './run.js';

const AT = 1_800_000_000_000;
const MINUTE = 60_000;

describe('time as state', () => {
  it('a countdown of 15 minutes', () => {
    const run = started(STOPPED, AT);
    expect([leftOf(900, STOPPED, AT), leftOf(900, run, AT), leftOf(900, run, AT + MINUTE), leftOf(900, run, AT + 15 * MINUTE - 1)]).toEqual(
      [900_000, 900_000, 840_000, 1],
    );
  });
  it('is right after sleep, and over at zero', () => {
    const run = started(STOPPED, AT);
    expect([leftOf(900, run, AT + 10 * MINUTE), leftOf(900, run, AT + 15 * MINUTE), leftOf(900, run, AT + 8 * 60 * MINUTE)]).toEqual([
      300_000, 0, 0,
    ]);
  });
  it('a pause takes no time, however long, and going on begins where it was', () => {
    const still = paused(started(STOPPED, AT), AT + 2 * MINUTE);
    expect(still).toEqual({ startedAt: null, elapsed: 2 * MINUTE });
    expect(leftOf(900, still, AT + 60 * MINUTE)).toBe(13 * MINUTE);
    const again = started(still, AT + 30 * MINUTE);
    expect(leftOf(900, again, AT + 31 * MINUTE)).toBe(12 * MINUTE);
  });
  it('started or paused twice is started or paused once', () => {
    const run = started(STOPPED, AT);
    expect(started(run, AT + MINUTE)).toBe(run);
    const still = paused(run, AT + MINUTE);
    expect(paused(still, AT + 5 * MINUTE)).toBe(still);
  });
  it('a screen whose clock is a little behind shows the beginning, not more than there is', () => {
    expect(leftOf(300, started(STOPPED, AT), AT - 150)).toBe(300_000);
    expect(elapsedOf(started(STOPPED, AT), AT - 150)).toBe(0);
    expect(paused(started(STOPPED, AT), AT - 150).elapsed).toBe(0);
  });
  it('whole milliseconds, whatever a corrected clock says', () => {
    const run = paused(started(STOPPED, AT + 0.4), AT + 10.7);
    expect(Number.isInteger(run.elapsed)).toBe(true);
    expect(started(STOPPED, AT + 0.6).startedAt).toBe(AT + 1);
  });
  it('counts what passed while it ran, in whatever steps', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(MINUTE)), { maxLength: 20 }), (steps) => {
        let [run, now, ran]: [Run, number, number] = [STOPPED, AT, 0];
        for (const [runs, forMs] of steps) {
          run = runs ? started(run, now) : paused(run, now);
          now += forMs;
          if (runs) ran += forMs;
        }
        expect(elapsedOf(run, now)).toBe(ran);
        expect(elapsedOf(paused(run, now), now + MINUTE)).toBe(ran);
      }),
    );
  });
});
