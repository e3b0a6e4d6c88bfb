import { addressLane } from '../../platform/address-lane.js';
import type { Asking } from '../../platform/asking.js';

/** Who stands in a line, for a fair order. */
export interface Whose {
  person: string;
  /** from where: hundreds behind one address are one school, or one attacker with a hundred names */
  network: string;
  /** with an account, with nothing but a cookie, or with nothing: then each request can be somebody new */
  kind: 'account' | 'visitor' | 'stranger';
}

/** Who is asking here. Without a cookie each request is somebody else, told apart by where it comes from. */
export function whoseTurn({ account, visitor, request }: Pick<Asking, 'account' | 'visitor' | 'request'>): Whose {
  return {
    person: account?.id ?? visitor?.id ?? request.id,
    network: addressLane(request.ip),
    kind: account ? 'account' : visitor ? 'visitor' : 'stranger',
  };
}
