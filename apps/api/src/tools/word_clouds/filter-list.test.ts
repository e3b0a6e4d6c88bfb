import { describe, expect, it } from 'vitest';
import { DEFAULT_FILTER_WORDS, filterFor } from './filter-list.js';

describe('the filter list', () => {
  const held = filterFor(DEFAULT_FILTER_WORDS);
  it.each(['Scheiße', 'SCHEIẞE!', 'scheisse', 'so ein Idiot', 'arschloch', 'Fuck'])('holds back %s', (word) =>
    expect(held(word)).toBe(true),
  );
  it.each(['Freunde', 'Klassenarbeit', 'Assel', 'CO₂', 'Schifffahrt', 'Glück', 'Mut'])('lets %s pass', (word) =>
    expect(held(word)).toBe(false),
  );
  it('knows phrases, and only whole ones', () => {
    const own = filterFor(['blöde Kuh']);
    expect([own('Blöde  Kuh'), own('du bloede kuh du'), own('Kuh'), own('blöde Kuhweide')]).toEqual([true, true, false, false]);
  });
  it('an empty list holds nothing', () => expect(filterFor(['', ' '])('Idiot')).toBe(false));
});
