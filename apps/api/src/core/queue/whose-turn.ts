import { addressLane } from '../../platform/address-lane.js';
import type { Asking } from '../../platform/asking.js';

/** Owner of a place in a queue, for a fair order. */
export interface Whose {
  person: string;
  /** from where: hundreds behind one address are one school, or one attacker with a hundred names */
  network: string;
  /** with an account, with only a cookie, or with neither: then each request may be another person */
  kind: 'account' | 'visitor' | 'stranger';
}

/** Returns the queue owner for the caller. Without a cookie each request counts as another person, distinguished by its origin. */
export function whoseTurn({ account, visitor, request }: Pick<Asking, 'account' | 'visitor' | 'request'>): Whose {
  return {
    person: account?.id ?? visitor?.id ?? request.id,
    network: addressLane(request.ip),
    kind: account ? 'account' : visitor ? 'visitor' : 'stranger',
  };
}
