import { describe, expect, it } from 'vitest';
import { StreamEntries } from './stream-entries';

const slice = (after: number, ...positions: number[]) => ({
  after,
  anew: false,
  pieces: positions.map((position) => ({ position, piece: `p${position}` })),
});

describe('pieces in the browser', () => {
  it('grow in order; those that are there stay what they are', () => {
    const list = new StreamEntries(0);
    expect([list.take(slice(0, 1, 2)), list.entries]).toEqual([true, ['p1', 'p2']]);
    const before = list.entries;
    expect([list.take(slice(2, 5)), list.entries, list.position]).toEqual([true, ['p1', 'p2', 'p5'], 5]);
    expect(before).toEqual(['p1', 'p2']);
  });

  it('that come twice count once, and leave the list as it is', () => {
    const list = new StreamEntries(0);
    list.take(slice(0, 1, 2));
    const before = list.entries;
    expect([list.take(slice(0, 1, 2)), list.entries]).toEqual([true, before]);
    expect(list.entries).toBe(before);
    expect([list.take(slice(1, 2, 3)), list.entries]).toEqual([true, ['p1', 'p2', 'p3']]);
  });

  it('behind a gap are not taken: they are asked for again from where the list is', () => {
    const list = new StreamEntries(0);
    list.take(slice(0, 1));
    expect([list.take(slice(3, 4)), list.entries, list.position]).toEqual([false, ['p1'], 1]);
    expect([list.take(slice(1, 3, 4)), list.entries]).toEqual([true, ['p1', 'p3', 'p4']]);
  });

  it('begin behind what is known from elsewhere, also when they are begun again', () => {
    const list = new StreamEntries(7);
    list.take(slice(7, 9));
    list.restart();
    expect([list.entries, list.position]).toEqual([[], 7]);
    expect([list.take(slice(7, 9)), list.entries]).toEqual([true, ['p9']]);
  });

  it('replace everything when the server begins anew, though there be none', () => {
    const list = new StreamEntries(7);
    list.take(slice(7, 9));
    list.take({ ...slice(0, 1), anew: true });
    expect([list.entries, list.position]).toEqual([['p1'], 1]);
    list.take({ ...slice(0), anew: true });
    expect([list.entries, list.position]).toEqual([[], 0]);
    expect([list.take(slice(0, 2)), list.entries]).toEqual([true, ['p2']]);
  });
});
