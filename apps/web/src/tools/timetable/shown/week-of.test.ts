import type { Timetable, TimetableOccurrence } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { bandsOf, dayNotesOf, entriesOf, hoursOf, marksOf, weekdaysOf } from './week-of';

const lesson = (more: Partial<TimetableOccurrence> = {}): TimetableOccurrence => ({
  ...{ eventId: 'e', ruleDate: '2026-05-12', date: '2026-05-12', startTime: '08:00', endTime: '08:45', cancelled: false, changed: false },
  ...{ substituted: false, courseId: 'c', title: 'Bio', room: 'R 204', notes: '', holiday: null, items: [] },
  ...more,
});
const plan = (more: Partial<Timetable> = {}): Timetable => ({
  ...{ first: '2025-08-01', last: '2026-07-31', lessonMinutes: 45, state: null, revision: 0, events: [], holidays: [], holidaysFrom: null },
  courses: [{ id: 'c', name: 'Bio', colour: 'green', class: null }],
  breaks: [{ id: 'b', title: 'Pause', startTime: '09:30', endTime: '09:50', weekdays: [] }],
  ...more,
});
const t = (key: string): string => key;

describe('a week of a timetable', () => {
  it('[TTB-07] draws lessons in the colour of their course, and says what is different', () => {
    const [plain, gone, other] = entriesOf(
      plan(),
      [lesson(), lesson({ cancelled: true }), lesson({ courseId: null, substituted: true })],
      true,
      t,
    );
    expect(plain).toEqual({
      key: 'e 2026-05-12',
      title: 'Bio',
      detail: 'R 204',
      start: '2026-05-12T08:00',
      end: '2026-05-12T08:45',
      colour: 'green',
      cancelled: false,
      movable: true,
    });
    expect(gone).toMatchObject({ cancelled: true, note: 'event.isCancelled', movable: false });
    expect(other).toMatchObject({ colour: 'gray', note: 'event.isSubstituted' });
  });

  it('has breaks on its days, and another grid on single weekdays', () => {
    expect(bandsOf(plan(), '2026-05-11', '2026-05-17').map(({ date }) => date.slice(8))).toEqual(['11', '12', '13', '14', '15']);
    const friday = plan({ breaks: [{ id: 'b', title: 'Pause', startTime: '10:00', endTime: '10:10', weekdays: [5] }] });
    expect(bandsOf(friday, '2026-05-11', '2026-05-17').map(({ date }) => date.slice(8))).toEqual(['15']);
    const holidays = [{ first: '2026-05-14', last: '2026-05-15', title: 'Frei', kind: 'school' as const }];
    expect(dayNotesOf(plan({ holidays }), '2026-05-11', '2026-05-17')).toHaveLength(2);
  });

  it('shows the hours and days that are needed', () => {
    expect(hoursOf(plan(), [lesson()])).toEqual({ first: '07:30', last: '15:00' });
    expect(hoursOf(plan(), [lesson({ startTime: '07:10', endTime: '21:50' })])).toEqual({ first: '06:45', last: '22:15' });
    expect(hoursOf(plan(), [lesson({ endTime: '23:55' })]).last).toBe('24:00');
    expect(marksOf([lesson(), lesson({ startTime: '08:05' }), lesson({ startTime: '08:45' })])).toEqual(['08:00', '08:45']);
    expect(weekdaysOf([lesson({ date: '2026-05-16' })])).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
