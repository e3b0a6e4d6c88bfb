import { describe, expect, it } from 'vitest';
import { groupCards } from './card-groups';

const cards = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => ({ id: `c${from + index}` }));
const ids = (groups: readonly (readonly { id: string }[])[]) => groups.map((group) => group.map(({ id }) => id));

describe('groups of cards', () => {
  it('have five cards at first and keep the order', () => {
    const { groups, starts } = groupCards(cards(0, 13), new Set());
    expect(groups.map(({ length }) => length)).toEqual([5, 5, 3]);
    expect(ids(groups).flat()).toEqual(cards(0, 13).map(({ id }) => id));
    expect([...starts]).toEqual(['c5', 'c10']);
  });

  it('change only where a card comes', () => {
    const first = groupCards(cards(0, 30), new Set());
    const more = [...cards(0, 3), { id: 'new' }, ...cards(3, 30)];
    const second = groupCards(more, first.starts);
    expect(ids(second.groups).slice(1)).toEqual(ids(first.groups).slice(1));
    expect(second.groups[0]).toHaveLength(6);
  });

  it('never grow without end', () => {
    const first = groupCards(cards(0, 20), new Set());
    const second = groupCards([...cards(100, 130), ...cards(0, 20)], first.starts);
    expect(Math.max(...second.groups.map(({ length }) => length))).toBeLessThanOrEqual(10);
    expect(second.groups.flat()).toHaveLength(50);
  });

  it('are none for no cards', () => {
    expect(groupCards([], new Set()).groups).toEqual([]);
  });
});
