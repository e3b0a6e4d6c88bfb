import type { ChangeScope, RecurrenceRule } from '@murmel/contracts';
import { addDays, dayOfMonth, daysBetween, monthIndex } from './local-time.js';
import { firstRuleDates, isRuleDate, lastRuleDate, ruleDates, ruleDatesAmong } from './rule-dates.js';
import { type OccurrenceChange, type Series, type SeriesException, UnknownOccurrence } from './series.js';

/** Fields of an edit. `date` is the new day of the occurrence that was edited; the last four are for more than one occurrence. */
export interface SeriesChange<T> extends OccurrenceChange<T> {
  zone?: string;
  repeats?: RecurrenceRule['repeats'];
  until?: string | null;
  count?: number | null;
}

/** The series that an edit leaves: the one that was there, null if nothing of it is left, and the one that begins with the edit. */
export interface EditedSeries<T> {
  kept: Series<T> | null;
  added: Series<T> | null;
}

function knownDate<T>({ rule }: Series<T>, ruleDate: string): void {
  if (!isRuleDate(rule, ruleDate)) throw new UnknownOccurrence(`The series has no occurrence on ${ruleDate}`);
}

function withException<T>(series: Series<T>, exception: SeriesException<T>): Series<T> {
  return { ...series, exceptions: [...series.exceptions.filter(({ date }) => date !== exception.date), exception] };
}

const exceptionOn = <T>({ exceptions }: Series<T>, ruleDate: string): SeriesException<T> =>
  exceptions.find(({ date }) => date === ruleDate) ?? { date: ruleDate, cancelled: false, change: {} };

/** Leaves out fields without a value. */
function defined<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

function changeOne<T>(series: Series<T>, ruleDate: string, { date, startTime, endTime, days, details }: SeriesChange<T>): Series<T> {
  const before = exceptionOn(series, ruleDate);
  const change = { ...before.change, ...defined({ date, startTime, endTime, days }) };
  const own = { ...before.change.details, ...details } as Partial<T>;
  return withException(series, { ...before, change: Object.keys(own).length > 0 ? { ...change, details: own } : change });
}

/** Cancels one occurrence or lets it happen again; what was changed of it stays. */
export function cancelOccurrence<T>(series: Series<T>, ruleDate: string, cancelled: boolean): Series<T> {
  knownDate(series, ruleDate);
  return withException(series, { ...exceptionOn(series, ruleDate), cancelled });
}

const inMonths = (repeats: RecurrenceRule['repeats']): boolean => repeats === 'monthly' || repeats === 'yearly';

/**
 * Makes the map of a series' old days to its new ones, when one occurrence moves from a day to another. Days and weeks move by days. Months and
 * years keep their number and take the new day in them: null where a month does not have it.
 */
function movedDates(repeats: RecurrenceRule['repeats'], from: string, to: string): (date: string) => string | null {
  if (!inMonths(repeats)) return (date) => addDays(date, daysBetween(from, to));
  const months = monthIndex(to) - monthIndex(from);
  return (date) => dayOfMonth(monthIndex(date) + months, Number(to.slice(8)));
}

/** Looks for the first day of the moved series: the first month or year, from the old begin on, that has the new day. */
function movedStart(rule: RecurrenceRule, moved: (date: string) => string | null): string {
  const step = rule.repeats === 'yearly' ? 12 : 1;
  // Eight years without 29 February are the most there are (1896 to 1904, 2096 to 2104).
  for (let index = 0; index <= 8; index += 1) {
    const start = moved(dayOfMonth(monthIndex(rule.startDate) + index * step, 1)!);
    if (start) return start;
  }
  return rule.startDate;
}

/** Moves the last day along, so the last occurrence is not lost. */
function movedUntil(rule: RecurrenceRule, from: string, to: string, moved: (date: string) => string | null): string | null {
  if (rule.until === null) return null;
  const shifted = addDays(rule.until, daysBetween(from, to));
  const last = inMonths(rule.repeats) ? lastRuleDate(rule, rule.until) : undefined;
  const movedLast = last ? moved(last) : null;
  return movedLast && movedLast > shifted ? movedLast : shifted;
}

/** Leaves out of an exception what the edit sets: the occurrence that was edited shows the edit. */
function withoutEdited<T>(exception: SeriesException<T>, edit: SeriesChange<T>): SeriesException<T> {
  const { details, ...times } = exception.change;
  const change = Object.fromEntries(Object.entries(times).filter(([key]) => edit[key as keyof typeof times] === undefined));
  const own = Object.fromEntries(Object.entries(details ?? {}).filter(([key]) => !(key in (edit.details ?? {}))));
  return { ...exception, change: { ...change, ...(Object.keys(own).length > 0 ? { details: own as Partial<T> } : {}) } };
}

/** Keeps one end at most: the one that the edit names. */
function withOneEnd<T>(edit: SeriesChange<T>, rule: RecurrenceRule): RecurrenceRule {
  if (rule.repeats === 'none') return { ...rule, until: null, count: null };
  return edit.until ? { ...rule, count: null } : edit.count ? { ...rule, until: null } : rule;
}

function changeAll<T>(series: Series<T>, ruleDate: string, edit: SeriesChange<T>): Series<T> {
  const { rule } = series;
  const target = edit.date ?? ruleDate;
  const moves = target !== ruleDate;
  const moved = moves ? movedDates(rule.repeats, ruleDate, target) : (date: string) => date;
  const next = withOneEnd(edit, {
    ...rule,
    ...(moves
      ? {
          startDate: inMonths(rule.repeats) ? movedStart(rule, moved) : moved(rule.startDate)!,
          until: movedUntil(rule, ruleDate, target, moved),
        }
      : {}),
    ...defined({ startTime: edit.startTime, endTime: edit.endTime, days: edit.days, zone: edit.zone, repeats: edit.repeats }),
    ...defined({ until: edit.until, count: edit.count }),
  });
  const exceptions = series.exceptions
    .map((exception) => (exception.date === ruleDate ? withoutEdited(exception, edit) : exception))
    .flatMap((exception) => {
      const date = moved(exception.date);
      return date && (exception.cancelled || Object.keys(exception.change).length > 0) ? [{ ...exception, date }] : [];
    });
  // A day that the new rule does not have keeps nothing: there is no occurrence left that it could be said of.
  const days = ruleDatesAmong(
    next,
    exceptions.map(({ date }) => date),
  );
  return { rule: next, details: { ...series.details, ...edit.details }, exceptions: exceptions.filter(({ date }) => days.has(date)) };
}

/** Cuts a series in two: what is before a day, null if that is nothing, and what begins with it. */
function split<T>(series: Series<T>, ruleDate: string): { head: Series<T> | null; tail: Series<T> } {
  const { rule, exceptions } = series;
  const last = lastRuleDate(rule, addDays(ruleDate, -1));
  if (last === undefined) return { head: null, tail: series };
  const tailCount = rule.count === null ? null : rule.count - ruleDates(rule, rule.startDate, last).length;
  return {
    head: {
      ...series,
      rule: { ...rule, count: null, until: last },
      exceptions: exceptions.filter(({ date }) => date < ruleDate),
    },
    tail: {
      ...series,
      rule: { ...rule, startDate: ruleDate, count: tailCount },
      exceptions: exceptions.filter(({ date }) => date >= ruleDate),
    },
  };
}

/**
 * Changes a series by one of its occurrences. `this_only` writes an exception; `this_and_future` ends the series before the occurrence and adds one
 * that begins with it; `all_events` changes the series, while occurrences that were changed alone keep what was changed of them (ADR 83).
 * @param ruleDate the day that the rule gave the occurrence
 * @throws UnknownOccurrence if the series has none there
 */
export function editSeries<T>(series: Series<T>, scope: ChangeScope, ruleDate: string, edit: SeriesChange<T>): EditedSeries<T> {
  knownDate(series, ruleDate);
  if (scope === 'this_only' && series.rule.repeats !== 'none') return { kept: changeOne(series, ruleDate, edit), added: null };
  if (scope !== 'this_and_future') return { kept: changeAll(series, ruleDate, edit), added: null };
  const { head, tail } = split(series, ruleDate);
  const changed = changeAll(tail, ruleDate, edit);
  return head ? { kept: head, added: changed } : { kept: changed, added: null };
}

/**
 * Takes occurrences out of a series: one is cancelled, later ones end it, all leave nothing.
 * @returns null if nothing of the series is left
 * @throws UnknownOccurrence if the series has none there
 */
export function removeOccurrences<T>(series: Series<T>, scope: ChangeScope, ruleDate: string): Series<T> | null {
  knownDate(series, ruleDate);
  if (scope === 'all_events' || series.rule.repeats === 'none') return null;
  if (scope === 'this_and_future') return split(series, ruleDate).head;
  const left = cancelOccurrence(series, ruleDate, true);
  return allCancelled(left) ? null : left;
}

/** Whether a series that ends has no occurrence left that happens. */
function allCancelled<T>({ rule, exceptions }: Series<T>): boolean {
  if (rule.count === null && rule.until === null) return false;
  const cancelled = new Set(exceptions.filter((exception) => exception.cancelled).map(({ date }) => date));
  return firstRuleDates(rule, cancelled.size + 1).every((date) => cancelled.has(date));
}
