import type { RecurrenceRule } from '@murmel/contracts';
import { RRuleTemporal } from 'rrule-temporal';
import { addDays } from './local-time.js';
import { ruleText, startText } from './rule-text.js';
import { EndlessRule } from './series.js';

function libraryRule(rule: RecurrenceRule): RRuleTemporal {
  return new RRuleTemporal({ rruleString: `DTSTART${startText(rule)}\nRRULE:${ruleText(rule)}`, cache: false });
}

function bounded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new EndlessRule('The rule takes too many steps', { cause: error });
  }
}

/**
 * Lists the days on which a rule has an occurrence, without exceptions. A month without the 31st and a year without 29 February have none,
 * and neither has a day whose clocks leave the time out (RFC 5545, 3.3.10; ADR 83).
 * @param from first local day
 * @param to last local day
 * @throws EndlessRule if the library gives up
 */
export function ruleDates(rule: RecurrenceRule, from: string, to: string): string[] {
  if (from > to || to < rule.startDate || (rule.until !== null && from > rule.until)) return [];
  if (rule.repeats === 'none') return from <= rule.startDate && rule.startDate <= to ? [rule.startDate] : [];
  // A day of the widest zones lies within 14 hours of the same day in UTC.
  const [after, before] = [new Date(`${addDays(from, -1)}T00:00:00Z`), new Date(`${addDays(to, 2)}T00:00:00Z`)];
  return bounded(() => libraryRule(rule).between(after, before, true))
    .map((found) => found.toPlainDate().toString())
    .filter((date) => from <= date && date <= to);
}

/** Lists the first so many days of a rule. */
export function firstRuleDates(rule: RecurrenceRule, count: number): string[] {
  if (rule.repeats === 'none') return [rule.startDate].slice(0, count);
  return bounded(() => libraryRule(rule).all((_found, index) => index < count)).map((found) => found.toPlainDate().toString());
}

/** Days in which every repetition has an occurrence, if it has any: 29 February is missing for eight years at most (1896 to 1904). */
const LONGEST_STEP_DAYS = 9 * 366;

/** Looks for the last day of a rule up to one, undefined if there is none. */
export function lastRuleDate(rule: RecurrenceRule, to: string): string | undefined {
  const from = addDays(to, -LONGEST_STEP_DAYS);
  return ruleDates(rule, from > rule.startDate ? from : rule.startDate, to).at(-1);
}

/** Days of one request to the library, far below its 10,000 steps. */
const AT_ONCE_DAYS = 2000;

/** Which of these days are days of the rule. */
export function ruleDatesAmong(rule: RecurrenceRule, dates: readonly string[]): Set<string> {
  const wanted = [...dates].sort();
  const found = new Set<string>();
  for (let index = 0; index < wanted.length; ) {
    const last = addDays(wanted[index]!, AT_ONCE_DAYS);
    const run = wanted.slice(index).filter((date) => date <= last);
    const days = new Set(ruleDates(rule, run[0]!, run.at(-1)!));
    for (const date of run) if (days.has(date)) found.add(date);
    index += run.length;
  }
  return found;
}

/** Whether the rule has an occurrence on this day, exceptions aside. */
export const isRuleDate = (rule: RecurrenceRule, date: string): boolean => ruleDates(rule, date, date).length === 1;
