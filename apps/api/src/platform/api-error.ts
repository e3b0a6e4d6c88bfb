import { ERRORS, type ErrorCode } from '@murmel/contracts';
import { ORPCError } from '@orpc/server';

/**
 * The error that every part of the api throws on purpose.
 * @param data what the message needs: the number that was exceeded, the name of a field
 */
export function apiError(code: ErrorCode, data?: Record<string, unknown>): ORPCError<ErrorCode, Record<string, unknown> | undefined> {
  const { status, message } = ERRORS[code];
  return new ORPCError(code, { status, message, data });
}

/** True for an error that was thrown with this code. */
export function isApiError(error: unknown, code: ErrorCode): boolean {
  return error instanceof ORPCError && (error.code as string) === code;
}
