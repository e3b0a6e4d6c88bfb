import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { insultsIn, isInsulting, isInsultingName } from './insults.js';

/** 300 of each kind, a line each. */
function examples(name: 'insults' | 'harmless'): string[] {
  return readFileSync(new URL(`examples/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

describe('the list that comes with the product', () => {
  it('knows 300 insults in seven languages, however they are written', () => {
    const all = examples('insults');
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(all.filter((text) => !isInsulting(text))).toEqual([]);
  });

  it('lets 300 harmless neighbours pass', () => {
    const all = examples('harmless');
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(all.filter(isInsulting)).toEqual([]);
  });
});

describe('names', () => {
  it.each(['Adolf Hitler', 'h\u200bitler', 'Nazi', 'mein Penis', 'Arschloch', 'ss'])('nobody is called %s', (name) =>
    expect(isInsultingName(name)).toBe(true),
  );
  it.each(['Jude', 'Isis', 'Dick', 'Phuc', 'Amina', 'Niger', 'Assia', 'Gruppe 55', 'Mila'])('%s is a name', (name) =>
    expect(isInsultingName(name)).toBe(false),
  );
  it('what a lesson is about stays a word', () => {
    expect(['Hitler', 'Nazis', 'Penis', 'AIDS', 'Holocaust'].filter(isInsulting)).toEqual([]);
  });
});

describe('a list of ones own', () => {
  it('knows phrases, and only whole ones', () => {
    const own = insultsIn(['blöde Kuh']);
    expect([own('Blöde  Kuh'), own('du bloede kuh du'), own('Kuh'), own('blöde Kuhweide')]).toEqual([true, true, false, false]);
  });
  it('goes on where a star says so', () => {
    const own = insultsIn(['quatsch*', '*müll']);
    expect(['Quatschkopf', 'Sondermüll', 'Gequatsch', 'Müllauto'].map(own)).toEqual([true, true, false, false]);
  });
  it.each([[[]], [['', ' ', '*', '**']]])('an empty list holds nothing: %j', (list) => expect(insultsIn(list)('Idiot ***')).toBe(false));
  it('does not mind a text of any length or kind', () => {
    for (const text of ['', 'a'.repeat(5000), 'a '.repeat(2000), '*'.repeat(5000), '\ud800', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L']) expect(isInsulting(text)).toBe(false);
  });
});
