import { participationOf } from '@murmel/access-policy';
import type { BoardActor } from '@murmel/documents';
import { type Asker, itemOf } from '../../platform/asking.js';

/** Who asks, as boards decide about it. Owner and invited with write are trusted; in the gallery one only looks. */
export function boardActorOf(asking: Asker): BoardActor {
  const { trusted, base } = participationOf(asking.actor, itemOf(asking).facts);
  return { person: asking.account?.id ?? asking.visitor?.id ?? null, trusted, base, at: Date.now() };
}

/** Stands for somebody who has no identity yet and gets one with the first thing they do. Nobody has this id. */
const NEWCOMER = '00000000-0000-0000-0000-000000000000';

/** What this person may do once they are somebody. */
export function asSomebody(actor: BoardActor): BoardActor {
  return { ...actor, person: actor.person ?? NEWCOMER };
}
