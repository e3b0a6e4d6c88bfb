import type { Repeats } from '../../recurrence-names.js';

/** How often an event of a timetable repeats, by the names of the specification (spec TTB-06). */
export const TIMETABLE_REPEATS = ['one_time', 'weekly', 'biweekly', 'monthly', 'yearly'] as const;
export type TimetableRepeat = (typeof TIMETABLE_REPEATS)[number];

/** The same by the names of the recurrence that all calendars share. */
export const repeatsOf = (repeat: TimetableRepeat): Repeats => (repeat === 'one_time' ? 'none' : repeat);
export const timetableRepeatOf = (repeats: Repeats): TimetableRepeat => (repeats === 'none' || repeats === 'daily' ? 'one_time' : repeats);

/** Minutes of a lesson that are offered; any from 5 to 240 can be entered (spec A17). */
export const LESSON_MINUTES = [30, 40, 45, 50, 55, 60, 67, 70, 75, 80, 90, 120] as const;
/** Minutes of a break that are offered: short ones and those for lunch (spec A18). */
export const BREAK_MINUTES = [5, 10, 15, 20, 45, 60] as const;

/** German states by their ISO 3166-2 codes without `DE-`. */
export const GERMAN_STATES = ['BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'] as const;
export type GermanState = (typeof GERMAN_STATES)[number];

/** Timetables are those of schools in Germany: their clock is Berlin's (spec E23). */
export const TIMETABLE_ZONE = 'Europe/Berlin';

/** Reasons why an ICS file is not read, each told with its number. */
export const ICS_REFUSALS = ['size', 'events', 'repetitions', 'broken', 'empty', 'work'] as const;
export type IcsRefusal = (typeof ICS_REFUSALS)[number];

/** Uses of an ICS file: lessons and other events, or days without lessons. */
export const ICS_TARGETS = ['events', 'holidays'] as const;
export type IcsTarget = (typeof ICS_TARGETS)[number];
