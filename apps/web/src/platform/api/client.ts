import contract from 'virtual:murmel-contract';
import { type CallMeta, type Contract, HEADERS } from '@murmel/contracts';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { ownOrigin } from '../page/addresses';
import { randomId } from '../random-id';
import { session } from '../session/store';
import { csrfToken } from './csrf';
import { decodeError } from './decode-error';
import { errorBehaviour } from './error-behaviour';
import { announceFailure } from './failures';
import { requestHeaders } from './headers';
import { send } from './transport';

/** Options a caller may add to one call: `api.items.get(input, { context })`. */
export interface CallContext {
  /** keeps one key over several tries of a person, e.g. the same form sent again */
  idempotencyKey?: string;
  /** told the headers of the answer */
  onHeaders?: (headers: Readonly<Record<string, unknown>>) => void;
}

export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>;

/** @param toastServerFaults false where the caller decides after its own retries whether a fault is worth a message */
function createApi(toastServerFaults: boolean): Api {
  const link = new OpenAPILink<CallContext>(contract, {
    url: `${ownOrigin()}/api`,
    headers: ({ context }, path) => ({ ...requestHeaders(csrfToken(), session.get()), ...idempotency(path, context) }),
    fetch: send,
    customErrorResponseBodyDecoder: (body, { headers }) => decodeError(body, headers[HEADERS.requestId]),
    clientInterceptors: [
      async ({ next, context }) => {
        const response = await next();
        context.onHeaders?.(response.headers);
        return response;
      },
    ],
    interceptors: [
      async ({ next, path }) => {
        if (!declared(path)) await import('virtual:murmel-contract/all');
        try {
          return await next();
        } catch (error) {
          if (error instanceof ORPCError) react(error, toastServerFaults);
          throw error;
        }
      },
    ],
  });
  return createORPCClient<Api>(link);
}

function react(error: { status: number; code: string; data?: unknown }, toastServerFaults: boolean): void {
  const behaviour = errorBehaviour(error, session.get().isAuthenticated);
  if (behaviour.type !== 'toast' || toastServerFaults) announceFailure(behaviour);
}

/** A call as the contract has it; undefined until the file with it is there. */
function declared(path: readonly string[]): { '~orpc': { meta: CallMeta } } | undefined {
  let node: unknown = contract;
  for (const key of path) node = (node as Record<string, unknown> | undefined)?.[key];
  return node as ReturnType<typeof declared>;
}

function idempotency(path: readonly string[], context: CallContext): Record<string, string> {
  return declared(path)?.['~orpc'].meta.idempotent ? { [HEADERS.idempotencyKey]: context.idempotencyKey ?? randomId() } : {};
}

/** Every call of the product, typed by the contract: `await api.textDocuments.get({ id })`. Throws ORPCError with code, status and data. */
export const api = createApi(true);

/** The same without a message when the server is at fault: for what tries again by itself, and for what is worth no message. */
export const quietApi = createApi(false);
