import { expect, it } from 'vitest';
import { wordFrequencies } from './word-frequencies';

it('counts each word once per text, whatever its case, and leaves out words that say nothing', () => {
  const texts = ['Die Pflanze braucht Licht, Licht und noch mehr Licht', 'Warum braucht die pflanze Wasser?', 'licht'];
  expect(wordFrequencies(texts, 10)).toEqual([
    { word: 'braucht', times: 2 },
    { word: 'Licht', times: 2 },
    { word: 'Pflanze', times: 2 },
    { word: 'Wasser', times: 1 },
  ]);
  expect(wordFrequencies(texts, 1)).toHaveLength(1);
});

it('keeps umlauts and words with a hyphen together', () => {
  expect(wordFrequencies(['Stärke-Nachweis üben'], 10).map(({ word }) => word)).toEqual(['Stärke-Nachweis', 'üben']);
});
