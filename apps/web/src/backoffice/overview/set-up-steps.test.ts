import type { InstallationOverview } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { stepsOf } from './set-up-steps';

const empty: InstallationOverview = {
  teachers: 1,
  teachersOfWeek: 1,
  licences: [],
  schools: 0,
  classes: 0,
  pupils: 0,
  guestsOfWeek: 0,
  items: 0,
  reviewers: 0,
  reportsWaiting: 0,
  hasModels: false,
  registration: 'invite',
  mail: false,
  backup: false,
  imprint: true,
  privacy: false,
};
const done = (overview: InstallationOverview) => stepsOf(overview).flatMap((step) => (step.done ? [step.key] : []));

it('an admin who is alone has every step before them; an imprint without a privacy page is half of one', () => {
  expect(done(empty)).toEqual([]);
});

it('each step is done by what it asks for', () => {
  expect(done({ ...empty, teachers: 2, schools: 1, privacy: true })).toEqual(['teachers', 'schools', 'legal']);
  expect(done({ ...empty, mail: true, backup: true, hasModels: true, reviewers: 1 })).toEqual(['mail', 'backup', 'models', 'reviewers']);
});
