import { knownCardsOnPage, type TeachingBoard } from '@murmel/documents';
import { filesOf } from '../../../core/parts/part-files.js';

/** Every file that a card shows or that is a background. */
export function boardFileIds(board: TeachingBoard): Set<string> {
  const backgrounds = [board.settings.background, ...board.pages.map(({ background }) => background)];
  const cards = board.pages.flatMap(({ id }) => knownCardsOnPage(board, id));
  return new Set([...backgrounds.flatMap((background) => (background?.kind === 'picture' ? [background.file] : [])), ...filesOf(cards)]);
}
