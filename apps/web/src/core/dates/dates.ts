import { CALENDAR_ZONE, intlLocale, momentText } from '../../platform/i18n/moments';

export { CALENDAR_ZONE, intlLocale, momentText };

/** Days since 1970 of the Berlin calendar day, so that subtraction counts midnights and not hours. */
export function calendarDay(at: Date): number {
  const [year, month, day] = new Intl.DateTimeFormat('en-CA', { timeZone: CALENDAR_ZONE }).format(at).split('-').map(Number);
  return Math.round(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1) / 86_400_000);
}

/** Hour of the day in Berlin, 0 to 23. */
export function calendarHour(at: Date): number {
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone: CALENDAR_ZONE, hour: '2-digit', hourCycle: 'h23' }).format(at));
}

/** "12. Juni", with the year where it is another one than now. */
export function dayText(at: Date, now: Date, language: string): string {
  const year = (date: Date): string => momentText(date, 'en', { year: 'numeric' });
  return momentText(at, language, { day: 'numeric', month: 'long', ...(year(at) === year(now) ? {} : { year: 'numeric' }) });
}

/** Formats the start of a state: "09:12 Uhr" (in English "9:12") today, "12. Mai" before. */
export function sinceText(at: Date, now: Date, language: string): string {
  if (calendarDay(at) !== calendarDay(now)) return dayText(at, now, language);
  return timeOfDayText(at, language);
}

/** "09:12 Uhr" in German, "9:12" in English: a time of day that stands alone. */
export function timeOfDayText(at: Date, language: string): string {
  return `${timeText(at, language)}${language.startsWith('en') ? '' : '\u00a0Uhr'}`;
}

/** "Dienstag, 12. Mai". */
export function weekdayText(at: Date, language: string): string {
  const weekday = momentText(at, language, { weekday: 'long' });
  return `${weekday}, ${momentText(at, language, { day: 'numeric', month: 'long' })}`;
}

/** "09:12" in German, "9:12" in English. */
export function timeText(at: Date, language: string): string {
  const text = momentText(at, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return language.startsWith('en') ? text.replace(/^0(?=\d)/, '') : text;
}

export interface RelativeTime {
  key: 'now' | 'minutes' | 'today' | 'yesterday' | 'date';
  values: { count?: number; time?: string; date?: string };
}

/** Returns the elapsed time as keys of the texts `items:when.*`. Times in the future count as now. */
export function relativeTime(iso: string, now: Date, language: string): RelativeTime {
  const at = new Date(iso);
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return { key: 'now', values: {} };
  if (minutes < 60) return { key: 'minutes', values: { count: minutes } };
  const days = calendarDay(now) - calendarDay(at);
  if (days <= 0) return { key: 'today', values: { time: timeText(at, language) } };
  if (days === 1) return { key: 'yesterday', values: { time: timeText(at, language) } };
  if (days > 6) return { key: 'date', values: { date: dayText(at, now, language) } };
  const weekday = momentText(at, language, { weekday: 'short' });
  const day = momentText(at, language, { day: 'numeric', month: 'short' });
  return { key: 'date', values: { date: `${weekday}${language.startsWith('en') ? '' : '.'}, ${day}` } };
}
