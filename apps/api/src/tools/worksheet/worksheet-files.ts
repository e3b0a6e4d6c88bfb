import { answerFiles } from '../../core/answers/answer-files.js';
import { boardFiles } from '../../core/boards/board-files.js';
import type { FileContribution } from '../../core/tool-contribution/contributions.js';
import { STORED_WORKSHEET, shownTo } from './stored-worksheet.js';

/** Files that authors put on the sheet, visible to readers of the sheet, and files that others hand in as answers. */
export const worksheetFiles: readonly FileContribution[] = [
  boardFiles(STORED_WORKSHEET, {
    operation: 'item.update',
    // A hint has no files.
    seen: (read, actor) => STORED_WORKSHEET.filesOn(shownTo(read, actor, { hints: true })),
    comesBack: true,
  }),
  answerFiles(),
];
