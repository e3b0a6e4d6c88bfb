import { describe, expect, it } from 'vitest';
import { justEnded, nearEnd, type TimerCard, titleTime } from './watched-timers';

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

describe('nearEnd', () => {
  const told = (cards: TimerCard[], seen: Map<string, number>, after: number) =>
    nearEnd(cards, ten + after * second, seen).map(({ card, minutes }) => `${card.id} ${minutes}`);

  it('tells five minutes and one minute before the end, each once', () => {
    const seen = new Map<string, number>();
    const cards = [timer('a', 600)];
    expect([298, 299, 300, 301].map((after) => told(cards, seen, after))).toEqual([[], [], ['a 5'], []]);
    expect([538, 539, 540, 541].map((after) => told(cards, seen, after))).toEqual([[], [], ['a 1'], []]);
    expect(told(cards, seen, 600)).toEqual([]);
  });

  it('says nothing of one that is shorter, was opened later, stands still, or when the device slept', () => {
    const seen = new Map<string, number>();
    expect([0, 1, 2].map((after) => told([timer('a', 60)], seen, after))).toEqual([[], [], []]);
    expect([310, 311].map((after) => told([timer('b', 600)], seen, after))).toEqual([[], []]);
    expect([0, 1].map((after) => told([timer('c', 301, null)], seen, after))).toEqual([[], []]);
    expect([200, 350].map((after) => told([timer('d', 600)], seen, after))).toEqual([[], []]);
  });

  it('tells it again of one that was given more time', () => {
    const seen = new Map<string, number>();
    expect([239, 240, 241].map((after) => told([timer('a', 300)], seen, after))).toEqual([[], ['a 1'], []]);
    expect([242, 300, 301].map((after) => told([timer('a', 360)], seen, after))).toEqual([[], [], []]);
    expect([299, 300].map((after) => told([timer('a', 360)], seen, after))).toEqual([[], ['a 1']]);
  });
});
