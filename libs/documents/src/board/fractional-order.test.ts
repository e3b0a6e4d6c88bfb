import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../tests/support/draws.js';
import { byOrderKey, type Ordered, orderKeyAfter, readKey } from './fractional-order.js';
import { newPartId, partIdFrom } from './part-ids.js';

const orderOf = (entries: readonly Ordered[]): string[] => [...entries].sort(byOrderKey).map(({ id }) => id);
const forged = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    'a',
    'a00',
    'zzz',
    '0',
    'A00000000000000000000000000',
    'a0'.padEnd(600, '0'),
    'a0V'.padEnd(600, 'V'),
    `z${'z'.repeat(26)}`,
  ),
  fc.constant(null),
  fc.integer(),
);

describe('a place', () => {
  it.each<[string, string | null | undefined, string[]]>([
    ['first', null, ['n', 'a', 'b', 'c']],
    ['behind a', 'a', ['a', 'n', 'b', 'c']],
    ['last', 'c', ['a', 'b', 'c', 'n']],
    ['unknown: last', 'x', ['a', 'b', 'c', 'n']],
    ['nothing: last', undefined, ['a', 'b', 'c', 'n']],
  ])('%s', (_name, after, expected) => {
    const others = [
      { id: 'a', order: 'a0' },
      { id: 'b', order: 'a1' },
      { id: 'c', order: 'a2' },
    ];
    expect(orderOf([...others, { id: 'n', order: orderKeyAfter(others, after) }])).toEqual(expected);
  });
  it('behind one of several with the same key is behind all of them', () => {
    const others = [
      { id: 'a', order: 'a0' },
      { id: 'b', order: 'a0' },
      { id: 'c', order: 'a1' },
    ];
    expect(orderOf([...others, { id: 'n', order: orderKeyAfter(others, 'a') }])).toEqual(['a', 'b', 'n', 'c']);
    expect(orderOf([...others, { id: 'n', order: orderKeyAfter(others, null) }])).toEqual(['n', 'a', 'b', 'c']);
  });
  it('the first of an empty order', () => expect(orderKeyAfter([], null)).toBe('a0'));

  it('between forged keys that were read is right behind the neighbour, as far as keys tell neighbours apart', () => {
    fc.assert(
      fc.property(fc.array(forged, { minLength: 1, maxLength: 8 }), fc.nat(), fc.boolean(), (keys, position, first) => {
        const others = keys.map((key, index) => ({ id: `p${index}`, order: readKey(key) })).sort(byOrderKey);
        const after = first ? null : others[position % others.length]!.id;
        const order = orderKeyAfter(others, after);
        expect(readKey(order)).toBe(order);
        const lower = first ? '' : others[position % others.length]!.order;
        expect(order >= lower).toBe(true);
        // Keys of full length leave no room: there the id decides.
        const upper = others.find((entry) => entry.order > lower);
        if (upper && upper.order.length < 400 && lower.length < 400) expect(order < upper.order && order > lower).toBe(true);
      }),
      { numRuns: draws(1000) },
    );
  });
  it('raw keys of forgers stop nobody', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 6 }), (keys) => {
        const others = keys.map((order, index) => ({ id: `p${index}`, order })).sort(byOrderKey);
        for (const after of [null, undefined, ...others.map(({ id }) => id)])
          expect(readKey(orderKeyAfter(others, after))).toBe(orderKeyAfter(others, after));
      }),
      { numRuns: draws(300) },
    );
  });
  it('4,000 drops between the same two stay readable, between them, and short', () => {
    let [before, length] = ['a1', 0];
    for (let i = 0; i < 4000; i++) {
      const others = [
        { id: 'a', order: 'a0' },
        { id: 'm', order: before },
        { id: 'z', order: 'a1' },
      ].sort(byOrderKey);
      before = orderKeyAfter(others, 'a');
      length = Math.max(length, before.length);
      if (before < 'a0' || before >= 'a1') throw new Error(`${before} is not between a0 and a1`);
    }
    expect(length).toBe(500);
  });
});

describe('ids of parts', () => {
  it('are 12 letters and digits, and the same for the same bytes', () => {
    const ids = Array.from({ length: 1000 }, newPartId);
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{12}$/);
    const bytes = Uint8Array.from({ length: 24 }, (_, index) => index * 11);
    expect(partIdFrom(bytes)).toBe(partIdFrom(bytes));
    expect(partIdFrom(new Uint8Array([255, 255]))).toMatch(/^[0-9A-Za-z]{12}$/);
  });
});
