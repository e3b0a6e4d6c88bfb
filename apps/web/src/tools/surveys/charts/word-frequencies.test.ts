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

it('counts words as one that apostrophes, hyphens or unseen signs alone tell apart', () => {
  const texts = ['geht’s per E\u2011Mail im Wald', "geht's per E-Mail im Wa\u00ADld"];
  expect(wordFrequencies(texts, 10).map(({ word, times }) => [word, times])).toEqual([
    ['E\u2011Mail', 2],
    ['geht’s', 2],
    ['per', 2],
    ['Wald', 2],
  ]);
});

it('keeps umlauts and words with a hyphen together', () => {
  expect(wordFrequencies(['Stärke-Nachweis üben'], 10).map(({ word }) => word)).toEqual(['Stärke-Nachweis', 'üben']);
});
