import type { SchoolClass } from '@murmel/contracts';
import { dayText } from '../dates/dates';

export interface RemainingTimeText {
  /** a text below `classes:time` */
  key: 'over' | 'minutes' | 'hours' | 'until';
  values: { count?: number; date?: string };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Threshold above which a date is clearer than a number of hours. */
const HOURS_UP_TO = 24 * HOUR;

/** Returns the remaining time in words: minutes, hours, or the day on which it ends. */
export function remainingTimeText(endsAt: string, now: Date, language: string): RemainingTimeText {
  const at = new Date(endsAt);
  const left = at.getTime() - now.getTime();
  if (left <= 0) return { key: 'over', values: {} };
  if (left < HOUR) return { key: 'minutes', values: { count: Math.max(1, Math.round(left / MINUTE)) } };
  if (left <= HOURS_UP_TO) return { key: 'hours', values: { count: Math.round(left / HOUR) } };
  return { key: 'until', values: { date: dayText(at, now, language) } };
}

/** Whole days until then; less than one is 0. */
export function daysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.floor((new Date(endsAt).getTime() - now.getTime()) / (24 * HOUR)));
}

/** Number of days before deletion from which a permanent class shows a warning (spec DEL-03). */
const WARNS_DAYS = 30;

/**
 * True if the teachers of a class are warned of its deletion: all through its last month, so that every teacher who looks in then sees it.
 */
export function isGoingSoon({ type, expiresAt }: Pick<SchoolClass, 'type' | 'expiresAt'>, now: Date): boolean {
  return type === 'permanent' && daysLeft(expiresAt, now) <= WARNS_DAYS;
}

/** Minutes until then, begun ones counted; 0 when it is over. */
export function minutesLeft(endsAt: string | null, now: Date): number {
  return endsAt === null ? 0 : Math.max(0, Math.ceil((new Date(endsAt).getTime() - now.getTime()) / MINUTE));
}
