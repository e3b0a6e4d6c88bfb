import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import german from '../live-document/de.json';
import english from '../live-document/en.json';
import { retryWhenFree } from './retry-when-free';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('[T-16] whoever waits for a place is told so and looks by themselves, rarely, and not all at once', () => {
  const looked: number[] = [];
  const began = Date.now();
  for (let one = 0; one < 300; one += 1) retryWhenFree(() => looked.push(Date.now() - began));
  vi.advanceTimersByTime(14_999);
  expect(looked).toEqual([]);
  vi.advanceTimersByTime(15_001);
  expect(looked).toHaveLength(300);
  for (let from = 15_000; from < 30_000; from += 3000)
    expect(looked.filter((at) => at >= from && at < from + 3000).length).toBeGreaterThan(10);
  expect([german.end.crowded.text, english.end.crowded.text]).toEqual([
    expect.stringContaining('von selbst'),
    expect.stringContaining('by yourself'),
  ]);
});

it('whoever leaves looks no more', () => {
  const look = vi.fn();
  retryWhenFree(look)();
  vi.advanceTimersByTime(60_000);
  expect(look).not.toHaveBeenCalled();
});
