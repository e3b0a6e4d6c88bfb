import type { BoardBase, BoardRefusal, VisitorPermission } from '@murmel/contracts';
import { PART_NOT_FOUND } from '../board/operation-input.js';
import type { BoardActor } from '../board/operations.js';
import type { Pinboard, PinboardCard, PinboardList } from './schema.js';

export type Effective = 'invisible' | 'read' | 'write';
type Parts = Pick<Pinboard, 'list' | 'settings'>;

const FORBIDDEN: BoardRefusal = { code: 'FORBIDDEN' };

function narrowed(said: VisitorPermission | null, otherwise: Effective): Effective {
  if (said === 'visitor_permissions_invisible') return 'invisible';
  if (said === 'visitor_permissions_read') return 'read';
  return said === 'visitor_permissions_write' ? 'write' : otherwise;
}

/** Returns the rights of untrusted users in a list: its own setting, else that of the board (spec E4b). */
export function onList(list: PinboardList, base: BoardBase): Effective {
  if (list.trashed) return 'invisible';
  const effective = narrowed(list.permission, base === 'write' ? 'write' : 'read');
  return base === 'look' && effective === 'write' ? 'read' : effective;
}

/** The card over its list over the board; a list that may not be seen, hidden, waiting and trashed beat everything. */
export function onCard(board: Parts, card: PinboardCard, base: BoardBase): Effective {
  const list = board.list(card.list);
  if (!list || card.trashed || card.hidden || card.waiting) return 'invisible';
  const fromList = onList(list, base);
  if (fromList === 'invisible') return 'invisible';
  const effective = narrowed(card.permission, fromList);
  return base === 'look' && effective === 'write' ? 'read' : effective;
}

/** True if neither the card nor its list is in the trash. Entries in the trash can only be restored or destroyed. */
export function onTheBoard(board: Parts, card: PinboardCard): boolean {
  return card.trashed === null && board.list(card.list)?.trashed === null;
}

export function isOwn(part: { author: string }, actor: BoardActor): boolean {
  return actor.person !== null && part.author === actor.person;
}

/** True if this user may see the card, including their own waiting one. */
export function seesCard(board: Pinboard, actor: BoardActor, card: PinboardCard): boolean {
  if (actor.trusted) return true;
  if (onCard(board, card, actor.base) !== 'invisible') return true;
  return isOwn(card, actor) && card.waiting && onCard(board, { ...card, waiting: false }, actor.base) !== 'invisible';
}

/** Returns the reason that prevents any writing by an untrusted user. */
export function refuseWriting(board: Pinboard, actor: BoardActor): BoardRefusal | undefined {
  if (actor.trusted) return undefined;
  if (actor.person === null) return { code: 'UNAUTHORIZED' };
  if (actor.base === 'look') return FORBIDDEN;
  if (board.settings.frozen) return { code: 'BOARD_FROZEN' };
  const until = board.stoppedUntil(actor.person);
  if (until !== undefined && until > actor.at) return { code: 'BOARD_STOPPED', seconds: Math.ceil((until - actor.at) / 1000) };
  return undefined;
}

/** Adding to, or moving into, a list. */
export function refuseInList(board: Pinboard, actor: BoardActor, listId: string): BoardRefusal | undefined {
  const list = board.list(listId);
  if (!list || list.trashed || (!actor.trusted && onList(list, actor.base) === 'invisible')) return PART_NOT_FOUND;
  const writing = refuseWriting(board, actor);
  if (writing) return writing;
  return actor.trusted || onList(list, actor.base) === 'write' ? undefined : FORBIDDEN;
}

/**
 * Refuses a change of a card's content or position. Own cards may be changed, others' only with the teacher's switch (spec C7 and E12).
 */
export function refuseOnCard(board: Pinboard, actor: BoardActor, cardId: string): BoardRefusal | undefined {
  const card = board.card(cardId);
  if (!card || !onTheBoard(board, card) || !seesCard(board, actor, card)) return PART_NOT_FOUND;
  const writing = refuseWriting(board, actor);
  if (writing) return writing;
  if (actor.trusted) return undefined;
  if (onCard(board, { ...card, waiting: false }, actor.base) !== 'write') return FORBIDDEN;
  return isOwn(card, actor) || board.settings.guestEdits ? undefined : FORBIDDEN;
}

/** Reactions to cards; the switches of a board have the same names. */
export type PinboardReaction = 'likes' | 'comments';

const OFF = { likes: { code: 'LIKES_OFF' }, comments: { code: 'COMMENTS_OFF' } } as const satisfies Record<PinboardReaction, BoardRefusal>;

/**
 * Refuses comments and likes: allowed for users who may write here, also on cards of others; `read` is read-only (spec E4b).
 * @param adding kind of reaction that is added, refused while it is switched off; without it: a reaction is taken back
 */
export function refuseReaction(board: Pinboard, actor: BoardActor, cardId: string, adding?: PinboardReaction): BoardRefusal | undefined {
  const card = board.card(cardId);
  if (!card || !onTheBoard(board, card) || !seesCard(board, actor, card)) return PART_NOT_FOUND;
  if (adding && !board.settings[adding]) return OFF[adding];
  const writing = refuseWriting(board, actor);
  if (writing) return writing;
  return actor.trusted || onCard(board, { ...card, waiting: false }, actor.base) === 'write' ? undefined : FORBIDDEN;
}

/** True if this user sees reactions to cards. While they are disabled they are stored, visible to the teacher alone. */
export function seesReactions(board: Parts, actor: BoardActor, reaction: PinboardReaction): boolean {
  return actor.trusted || board.settings[reaction];
}

/** Refuses renaming and removing a list: allowed for trusted users, and for guests on their own lists while they may make lists. */
export function refuseOnList(board: Pinboard, actor: BoardActor, listId: string): BoardRefusal | undefined {
  const list = board.list(listId);
  if (!list || list.trashed || (!actor.trusted && onList(list, actor.base) === 'invisible')) return PART_NOT_FOUND;
  const writing = refuseWriting(board, actor);
  if (writing) return writing;
  if (actor.trusted) return undefined;
  return board.settings.guestLists && isOwn(list, actor) ? undefined : FORBIDDEN;
}
