import { ORPCError } from '@orpc/client';

/**
 * An error of the api from the body of its answer: `{code, status, message, data, error}`. The oRPC client alone
 * accepts no further fields and would forget the code.
 * @returns undefined for bodies of something else, such as a proxy's page
 */
export function decodeError(body: unknown): ORPCError<string, unknown> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, status, message, data, defined } = body as Record<string, unknown>;
  if (typeof code !== 'string' || typeof status !== 'number' || status < 400 || status > 599) return undefined;
  return new ORPCError(code, {
    status,
    defined: defined === true,
    ...(typeof message === 'string' ? { message } : {}),
    ...(data === undefined ? {} : { data }),
  });
}
