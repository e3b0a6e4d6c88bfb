import { expect, it } from 'vitest';
import { layoutWords, rowsOf, widthOf } from './rows';

it('a text stands in rows of a width, and says where it goes on', () => {
  expect(rowsOf('Am Waldrand war es kühl', 10, 66, 5)).toEqual(['Am Waldrand', 'war es kühl']);
  expect(rowsOf('Am Waldrand war es kühl', 10, 70, 1)).toEqual(['Am Waldrand…']);
  expect(rowsOf('Donaudampfschifffahrt', 10, 66, 2)).toEqual(['Donaudampfs…']);
  expect(rowsOf('', 10, 66, 2)).toEqual([]);
});

it('words of a cloud stand inside their field, in no other, and the first is the largest', () => {
  const words = Array.from({ length: 12 }, (_, n) => ({ text: `Wort${'x'.repeat(n)}`, weight: 5 - Math.floor(n / 3) }));
  const placed = layoutWords(words, 220, 112);
  expect(placed.length).toBeGreaterThan(6);
  expect(Math.max(...placed.map(({ size }) => size))).toBeCloseTo(placed.find(({ text }) => text === 'Wort')!.size);
  for (const { text, size, x, y } of placed) {
    expect(x - widthOf(text, size) / 2).toBeGreaterThan(-0.01);
    expect(x + widthOf(text, size) / 2).toBeLessThan(220.01);
    expect([y - size / 2 > 0, y + size / 2 < 112]).toEqual([true, true]);
  }
  const beside = (a: (typeof placed)[number], b: (typeof placed)[number]) =>
    Math.abs(a.y - b.y) > 1 || Math.abs(a.x - b.x) >= (widthOf(a.text, a.size) + widthOf(b.text, b.size)) / 2;
  for (const a of placed) for (const b of placed) expect(a === b || beside(a, b)).toBe(true);
});

it('a single word as long as there are is made small enough', () => {
  const [word] = layoutWords([{ text: 'x'.repeat(20), weight: 5 }], 220, 112);
  expect(widthOf(word!.text, word!.size)).toBeLessThanOrEqual(220.01);
});
