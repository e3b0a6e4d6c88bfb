import type { InterfaceLanguage } from '@murmel/contracts';
import { lineBlock, tableBlock } from '../../../core/pdf-layout/pdf-layout.js';
import { addDays, localOf } from '../../../core/recurrence/local-time.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { calendarOf } from '../calendar-repository.js';
import { listEvents } from '../events/list-events.js';

/** Weeks from today that paper shows. */
const WEEKS = 8;

const WORDS = {
  de: { head: ['Tag', 'Zeit', 'Termin'], none: 'In den nächsten acht Wochen steht hier kein Termin.', source: 'Quelle', locale: 'de-DE' },
  en: { head: ['Day', 'Time', 'Event'], none: 'There is no event in the next eight weeks.', source: 'Source', locale: 'en-GB' },
} as const satisfies Record<InterfaceLanguage, object>;

/** Prints the events of the next eight weeks, in the calendar's own time. */
export const calendarPdf: PdfContribution = {
  async blocks(manager, context, language) {
    const { id: itemId } = itemOf(context);
    const { zone, source } = await calendarOf(manager, itemId);
    const from = localOf(Date.now(), zone).date;
    const { occurrences } = await listEvents(manager, itemId, { from, to: addDays(from, WEEKS * 7) });
    const { head, none, locale, source: sourceWord } = WORDS[language];
    const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });
    const rows = occurrences.map(({ startDate, startTime, endTime, title, description }) => [
      day.format(new Date(`${startDate}T00:00:00Z`)),
      `${startTime}–${endTime}`,
      [title, description].filter(Boolean).join(' – '),
    ]);
    return [
      rows.length === 0 ? lineBlock(none) : tableBlock(head, rows, { widths: [2, 2, 5] }),
      ...(source ? [lineBlock(`${sourceWord}: ${source}`)] : []),
    ];
  },
};
