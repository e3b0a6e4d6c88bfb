import { calendarDay, dayText, timeText } from '../dates/dates';

/** `today`, `yesterday` (texts), or the day in words. */
export function versionDay(iso: string, now: Date, language: string): string {
  const at = new Date(iso);
  const days = calendarDay(now) - calendarDay(at);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : dayText(at, now, language);
}

export function versionTime(iso: string, language: string): string {
  return timeText(new Date(iso), language);
}
