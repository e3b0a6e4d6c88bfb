import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SilentLine } from './silent-line';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a line is silent seven seconds after the first question that nothing follows, however often it is asked', () => {
  const silence = vi.fn();
  const line = new SilentLine(() => false, silence);
  for (let second = 0; second < 7; second += 1) {
    line.asked();
    expect(silence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
  }
  expect(silence).toHaveBeenCalledOnce();
});

it('any word counts as life, and without a question silence means nothing', () => {
  const silence = vi.fn();
  const line = new SilentLine(() => false, silence);
  vi.advanceTimersByTime(60_000);
  line.asked();
  vi.advanceTimersByTime(6000);
  line.heard();
  vi.advanceTimersByTime(60_000);
  expect(silence).not.toHaveBeenCalled();
});

it('while a slow network still takes what was sent, nothing is given up', () => {
  const silence = vi.fn();
  let isSending = true;
  const line = new SilentLine(() => isSending, silence);
  line.asked();
  vi.advanceTimersByTime(30_000);
  expect(silence).not.toHaveBeenCalled();
  isSending = false;
  vi.advanceTimersByTime(7000);
  expect(silence).toHaveBeenCalledOnce();
});
