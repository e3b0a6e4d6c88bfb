import { expect, it } from 'vitest';
import { countWords } from './count-words';

it.each([
  ['', 0, 0],
  ['Wald', 1, 4],
  ['Im Wald ist es 4,2 °C kühler.', 7, 29],
  ['E-Mail\nund geht’s', 3, 16],
  ['– … !', 0, 5],
  ['Ää Öö 😀', 2, 7],
])('counts %j', (text, words, characters) => {
  expect(countWords(text)).toEqual({ words, characters });
});
