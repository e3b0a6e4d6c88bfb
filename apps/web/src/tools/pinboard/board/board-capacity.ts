import { LIMITS } from '@murmel/contracts';

const { cardsPerList, cardsPerBoard, listsPerBoard, warnAt } = LIMITS.pinboard;

export interface BoardCapacity {
  /** undefined while there is plenty */
  left: number | undefined;
  /** set when nothing more fits, with the exceeded limit */
  full: { code: 'CARD_LIMIT_REACHED' | 'BOARD_CARD_LIMIT_REACHED' | 'LIST_LIMIT_REACHED'; limit: number } | undefined;
}

function roomOf(used: number, limit: number, code: NonNullable<BoardCapacity['full']>['code']): BoardCapacity {
  return { left: used >= limit * warnAt ? Math.max(0, limit - used) : undefined, full: used >= limit ? { code, limit } : undefined };
}

/** Calculates the number of cards that still fit into a list of this board (spec A1 and A3, announced from 90 % on). */
export function capacityForCards(inList: number, onBoard: number): BoardCapacity {
  const [list, board] = [roomOf(inList, cardsPerList, 'CARD_LIMIT_REACHED'), roomOf(onBoard, cardsPerBoard, 'BOARD_CARD_LIMIT_REACHED')];
  const left = list.left === undefined ? board.left : Math.min(list.left, board.left ?? Infinity);
  return { left, full: list.full ?? board.full };
}

/** Calculates the number of lists that still fit onto the board (spec A2). */
export function capacityForLists(lists: number): BoardCapacity {
  return roomOf(lists, listsPerBoard, 'LIST_LIMIT_REACHED');
}
