/** The product's calendar: a day is a day in Berlin, wherever the browser stands (spec E23). */
export const CALENDAR_ZONE = 'Europe/Berlin';

/** The interface language as Intl wants it; English is British. */
export function intlLocale(language: string): string {
  return language.startsWith('en') ? 'en-GB' : 'de-DE';
}

/** Formats a moment in the product's time zone with the requested parts. */
export function momentText(at: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(intlLocale(language), { timeZone: CALENDAR_ZONE, ...options }).format(at);
}
