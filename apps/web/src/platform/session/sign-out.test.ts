import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendar-day';
import { signedOutPath } from './sign-out';
import { person } from './test-person';

describe('[SES-23] signedOutPath', () => {
  it.each([
    [person(), '/login'],
    [person({ type: 'Pupil', schoolClassType: 'permanent' }), '/go'],
    [person({ type: 'Pupil', schoolClassType: 'onetime' }), '/p/logged_out'],
    [null, '/login'],
  ])('%#', (user, path) => {
    expect(signedOutPath(user)).toBe(path);
  });
});

describe('[SES-19] [E23] calendarDay', () => {
  it.each([
    ['2026-11-20T22:59:00Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('%s is %s in Berlin', (instant, day) => {
    expect(calendarDay(new Date(instant))).toBe(day);
  });
});
