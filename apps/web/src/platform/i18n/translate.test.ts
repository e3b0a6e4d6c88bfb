import { expect, it } from 'vitest';
import { type Texts, translated } from './translate';

const TEXTS: Texts = {
  tree: 'Baum',
  animals: { deer: 'Reh', owner: { name: 'Wald von {{name}}' } },
  words_zero: 'kein Wort',
  words_one: 'ein Wort',
  words_other: '{{count}} Wörter',
  votes_one: '{{count}} Stimme',
  votes_other: '{{count}} Stimmen',
  plain: 'immer gleich',
  twice: '{{ a }} und {{a}}, {{b}}',
};

it.each([
  ['tree', {}, 'Baum'],
  ['animals.deer', {}, 'Reh'],
  ['animals.owner.name', { name: 'Ada' }, 'Wald von Ada'],
  ['words', { count: 0 }, 'kein Wort'],
  ['words', { count: 1 }, 'ein Wort'],
  ['words', { count: 1.5 }, '1.5 Wörter'],
  ['votes', { count: 0 }, '0 Stimmen'],
  ['plain', { count: 3 }, 'immer gleich'],
  ['twice', { a: 0, b: null }, '0 und 0, '],
  // What somebody is called is no text with places, and no pattern.
  ['animals.owner.name', { name: "{{name}} $& $' <b>" }, "Wald von {{name}} $& $' <b>"],
])('%s with %j says %j', (key, values, expected) => {
  expect(translated(TEXTS, 'de', key, values)).toBe(expected);
});

it.each(['animals', 'animals.deer.more', 'words', 'toString', '__proto__', 'tree.length', ''])('%j is no text', (key) => {
  expect(translated(TEXTS, 'de', key)).toBeUndefined();
});
