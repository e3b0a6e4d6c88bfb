import { expect, it } from 'vitest';
import { normalizeText, normalizeWithOffsets } from './normalize-text.js';

it.each([
  ['Wa\u00ADld', ' wald '],
  ['Wald\u200B', ' wald '],
  ['gehtʼs', ' geht s '],
  ['geht’s', ' geht s '],
  ['E\u2011Mail', ' e mail '],
  ['７b', ' 7b '],
  ['Blatt\u3164Papier', ' blatt papier '],
  ['Blatt\u2800Papier', ' blatt papier '],
  ['Ärger\uFE0F', ' arger '],
  ['\u200B', ' '],
])('%j is searched as %j, in the index, in what is typed and where a place is marked', (text, folded) => {
  expect(normalizeText(text)).toBe(folded);
  expect(normalizeWithOffsets(text).words).toBe(folded);
});
