import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, shownDays, shownText, turned, weekdayOf } from './calendar-days';

describe('days of a calendar', () => {
  it('shows whole weeks of a month', () => {
    expect(shownDays('month', '2026-05-12')).toEqual({ first: '2026-04-27', last: '2026-05-31' });
    expect(shownDays('week', '2026-05-17')).toEqual({ first: '2026-05-11', last: '2026-05-17' });
    expect(shownDays('day', '2026-05-12')).toEqual({ first: '2026-05-12', last: '2026-05-12' });
  });

  it('turns months from their first day, so that none is left out', () => {
    expect(turned('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(turned('week', '2026-03-27', 1)).toBe('2026-04-03');
    expect(turned('day', '2026-03-01', -1)).toBe('2026-02-28');
  });

  it('counts days over the hours that are left out and repeated', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysBetween('2026-10-24', '2026-10-27')).toHaveLength(4);
    expect(weekdayOf('2026-05-17')).toBe(7);
  });

  it('names a week by its first and last day', () => {
    expect(shownText('week', '2026-05-12', 'de', '2026-05-15')).toEqual({ first: '11.', last: '15. Mai' });
    expect(shownText('week', '2026-04-29', 'en', '2026-05-01')).toEqual({ first: '27 April', last: '1 May' });
  });
});
