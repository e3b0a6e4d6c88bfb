import { calendarDay } from '../../platform/session/calendar-day';

/** `murmel-2026-11-21.zip`: the day in Berlin on which the copy was made. */
export function copyFileName(now: Date): string {
  return `murmel-${calendarDay(now)}.zip`;
}
