import type { BoardBase, CollaborationRight } from '@murmel/contracts';
import type { Actor } from './actor.js';
import { decide } from './decide.js';
import type { ItemFacts } from './item-facts.js';

/** Rights of a user on the content of an item, by any kind of access. */
export interface Participation {
  /** changes all of it: holds the source of a board */
  trusted: boolean;
  /** right of this user to write bytes and text in the item as a whole */
  right: CollaborationRight;
  /** rights on a board where no list or card says otherwise; a user who only looks does nothing, whatever these say */
  base: BoardBase;
}

/**
 * Derives participation from `decide` alone: the one answer for calls and tickets of the api and for connections of the
 * collab-server, so that a pause, a template or a review means the same everywhere (spec E2, E4a, E4b and E21).
 * @param looksOnly true for an actor who came by the gallery and is never more than a viewer
 */
export function participationOf(actor: Actor, item: ItemFacts | undefined, looksOnly = false): Participation {
  const may = (operation: 'item.update' | 'item.contribute' | 'item.answer'): boolean =>
    !looksOnly && decide(actor, operation, { item }).allow;
  const trusted = may('item.update');
  const writes = trusted || may('item.contribute');
  return { trusted, right: writes ? 'write' : 'read', base: writes ? 'write' : may('item.answer') ? 'read' : 'look' };
}
