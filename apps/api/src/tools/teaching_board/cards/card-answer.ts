import { partAddress, type TeachingCardAnswer } from '@murmel/contracts';
import { isKnown, type KnownCard } from '@murmel/documents';
import { apiError } from '../../../platform/api-error.js';
import type { RequestedTeachingBoard } from '../teaching-boards.js';

export function cardAnswer(
  { itemId, mayEdit }: RequestedTeachingBoard,
  { id, page, kind, title, colour, place, locked, content }: KnownCard,
): TeachingCardAnswer {
  const answer = {
    id: partAddress(itemId, id),
    pageId: partAddress(itemId, page),
    kind,
    title,
    colour,
    place,
    locked,
    content,
    abilities: { edit: mayEdit },
  };
  return answer as TeachingCardAnswer;
}

/** @throws NOT_FOUND for what is not on this board, and for what only a newer release knows */
export function knownCard({ board }: RequestedTeachingBoard, id: string): KnownCard {
  const card = board.card(id);
  if (!card || !isKnown(card)) throw apiError('NOT_FOUND');
  return card;
}
