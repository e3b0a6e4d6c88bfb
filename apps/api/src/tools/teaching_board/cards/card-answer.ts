import { type Json, partAddress, type TeachingCardAnswer } from '@murmel/contracts';
import type { TeachingCard } from '@murmel/documents';
import { apiError } from '../../../platform/api-error.js';
import type { AskedTeachingBoard } from '../teaching-boards.js';

export function cardAnswer(
  { itemId, mayEdit }: AskedTeachingBoard,
  { id, page, kind, title, colour, place, locked, content }: TeachingCard,
): TeachingCardAnswer {
  return {
    id: partAddress(itemId, id),
    pageId: partAddress(itemId, page),
    kind,
    title,
    colour,
    place,
    locked,
    content: content as Record<string, Json>,
    abilities: { edit: mayEdit },
  };
}

/** @throws NOT_FOUND for what is not on this board */
export function knownCard({ board }: AskedTeachingBoard, id: string): TeachingCard {
  const card = board.card(id);
  if (!card) throw apiError('NOT_FOUND');
  return card;
}
