import { type RecurrenceRule, TIMETABLE_LIMITS, TIMETABLE_ZONE } from '@murmel/contracts';
import ICAL from 'ical.js';
import { addDays, localOf } from '../../../core/recurrence/local-time.js';
import { occurrencesBetween } from '../../../core/recurrence/occurrences.js';
import { readRuleText } from '../../../core/recurrence/rule-text.js';
import type { IcsAnswer, IcsDays, IcsEvent, IcsTask } from './ics-task.js';

const { events: eventsMax, repetitions: repetitionsMax } = TIMETABLE_LIMITS.ics;
const { titleMax, roomMax } = TIMETABLE_LIMITS;

/** Counts what is read of one file, over all of its events. */
class Repetitions {
  count = 0;

  /** @returns false once there are too many */
  add(more = 1): boolean {
    this.count += more;
    return this.count <= repetitionsMax;
  }
}

class TooManyRepetitions extends Error {
  constructor(readonly count: number) {
    super('too many repetitions');
  }
}

/**
 * Reads a calendar file into events and whole days of a range. Times in other zones become those of Berlin's clock; a rule that timetables do not
 * have becomes single events. Runs in a process of its own: the text is a stranger's.
 */
export function readIcs({ text, first, last }: IcsTask): IcsAnswer {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text) as unknown[] as ConstructorParameters<typeof ICAL.Component>[0]);
  } catch {
    return { kind: 'refused', why: 'broken' };
  }
  const all = calendar.getAllSubcomponents('vevent');
  if (all.length === 0) return { kind: 'refused', why: 'empty' };
  if (all.length > eventsMax) return { kind: 'refused', why: 'events', count: all.length, limit: eventsMax };
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const read = { events: [] as IcsEvent[], days: [] as IcsDays[], outside: 0 };
  const repetitions = new Repetitions();
  const moved = movedOccurrences(all);
  try {
    for (const one of all) {
      const found = partsOf(one, { first, last, repetitions, moved });
      if (!found) read.outside += 1;
      else {
        read.events.push(...found.events);
        read.days.push(...found.days);
      }
    }
  } catch (error) {
    if (error instanceof TooManyRepetitions) return { kind: 'refused', why: 'repetitions', count: error.count, limit: repetitionsMax };
    return { kind: 'refused', why: 'broken' };
  }
  const count = read.events.length + read.days.length;
  if (count > eventsMax) return { kind: 'refused', why: 'events', count, limit: eventsMax };
  return { kind: 'calendar', ...read };
}

interface Range {
  first: string;
  last: string;
  repetitions: Repetitions;
  moved: ReadonlyMap<string, readonly string[]>;
}

/** Days of each series that another entry of the file replaces. */
function movedOccurrences(all: readonly ICAL.Component[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const one of all) {
    const id = one.getFirstPropertyValue('recurrence-id');
    const uid = String(one.getFirstPropertyValue('uid') ?? '');
    if (id instanceof ICAL.Time) found.set(uid, [...(found.get(uid) ?? []), localOfTime(id).date]);
  }
  return found;
}

/** @returns undefined for what takes place outside of the range, or says no time */
function partsOf(component: ICAL.Component, range: Range): { events: IcsEvent[]; days: IcsDays[] } | undefined {
  const event = new ICAL.Event(component);
  const { startDate: begin, endDate: end } = event;
  if (!(begin instanceof ICAL.Time) || !(end instanceof ICAL.Time) || String(component.getFirstPropertyValue('status')) === 'CANCELLED')
    return undefined;
  const title = shortened(event.summary, titleMax) || '–';
  if (begin.isDate) return wholeDays(title, begin, end, range);
  const [from, to] = [localOfTime(begin), localOfTime(end)];
  // Lessons end on the day they begin on.
  const endTime = to.date > from.date ? '23:59' : to.time;
  if (endTime <= from.time) return undefined;
  const once: RecurrenceRule = {
    startDate: from.date,
    startTime: from.time,
    endTime,
    days: 0,
    zone: TIMETABLE_ZONE,
    repeats: 'none',
    until: null,
    count: null,
  };
  const room = shortened(event.location, roomMax);
  const without = [
    ...exceptedDays(component),
    ...(component.getFirstPropertyValue('recurrence-id') ? [] : (range.moved.get(event.uid) ?? [])),
  ];
  const rules = rulesOf(component, event, once, range);
  const events = rules.flatMap((rule) => withinRange({ title, room, rule, without }, range));
  return events.length > 0 ? { events, days: [] } : undefined;
}

function wholeDays(
  title: string,
  begin: ICAL.Time,
  end: ICAL.Time,
  { first, last }: Range,
): { events: IcsEvent[]; days: IcsDays[] } | undefined {
  const from = dayOf(begin);
  // The end of whole days is the day behind the last one.
  const behind = dayOf(end);
  const to = behind > from ? addDays(behind, -1) : from;
  if (to < first || from > last) return undefined;
  return { events: [], days: [{ title, first: from < first ? first : from, last: to > last ? last : to }] };
}

/** Returns the rules of an event, or its occurrences one by one where no rule of timetables says the same. */
function rulesOf(
  component: ICAL.Component,
  event: ICAL.Event,
  once: RecurrenceRule,
  { first, last, repetitions }: Range,
): RecurrenceRule[] {
  const texts = component.getAllProperties('rrule').map((property) => String(property.getFirstValue()));
  const [text] = texts;
  const counted = Number(/COUNT=(\d+)/i.exec(texts.join(';'))?.[1] ?? 0);
  if (counted > repetitionsMax) throw new TooManyRepetitions(counted);
  if (text === undefined && component.getAllProperties('rdate').length === 0) return [once];
  const rules = texts.length === 1 && component.getAllProperties('rdate').length === 0 ? readRuleText(text!, once) : null;
  if (rules && rules.every(({ repeats }) => repeats !== 'daily')) return rules;
  const found: RecurrenceRule[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (!repetitions.add()) throw new TooManyRepetitions(repetitions.count);
    const { date } = localOfTime(next);
    if (date > last) break;
    if (date >= first) found.push({ ...once, startDate: date });
  }
  return found;
}

/** Cuts a rule to the range: it begins with its first day there. */
function withinRange(event: IcsEvent, { first, last, repetitions }: Range): IcsEvent[] {
  const { rule, without } = event;
  const days = occurrencesBetween({ rule, details: {}, exceptions: [] }, first, last).map(({ date }) => date);
  if (!repetitions.add(days.length)) throw new TooManyRepetitions(repetitions.count);
  const [begin] = days;
  if (begin === undefined) return [];
  const until = rule.repeats === 'none' ? null : days.at(-1)!;
  const gone = [...new Set(without)].filter((day) => days.includes(day));
  if (rule.repeats === 'none' && gone.length > 0) return [];
  return [{ ...event, rule: { ...rule, startDate: begin, until, count: null }, without: gone }];
}

function exceptedDays(component: ICAL.Component): string[] {
  return component
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues().flatMap((value) => (value instanceof ICAL.Time ? [localOfTime(value).date] : [])));
}

/** Local day and time in Berlin; a time without a zone is one of the wall clock. */
function localOfTime(time: ICAL.Time): { date: string; time: string } {
  const floating = time.isDate || !time.zone || time.zone.tzid === 'floating';
  if (floating) {
    const named = zoneNamed(time);
    return named ? localOf(instantIn(time, named), TIMETABLE_ZONE) : { date: dayOf(time), time: clockOf(time) };
  }
  return localOf(time.toJSDate().getTime(), TIMETABLE_ZONE);
}

/** Zone that a time names without its description being in the file. */
function zoneNamed(time: ICAL.Time): string | undefined {
  const { timezone } = time as ICAL.Time & { timezone?: string };
  if (!timezone || timezone === 'floating' || timezone === 'Z') return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function instantIn(time: ICAL.Time, zone: string): number {
  const wall = Date.parse(`${dayOf(time)}T${clockOf(time)}:00Z`);
  const shown = localOf(wall, zone);
  return wall - (Date.parse(`${shown.date}T${shown.time}:00Z`) - wall);
}

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = ({ year, month, day }: ICAL.Time): string => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
const clockOf = ({ hour, minute }: ICAL.Time): string => `${two(hour)}:${two(minute)}`;
const shortened = (text: string | null | undefined, max: number): string => [...(text ?? '').trim()].slice(0, max).join('');
