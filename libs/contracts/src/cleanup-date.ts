import type { AutoCleanup } from './item-fields.js';

/** Calendar steps, so that "a month" from 12 May is 12 June. */
const STEPS: Readonly<Record<Exclude<AutoCleanup, 'never'>, { days?: number; months?: number }>> = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  year: { months: 12 },
  months_18: { months: 18 },
};

/**
 * Returns the date of an item's automatic move to the trash: counted from the last change of its content (spec E11). The server
 * responds with it; the share dialog calculates it for choices not yet made.
 * @returns null for `never`
 */
export function cleanupDate(item: { autoCleanup: AutoCleanup; contentChangedAt: Date }): Date | null {
  if (item.autoCleanup === 'never') return null;
  const { days = 0, months = 0 } = STEPS[item.autoCleanup];
  const date = new Date(item.contentChangedAt);
  if (months > 0) {
    const day = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + months);
    // 31 January plus one month is the last day of February, not 3 March.
    if (date.getUTCDate() !== day) date.setUTCDate(0);
  }
  date.setUTCDate(date.getUTCDate() + days);
  return date;
}
