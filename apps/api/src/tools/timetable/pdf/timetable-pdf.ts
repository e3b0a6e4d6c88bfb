import { type InterfaceLanguage, TIMETABLE_ZONE, weekdayOfDate, weekLetter } from '@murmel/contracts';
import { lineBlock, type PdfBlock, type PdfCell, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import { addDays, localOf } from '../../../core/recurrence/local-time.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { type OpenTimetable, occurrencesOf, openTimetable } from '../events/occurrences.js';

const WORDS = {
  de: {
    time: 'Zeit',
    week: 'Woche',
    from: 'ab',
    cancelled: 'fällt aus',
    holiday: 'frei',
    substituted: 'Vertretung',
    empty: 'In dieser Woche steht nichts.',
  },
  en: {
    time: 'Time',
    week: 'Week',
    from: 'from',
    cancelled: 'cancelled',
    holiday: 'no lessons',
    substituted: 'substituted',
    empty: 'There is nothing in this week.',
  },
} as const satisfies Record<InterfaceLanguage, object>;
const WEEK = 7;
/** Weekdays that are always printed, Monday to Friday; Saturday and Sunday only where something is on them. */
const WORKDAYS = 5;

/** Prints the present week and the one after it, which are weeks A and B, as tables: lessons by time and day, with breaks between them. */
export const timetablePdf: PdfContribution = {
  landscape: true,
  async blocks(manager, context, language) {
    const open = await openTimetable(manager, itemOf(context).id);
    const { first, last } = open.timetable;
    const { date: today } = localOf(Date.now(), TIMETABLE_ZONE);
    const day = today < first ? first : today > last ? last : today;
    const monday = addDays(day, 1 - weekdayOfDate(day));
    return [monday, addDays(monday, WEEK)]
      .filter((date) => date <= last)
      .flatMap((date, index) => [...(index > 0 ? [{ kind: 'page' } as const] : []), ...weekBlocks(open, date, language)]);
  },
};

function weekBlocks(open: OpenTimetable, monday: string, language: InterfaceLanguage): PdfBlock[] {
  const words = WORDS[language];
  const shown = occurrencesOf(open, { from: monday, to: addDays(monday, WEEK - 1) }, new Map(), { accountId: null, mayChange: false });
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const title = `${words.week} ${weekLetter(open.timetable.first, monday)}, ${words.from} ${date.format(new Date(monday))}`;
  const heading: PdfBlock = { kind: 'heading', level: 1, runs: [textRun(title)] };
  const lastDay = Math.max(WORKDAYS, ...shown.map((one) => weekdayOfDate(one.date)));
  const days = Array.from({ length: lastDay }, (_one, index) => addDays(monday, index));
  if (shown.length === 0) return [heading, lineBlock(words.empty)];
  const times = [...new Set([...shown.map(({ startTime }) => startTime), ...breakStarts(open, days)])].sort();
  const name = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
  });
  const head = [cell([words.time], true), ...days.map((day) => cell([name.format(new Date(day))], true))];
  const rows = times.map((time) => [
    cell([time], true),
    ...days.map((day) => {
      const lessons = shown.filter((one) => one.date === day && one.startTime === time);
      const pauses = breaksAt(open, day, time);
      return cell([
        ...lessons.flatMap(({ title: lesson, room, endTime, cancelled, holiday, substituted }) => [
          lesson,
          [`–${endTime}`, room].filter(Boolean).join(' · '),
          ...(cancelled ? [words.cancelled] : holiday !== null ? [words.holiday] : substituted ? [words.substituted] : []),
        ]),
        ...pauses,
      ]);
    }),
  ]);
  return [heading, { kind: 'table', rows: [head, ...rows], widths: [0.6, ...days.map(() => 1)] }];
}

const breakStarts = ({ breaks }: OpenTimetable, days: readonly string[]): string[] =>
  breaks
    .filter(({ weekdays }) => days.some((day) => weekdays.length === 0 || weekdays.includes(weekdayOfDate(day))))
    .map(({ startTime }) => startTime);

const breaksAt = ({ breaks }: OpenTimetable, day: string, time: string): string[] =>
  breaks
    .filter(({ startTime, weekdays }) => startTime === time && (weekdays.length === 0 || weekdays.includes(weekdayOfDate(day))))
    .map(({ title, endTime }) => `${title} –${endTime}`);

const cell = (lines: readonly string[], header = false): PdfCell => ({ header, columns: 1, rows: 1, blocks: lines.map(lineBlock) });
