import {
  type BoardActor,
  cardsIn,
  listsOf,
  onList,
  type Pinboard,
  type PinboardCard,
  type PinboardList,
  seesCard,
} from '@murmel/documents';
import { apiError } from '../../platform/api-error.js';

export function seesList(list: PinboardList, actor: BoardActor): boolean {
  return !list.trashed && (actor.trusted || onList(list, actor.base) !== 'invisible');
}

/** Lists on the wall that this person may see, in order. */
export function seenLists(board: Pinboard, actor: BoardActor): PinboardList[] {
  return listsOf(board).filter((list) => seesList(list, actor));
}

/** Cards of a list that this person may see, in order. */
export function seenCards(board: Pinboard, actor: BoardActor, listId: string): PinboardCard[] {
  return cardsIn(board, listId).filter((card) => seesCard(board, actor, card));
}

/** @throws NOT_FOUND for what is not there, lies in the trash or may not be seen: all the same */
export function seenList(board: Pinboard, actor: BoardActor, listId: string): PinboardList {
  const list = board.list(listId);
  if (!list || !seesList(list, actor)) throw apiError('NOT_FOUND');
  return list;
}

/** @throws NOT_FOUND for what is not there, lies in the trash or may not be seen: all the same */
export function seenCard(board: Pinboard, actor: BoardActor, cardId: string): PinboardCard {
  const card = board.card(cardId);
  const list = card && board.list(card.list);
  if (!card || card.trashed || !list || !seesList(list, actor) || !seesCard(board, actor, card)) throw apiError('NOT_FOUND');
  return card;
}
