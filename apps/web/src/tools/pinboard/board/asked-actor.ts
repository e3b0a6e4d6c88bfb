import type { BoardActor } from '@murmel/documents';

/** Nobody in particular becomes a visitor with the first thing they do: what is offered is what somebody new may do. */
export function askedActor(actor: BoardActor): BoardActor {
  return actor.person === null ? { ...actor, person: '' } : actor;
}
