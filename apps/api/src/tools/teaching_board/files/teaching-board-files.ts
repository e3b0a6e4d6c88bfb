import { knownCardsOnPage, type TeachingBoard } from '@murmel/documents';
import { boardFiles } from '../../../core/boards/board-files.js';
import { filesOf } from '../../../core/parts/part-files.js';
import { shownTo } from '../shown-board.js';
import { STORED_TEACHING_BOARD } from '../stored-teaching-board.js';

/** Pictures, films and other files on teaching boards: sent by whoever may change the board, seen where the wall shows them. */
export const teachingBoardFiles = boardFiles(STORED_TEACHING_BOARD, {
  operation: 'item.update',
  used: filesOn,
  seen: (read, actor) => filesOn(shownTo(read, actor)),
  comesBack: true,
});

function filesOn(board: TeachingBoard): Set<string> {
  const backgrounds = [board.settings.background, ...board.pages.map(({ background }) => background)];
  const cards = board.pages.flatMap(({ id }) => knownCardsOnPage(board, id));
  return new Set([...backgrounds.flatMap((background) => (background?.kind === 'picture' ? [background.file] : [])), ...filesOf(cards)]);
}
