import { describe, expect, it } from 'vitest';
import projectsDe from '../projects/de.json';
import projectsEn from '../projects/en.json';
import pupilsDe from '../pupils/de.json';
import pupilsEn from '../pupils/en.json';
import shellDe from '../shell/de.json';
import shellEn from '../shell/en.json';
import de from './de.json';
import en from './en.json';

/** Actions on a class and its people (spec CLS-22), as `useClassAction` and the creating pages name them. */
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
  ['German', de, projectsDe, pupilsDe, shellDe],
  ['English', en, projectsEn, pupilsEn, shellEn],
])('in %s', (_, texts, projects, pupils, shell) => {
  it('[CLS-22] every success is told in a sentence of its own', () => {
    const done = texts.done as Record<string, string>;
    const told = ACTIONS.map((action) => done[action] ?? done[`${action}_other`]);
    for (const [index, text] of told.entries()) expect(text, ACTIONS[index]).toMatch(/\.$/);
    expect(new Set(told).size).toBe(ACTIONS.length);
  });

  it('[CLS-21] every failure is told in a sentence that says what is still as it was', () => {
    const failed = texts.failed as Record<string, string>;
    const told = [
      ...[...ACTIONS, 'copy', 'noCode'].map((action) => failed[action]),
      ...[projects.new.failed, projects.failed.remove, pupils.others.failed, shell.logoutFailed],
    ];
    for (const text of told) expect(text).toMatch(/\.$/);
    // Sentences about people name them, pupils and teachers alike.
    expect(new Set(told).size).toBeGreaterThanOrEqual(told.length - 2);
  });
});
