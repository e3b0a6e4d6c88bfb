import { decide } from '@murmel/access-policy';
import { TOOLS } from '@murmel/contracts';
import { WORKSHEET_SCHEMA_VERSION } from '@murmel/documents';
import { thinOutVersions } from '@murmel/server';
import { itemsAnswered } from '../../core/answers/class-names.js';
import { BoardReader } from '../../core/boards/board-reader.js';
import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { worksheetCopying } from './copy-worksheet.js';
import { addDemoWorksheet } from './demo-worksheet.js';
import { exportContent } from './export/export-content.js';
import { type WorksheetAudience, worksheetLive } from './grid/grid.js';
import { plainSheet } from './pdf/worksheet-layout.js';
import { worksheetPictures } from './picture/worksheet-picture.js';
import { quizProposal } from './quiz-proposal.js';
import { worksheetTemplates } from './templates/worksheet-templates.js';
import { WORKSHEET_TABLES } from './work/worksheet-answer-kind.js';
import { worksheetActivity } from './worksheet-activity.js';
import { worksheetFiles } from './worksheet-files.js';
import { worksheetGrades } from './worksheet-grades.js';
import { worksheetItem } from './worksheet-item.js';
import { worksheetSearchText } from './worksheet-search-text.js';

/** Contributes worksheets to the life cycle of items. Work on them is deleted with the item's row by cascade. */
export const worksheetContribution: ToolContribution = {
  item: worksheetItem,
  liveDocument: { schemaVersion: WORKSHEET_SCHEMA_VERSION, view: true },
  live: {
    audiences: {
      // A field fills while they write in it.
      teacher: { everyMs: 250, seesPeople: true, readsResponses: true },
      guest: { everyMs: 1000, seesPeople: false },
    },
    audienceOf: (_manager, { actor, facts }) =>
      Promise.resolve(decide(actor, 'item.readResponses', { item: facts }).allow ? 'teacher' : 'guest'),
    state: (manager, itemId, audience) => worksheetLive(manager, itemId, audience as WorksheetAudience),
    showing: itemsAnswered(WORKSHEET_TABLES.responses),
  },
  files: worksheetFiles,
  pictures: worksheetPictures,
  activity: worksheetActivity,
  purge: (manager, itemId) => {
    BoardReader.of(manager).forget(itemId);
    return Promise.resolve();
  },
  thinOutHistory: (source, now) => thinOutVersions(source, now, TOOLS.worksheet.kind),
  copying: worksheetCopying,
  templates: worksheetTemplates,
  proposal: quizProposal,
  grades: worksheetGrades,
  exportContent,
  pdf: plainSheet(),
  searchText: worksheetSearchText,
  addExample: addDemoWorksheet,
};
