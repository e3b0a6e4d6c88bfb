import { describe, expect, it } from 'vitest';
import { groupCards } from './card-groups';

const cards = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => ({ id: `c${from + index}` }));
const ids = (groups: readonly (readonly { id: string }[])[]) => groups.map((group) => group.map(({ id }) => id));

describe('groups of cards', () => {
  it('have ten cards at first and keep the order', () => {
    const { groups, starts } = groupCards(cards(0, 25), new Set());
    expect(groups.map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(ids(groups).flat()).toEqual(cards(0, 25).map(({ id }) => id));
    expect([...starts]).toEqual(['c10', 'c20']);
  });

  it('change only where a card comes', () => {
    const first = groupCards(cards(0, 30), new Set());
    const more = [...cards(0, 5), { id: 'new' }, ...cards(5, 30)];
    const second = groupCards(more, first.starts);
    expect(ids(second.groups).slice(1)).toEqual(ids(first.groups).slice(1));
    expect(second.groups[0]).toHaveLength(11);
  });

  it('never grow without end', () => {
    const first = groupCards(cards(0, 20), new Set());
    const second = groupCards([...cards(100, 130), ...cards(0, 20)], first.starts);
    expect(Math.max(...second.groups.map(({ length }) => length))).toBeLessThanOrEqual(20);
    expect(second.groups.flat()).toHaveLength(50);
  });

  it('are none for no cards', () => {
    expect(groupCards([], new Set()).groups).toEqual([]);
  });
});
