const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day in Europe/Berlin as YYYY-MM-DD (spec E23). */
export function berlinDay(now: Date): string {
  return berlin.format(now);
}

/** The calendar month in Europe/Berlin as YYYY-MM. */
export function berlinMonth(now: Date): string {
  return berlinDay(now).slice(0, 7);
}
