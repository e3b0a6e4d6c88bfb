import { describe, expect, it } from 'vitest';
import { wordsAndFormulas } from './words-and-formulas.js';

describe('words with formulas between dollar signs', () => {
  it.each<[string, unknown]>([
    ['Löse $x^2 = 4$.', [{ words: 'Löse ' }, { latex: 'x^2 = 4' }, { words: '.' }]],
    ['$a$ und $b$', [{ latex: 'a' }, { words: ' und ' }, { latex: 'b' }]],
    ['Das kostet 5 $ oder 6 $.', [{ words: 'Das kostet 5 $ oder 6 $.' }]],
    ['Es kostet $5, dann 10$ mehr.', [{ words: 'Es kostet $5, dann 10$ mehr.' }]],
    ['Für 5$/10$ das Stück, mit $x$.', [{ words: 'Für 5$/10$ das Stück, mit ' }, { latex: 'x' }, { words: '.' }]],
    ['$5$ und $3 \\cdot x$', [{ latex: '5' }, { words: ' und ' }, { latex: '3 \\cdot x' }]],
    ['$5 und $6', [{ words: '$5 und $6' }]],
    ['$\\$$', [{ latex: '\\$' }]],
    ['$$', [{ words: '$$' }]],
    ['', []],
  ])('%s', (text, pieces) => {
    expect(wordsAndFormulas(text)).toEqual(pieces);
  });
});
