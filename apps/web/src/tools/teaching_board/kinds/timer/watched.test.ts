import { describe, expect, it } from 'vitest';
import { justEnded, type TimerCard, titleTime } from './watched';

const ten = Date.UTC(2026, 9, 5, 10);
const second = 1000;

function timer(id: string, seconds: number, startedAt: number | null = ten): TimerCard {
  return {
    id,
    kind: 'timer',
    page: 'p',
    title: '',
    colour: 'none',
    place: { x: 0, y: 0, width: 14, height: 14 },
    order: 'a',
    locked: false,
    content: { seconds, run: { startedAt, elapsed: 0 }, muted: false },
  };
}

describe('titleTime', () => {
  it('is the time of the timer that ends next', () => {
    expect(titleTime([timer('a', 900), timer('b', 300)], ten + 60 * second)).toBe('04:00');
  });

  it('is the end once one has ended', () => {
    expect(titleTime([timer('a', 900), timer('b', 300)], ten + 300 * second)).toBe('00:00');
  });

  it('forgets what ended long ago', () => {
    expect(titleTime([timer('b', 300)], ten + 3600 * second)).toBeUndefined();
    expect(titleTime([timer('a', 5000), timer('b', 300)], ten + 3600 * second)).toBe('23:20');
  });

  it('says nothing without a timer that counts', () => {
    expect(titleTime([], ten)).toBeUndefined();
  });
});

describe('justEnded', () => {
  it('tells an end once, of a timer that was seen counting', () => {
    const counting = new Set<string>();
    const cards = [timer('a', 5)];
    const ended = (after: number) => justEnded(cards, ten + after, counting).map(({ id }) => id);
    expect([ended(4000), ended(5000), ended(6000)]).toEqual([[], ['a'], []]);
  });

  it('keeps silent about one that ended before the board was opened, or while the device slept', () => {
    expect(justEnded([timer('a', 5)], ten + 5500, new Set())).toEqual([]);
    const counting = new Set<string>();
    justEnded([timer('a', 5)], ten + 1000, counting);
    expect(justEnded([timer('a', 5)], ten + 60_000, counting)).toEqual([]);
  });

  it('tells the next end of a timer that was started again', () => {
    const counting = new Set<string>();
    justEnded([timer('a', 5)], ten + 1000, counting);
    justEnded([timer('a', 5)], ten + 5000, counting);
    const again = [timer('a', 5, ten + 10_000)];
    justEnded(again, ten + 11_000, counting);
    expect(justEnded(again, ten + 15_000, counting)).toHaveLength(1);
  });
});
