import { type Item, LIMITS } from '@murmel/contracts';

const DAY = 86_400_000;

/** Returns the date of the automatic deletion if the owner is to be warned: within the last 7 days (spec E11). */
export function cleanupWarning({ mine, cleanupAt }: Pick<Item, 'mine' | 'cleanupAt'>, now: Date): Date | undefined {
  if (!mine || !cleanupAt) return undefined;
  const at = new Date(cleanupAt);
  return at.getTime() - now.getTime() <= LIMITS.cleanupWarningDays * DAY ? at : undefined;
}
