import { LIMITS } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { acceptedName } from '../names/accepted-name.js';
import { guestName, PAIRS } from './name-pairs.js';

const all = (language: 'de' | 'en') => Array.from({ length: PAIRS }, (_, number) => guestName(number, language));

it('[C6] ten thousand pairs in each language, each another one', () => {
  expect(new Set([...all('de'), ...all('en')]).size).toBe(2 * PAIRS);
});

it('every pair fits, and would be accepted if somebody chose it', () => {
  for (const name of [...all('de'), ...all('en')]) {
    expect(name.length, name).toBeLessThanOrEqual(LIMITS.person.displayNameMax);
    expect(acceptedName(name, 'displayName')).toBe(name);
  }
});

it('German adjectives agree with their animal', () => {
  const ends = (animal: string) =>
    all('de')
      .filter((name) => name.endsWith(` ${animal}`))
      .map((name) => name.split(' ')[0]);
  expect(ends('Otter')).toHaveLength(100);
  expect(ends('Otter').slice(0, 2)).toEqual(['Flinker', 'Mutiger']);
  expect(ends('Eule').slice(0, 2)).toEqual(['Flinke', 'Mutige']);
  expect(ends('Reh').slice(0, 2)).toEqual(['Flinkes', 'Mutiges']);
});
