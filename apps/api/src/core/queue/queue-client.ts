import { callerNetwork } from '../../platform/caller-network.js';
import type { RequestContext } from '../../platform/request-context.js';

/** Owner of a place in a queue, for a fair order. */
export interface QueueClient {
  person: string;
  /** from where: hundreds behind one address are one school, or one attacker with a hundred names */
  network: string;
  /** with an account, with only a cookie, or with neither: then each request may be another person */
  kind: 'account' | 'visitor' | 'stranger';
}

/** Returns the queue owner for the caller. Without a cookie each request counts as another person, distinguished by its origin. */
export function queueClientOf({ account, visitor, request }: Pick<RequestContext, 'account' | 'visitor' | 'request'>): QueueClient {
  return {
    person: account?.id ?? visitor?.id ?? request.id,
    network: callerNetwork(request.ip),
    kind: account ? 'account' : visitor ? 'visitor' : 'stranger',
  };
}
