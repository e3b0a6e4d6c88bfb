import { CHANGE_SCOPES, type ChangeScope, REPEATS, type RecurrenceRule } from '@murmel/contracts';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../../tests/support/draws.js';
import { editSeries, removeOccurrences } from './edit-series.js';
import { addDays, daysBetween, localOf, localTimeExists } from './local-time.js';
import { occurrencesBetween } from './occurrences.js';
import { ruleText, startText } from './rule-text.js';
import type { Occurrence, Series } from './series.js';
import { ZONES, zoneTexts } from './zone-texts.js';

interface Details {
  title: string;
}

for (const { tzid, component } of zoneTexts()) {
  ICAL.TimezoneService.register(new ICAL.Timezone({ component: new ICAL.Component(ICAL.parse(component)), tzid }), tzid);
}

/** Writes a series as a program of a stranger would, so the other library reads it without this one. */
function icsOf(series: Series<Details>): string {
  const { rule, details, exceptions } = series;
  const moment = (date: string, time: string): string => `;TZID=${rule.zone}:${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
  const ruled = rule.repeats === 'none' ? [] : [`RRULE:${ruleText(rule)}`];
  const event = (lines: string[]): string[] => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
  const end = moment(addDays(rule.startDate, rule.days), rule.endTime);
  const gone = exceptions.filter(({ cancelled }) => cancelled).map(({ date }) => `EXDATE${moment(date, rule.startTime)}`);
  const changed = exceptions
    .filter(({ cancelled }) => !cancelled)
    .flatMap(({ date, change }) => {
      const begin = change.date ?? date;
      const until = addDays(begin, change.days ?? rule.days);
      return event([
        `RECURRENCE-ID${moment(date, rule.startTime)}`,
        `DTSTART${moment(begin, change.startTime ?? rule.startTime)}`,
        `DTEND${moment(until, change.endTime ?? rule.endTime)}`,
        `SUMMARY:${change.details?.title ?? details.title}`,
      ]);
    });
  const first = event([`DTSTART${startText(rule)}`, `DTEND${end}`, ...ruled, ...gone, `SUMMARY:${details.title}`]);
  return ['BEGIN:VCALENDAR', ...first, ...changed, 'END:VCALENDAR'].join('\r\n');
}

interface Seen {
  start: number;
  title: string;
  date: string;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** Takes the first of two equal times of an autumn night, where ical.js takes the second (ADR 83: the second difference). */
function earlier(instant: number, zone: string): number {
  if (new Date(instant).getUTCDay() !== 0) return instant;
  const [one, two] = [instant - 3_600_000, instant].map((moment) => localOf(moment, zone));
  return one!.time === two!.time ? instant - 3_600_000 : instant;
}

/**
 * Lists what ical.js makes of a series. It counts and shows times that do not exist, so COUNT is applied here, after those are left out
 * (ADR 83: the first difference).
 */
function otherLibrary(series: Series<Details>, to: string): Seen[] {
  const { rule } = series;
  const endless = { ...series, rule: { ...rule, count: null } };
  const parsed = new ICAL.Component(ICAL.parse(icsOf(endless)));
  const [first] = parsed.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const event = first!;
  const cancelled = new Set(series.exceptions.filter((one) => one.cancelled).map(({ date }) => date));
  const changed = new Set(series.exceptions.filter((one) => !one.cancelled).map(({ date }) => date));
  // An iterator without EXDATE, because a count runs through cancelled occurrences, too.
  event.component.removeAllProperties('exdate');
  const iterator = event.iterator();
  const seen: Seen[] = [];
  let counted = 0;
  for (let next = iterator.next(); next; next = iterator.next()) {
    const date = `${next.year}-${pad(next.month)}-${pad(next.day)}`;
    if (date > to) break;
    const real = rule.repeats === 'none' || localTimeExists(date, rule.startTime, rule.zone);
    if (!real) continue;
    counted += 1;
    if (rule.count !== null && counted > rule.count) break;
    if (cancelled.has(date)) continue;
    // Details are asked for where there are own ones: it is slow.
    const own = changed.has(date) ? event.getOccurrenceDetails(next) : { item: event, startDate: next };
    seen.push({ start: earlier(own.startDate.toUnixTime() * 1000, rule.zone), title: own.item.summary, date });
  }
  return seen.sort((a, b) => a.start - b.start || (a.date < b.date ? -1 : 1));
}

const shown = (found: Occurrence<Details>[]): Seen[] =>
  found.filter(({ cancelled }) => !cancelled).map(({ start, ruleDate, details }) => ({ start, title: details.title, date: ruleDate }));

const someTime = fc
  .oneof(
    { weight: 4, arbitrary: fc.tuple(fc.integer({ min: 6, max: 20 }), fc.constantFrom(0, 15, 45)) },
    // The hours of the change: 1 in London, 2 in Berlin and New York.
    { weight: 1, arbitrary: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(0, 30)) },
  )
  .map(([hour, minute]) => `${pad(hour)}:${pad(minute)}`);
const someDay = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-08-01', days)) },
  { weight: 1, arbitrary: fc.constantFrom('2027-01-31', '2028-02-29', '2026-03-28', '2026-10-24', '2027-03-13', '2027-11-06') },
);
const beginsAtRealTime = ({ startDate, startTime, zone }: RecurrenceRule): boolean => localTimeExists(startDate, startTime, zone);
const someRule = fc
  .record({
    ...{ startDate: someDay, startTime: someTime, zone: fc.constantFrom(...ZONES), repeats: fc.constantFrom(...REPEATS) },
    end: fc.oneof(
      fc.constant(null),
      fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ days: fc.integer({ min: 0, max: 900 }) }),
    ),
  })
  .map(({ end, ...rest }): RecurrenceRule => {
    const bounds: { days?: number; count?: number } = end && rest.repeats !== 'none' ? end : {};
    const until = bounds.days === undefined ? null : addDays(rest.startDate, bounds.days);
    const late = rest.startTime >= '23:15';
    return { ...rest, endTime: '23:45', days: late ? 1 : 0, until, count: bounds.count ?? null };
  })
  // A first occurrence in the missing hour is refused where it is typed.
  .filter(beginsAtRealTime);
const someEdit = fc.record({
  scope: fc.constantFrom(...CHANGE_SCOPES),
  /** which of the occurrences, from the first to the last that is looked at */
  place: fc.double({ min: 0, max: 0.6, noNaN: true }),
  what: fc.constantFrom('remove', 'title', 'time', 'move', 'move', 'all'),
  move: fc.integer({ min: -3, max: 3 }),
  time: fc.constantFrom('04:00', '09:30', '17:15'),
});
type Edit = typeof someEdit extends fc.Arbitrary<infer E> ? E : never;

/** Days that are looked at: about thirty occurrences, of days fewer. */
const SPAN: Readonly<Record<RecurrenceRule['repeats'], number>> = {
  none: 30,
  daily: 35,
  weekly: 190,
  biweekly: 370,
  monthly: 400,
  yearly: 1500,
};

/** One occurrence as a person sees it: where the rule puts it, and what was changed of it alone. */
interface Expected {
  /** which series it belongs to: an edit of one reaches no other */
  series: number;
  ruleDate: string;
  time: string;
  title: string;
  own: { date?: string; time?: string; title?: string };
}

/** The day that a day becomes when its series moves: by days, and in months and years by the day of the month. */
function movedDay(repeats: RecurrenceRule['repeats'], date: string, days: number): string {
  if (repeats !== 'monthly' && repeats !== 'yearly') return addDays(date, days);
  return `${date.slice(0, 8)}${pad(Number(date.slice(8)) + days)}`;
}

/** Applies an edit to a list of occurrences, without rules: the model that the engine is compared with. */
function applied(all: Expected[], at: Expected, edit: Edit, repeats: RecurrenceRule['repeats'], title: string): Expected[] {
  const next = Math.max(...all.map(({ series }) => series)) + 1;
  const divides = edit.scope === 'this_and_future' && all.some((one) => one.series === at.series && one.ruleDate < at.ruleDate);
  const scope: ChangeScope = repeats === 'none' ? 'all_events' : edit.scope;
  const inScope = (one: Expected): boolean =>
    one.series === at.series && (scope === 'all_events' || (scope === 'this_only' ? one === at : one.ruleDate >= at.ruleDate));
  if (edit.what === 'remove') return all.filter((one) => !inScope(one));
  const [moves, times, titles] = [
    ['move', 'all'],
    ['time', 'all'],
    ['title', 'all'],
  ].map((kinds) => kinds.includes(edit.what));
  return all.map((one) => {
    if (!inScope(one)) return one;
    if (scope === 'this_only') {
      const date = moves ? { date: addDays(one.ruleDate, edit.move) } : {};
      return { ...one, own: { ...one.own, ...date, ...(times ? { time: edit.time } : {}), ...(titles ? { title } : {}) } };
    }
    const own = { ...one.own };
    if (one === at && moves) delete own.date;
    if (one === at && times) delete own.time;
    if (one === at && titles) delete own.title;
    return {
      own,
      series: divides ? next : one.series,
      ruleDate: moves ? movedDay(repeats, one.ruleDate, edit.move) : one.ruleDate,
      time: times ? edit.time : one.time,
      title: titles ? title : one.title,
    };
  });
}

/** The model knows no hours that are missing on other days, and no days that other months do not have. */
function isModelled({ startTime, startDate, repeats }: RecurrenceRule): boolean {
  const day = Number(startDate.slice(8));
  return startTime >= '04:00' && ((repeats !== 'monthly' && repeats !== 'yearly') || (day > 12 && day < 17));
}

/** Whether its begin, and each changed occurrence, is at a time that a clock shows. */
const isTyped = ({ rule, exceptions }: Series<Details>): boolean =>
  beginsAtRealTime(rule) &&
  exceptions.every(({ date, change }) => localTimeExists(change.date ?? date, change.startTime ?? rule.startTime, rule.zone));

/** Edits by the engine: the series that was there, and the one that begins with the edit. */
function edited(series: Series<Details>, ruleDate: string, edit: Edit, title: string): (Series<Details> | null)[] {
  if (edit.what === 'remove') return [removeOccurrences(series, edit.scope, ruleDate), null];
  const { kept, added } = editSeries(series, edit.scope, ruleDate, {
    ...(edit.what === 'move' || edit.what === 'all' ? { date: addDays(ruleDate, edit.move) } : {}),
    ...(edit.what === 'time' || edit.what === 'all' ? { startTime: edit.time } : {}),
    ...(edit.what === 'title' || edit.what === 'all' ? { details: { title } } : {}),
  });
  return [kept, added];
}

describe('the recurrence engine beside another library', () => {
  it('[TTB-06] [TTB-11] [TTB-12] equals ical.js for random rules, exceptions and edits of all scopes in Berlin, London and New York', () => {
    fc.assert(
      fc.property(someRule, fc.array(someEdit, { maxLength: 3 }), (rule, edits) => {
        const [from, to] = [addDays(rule.startDate, -20), addDays(rule.startDate, SPAN[rule.repeats])];
        const happening = (series: Series<Details>): Occurrence<Details>[] =>
          occurrencesBetween(series, from, addDays(to, 20)).filter(({ cancelled, ruleDate }) => !cancelled && ruleDate <= to);
        const start: Series<Details> = { rule, details: { title: 'Mathe' }, exceptions: [] };
        let all = new Map([[0, start]]);
        const first = otherLibrary(start, to);
        expect(shown(happening(start))).toEqual(first);
        let model: Expected[] | null = isModelled(rule)
          ? first.map(({ date, title }) => ({ series: 0, ruleDate: date, time: rule.startTime, title, own: {} }))
          : null;
        for (const [index, edit] of edits.entries()) {
          const found = [...all].flatMap(([key, series]) => happening(series).map((one) => ({ key, series, one })));
          const picked = found[Math.floor(found.length * edit.place)];
          if (!picked) break;
          const { key, series, one } = picked;
          const title = `Stunde ${index}`;
          const [kept, added] = edited(series, one.ruleDate, edit, title);
          // Refused where it is typed, as a first occurrence is: a move into the missing hour.
          if ([kept, added].some((changed) => changed && !isTyped(changed))) continue;
          const at = model?.find((expected) => expected.series === key && expected.ruleDate === one.ruleDate);
          const next = Math.max(0, ...(model ?? []).map((expected) => expected.series)) + 1;
          model = model && at ? applied(model, at, edit, series.rule.repeats, title) : null;
          const others = [...all].filter(([other]) => other !== key);
          all = new Map([
            ...others,
            ...(kept ? [[key, kept] as const] : []),
            ...(added ? [[model ? next : 100 + index, added] as const] : []),
          ]);
        }
        for (const series of all.values()) expect(shown(happening(series))).toEqual(otherLibrary(series, to));
        if (!model) return;
        // Moves over the end of the range are known to one side only.
        const until = addDays(to, -20);
        const early = (text: string): boolean => text.slice(0, 10) <= until;
        const seen = [...all.values()].flatMap(happening).map(({ date, startTime, details }) => `${date} ${startTime} ${details.title}`);
        const expected = model.map(({ ruleDate, time, title, own }) => `${own.date ?? ruleDate} ${own.time ?? time} ${own.title ?? title}`);
        expect(seen.filter(early).sort()).toEqual(expected.filter(early).sort());
      }),
      { numRuns: draws(10_000) },
    );
  });

  it('[TTB-11] finds every day of a rule that ends by asking piece by piece', () => {
    fc.assert(
      fc.property(someRule, fc.integer({ min: 5, max: 60 }), (rule, step) => {
        const to = addDays(rule.startDate, SPAN[rule.repeats]);
        const series: Series<Details> = { rule, details: { title: 'Mathe' }, exceptions: [] };
        const pieces = Array.from({ length: Math.ceil((daysBetween(rule.startDate, to) + 1) / step) }, (_, index) => {
          const from = addDays(rule.startDate, index * step);
          return occurrencesBetween(series, from, addDays(from, step - 1)).filter(({ date }) => date >= from);
        });
        const dates = pieces.flat().map(({ date }) => date);
        const whole = occurrencesBetween(series, rule.startDate, to).map(({ date }) => date);
        expect(dates.filter((date) => date <= to)).toEqual(whole);
      }),
      { numRuns: draws(300) },
    );
  });
});
