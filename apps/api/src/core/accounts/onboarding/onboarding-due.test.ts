import type { Account } from '@murmel/server';
import { describe, expect, it } from 'vitest';
import { onboardingOf } from './onboarding-due.js';

const due = (onboardedAt: string | null, now: string, askLaterSince: string | null = null, type: Account['type'] = 'User') => {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const account = { type, onboardedAt: date(onboardedAt), askLaterSince: date(askLaterSince) } as Account;
  const found = onboardingOf(account, new Date(now));
  return [found.needsFirstOnboarding, found.needsReOnboarding, found.canQuestionReOnboarding];
};

describe('questions that are due', () => {
  it('[NAV-02] are the first ones until they are answered or skipped, for teachers alone', () => {
    expect(due(null, '2026-11-30T09:00:00Z')).toEqual([true, false, false]);
    expect(due('2026-11-30T08:00:00Z', '2026-11-30T09:00:00Z')).toEqual([false, false, false]);
    expect(due(null, '2026-11-30T09:00:00Z', null, 'Pupil')).toEqual([false, false, false]);
  });

  it('[NAV-03] are those of a school year from 1 August in Berlin on, also when that is still July in London', () => {
    expect(due('2026-03-02T09:00:00Z', '2026-07-31T21:59:00Z')).toEqual([false, false, false]);
    expect(due('2026-03-02T09:00:00Z', '2026-07-31T22:01:00Z')).toEqual([false, true, true]);
    expect(due('2026-07-31T21:59:00Z', '2027-02-01T09:00:00Z')).toEqual([false, true, true]);
    expect(due('2026-07-31T22:01:00Z', '2027-02-01T09:00:00Z')).toEqual([false, false, false]);
    expect(due('2026-08-02T09:00:00Z', '2027-07-31T09:00:00Z')).toEqual([false, false, false]);
    expect(due('2024-08-02T09:00:00Z', '2026-07-31T09:00:00Z')).toEqual([false, true, true]);
  });

  it('[NAV-03] rest for 30 days after "later"', () => {
    const last = '2026-03-02T09:00:00Z';
    expect(due(last, '2026-09-04T08:59:00Z', '2026-08-05T09:00:00Z')).toEqual([false, true, false]);
    expect(due(last, '2026-09-04T09:00:00Z', '2026-08-05T09:00:00Z')).toEqual([false, true, true]);
  });
});
