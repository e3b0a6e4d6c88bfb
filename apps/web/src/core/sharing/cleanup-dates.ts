import type { AutoCleanup } from '@murmel/contracts';

/** Calendar steps, as the server counts them: a month from 12 May is 12 June. */
const STEPS: Readonly<Record<Exclude<AutoCleanup, 'never'>, { days: number } | { months: number }>> = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  year: { months: 12 },
  months_18: { months: 18 },
};

/**
 * When an item would go to the trash with this setting, counted from the last change of its content (decision E11).
 * Only for choices that are not set yet: of the one that is set, the server tells the date.
 */
export function cleanupDate(setting: AutoCleanup, contentChangedAt: string): Date | undefined {
  if (setting === 'never') return undefined;
  const step = STEPS[setting];
  const date = new Date(contentChangedAt);
  if ('days' in step) {
    date.setUTCDate(date.getUTCDate() + step.days);
    return date;
  }
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + step.months);
  // 31 January plus one month is the last day of February, not 3 March.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date;
}
