import { ORPCError } from '@orpc/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { session } from '../session/store';
import { errorBehaviour } from './error-behaviour';
import { announceFailure } from './failures';
import { retryDelay, worthRetrying } from './retry';

const COLLECT_AFTER_MS = 5 * 60_000;

function toastServerFault(error: unknown): void {
  if (!(error instanceof ORPCError)) return;
  const behaviour = errorBehaviour(error, session.get().isAuthenticated);
  if (behaviour.type === 'toast') announceFailure(behaviour);
}

/** The cache of the app: three retries from 1 s to 30 s, unused answers are dropped after five minutes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: toastServerFault }),
  mutationCache: new MutationCache({ onError: toastServerFault }),
  defaultOptions: {
    queries: { retry: worthRetrying, retryDelay: (failures) => retryDelay(failures) ?? 0, gcTime: COLLECT_AFTER_MS },
  },
});
