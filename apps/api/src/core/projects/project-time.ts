import { LIMITS, type ProjectUnit } from '@murmel/contracts';

const DAY_MS = 24 * 3_600_000;

/** How many units of time a project can have in all (CLS-14). */
export function unitsMax(unit: ProjectUnit): number {
  return unit === 'day' ? LIMITS.project.days : LIMITS.project.months;
}

/** One unit later: 24 hours, or the same day of the next month (the last one of a shorter month). */
export function oneUnitAfter(from: Date, unit: ProjectUnit): Date {
  if (unit === 'day') return new Date(from.getTime() + DAY_MS);
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + 1);
  // 31 January plus one month would be in March.
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
