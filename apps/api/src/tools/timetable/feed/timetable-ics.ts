import { TIMETABLE_ZONE } from '@murmel/contracts';
import { Item } from '@murmel/server';
import ical, { ICalCalendarMethod } from 'ical-generator';
import type { EntityManager } from 'typeorm';
import { type OpenTimetable, occurrencesOf, openTimetable } from '../events/occurrences.js';

/** Berlin's clock as programs with calendars want it described (RFC 5545, 3.6.5): the European rule since 1996. */
const BERLIN = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIMETABLE_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/**
 * Writes a timetable as a calendar: titles and times, no rooms, notes, classes or materials. Occurrences stand one by one, so that every program
 * shows the same of them: moved ones where they are, none that is cancelled or on a holiday.
 */
export async function timetableIcs(manager: EntityManager, itemId: string): Promise<string> {
  const { title } = await manager.findOneByOrFail(Item, { id: itemId });
  return icsOf(title, await openTimetable(manager, itemId));
}

export function icsOf(title: string, open: OpenTimetable): string {
  const calendar = ical({
    name: title,
    prodId: { company: 'murmel', product: 'timetable', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.timezone({ name: TIMETABLE_ZONE, generator: () => BERLIN });
  const { first, last } = open.timetable;
  const shown = occurrencesOf(open, { from: first, to: last }, new Map(), { accountId: null, mayChange: false });
  for (const { eventId, ruleDate, date, startTime, endTime, title: summary, cancelled, holiday } of shown) {
    if (cancelled || holiday !== null) continue;
    calendar.createEvent({
      id: `${eventId}-${ruleDate}@murmel`,
      summary,
      timezone: TIMETABLE_ZONE,
      // As texts they are written as they are, whatever zone the server stands in.
      start: `${date}T${startTime}`,
      end: `${date}T${endTime}`,
      stamp: new Date(0),
    });
  }
  return calendar.toString();
}
