import { SUBJECT_TYPES } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { SUBJECT_CONCEPTS, SUBJECTS_AT } from './kim-codes.js';

it('[B-subjects] 24 subjects are concepts of a public vocabulary, no concept twice; what is between subjects is none', () => {
  expect(SUBJECTS_AT).toBe('http://w3id.org/kim/schulfaecher/');
  expect(new Set(SUBJECT_TYPES).size).toBe(24);
  expect(Object.keys(SUBJECT_CONCEPTS)).toEqual([...SUBJECT_TYPES]);
  expect(SUBJECT_TYPES.filter((subject) => SUBJECT_CONCEPTS[subject].length === 0)).toEqual(['INTERDISCIPLINARY']);
  const concepts = Object.values(SUBJECT_CONCEPTS).flat();
  for (const [code] of concepts) expect(code).toMatch(/^s\d{4}$/);
  expect(new Set(concepts.map(([code]) => code)).size).toBe(concepts.length);
});
