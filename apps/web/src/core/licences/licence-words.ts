import { LICENCE_TERMS } from '@murmel/contracts';
import { intlLocale, momentText } from '../dates/dates';

/** "8 €" or "8,50 €"; in English "€8" or "€8.50". */
export function priceText(euros: number, language: string): string {
  const digits = Number.isInteger(euros) ? 0 : 2;
  const text = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(euros);
  return text.replace('\u00a0', '\u202f');
}

/** Values of the sentence about the hours in which questions are answered: names of the first and last day, and hours. */
export function supportHours(language: string): { from: string; to: string; opens: number; closes: number } {
  const { fromDay, toDay, fromHour: opens, toHour: closes } = LICENCE_TERMS.support;
  // 1 June 2026 is a Monday.
  const dayName = (day: number): string => momentText(new Date(Date.UTC(2026, 5, day, 12)), language, { weekday: 'long' });
  return { from: dayName(fromDay), to: dayName(toDay), opens, closes };
}

/** The link behind a contact: a page, or a new mail. */
export function contactLink(contact: string, subject?: string, body?: string): string {
  if (!contact.includes('@')) return contact;
  const parts = [subject && `subject=${encodeURIComponent(subject)}`, body && `body=${encodeURIComponent(body)}`].filter(Boolean);
  return `mailto:${contact}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

/** Content of a calendar file with one day: the moment at which a count begins anew. */
export function reminderFile(resetsAt: string, title: string, now: Date): string {
  const day = (moment: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(moment).replaceAll('-', '');
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const begins = day(new Date(resetsAt));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//murmel//limits//DE',
    'BEGIN:VEVENT',
    `UID:murmel-limit-${begins}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${begins}`,
    `SUMMARY:${title.replaceAll(/([\\;,])/g, String.raw`\$1`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
