export { TIMETABLE_LIMITS } from './limits.js';
export * from './names.js';
export type {
  NextLesson,
  Timetable,
  TimetableBreak,
  TimetableCourse,
  TimetableEvent,
  TimetableHoliday,
  TimetableItem,
  TimetableOccurrence,
} from './shapes.js';
export * from './weeks.js';
