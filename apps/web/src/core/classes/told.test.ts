import { describe, expect, it } from 'vitest';
import de from './de.json';
import en from './en.json';

/** What is done to a class and its people (CLS-22), as `useClassAction` and the pages that create name it. */
const ACTIONS = [
  'create',
  'leave',
  'addPupils',
  'deactivatePupil',
  'reactivatePupil',
  'removePupil',
  'newCode',
  'addTeacher',
  'deactivateTeacher',
  'reactivateTeacher',
  'removeTeacher',
];

describe.each([
  ['German', de],
  ['English', en],
])('in %s', (_, texts) => {
  it('[CLS-22] every success is told in a sentence of its own', () => {
    const done = texts.done as Record<string, string>;
    const told = ACTIONS.map((action) => done[action] ?? done[`${action}_other`]);
    for (const [index, text] of told.entries()) expect(text, ACTIONS[index]).toMatch(/\.$/);
    expect(new Set(told).size).toBe(ACTIONS.length);
  });
});
