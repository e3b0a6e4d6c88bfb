import { readFileSync } from 'node:fs';
import { ICS_REFUSALS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import de from '../de.json';
import en from '../en.json';

/** Failures, as the specification names it; into the trash leads what all items have. */
const NAMED = [
  ...['create', 'settings', 'createCourse', 'changeCourse', 'removeCourse'],
  ...['createBreak', 'changeBreak', 'removeBreak', 'createEvent', 'changeEvent', 'removeEvent'],
] as const;
const USED = [
  ['home/CreateTimetablePage.tsx', 'create'],
  ['settings/BasicSettings.tsx', 'settings'],
  ['settings/CourseDialog.tsx', 'createCourse'],
  ['settings/BreakDialog.tsx', 'createBreak'],
  ['events/EventDialog.tsx', 'createEvent'],
] as const;

describe('sentences for what could not be done', () => {
  it('[TTB-09] are there for each of them in both languages, and the screens say them', () => {
    for (const { failed } of [de, en]) for (const name of NAMED) expect(failed[name]).toMatch(/^[A-Z].+\.$/);
    for (const [file, name] of USED) expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toContain(`'failed.${name}'`);
  });

  it('name the reason why a calendar file is refused, with its number', () => {
    for (const { ics } of [de, en]) {
      for (const why of ICS_REFUSALS) expect(ics.refused[why]).toMatch(/\.$/);
      for (const why of ['size', 'events', 'repetitions'] as const) expect(ics.refused[why]).toContain('{{limit}}');
    }
  });
});
