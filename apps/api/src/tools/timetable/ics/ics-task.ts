import type { IcsRefusal, RecurrenceRule } from '@murmel/contracts';

/** A calendar file to read, and the days that are asked of it. */
export interface IcsTask {
  text: string;
  first: string;
  last: string;
}

/** Event of a file with times of Berlin's clock. */
export interface IcsEvent {
  title: string;
  room: string;
  rule: RecurrenceRule;
  /** days of the rule that do not take place */
  without: string[];
}

/** Whole days of a file: holidays. */
export interface IcsDays {
  title: string;
  first: string;
  last: string;
}

export type IcsAnswer =
  | { kind: 'calendar'; events: IcsEvent[]; days: IcsDays[]; outside: number }
  | { kind: 'refused'; why: IcsRefusal; count?: number; limit?: number };
