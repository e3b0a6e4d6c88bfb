import type { BoardActor } from '@murmel/documents';

/**
 * Returns the rights of a new visitor for an anonymous client, which becomes a visitor with its first action: the offered actions are those
 * of a visitor.
 */
export function prospectiveActor(actor: BoardActor): BoardActor {
  return actor.person === null ? { ...actor, person: '' } : actor;
}
