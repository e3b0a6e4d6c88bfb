import { type EventColour, type Json, repeatsOf, schoolYearOf, TIMETABLE_ZONE, type TimetableRepeat } from '@murmel/contracts';
import { addDays, isoWeekday, localOf } from '../../../core/recurrence/local-time.js';
import type { ProductTemplate } from '../../../core/tool-contribution/product-template.js';

interface Plan {
  lessonMinutes: number;
  courses: readonly (readonly [name: string, colour: EventColour])[];
  breaks: readonly (readonly [title: string, startTime: string, endTime: string])[];
  /** course, weekday, times, room, repetition; the week of a biweekly one */
  lessons: readonly (readonly [
    course: number,
    weekday: number,
    startTime: string,
    endTime: string,
    room: string,
    repeat?: TimetableRepeat,
    week?: 'A' | 'B',
  ])[];
}

/** Lays a plan into the school year of a day. */
export function plannedTimetable(
  { lessonMinutes, courses, breaks, lessons }: Plan,
  today = localOf(Date.now(), TIMETABLE_ZONE).date,
): Json {
  const { first, last } = schoolYearOf(today);
  return {
    ...{ first, last, lessonMinutes, state: null, schoolHolidays: [], holidaysFrom: null },
    courses: courses.map(([name, colour]) => ({ name, colour })),
    breaks: breaks.map(([title, startTime, endTime]) => ({ title, startTime, endTime, weekdays: [] })),
    events: lessons.map(([course, weekday, startTime, endTime, room, repeat = 'weekly', week = 'A']) => ({
      ...{ startTime, endTime, repeats: repeatsOf(repeat), until: null, cancelled: [] },
      startDate: dayIn(first, weekday, week),
      details: { course, title: '', room, notes: '', substituted: false },
    })),
  };
}

/** First day of this weekday in week A (that of the first day) or B. */
function dayIn(first: string, weekday: number, week: 'A' | 'B'): string {
  const monday = addDays(first, 1 - isoWeekday(first) + (week === 'B' ? 7 : 0));
  const day = addDays(monday, weekday - 1);
  return day >= first ? day : addDays(day, 14);
}

export const EXAMPLE_PLAN: Plan = {
  lessonMinutes: 45,
  courses: [
    ['7b Biologie', 'green'],
    ['5a Deutsch', 'magenta'],
    ['9c Deutsch', 'cyan'],
    ['AG Schulgarten', 'purple'],
  ],
  breaks: [
    ['Große Pause', '09:30', '09:50'],
    ['Pause', '11:20', '11:40'],
  ],
  lessons: [
    [0, 1, '08:00', '09:30', 'R 204'],
    [1, 2, '08:00', '08:45', 'R 015'],
    [2, 4, '08:00', '09:30', 'R 112'],
    [1, 3, '08:45', '09:30', 'R 015'],
    [0, 5, '08:45', '09:30', 'R 204'],
    [0, 2, '09:50', '11:20', 'R 204'],
    [3, 5, '09:50', '11:20', 'Garten', 'biweekly', 'A'],
    [2, 1, '10:35', '11:20', 'R 112'],
    [1, 4, '10:35', '12:25', 'R 015', 'biweekly', 'B'],
    [2, 2, '11:40', '12:25', 'R 112'],
  ],
};
const DOUBLE_PLAN: Plan = {
  lessonMinutes: 90,
  courses: [
    ['Mathematik 8a', 'cyan'],
    ['Mathematik 10c', 'patrol'],
    ['Physik 9b', 'orange'],
  ],
  breaks: [
    ['Frühstückspause', '09:30', '09:50'],
    ['Mittagspause', '11:20', '12:05'],
  ],
  lessons: [
    [0, 1, '08:00', '09:30', ''],
    [1, 1, '09:50', '11:20', ''],
    [2, 2, '08:00', '09:30', 'Physikraum'],
    [0, 3, '09:50', '11:20', ''],
    [1, 4, '08:00', '09:30', ''],
    [2, 5, '09:50', '11:20', 'Physikraum', 'biweekly', 'B'],
    [1, 5, '12:05', '13:35', '', 'biweekly', 'A'],
  ],
};

const TEMPLATES: readonly (Omit<ProductTemplate, 'source' | 'content'> & { plan: Plan })[] = [
  {
    title: 'Stundenplan mit 45 Minuten',
    english: 'Timetable with 45 minutes',
    description:
      'Ein Stundenplan mit einzelnen und doppelten Stunden, zwei Pausen und einer AG, die nur in Woche A stattfindet. Benenne die Kurse um, zieh die Stunden dorthin, wo sie bei dir liegen, und stell dein Bundesland für die Feiertage ein.',
    grades: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
    subjects: ['GERMAN', 'BIOLOGY'],
    minutes: 45,
    plan: EXAMPLE_PLAN,
  },
  {
    title: 'Stundenplan mit 90 Minuten',
    english: 'Timetable with 90 minutes',
    description:
      'Ein Stundenplan mit Doppelstunden, Frühstückspause und Mittagspause. Physik und Mathematik wechseln sich am Freitag in Woche A und B ab. Trag bei jedem Kurs deine Klasse ein, dann steht die nächste Stunde auf deiner Startseite.',
    grades: ['GRADE_LEVEL_MIDDLE', 'GRADE_LEVEL_HIGH'],
    subjects: ['MATH', 'PHYSICS'],
    minutes: 90,
    plan: DOUBLE_PLAN,
  },
];

export const timetableTemplates: readonly ProductTemplate[] = TEMPLATES.map(({ plan, ...template }) => ({
  ...template,
  source: plan as unknown as Json,
  content: () => plannedTimetable(plan),
}));
