import { partAddress } from '@murmel/contracts';
import { listsOf, type Pinboard, type PinboardCard, type PinboardList } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { isoTime } from '../iso-time.js';
import { rosterOf } from '../people/roster.js';

export interface BoardTrash {
  /** cards that were put there themselves; those of a list in the trash are the list's */
  cards: PinboardCard[];
  lists: PinboardList[];
}

/** Returns the content of a board's trash, newest first. */
export function trashOf(board: Pinboard): BoardTrash {
  const newestFirst = (left: PinboardCard | PinboardList, right: PinboardCard | PinboardList): number =>
    (right.trashed?.at ?? 0) - (left.trashed?.at ?? 0);
  return {
    cards: listsOf(board)
      .flatMap(({ id }) => (board.cardsOf.get(id) ?? []).filter(({ trashed }) => trashed))
      .sort(newestFirst),
    lists: board.lists.filter(({ trashed }) => trashed).sort(newestFirst),
  };
}

export async function trashAnswer(manager: EntityManager, itemId: string, board: Pinboard) {
  const { cards, lists } = trashOf(board);
  const roster = await rosterOf(manager, itemId, [
    ...cards.map(({ author }) => author),
    ...[...cards, ...lists].map(({ trashed }) => trashed?.by ?? null),
  ]);
  const gone = ({ id, name, trashed }: PinboardCard | PinboardList) => ({
    id: partAddress(itemId, id),
    name,
    trashedAt: isoTime(trashed?.at ?? 0),
    trashedBy: roster.get(trashed?.by ?? '') ?? null,
  });
  return {
    cards: cards.map((card) => ({ ...gone(card), list: board.list(card.list)?.name ?? '', author: roster.get(card.author) ?? null })),
    lists: lists.map((list) => ({ ...gone(list), cards: (board.cardsOf.get(list.id) ?? []).length })),
  };
}
