import { boardFiles } from '../../../core/boards/board-files.js';
import { STORED_TEACHING_BOARD } from '../stored-teaching-board.js';
import { shownTo } from '../visible-teaching-board.js';
import { boardFileIds } from './board-file-ids.js';

/** Pictures, films and other files on teaching boards: sent by callers who may change the board, visible where the wall shows them. */
export const teachingBoardFiles = boardFiles(STORED_TEACHING_BOARD, {
  operation: 'item.update',
  seen: (read, actor) => boardFileIds(shownTo(read, actor)),
  comesBack: true,
});
