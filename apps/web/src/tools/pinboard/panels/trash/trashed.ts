import type { Pinboard, PinboardCard, PinboardList } from '@murmel/documents';

export interface BoardTrash {
  /** newest first */
  lists: readonly PinboardList[];
  /** cards that were removed individually; those in a removed list are restored with it */
  cards: readonly PinboardCard[];
  /** cards that would go for ever, those in removed lists among them */
  cardCount: number;
}

const removedAt = ({ trashed }: PinboardCard | PinboardList): number => trashed?.at ?? 0;

/** Returns the content of the board's trash. */
export function trashOf(board: Pinboard): BoardTrash {
  const lists = board.lists.filter(({ trashed }) => trashed).sort((a, b) => removedAt(b) - removedAt(a));
  const inLists = lists.reduce((sum, { id }) => sum + (board.cardsOf.get(id)?.length ?? 0), 0);
  const cards = board.lists
    .filter(({ trashed }) => !trashed)
    .flatMap(({ id }) => board.cardsOf.get(id) ?? [])
    .filter(({ trashed }) => trashed)
    .sort((a, b) => removedAt(b) - removedAt(a));
  return { lists, cards, cardCount: cards.length + inLists };
}
