import { PARTNER_MATERIAL } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { currentLanguage, hasText, text } from '../i18n/i18n';
import { momentText } from '../i18n/moments';

/** A limit of the month that an account with the licence `free` has reached. */
export interface MonthLimit {
  /** what is counted: a kind of item, or one of the other things of `LIMITS.monthlyCreations` */
  kind: string;
  limit: number;
  /** the moment at which the count begins anew */
  resetsAt: string;
}

/** Namespace of errors that only an account can cause. */
const OF_ACCOUNTS = 'platform/errors/accounts';
const CODES: readonly string[] = ['LIMIT_REACHED', 'PARTNER_LIMIT_REACHED'];

/** Returns the limit of the month in what the server sent with a refusal; undefined for every other limit. */
export function monthLimitIn(code: string, data: unknown): MonthLimit | undefined {
  const { kind, limit, resetsAt } = (data ?? {}) as Record<string, unknown>;
  if (!CODES.includes(code) || typeof limit !== 'number' || typeof resetsAt !== 'string' || Number.isNaN(Date.parse(resetsAt)))
    return undefined;
  if (typeof kind === 'string') return { kind, limit, resetsAt };
  return code === 'PARTNER_LIMIT_REACHED' ? { kind: PARTNER_MATERIAL, limit, resetsAt } : undefined;
}

/** Returns the limit of the month that refused a call; undefined for every other error. */
export function monthLimitOf(error: unknown): MonthLimit | undefined {
  return error instanceof ORPCError ? monthLimitIn(error.code, error.data) : undefined;
}

/** The sentence about a limit of the month: its number, and the date from which it goes on. */
export function monthLimitText({ kind, limit, resetsAt }: MonthLimit): string {
  const own = `LIMIT_REACHED_${kind.toUpperCase()}`;
  return text(OF_ACCOUNTS, hasText(OF_ACCOUNTS, own) ? own : 'LIMIT_REACHED_MONTH', { limit, date: beginText(resetsAt) });
}

/** "Montag, 1. Juni", in English "Monday, 1 June". */
export function beginText(resetsAt: string): string {
  const part = (options: Intl.DateTimeFormatOptions): string => momentText(new Date(resetsAt), currentLanguage(), options);
  return `${part({ weekday: 'long' })}, ${part({ day: 'numeric', month: 'long' })}`;
}
