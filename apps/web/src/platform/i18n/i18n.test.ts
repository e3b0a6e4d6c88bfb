import { beforeAll, expect, it, vi } from 'vitest';
import { hasText, prefetchTexts, text, type Values } from './i18n';
import { addTextFiles, type Texts } from './texts';

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

beforeAll(async () => {
  addTextFiles({ '/src/woods/de.json': () => Promise.resolve(TEXTS) });
  await prefetchTexts(['woods']);
});

it.each<[string, Values, string]>([
  ['tree', {}, 'Baum'],
  ['animals.deer', {}, 'Reh'],
  ['animals.owner.name', { name: 'Ada' }, 'Wald von Ada'],
  ['animals.owner.name', {}, 'Wald von '],
  ['words', { count: 0 }, 'kein Wort'],
  ['words', { count: 1 }, 'ein Wort'],
  ['words', { count: 1.5 }, '1.5 Wörter'],
  ['votes', { count: 0 }, '0 Stimmen'],
  ['plain', { count: 3 }, 'immer gleich'],
  ['twice', { a: 0, b: null }, '0 und 0, '],
  ['birds', { defaultValue: 'Vögel' }, 'Vögel'],
])('%s with %j says %j', (key, values, expected) => {
  expect(text('woods', key, values)).toBe(expected);
});

// A user's name is no text with placeholders, no pattern and no key.
it.each(["{{name}} $& $' <b>&amp;", '$t(tree)', '{{- name}} $t(tree, {"count": 1}) {{name, uppercase}}', 'tree, {{a', '{'])(
  'somebody called %j is called that',
  (name) => {
    expect(text('woods', 'animals.owner.name', { name })).toBe(`Wald von ${name}`);
    expect(text('woods', 'twice', { a: name, b: name })).toBe(`${name} und ${name}, ${name}`);
  },
);

it('values side by side make no key of a text', () => {
  expect(text('woods', 'twice', { a: '$t(tree', b: 'x)' })).toBe('$t(tree und $t(tree, x)');
});

it.each(['animals', 'animals.deer.more', 'words', 'toString', '__proto__', 'tree.length', 'constructor', '', '$t(tree)', 'a:tree'])(
  '%j is no text: it shows itself and is told',
  (key) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    expect(hasText('woods', key)).toBe(false);
    expect(text('woods', key)).toBe(key);
    expect(logged.mock.calls).toEqual([[`missing text woods:${key} (de)`]]);
    logged.mockRestore();
  },
);

it('what may be missing is not told', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  expect(text('woods', 'flowers', { defaultValue: 'Blumen' })).toBe('Blumen');
  expect([hasText('woods', 'tree'), hasText('woods', 'flowers')]).toEqual([true, false]);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
