import { LIMITS } from '@murmel/contracts';
import type { InsertAnswer } from '../../core/tools/answer-inserters';
import { api } from '../../platform/api/client';
import { cardsOfPart, shortened } from './cards-of-part';

const { listNameMax } = LIMITS.pinboard;

/** Inserts the answer as cards at the end of the first list, in their order. */
export const insertAnswer: InsertAnswer = async ({ itemId, cards }) => {
  const [first] = await api.pinboards.lists({ id: itemId });
  const list = first ?? (await api.pinboards.createList({ id: itemId, name: shortened(cards[0]?.title || '–', listNameMax) }));
  for (const card of cards.flatMap(cardsOfPart)) await api.pinboards.createCard({ id: list.id, ...card });
};
