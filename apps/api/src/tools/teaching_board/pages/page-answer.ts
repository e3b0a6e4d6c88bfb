import { partAddress, type TeachingPageAnswer } from '@murmel/contracts';
import { knownCardsOnPage, type TeachingPage } from '@murmel/documents';
import { apiError } from '../../../platform/api-error.js';
import type { RequestedTeachingBoard } from '../teaching-boards.js';

export function pageAnswer({ itemId, board, mayEdit }: RequestedTeachingBoard, { id, name, background }: TeachingPage): TeachingPageAnswer {
  return { id: partAddress(itemId, id), name, background, cards: knownCardsOnPage(board, id).length, abilities: { edit: mayEdit } };
}

/** @throws NOT_FOUND for what is not on this board */
export function knownPage({ board }: RequestedTeachingBoard, id: string): TeachingPage {
  const page = board.page(id);
  if (!page) throw apiError('NOT_FOUND');
  return page;
}
