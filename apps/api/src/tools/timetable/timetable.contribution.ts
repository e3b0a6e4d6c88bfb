import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { timetableCopying } from './copy-timetable.js';
import { addDemoTimetable } from './demo-timetable.js';
import { timetablePdf } from './pdf/timetable-pdf.js';
import { timetableTemplates } from './templates/timetable-templates.js';
import { timetableItem } from './timetable-item.js';
import { timetableOf } from './timetable-repository.js';
import { exportTimetable, timetablePictures, timetableSearchText } from './timetable-text.js';

/** Contributes timetables to the life cycle of items. Courses, breaks and events are deleted with the item's row by cascade. */
export const timetableContribution: ToolContribution = {
  item: timetableItem,
  live: {
    audiences: { reader: { everyMs: 300, seesPeople: false } },
    audienceOf: () => Promise.resolve('reader'),
    state: async (manager, itemId) => ({ revision: (await timetableOf(manager, itemId)).revision }),
  },
  pictures: timetablePictures,
  copying: timetableCopying,
  templates: timetableTemplates,
  exportContent: exportTimetable,
  pdf: timetablePdf,
  searchText: timetableSearchText,
  addExample: addDemoTimetable,
};
