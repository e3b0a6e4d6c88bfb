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

export function isListVisible(list: PinboardList, actor: BoardActor): boolean {
  return !list.trashed && (actor.trusted || onList(list, actor.base) !== 'invisible');
}

/** Lists on the wall that this person may see, in order. */
export function visibleLists(board: Pinboard, actor: BoardActor): PinboardList[] {
  return listsOf(board).filter((list) => isListVisible(list, actor));
}

/** Cards of a list that this person may see, in order. */
export function visibleCards(board: Pinboard, actor: BoardActor, listId: string): PinboardCard[] {
  return cardsIn(board, listId).filter((card) => seesCard(board, actor, card));
}

/** @throws NOT_FOUND for what is not there, lies in the trash or may not be seen: all the same */
export function visibleList(board: Pinboard, actor: BoardActor, listId: string): PinboardList {
  const list = board.list(listId);
  if (!list || !isListVisible(list, actor)) throw apiError('NOT_FOUND');
  return list;
}

/** @throws NOT_FOUND for what is not there, lies in the trash or may not be seen: all the same */
export function visibleCard(board: Pinboard, actor: BoardActor, cardId: string): PinboardCard {
  const card = board.card(cardId);
  const list = card && board.list(card.list);
  if (!card || card.trashed || !list || !isListVisible(list, actor) || !seesCard(board, actor, card)) throw apiError('NOT_FOUND');
  return card;
}
