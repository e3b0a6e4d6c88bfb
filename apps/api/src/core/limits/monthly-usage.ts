import { type AI_DAY, type AiDayLimitOf, LIMITS } from '@murmel/contracts';
import { type Account, berlinDay, berlinMonth } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { type CountedCreation, createdThisMonth } from '../items/create-item.js';

export interface Usage {
  objType: CountedCreation | typeof AI_DAY;
  used: number;
  /** null = counted, but without a limit */
  limit: number | null;
  resetsAt: string;
  /** true when the next creation would be refused */
  refuses: boolean;
  of?: AiDayLimitOf;
}

const HOUR_MS = 3_600_000;

/** Returns how many items of one kind the account created this month. Only the licence `free` has a limit (spec A10 and E18). */
export async function usageOf(manager: EntityManager, account: Account, kind: CountedCreation): Promise<Usage> {
  const used = await createdThisMonth(manager, account.id, kind);
  const limit = account.licence === 'free' ? (LIMITS.monthlyCreations[kind] ?? null) : null;
  return { objType: kind, used, limit, resetsAt: nextMonthBegins(new Date()).toISOString(), refuses: limit !== null && used >= limit };
}

/** The moment at which the next calendar month begins in Berlin. */
export function nextMonthBegins(now: Date): Date {
  const [year, month] = berlinMonth(now).split('-').map(Number) as [number, number];
  return berlinMidnight(Date.UTC(year, month, 1));
}

/** The moment at which the next day begins in Berlin. */
export function nextDayBegins(now: Date): Date {
  const [year, month, day] = berlinDay(now).split('-').map(Number) as [number, number, number];
  return berlinMidnight(Date.UTC(year, month - 1, day + 1));
}

/** @param midnightUtc the same midnight in UTC, milliseconds */
function berlinMidnight(midnightUtc: number): Date {
  // Berlin is one or two hours ahead: the first of the two moments that is already that day there.
  const day = berlinDay(new Date(midnightUtc));
  const early = new Date(midnightUtc - 2 * HOUR_MS);
  return berlinDay(early) === day ? early : new Date(midnightUtc - HOUR_MS);
}
