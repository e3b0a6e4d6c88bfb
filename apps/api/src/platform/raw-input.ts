import type { CallMeta } from '@murmel/contracts';
import type { AnyContractProcedure } from '@orpc/contract';
import type { z } from 'zod';
import { apiError } from './api-error.js';
import type { RequestContext } from './request-context.js';

/**
 * Returns the raw input of a handler that answers with bytes, from body and path, as its call declares it. Ids in it were already taken by
 * the guard.
 * @throws BAD_REQUEST with the field
 */
export function rawInput<T>({ '~orpc': { inputSchema, meta } }: AnyContractProcedure, { request }: RequestContext): T {
  const body = ((meta as CallMeta).inQuery ? request.query : request.body) ?? {};
  const plain = [Object.prototype, null].includes(Object.getPrototypeOf(body) as object | null);
  const sent = plain ? { ...body, ...(request.params as object) } : body;
  const input = (inputSchema as unknown as z.ZodType<T>).safeParse(sent);
  if (input.success) return input.data;
  throw apiError('BAD_REQUEST', { field: input.error.issues[0]?.path.join('.') });
}
