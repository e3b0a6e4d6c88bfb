import { LIMITS } from '@murmel/contracts';

export interface Remaining {
  /** days until it is gone for good, to the nearest; 0 in its last hours */
  days: number;
  /** 0 to 1, for the bar */
  share: number;
  /** true in the last week: the bar warns */
  soon: boolean;
}

const DAY = 86_400_000;

/** Calculates the remaining time of an item in the trash: 30 days from `discardedAt` (spec LIB-01). */
export function remaining(discardedAt: string, now: Date): Remaining {
  const left = new Date(discardedAt).getTime() + LIMITS.trashDays * DAY - now.getTime();
  const days = Math.min(LIMITS.trashDays, Math.max(0, Math.round(left / DAY)));
  return { days, share: days / LIMITS.trashDays, soon: days <= 7 };
}
