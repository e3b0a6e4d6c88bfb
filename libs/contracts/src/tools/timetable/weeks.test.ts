import { describe, expect, it } from 'vitest';
import { TIMETABLE_LIMITS } from './limits.js';
import { BREAK_MINUTES, LESSON_MINUTES } from './names.js';
import { daysOf, isoWeek, schoolYearOf, weekdayOfDate, weekLetter } from './weeks.js';

describe('minutes that are offered', () => {
  it('[A17] [A18] are those of schools, within what a lesson can have', () => {
    const { min, max, start } = TIMETABLE_LIMITS.lesson;
    expect(LESSON_MINUTES).toEqual([30, 40, 45, 50, 55, 60, 67, 70, 75, 80, 90, 120]);
    expect(LESSON_MINUTES.every((minutes) => minutes >= min && minutes <= max)).toBe(true);
    expect(LESSON_MINUTES).toContain(start);
    expect(BREAK_MINUTES).toEqual([5, 10, 15, 20, 45, 60]);
  });
});

describe('weeks of a timetable', () => {
  it('counts weeks as ISO 8601 does', () => {
    expect(isoWeek('2026-01-01')).toBe(1);
    expect(isoWeek('2027-01-03')).toBe(53);
    expect(isoWeek('2027-01-04')).toBe(1);
    expect(isoWeek('2024-12-30')).toBe(1);
  });

  it('[TTB-06] [A21] alternates A and B from the first day on, over a year with 53 weeks', () => {
    expect(weekLetter('2026-08-05', '2026-08-03')).toBe('A');
    expect(weekLetter('2026-08-05', '2026-08-10')).toBe('B');
    expect(weekLetter('2026-08-05', '2026-08-17')).toBe('A');
    // 1 January 2027 lies in week 53: odd numbers follow each other there.
    expect(weekLetter('2026-08-05', '2026-12-28')).toBe('B');
    expect(weekLetter('2026-08-05', '2027-01-04')).toBe('A');
    expect(weekLetter('2026-08-05', '2026-07-27')).toBe('B');
  });

  it('knows the school year and the number of its days', () => {
    expect(schoolYearOf('2026-07-31')).toEqual({ first: '2025-08-01', last: '2026-07-31' });
    expect(schoolYearOf('2026-08-01')).toEqual({ first: '2026-08-01', last: '2027-07-31' });
    expect(daysOf(schoolYearOf('2027-09-01'))).toBe(366);
    expect(daysOf({ first: '2026-08-01', last: '2026-08-01' })).toBe(1);
    expect(weekdayOfDate('2026-05-17')).toBe(7);
  });
});
