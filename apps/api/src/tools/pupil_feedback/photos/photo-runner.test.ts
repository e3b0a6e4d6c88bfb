import { expect, it } from 'vitest';
import { failureOf } from './photo-runner.js';

const WORDS = 'Wir haben die Blasen gezählt und alles aufgeschrieben.';

it.each([
  ['print, also upside down', { text: WORDS, confidence: 91 }, undefined],
  ['pencil, of which the reader is not sure', { text: WORDS, confidence: 48 }, 'handwriting'],
  ['a cat', { text: '', confidence: 0 }, 'noWords'],
  ['a cat with a few patterns that look like letters', { text: 'i l\nJ', confidence: 71 }, 'noWords'],
])('a photo of %s', (_what, read, failure) => {
  expect(failureOf(read)).toBe(failure);
});
