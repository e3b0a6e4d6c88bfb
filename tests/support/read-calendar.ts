import ICAL from 'ical.js';

export interface ReadEvent {
  start: string;
  end: string;
  title: string;
}

/**
 * Reads a calendar file with a second library, as a program of a stranger would: rules, days that are left out, changed days.
 * @param to local day up to which endless rules are followed
 */
export function readCalendar(text: string, to = '2199-12-31'): ReadEvent[] {
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const iso = (time: ICAL.Time): string => new Date(time.toUnixTime() * 1000).toISOString();
  const found: ReadEvent[] = [];
  for (const component of root.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(component);
    if (event.isRecurrenceException()) continue;
    const add = (start: ICAL.Time, end: ICAL.Time, title: string): void => void found.push({ start: iso(start), end: iso(end), title });
    if (!event.isRecurring()) {
      add(event.startDate, event.endDate, event.summary);
      continue;
    }
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.toString().slice(0, 10) <= to; next = iterator.next()) {
      const { startDate, endDate, item } = event.getOccurrenceDetails(next);
      add(startDate, endDate, item.summary);
    }
  }
  return found.sort((a, b) => a.start.localeCompare(b.start) || a.title.localeCompare(b.title));
}
