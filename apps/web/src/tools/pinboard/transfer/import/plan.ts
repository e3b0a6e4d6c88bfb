import { foldText, LIMITS } from '@murmel/contracts';
import { cardsIn, listsOf, type Pinboard } from '@murmel/documents';
import type { ImportCard, ImportDraft } from './import-draft';

const { cardsPerList, cardsPerBoard, listsPerBoard } = LIMITS.pinboard;

export interface PlannedList {
  name: string;
  /** a list of that name that is on the board already: its cards go behind those that are there */
  existing: string | undefined;
  cards: readonly ImportCard[];
}

/** Effects of an import on this board, and the parts that have no room on it. */
export interface ImportPlan {
  lists: readonly PlannedList[];
  newLists: number;
  cards: number;
  /** left out because of the limits of lists per board, cards per list, cards per board */
  left: { lists: number; cardsOfLists: number; cardsPerList: number; cardsPerBoard: number };
}

const sameName = (a: string, b: string): boolean => foldText(a) === foldText(b);

/** Fits a draft into the room that a board has left. */
export function planImport(draft: ImportDraft, board: Pinboard): ImportPlan {
  const there = listsOf(board);
  const left = { lists: 0, cardsOfLists: 0, cardsPerList: 0, cardsPerBoard: 0 };
  let roomForLists = listsPerBoard - there.length;
  let roomForCards = cardsPerBoard - board.cardCount;
  const lists: PlannedList[] = [];
  const taken = new Set<string>();
  for (const { name, cards } of draft.lists) {
    const existing = there.find((list) => sameName(list.name, name) && !taken.has(list.id))?.id;
    if (existing === undefined && roomForLists <= 0) {
      left.lists += 1;
      left.cardsOfLists += cards.length;
      continue;
    }
    if (existing === undefined) roomForLists -= 1;
    else taken.add(existing);
    const room = cardsPerList - (existing === undefined ? 0 : cardsIn(board, existing).length);
    const inList = cards.slice(0, Math.max(0, room));
    const onBoard = inList.slice(0, Math.max(0, roomForCards));
    left.cardsPerList += cards.length - inList.length;
    left.cardsPerBoard += inList.length - onBoard.length;
    roomForCards -= onBoard.length;
    lists.push({ name, existing, cards: onBoard });
  }
  return {
    lists,
    newLists: lists.filter(({ existing }) => existing === undefined).length,
    cards: lists.reduce((sum, { cards }) => sum + cards.length, 0),
    left,
  };
}
