import { describe, expect, it } from 'vitest';
import { calendarDay, calendarHour, dayText, relativeTime, sinceText, timeText, weekdayText } from './dates';

const now = new Date('2026-05-12T08:00:00Z'); // 10:00 in Berlin

describe('calendar of Berlin', () => {
  it('begins a day at midnight in Berlin, in summer and in winter', () => {
    expect(calendarDay(new Date('2026-05-11T21:59:00Z'))).toBe(calendarDay(now) - 1);
    expect(calendarDay(new Date('2026-05-11T22:01:00Z'))).toBe(calendarDay(now));
    expect(calendarDay(new Date('2026-12-31T23:01:00Z')) - calendarDay(new Date('2026-12-31T22:59:00Z'))).toBe(1);
    expect(calendarHour(new Date('2026-05-11T22:00:00Z'))).toBe(0);
    expect(calendarHour(new Date('2026-01-11T22:00:00Z'))).toBe(23);
  });

  it('writes days as the language does', () => {
    expect(weekdayText(now, 'de')).toBe('Dienstag, 12. Mai');
    expect(weekdayText(now, 'en')).toBe('Tuesday, 12 May');
    expect(dayText(new Date('2027-06-12T08:00:00Z'), now, 'de')).toBe('12. Juni 2027');
    expect(dayText(new Date('2026-06-12T08:00:00Z'), now, 'en')).toBe('12 June');
    expect(timeText(new Date('2026-05-12T07:05:00Z'), 'de')).toBe('09:05');
    expect(timeText(new Date('2026-05-12T07:05:00Z'), 'en')).toBe('9:05');
  });

  it('says since when as people say it: with "Uhr" in German, by the day before today', () => {
    expect(sinceText(new Date('2026-05-12T02:35:00Z'), now, 'de')).toBe('04:35\u00a0Uhr');
    expect(sinceText(new Date('2026-05-12T02:35:00Z'), now, 'en')).toBe('4:35');
    expect(sinceText(new Date('2026-05-10T02:35:00Z'), now, 'de')).toBe('10. Mai');
  });
});

describe('when', () => {
  it.each([
    ['2026-05-12T08:00:30Z', 'now', {}],
    ['2026-05-12T07:58:00Z', 'minutes', { count: 2 }],
    ['2026-05-12T07:00:00Z', 'today', { time: '09:00' }],
    ['2026-05-11T20:00:00Z', 'yesterday', { time: '22:00' }],
    ['2026-05-08T08:00:00Z', 'date', { date: 'Fr., 8. Mai' }],
    ['2026-05-01T08:00:00Z', 'date', { date: '1. Mai' }],
    ['2025-05-01T08:00:00Z', 'date', { date: '1. Mai 2025' }],
  ])('%s is %s', (iso, key, values) => expect(relativeTime(iso, now, 'de')).toEqual({ key, values }));

  it('counts minutes across midnight and days after that', () => {
    expect(relativeTime('2026-05-11T21:50:00Z', new Date('2026-05-11T22:10:00Z'), 'de').key).toBe('minutes');
    expect(relativeTime('2026-05-11T20:50:00Z', new Date('2026-05-11T22:10:00Z'), 'de').key).toBe('yesterday');
  });
});
