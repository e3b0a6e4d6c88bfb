import { TOOLS } from '@murmel/contracts';
import { TEACHING_BOARD_SCHEMA_VERSION } from '@murmel/documents';
import { thinOutVersions } from '@murmel/server';
import { BoardReader } from '../../core/boards/board-reader.js';
import { documentActivity } from '../../core/projects/live/document-activity.js';
import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { teachingBoardCopying } from './copy-teaching-board.js';
import { addDemoBoard } from './demo/demo-board.js';
import { exportContent } from './export/export-content.js';
import { teachingBoardFiles } from './files/teaching-board-files.js';
import { teachingBoardPdf } from './pdf/teaching-board-pdf.js';
import { teachingBoardPictures } from './picture/teaching-board-picture.js';
import { teachingBoardItem } from './teaching-board-item.js';
import { teachingBoardSearchText } from './teaching-board-search-text.js';
import { teachingBoardTemplates } from './templates/teaching-board-templates.js';

/** Contributes teaching boards to the life cycle of items. Names lists belong to the teacher and stay when a board is deleted. */
export const teachingBoardContribution: ToolContribution = {
  item: teachingBoardItem,
  liveDocument: { schemaVersion: TEACHING_BOARD_SCHEMA_VERSION, view: true },
  files: [teachingBoardFiles],
  pictures: teachingBoardPictures,
  activity: documentActivity,
  purge: (manager, itemId) => {
    BoardReader.of(manager).forget(itemId);
    return Promise.resolve();
  },
  thinOutHistory: (source, now) => thinOutVersions(source, now, TOOLS.teaching_board.kind),
  addExample: addDemoBoard,
  copying: teachingBoardCopying,
  templates: teachingBoardTemplates,
  exportContent,
  pdf: teachingBoardPdf,
  searchText: teachingBoardSearchText,
};
