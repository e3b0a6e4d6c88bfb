import { ORPCError } from '@orpc/client';

/** The four pages for what cannot be shown (spec ERR-07). */
export type ErrorKind = 'unauthorized' | 'forbidden' | 'notFound' | 'generic';

/** Error kind by status of a refusal: a malformed id (400) is treated as not found, like one that does not exist. */
const KIND: Readonly<Record<number, ErrorKind>> = { 400: 'notFound', 401: 'unauthorized', 403: 'forbidden', 404: 'notFound' };

/** Status printed small for support staff; "generic" covers too many to print one. */
export const PRINTED: Readonly<Record<ErrorKind, number | undefined>> = {
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  generic: undefined,
};

/** Maps the failure of a call on which a whole page depends to an error page. */
export function errorKindOf(error: unknown): ErrorKind {
  return (error instanceof ORPCError ? KIND[error.status] : undefined) ?? 'generic';
}
