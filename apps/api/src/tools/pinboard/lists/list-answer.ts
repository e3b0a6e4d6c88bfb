import { type PinboardListAnswer, partAddress } from '@murmel/contracts';
import { type PinboardList, refuseInList, refuseOnList } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { rosterOf } from '../people/roster.js';
import type { RequestedPinboard } from '../pinboards.js';
import { visibleCards } from '../visible-parts.js';

/** Lists as this person gets to see them. */
export async function listAnswers(
  manager: EntityManager,
  { itemId, board, actor }: RequestedPinboard,
  lists: readonly PinboardList[],
): Promise<PinboardListAnswer[]> {
  const roster = await rosterOf(
    manager,
    itemId,
    lists.map(({ author }) => author),
  );
  return lists.map(({ id, name, colour, permission, author }) => ({
    id: partAddress(itemId, id),
    name,
    colour,
    permission,
    author: roster.get(author) ?? null,
    cards: visibleCards(board, actor, id).length,
    abilities: { addCard: !refuseInList(board, actor, id), edit: !refuseOnList(board, actor, id) },
  }));
}
