import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../../../tests/support/draws.js';
import type { CloudWord } from '../calls.js';
import { type Box, type CloudLayout, layoutCloud } from './layout.js';

/** About what Lexend needs: wide letters count more. */
const measure = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[mwMW]/.test(letter) ? 0.9 : /[ilj.]/.test(letter) ? 0.28 : 0.6), 0);
const WALL: Box = { width: 1330, height: 780 };
const PHONE: Box = { width: 346, height: 360 };
const TOLERANCE = 1e-6;

const word = (text: string, count = 1): CloudWord => ({ key: text.toLowerCase(), text, count });
const lay = (words: readonly CloudWord[], box = WALL, previous?: CloudLayout, smallest = 24) =>
  layoutCloud({ words, box, measure, smallest, previous });

/** Distinct words like those of a class: short ones mostly, some long. */
function classWords(count: number): CloudWord[] {
  return Array.from({ length: count }, (_, index) =>
    word(`${'abcdefghijklmnop'.slice(0, 3 + ((index * 7) % 11))}${index}`, 1 + Math.floor(40 / (index + 2))),
  );
}

function expectSound({ words, box }: CloudLayout): void {
  words.forEach((a, index) => {
    expect(a.x - a.width / 2).toBeGreaterThanOrEqual(-TOLERANCE);
    expect(a.y - a.height / 2).toBeGreaterThanOrEqual(-TOLERANCE);
    expect(a.x + a.width / 2).toBeLessThanOrEqual(box.width + TOLERANCE);
    expect(a.y + a.height / 2).toBeLessThanOrEqual(box.height + TOLERANCE);
    for (const b of words.slice(index + 1)) {
      const apart =
        Math.abs(a.x - b.x) >= (a.width + b.width) / 2 - TOLERANCE || Math.abs(a.y - b.y) >= (a.height + b.height) / 2 - TOLERANCE;
      expect(apart, `${a.text} and ${b.text}`).toBe(true);
    }
  });
}

function farthestMove(before: CloudLayout, after: CloudLayout): number {
  const places = new Map(before.words.map(({ key, x, y }) => [key, { x, y }]));
  return Math.max(
    0,
    ...after.words.map(({ key, x, y }) => {
      const place = places.get(key);
      return place ? Math.hypot(x - place.x, y - place.y) / after.box.width : 0;
    }),
  );
}

const someWord = fc.record({
  text: fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'abcdeilmorstuwäß ') }),
  count: fc.integer({ min: 1, max: 60 }),
});
const someWords = (maxLength: number) =>
  fc.uniqueArray(someWord, { maxLength, selector: ({ text }) => text }).map((all) => all.map(({ text, count }) => word(text, count)));
const someBox = fc.constantFrom(WALL, PHONE, { width: 980, height: 700 }, { width: 200, height: 600 });

describe('layoutCloud', () => {
  it('keeps all words inside the box and apart, whatever they are', () => {
    fc.assert(
      fc.property(someWords(60), someBox, (words, box) => {
        const layout = lay(words, box);
        expect(layout.words).toHaveLength(words.length);
        expectSound(layout);
      }),
      { numRuns: draws(60) },
    );
  });

  it('begins large: the first words of a lesson stand alone in the box, and become smaller only where others need their room', () => {
    const alone = lay([word('Ruhe')]);
    const among = lay([word('Ruhe'), ...Array.from({ length: 20 }, (_, index) => word(`Wort${index}`))]);
    expect(alone.words[0]!.size).toBeGreaterThan(1.5 * among.words[0]!.size);
    const second = lay([word('Ruhe'), word('Meer')], WALL, alone);
    expect(second.words.map(({ size }) => size)).toEqual([alone.words[0]!.size, alone.words[0]!.size]);
  });

  it('moves known words by less than a fifth of the width per update', () => {
    fc.assert(
      fc.property(someWords(40), someWords(12), fc.array(fc.nat(30), { maxLength: 40 }), someBox, (known, added, votes, box) => {
        const before = lay(known, box);
        const next = [
          ...known.map((entry, index) => ({ ...entry, count: entry.count + (votes[index] ?? 0) })),
          ...added.filter(({ key }) => known.every((entry) => entry.key !== key)),
        ];
        const after = lay(next, box, before);
        expectSound(after);
        expect(after.words).toHaveLength(next.length);
        expect(farthestMove(before, after)).toBeLessThan(0.2);
      }),
      { numRuns: draws(60) },
    );
  });

  it('gives the same picture for the same words, in whatever order they come', () => {
    const words = classWords(50);
    expect(lay([...words].reverse())).toEqual(lay(words));
  });

  it('puts the most frequent word into the middle and makes it the largest', () => {
    const { words } = lay([word('Licht', 9), word('Wasser', 12), word('Schatten'), word('Boden', 8)]);
    expect(words[0]).toMatchObject({ text: 'Wasser', x: WALL.width / 2, y: WALL.height / 2 });
    expect(words.map(({ size }) => size)).toEqual([...words.map(({ size }) => size)].sort((a, b) => b - a));
    expect(words[0]!.size / words.at(-1)!.size).toBeGreaterThan(2);
  });

  it('lets a word that overtakes the others come to the middle, step by step', () => {
    const words = classWords(30);
    let layout = lay(words);
    const rising = { ...words[20]!, count: 90 };
    for (let update = 0; update < 12; update += 1) {
      const next = lay(
        words.map((entry) => (entry.key === rising.key ? rising : entry)),
        WALL,
        layout,
      );
      expect(farthestMove(layout, next)).toBeLessThan(0.2);
      layout = next;
    }
    const place = layout.words.find(({ key }) => key === rising.key)!;
    expect(Math.hypot(place.x - WALL.width / 2, place.y - WALL.height / 2)).toBeLessThan(WALL.width * 0.05);
  });

  it('leaves everything where it is when nothing changed', () => {
    const words = classWords(40);
    const settled = lay(words, WALL, lay(words, WALL, lay(words)));
    expect(farthestMove(settled, lay(words, WALL, settled))).toBeLessThan(0.005);
  });

  it('fits words of 40 characters on a phone', () => {
    const layout = lay([word('Donaudampfschifffahrtsgesellschaftskapit'), word('Wurzeln', 4)], PHONE, undefined, 15);
    expectSound(layout);
    expect(layout.words.every(({ size }) => size > 10)).toBe(true);
  });

  it('keeps 150 usual words readable on a wall', () => {
    const layout = lay(classWords(150));
    expectSound(layout);
    expect(Math.min(...layout.words.map(({ size }) => size))).toBeGreaterThanOrEqual(24);
  });

  it('grows again when words are taken off', () => {
    const words = classWords(150);
    let layout = lay(words);
    const before = layout.unit;
    for (let update = 0; update < 10; update += 1) layout = lay(words.slice(0, 5), WALL, layout);
    expect(layout.unit).toBeGreaterThan(before * 1.5);
    expectSound(layout);
  });

  it('takes the picture along when the box changes its size', () => {
    const layout = lay(classWords(40), { width: 700, height: 500 }, lay(classWords(40)));
    expectSound(layout);
    expect(layout.words).toHaveLength(40);
  });

  it('ends in a box that is too small for its words, with as many as fit or none', () => {
    for (const box of [
      { width: 288, height: 3 },
      { width: 1330, height: 2 },
      { width: 1, height: 1 },
      { width: 40, height: 40 },
    ]) {
      for (const count of [1, 30, 150]) expectSound(lay(classWords(count), box));
    }
  });

  it('is empty without words and without a box', () => {
    expect(lay([]).words).toEqual([]);
    expect(lay(classWords(3), { width: 0, height: 0 }).words).toEqual([]);
  });
});
