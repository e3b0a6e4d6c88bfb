import type { ErrorCode } from '@murmel/contracts';
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
