import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RunText } from './run-text.js';

/** Stores whatever waits, in the portions that it is given in. */
function stored(pieces: readonly string[], every: number): RunText {
  const text = new RunText(
    'a',
    () => undefined,
    () => undefined,
  );
  const storeNext = () => {
    const piece = text.next();
    if (piece) text.keep(piece);
  };
  for (const [at, piece] of pieces.entries()) {
    text.add(piece);
    if (at % every === 0) storeNext();
  }
  text.close();
  storeNext();
  return text;
}

it('an answer that is cut anywhere, in the middle of letters too, is whole, and goes on at every position', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.array(fc.nat(45)),
      fc.integer({ min: 1, max: 4 }),
      (said, cuts, every) => {
        const whole = said.replaceAll('\0', '');
        const places = [0, ...cuts.filter((cut) => cut < said.length).sort((a, b) => a - b), said.length];
        const pieces = places.slice(1).map((end, at) => said.slice(places[at], end));
        const text = stored(pieces, every);
        const letters = [...whole];
        for (let position = 0; position <= letters.length; position += 1) {
          const rest = text.after(position, 1000);
          expect(rest.map(({ piece }) => piece).join('')).toBe(letters.slice(position).join(''));
          expect(rest.at(-1)?.position ?? letters.length).toBe(letters.length);
        }
      },
    ),
  );
});

it('what is no letter becomes one that can be stored', () => {
  const text = stored(['a\0b', '\ud83d', 'c', '\udd8a', '\ud83d'], 1);
  const all = text.after(0, 10).map(({ piece }) => piece);
  expect(all.join('')).toBe('ab\ufffdc\ufffd\ufffd');
  expect(all.every((piece) => piece.isWellFormed())).toBe(true);
});
