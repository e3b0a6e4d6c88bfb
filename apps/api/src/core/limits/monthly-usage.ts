import { type AI_DAY, type AiDayLimitOf, LIMITS } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { nextMonthBegins } from '../../platform/berlin-periods.js';
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

/** Returns how many items of one kind the account created this month. Only the licence `free` has a limit (spec A10 and E18). */
export async function usageOf(manager: EntityManager, account: Account, kind: CountedCreation): Promise<Usage> {
  const used = await createdThisMonth(manager, account.id, kind);
  const limit = account.licence === 'free' ? (LIMITS.monthlyCreations[kind] ?? null) : null;
  return { objType: kind, used, limit, resetsAt: nextMonthBegins(new Date()).toISOString(), refuses: limit !== null && used >= limit };
}
