import type { ToolContribution } from '../../core/tool-contribution/contributions.js';
import { calendarOf } from './calendar-repository.js';
import { calendarPictures, calendarSearchText, exportCalendar } from './calendar-text.js';
import { calendarCopying } from './copy-calendar.js';
import { addDemoCalendar } from './demo-calendar.js';
import { calendarPdf } from './pdf/calendar-pdf.js';
import { prototypeCalendarItem } from './prototype-calendar-item.js';
import { calendarTemplates } from './templates/calendar-templates.js';

/** Contributes prototype calendars to the life cycle of items. Events are deleted with the item's row by cascade. */
export const prototypeCalendarContribution: ToolContribution = {
  item: prototypeCalendarItem,
  live: {
    audiences: { reader: { everyMs: 300, seesPeople: false } },
    audienceOf: async () => 'reader',
    state: async (manager, itemId) => ({ audience: 'reader', revision: (await calendarOf(manager, itemId)).revision }),
  },
  pictures: calendarPictures,
  copying: calendarCopying,
  templates: calendarTemplates,
  exportContent: exportCalendar,
  pdf: calendarPdf,
  searchText: calendarSearchText,
  addExample: addDemoCalendar,
};
