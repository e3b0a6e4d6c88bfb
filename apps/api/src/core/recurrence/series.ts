import type { RecurrenceRule } from '@murmel/contracts';

/** Fields of one occurrence that differ from its series. `date` is the day it was moved to. */
export interface OccurrenceChange<T> {
  date?: string;
  startTime?: string;
  endTime?: string;
  days?: number;
  details?: Partial<T>;
}

/** Stores that one occurrence is cancelled or changed. `date` is the day that the rule gave it, also after it was moved. */
export interface SeriesException<T> {
  date: string;
  cancelled: boolean;
  change: OccurrenceChange<T>;
}

/** One event of a calendar with all its repetitions. `T` is what a tool knows of it besides its time: title, room, colour. */
export interface Series<T> {
  rule: RecurrenceRule;
  details: T;
  /** in any order, at most one for each day of the rule */
  exceptions: readonly SeriesException<T>[];
}

/** One occurrence. `ruleDate` names it within its series for good; `start` and `end` are milliseconds since 1970. */
export interface Occurrence<T> {
  ruleDate: string;
  date: string;
  startTime: string;
  endDate: string;
  endTime: string;
  start: number;
  end: number;
  cancelled: boolean;
  changed: boolean;
  details: T;
}

/** Says that a series has no occurrence on the day that a change names. */
export class UnknownOccurrence extends Error {}

/** Says that a rule takes more steps than the library allows itself: 10,000. */
export class EndlessRule extends Error {}
