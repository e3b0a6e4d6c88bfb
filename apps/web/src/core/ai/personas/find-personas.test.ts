import { PERSONAS } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { findPersonas } from './find-personas';
import { personaAppearance } from './persona-appearance';

const found = (typed: string, language: 'de' | 'en' = 'de') => findPersonas(PERSONAS, typed, language).map(({ id }) => id);

it('finds people by name and by what they did, in the language on the screen, with or without umlauts', () => {
  expect(found('merian')).toEqual(['merian']);
  expect(found('kaethe')).toEqual(['kollwitz']);
  expect(found('Raupe')).toEqual(['merian']);
  expect(found('caterpillars', 'en')).toEqual(['merian']);
  expect(found('monde jupiter')).toEqual(['galilei']);
  expect([found('xyzzy'), found('  ').length]).toEqual([[], PERSONAS.length]);
});

it('each has a look of its own', () => {
  const looks = PERSONAS.map(({ id }) => personaAppearance(id).icon);
  expect(new Set(looks).size).toBe(PERSONAS.length);
  expect(looks).not.toContain(personaAppearance('somebody else').icon);
});
