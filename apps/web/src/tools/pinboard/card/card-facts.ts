import type { BoardRefusal } from '@murmel/contracts';
import {
  type BoardActor,
  cardsIn,
  isOwn,
  type Pinboard,
  type PinboardCard,
  type PinboardList,
  refuseOnCard,
  refuseReaction,
  seesCard,
} from '@murmel/documents';
import { prospectiveActor } from '../board/prospective-actor';

/** Facts of the dialog about its card, for one user at one moment. */
export interface CardFacts {
  card: PinboardCard;
  list: PinboardList;
  own: boolean;
  /** undefined: may edit the card */
  editRefusal: BoardRefusal | undefined;
  /** undefined: may like */
  likeRefusal: BoardRefusal | undefined;
  /** undefined: may comment */
  commentRefusal: BoardRefusal | undefined;
  /** undefined: may delete own comments; teachers any comment */
  takeBackRefusal: BoardRefusal | undefined;
  /** the cards of the same list that this person sees, in order */
  row: readonly PinboardCard[];
  /** 0-based place among them */
  index: number;
}

/** @returns undefined for a card that is not there, or not for this person */
export function cardFacts(board: Pinboard, actor: BoardActor, id: string): CardFacts | undefined {
  const card = board.card(id);
  const list = card && board.list(card.list);
  if (!card || !list || card.trashed || list.trashed || !seesCard(board, actor, card)) return undefined;
  const asked = prospectiveActor(actor);
  const row = cardsIn(board, list.id).filter((other) => seesCard(board, actor, other));
  return {
    card,
    list,
    row,
    own: isOwn(card, actor),
    editRefusal: refuseOnCard(board, asked, id),
    likeRefusal: refuseReaction(board, asked, id, 'likes'),
    commentRefusal: refuseReaction(board, asked, id, 'comments'),
    takeBackRefusal: refuseReaction(board, asked, id),
    index: row.findIndex((other) => other.id === id),
  };
}
