import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onTick, tickOf } from './ticks';

const ten = Date.UTC(2026, 9, 5, 10);
let page: EventTarget & { hidden: boolean };
const forget: (() => void)[] = [];

/** Moments at which it ticked, in milliseconds after ten. */
function ticksOf(every: number, since = ten, evenHidden = false): number[] {
  const at: number[] = [];
  forget.push(onTick({ every, since, evenHidden }, () => at.push(Date.now() - ten)));
  return at;
}

function hide(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: ten + 300 });
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  forget.splice(0).forEach((one) => one());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('tickOf', () => {
  it.each([
    [ten + 999, 1000, 0, ten],
    [ten + 1000, 1000, 0, ten + 1000],
    [ten + 1000, 1000, ten + 400, ten + 400],
    // A moment that is still to come, because two clocks differ a little.
    [ten + 300, 1000, ten + 400, ten - 600],
  ])('%i, every %i since %i: %i', (now, every, since, expected) => {
    expect(tickOf(now, every, since)).toBe(expected);
  });
});

describe('onTick', () => {
  it('ticks on whole seconds, and counted from a moment', () => {
    const seconds = ticksOf(1000);
    const counted = ticksOf(1000, ten - 250);
    vi.advanceTimersByTime(2000);
    expect(seconds).toEqual([1000, 2000]);
    expect(counted).toEqual([750, 1750]);
  });

  it('has one timer for everybody, and none without anybody', () => {
    ticksOf(1000);
    ticksOf(100);
    ticksOf(60_000);
    expect(vi.getTimerCount()).toBe(1);
    forget.splice(0).forEach((one) => one());
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rests in a hidden tab, and is right at once when it is seen again', () => {
    const seen = ticksOf(1000);
    const always = ticksOf(1000, ten, true);
    hide(true);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual([]);
    expect(always).toHaveLength(5);
    hide(false);
    expect(seen).toEqual([5300]);
    vi.advanceTimersByTime(700);
    expect(seen).toEqual([5300, 6000]);
  });

  it('tells once after the device slept, not for each second that passed', () => {
    const seen = ticksOf(1000);
    vi.setSystemTime(ten + 60_300);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([61_000]);
  });
});
