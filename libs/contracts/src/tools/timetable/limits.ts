/** Limits of timetables, served at `/api/limits` with all others. */
export const TIMETABLE_LIMITS = {
  /** days from the first to the last (spec A19) */
  days: 400,
  /** minutes of a lesson (spec A17) */
  lesson: { min: 5, max: 240, start: 45 },
  /** letters of a course's name (spec A20) */
  courseNameMax: 40,
  titleMax: 80,
  roomMax: 40,
  notesMax: 2000,
  courses: 60,
  breaks: 30,
  events: 500,
  holidays: 200,
  /** materials of one lesson */
  items: 20,
  /** letters of a field that are looked at: of what is too long the message names the number */
  inputMax: 10_000,
  /** ICS that is read: megabytes, entries, and occurrences of all of them together */
  ics: { megabytes: 1, events: 500, repetitions: 20_000 },
  /** reads of a subscribed calendar in an hour */
  feedReadsPerHour: 60,
} as const;
