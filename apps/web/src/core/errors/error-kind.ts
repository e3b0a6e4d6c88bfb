import { ORPCError } from '@orpc/client';

/** The four pages for what cannot be shown (specification 2, section 2). */
export type ErrorKind = 'unauthorized' | 'forbidden' | 'notFound' | 'generic';

/** Under a refusal's status: an address whose id is none (400) is as little there as one that nobody has. */
const KIND: Readonly<Record<number, ErrorKind>> = { 400: 'notFound', 401: 'unauthorized', 403: 'forbidden', 404: 'notFound' };

/** The status that is printed small for whoever helps; "generic" stands for too many. */
export const PRINTED: Readonly<Record<ErrorKind, number | undefined>> = {
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  generic: undefined,
};

/** Which page says what came of a call that a whole page stands on. */
export function errorKindOf(error: unknown): ErrorKind {
  return (error instanceof ORPCError ? KIND[error.status] : undefined) ?? 'generic';
}
