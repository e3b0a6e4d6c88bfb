import { addDays, resolveLocal } from './local-time.js';
import { isRuleDate, ruleDates } from './rule-dates.js';
import type { Occurrence, Series, SeriesException } from './series.js';

function occurrence<T>({ rule, details }: Series<T>, ruleDate: string, exception: SeriesException<T> | undefined): Occurrence<T> {
  const change = exception?.change ?? {};
  const date = change.date ?? ruleDate;
  const startTime = change.startTime ?? rule.startTime;
  const endTime = change.endTime ?? rule.endTime;
  const endDate = addDays(date, change.days ?? rule.days);
  return {
    ...{ ruleDate, date, startTime, endDate, endTime },
    start: resolveLocal(date, startTime, rule.zone).instant,
    end: resolveLocal(endDate, endTime, rule.zone).instant,
    cancelled: exception?.cancelled ?? false,
    changed: Object.keys(change).length > 0,
    details: { ...details, ...change.details },
  };
}

/** Longest occurrence of the series in days, since one that began before the range may reach into it. */
const reach = <T>({ rule, exceptions }: Series<T>): number => Math.max(rule.days, ...exceptions.map(({ change }) => change.days ?? 0));

/**
 * Lists the occurrences of a series that touch a range of days, cancelled ones marked, in the order of their begin. Those that were moved count
 * where they are now.
 * @param from first local day of the series' zone
 * @param to last local day
 * @throws EndlessRule if the library gives up
 */
export function occurrencesBetween<T>(series: Series<T>, from: string, to: string): Occurrence<T>[] {
  const { rule, exceptions } = series;
  const byDate = new Map(exceptions.map((exception) => [exception.date, exception]));
  const dates = new Set(ruleDates(rule, addDays(from, -reach(series)), to));
  for (const { date, change } of exceptions) if (change.date) dates.add(date);
  return [...dates]
    .map((date) => occurrence(series, date, byDate.get(date)))
    .filter((found) => found.date <= to && found.endDate >= from)
    .sort((a, b) => a.start - b.start || (a.ruleDate < b.ruleDate ? -1 : 1));
}

/** Lists the occurrences of a series that were changed alone, in the order of their rule days. */
export const changedOccurrences = <T>(series: Series<T>): Occurrence<T>[] =>
  series.exceptions
    .filter(({ cancelled }) => !cancelled)
    .map((exception) => occurrence(series, exception.date, exception))
    .filter(({ changed }) => changed)
    .sort((a, b) => (a.ruleDate < b.ruleDate ? -1 : 1));

/** Reads one occurrence by the day that the rule gave it, undefined if the series has none there. */
export function occurrenceOn<T>(series: Series<T>, ruleDate: string): Occurrence<T> | undefined {
  if (!isRuleDate(series.rule, ruleDate)) return undefined;
  return occurrence(
    series,
    ruleDate,
    series.exceptions.find(({ date }) => date === ruleDate),
  );
}
