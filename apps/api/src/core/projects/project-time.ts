import { LIMITS, type ProjectUnit } from '@murmel/contracts';
import type { Project } from '@murmel/server';

const DAY_MS = 24 * 3_600_000;

/** Returns the maximum number of time units of a project (spec CLS-14). */
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

/** Returns the other unit than the project's. */
export const otherUnitOf = (unit: ProjectUnit): ProjectUnit => (unit === 'day' ? 'month' : 'day');

/** Returns the number of whole units that have passed since this moment. */
export function unitsBehind(since: Date, unit: ProjectUnit, now = new Date()): number {
  let units = 0;
  for (let end = oneUnitAfter(since, unit); end <= now; end = oneUnitAfter(end, unit)) units += 1;
  return units;
}

type Timed = Pick<Project, 'unit' | 'units' | 'createdAt'>;

/**
 * Returns how many units a project has used before it is given one of these. Those of another unit are counted from its beginning, so that
 * switching the unit there and back adds no time.
 */
export function unitsBefore({ unit, units, createdAt }: Timed, next: ProjectUnit): number {
  return next === unit ? units : unitsBehind(createdAt, next);
}
