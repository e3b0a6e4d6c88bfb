import { ORPCError } from '@orpc/client';
import { noteSupportId } from './support-id';

/**
 * An error of the api from the body of its answer: `{code, status, message, data, error}`. The oRPC client alone
 * accepts no further fields and would forget the code.
 * @param id of the answer (`HEADERS.requestId`), where its headers are at hand; faults say it in the body, too
 * @returns undefined for bodies of something else, such as a proxy's page
 */
export function decodeError(body: unknown, id?: unknown): ORPCError<string, unknown> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, status, message, data, defined, requestId } = body as Record<string, unknown>;
  if (typeof code !== 'string' || typeof status !== 'number' || status < 400 || status > 599) return undefined;
  const error = new ORPCError(code, {
    status,
    defined: defined === true,
    ...(typeof message === 'string' ? { message } : {}),
    ...(data === undefined ? {} : { data }),
  });
  noteSupportId(error, id ?? requestId);
  return error;
}
