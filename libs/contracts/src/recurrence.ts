import { z } from 'zod';
import { isTimeZone, RECURRENCE } from './recurrence-names.js';

export * from './recurrence-names.js';

const inYears = (date: string): boolean => {
  const year = Number(date.slice(0, 4));
  return year >= RECURRENCE.years.from && year <= RECURRENCE.years.to;
};

/** A day of the calendar without a zone, `2027-03-28`. */
export const localDate = z.iso.date().refine(inYears);
/** A time of the wall clock without a zone, `07:45`. */
export const localTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** A time zone by its IANA name. */
export const timeZone = z.string().max(60).refine(isTimeZone);
