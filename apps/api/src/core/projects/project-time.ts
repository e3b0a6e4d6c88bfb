import { LIMITS, type ProjectUnit } from '@murmel/contracts';
import type { Project } from '@murmel/server';

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

/** Another unit than the project's. */
export const otherUnitOf = (unit: ProjectUnit): ProjectUnit => (unit === 'day' ? 'month' : 'day');

/** How many whole units are over since this moment. */
export function unitsBehind(since: Date, unit: ProjectUnit, now = new Date()): number {
  let units = 0;
  for (let end = oneUnitAfter(since, unit); end <= now; end = oneUnitAfter(end, unit)) units += 1;
  return units;
}

type Timed = Pick<Project, 'unit' | 'units' | 'createdAt'>;

/**
 * How many units a project has behind it before it is given one of these. Those of another unit are counted from its
 * beginning, so that the way there and back gives no more time than there is.
 */
export function unitsBefore({ unit, units, createdAt }: Timed, next: ProjectUnit): number {
  return next === unit ? units : unitsBehind(createdAt, next);
}
