import { TIMETABLE_ZONE } from '@murmel/contracts';
import { newId, Timetable, TimetableBreak, TimetableCourse, TimetableEvent } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** A timetable with a course, a break and an event; every text has the mark. @returns their ids */
export async function seedSceneWeek(manager: EntityManager, itemId: string, mark: string): Promise<Record<string, string>> {
  const [timetableCourse, timetableBreak, timetableEvent, createdAt] = [newId(), newId(), newId(), new Date()];
  const days = { first: '2026-08-01', last: '2027-07-31' };
  const holidays = [{ first: '2026-10-17', last: '2026-10-31', title: `Ferien${mark}` }];
  await manager.insert(Timetable, {
    itemId,
    ...days,
    lessonMinutes: 45,
    state: 'NW',
    schoolHolidays: holidays,
    holidaysFrom: `Datei${mark}`,
  });
  const course = { id: timetableCourse, itemId, name: `Kurs${mark}`, colour: 'green', classId: null, createdAt } as const;
  await manager.insert(TimetableCourse, course);
  const pause = { id: timetableBreak, itemId, title: `Pause${mark}`, startTime: '09:30', endTime: '09:50', weekdays: [], createdAt };
  await manager.insert(TimetableBreak, pause);
  const times = { startDate: '2026-08-04', startTime: '08:00', endTime: '08:45', days: 0, zone: TIMETABLE_ZONE };
  await manager.insert(TimetableEvent, {
    ...{ id: timetableEvent, itemId, createdAt, exceptions: [] },
    rule: { ...times, repeats: 'weekly', until: null, count: null },
    details: {
      courseId: timetableCourse,
      title: `Stunde${mark}`,
      room: `Raum${mark}`,
      notes: `Notiz${mark}`,
      itemIds: [],
      substituted: false,
    },
  });
  return { timetableCourse, timetableBreak, timetableEvent };
}
