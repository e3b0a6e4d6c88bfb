import { AI_DAY_LIMITS_OF, type AiDayLimitOf, type ErrorCode } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';

/** True if the server refused with exactly this code; false for network failures and everything else. */
export function isErrorCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ORPCError && error.code === code;
}

/** The number that was exceeded, where the server sent one. */
export function errorLimit(error: unknown): number | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  const limit: unknown = (error.data as { limit?: unknown } | undefined)?.limit;
  return typeof limit === 'number' ? limit : undefined;
}

/** Returns whose limit of the day was exceeded; undefined for other errors. */
export function errorLimitOf(error: unknown): AiDayLimitOf | undefined {
  if (!(error instanceof ORPCError)) return undefined;
  const of: unknown = (error.data as { of?: unknown } | undefined)?.of;
  return AI_DAY_LIMITS_OF.find((one) => one === of);
}
