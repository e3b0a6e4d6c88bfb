import { participationOf } from '@murmel/access-policy';
import type { BoardActor } from '@murmel/documents';
import { type Caller, itemOf } from '../../platform/request-context.js';

/** Returns the caller as an actor on boards. Owner and invited users with write access are trusted; in the gallery boards are read-only. */
export function boardActorOf(caller: Caller): BoardActor {
  const { trusted, base } = participationOf(caller.actor, itemOf(caller).facts);
  return { person: caller.account?.id ?? caller.visitor?.id ?? null, trusted, base, at: Date.now() };
}

/** Placeholder id for a caller without identity, who gets one with their first action. No person has this id. */
const NEWCOMER = '00000000-0000-0000-0000-000000000000';

/** Returns the actor as it will be once it has an identity. */
export function asIdentified(actor: BoardActor): BoardActor {
  return { ...actor, person: actor.person ?? NEWCOMER };
}
