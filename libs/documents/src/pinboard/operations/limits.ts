import { type BoardRefusal, LIMITS } from '@murmel/contracts';
import { cardsIn, listsOf } from '../parse.js';
import type { Pinboard } from '../schema.js';

const { cardsPerList, cardsPerBoard, listsPerBoard } = LIMITS.pinboard;

/** One more card in this list? (spec A1) */
export function refuseFullList(board: Pinboard, list: string): BoardRefusal | undefined {
  return cardsIn(board, list).length >= cardsPerList ? { code: 'CARD_LIMIT_REACHED', limit: cardsPerList } : undefined;
}

/** `more`: cards that come on top of those on the wall. (spec A3) */
export function refuseFullBoard(board: Pinboard, more = 1): BoardRefusal | undefined {
  return more > 0 && board.cardCount + more > cardsPerBoard ? { code: 'BOARD_CARD_LIMIT_REACHED', limit: cardsPerBoard } : undefined;
}

/** One more list? (spec A2) */
export function refuseManyLists(board: Pinboard): BoardRefusal | undefined {
  return listsOf(board).length >= listsPerBoard ? { code: 'LIST_LIMIT_REACHED', limit: listsPerBoard } : undefined;
}
