import { boardFiles } from '../../../core/boards/board-files.js';
import { shownTo } from '../shown-board.js';
import { STORED_TEACHING_BOARD } from '../stored-teaching-board.js';
import { filesOn } from './files-on.js';

/** Pictures, films and other files on teaching boards: sent by callers who may change the board, visible where the wall shows them. */
export const teachingBoardFiles = boardFiles(STORED_TEACHING_BOARD, {
  operation: 'item.update',
  seen: (read, actor) => filesOn(shownTo(read, actor)),
  comesBack: true,
});
