import { LIMITS } from '@murmel/contracts';
import type { InsertAnswer } from '../../core/tools/answer-inserters';
import { api } from '../../platform/api/client';

const { cardNameMax, listNameMax } = LIMITS.pinboard;
const cut = (words: string, max: number): string =>
  words.length <= max
    ? words
    : `${words
        .slice(0, max - 2)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()} …`;

/** Inserts the answer as cards at the end of the first list, in their order. */
export const insertAnswer: InsertAnswer = async ({ itemId, cards }) => {
  const [first] = await api.pinboards.lists({ id: itemId });
  const list = first ?? (await api.pinboards.createList({ id: itemId, name: cut(cards[0]?.title || '–', listNameMax) }));
  for (const { title, text } of cards)
    await api.pinboards.createCard({ id: list.id, name: cut(title, cardNameMax), description: text.length > 0 ? text : null });
};
