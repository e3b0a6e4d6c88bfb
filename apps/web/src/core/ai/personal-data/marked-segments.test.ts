import { expect, it } from 'vitest';
import { excerptAroundMatches } from './excerpt-around-matches';
import { countsByKind, markedSegments } from './marked-segments';

const TEXT = 'Tarek Haddad und Tarek Haddad, 0171 3920017';
const FOUND = [
  { kind: 'name', from: 0, to: 12, text: 'Tarek Haddad' },
  { kind: 'name', from: 17, to: 29, text: 'Tarek Haddad' },
  { kind: 'phone', from: 31, to: 43, text: '0171 3920017' },
] as const;

it('every place that was found is a piece, and nothing of the text is lost', () => {
  const pieces = markedSegments(TEXT, FOUND);
  expect(pieces.map(({ kind }) => kind)).toEqual(['name', undefined, 'name', undefined, 'phone']);
  expect(pieces.map(({ text }) => text).join('')).toBe(TEXT);
});

it('what was found in a longer text is left out', () => {
  expect(markedSegments('Tarek Haddad', FOUND)).toEqual([{ text: 'Tarek Haddad', kind: 'name' }]);
  expect(markedSegments('', FOUND)).toEqual([]);
  expect(markedSegments('Hallo', [])).toEqual([{ text: 'Hallo' }]);
});

it('somebody named twice is one name', () => {
  expect(countsByKind(FOUND)).toEqual([
    { kind: 'name', count: 1 },
    { kind: 'phone', count: 1 },
  ]);
});

it('of a long text with files in it only what stands around is shown, and what was found stays where it is', () => {
  expect(excerptAroundMatches({ text: TEXT, found: FOUND })).toEqual({ text: TEXT, found: FOUND });
  const before = 'Wort '.repeat(2000);
  const [one, other] = [before.length, before.length + 5000];
  const text = `${before}Tarek${'.'.repeat(4995)}Haddad${'-'.repeat(5000)}`;
  const found = [
    { kind: 'name', from: one, to: one + 5, text: 'Tarek' },
    { kind: 'name', from: other, to: other + 6, text: 'Haddad' },
  ] as const;
  const shown = excerptAroundMatches({ text, found });
  expect(shown.text.length).toBeLessThan(400);
  expect(shown.found.map(({ from, to }) => shown.text.slice(from, to))).toEqual(['Tarek', 'Haddad']);
  expect(markedSegments(shown.text, shown.found).filter(({ kind }) => kind)).toHaveLength(2);
});
