/** The calendar day in Europe/Berlin as YYYY-MM-DD (spec E23). */
export function calendarDay(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
}
