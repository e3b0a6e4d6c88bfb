import type { EventColour } from '@murmel/contracts';
import type { ReactNode } from 'react';

/** One occurrence in a calendar. Times are those of the wall clock where it takes place, `2026-05-11T08:00`. */
export interface CalendarEntry {
  /** unique among all occurrences that are shown */
  key: string;
  title: string;
  /** second line: room, place */
  detail?: string;
  start: string;
  end: string;
  colour: EventColour;
  /** Struck through: it does not take place. */
  cancelled?: boolean;
  /** Named behind the title: substituted, another room. */
  note?: string;
  /** Marks of what it holds, drawn at its foot. */
  foot?: ReactNode;
  /** May be dragged and resized. */
  movable?: boolean;
}

/** A striped time without entries: a break. */
export interface CalendarBand {
  key: string;
  title: string;
  date: string;
  /** `09:30` */
  start: string;
  end: string;
}

/** A greyed day: a holiday. */
export interface CalendarDayNote {
  date: string;
  title: string;
}

export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const;
export type CalendarViewKind = (typeof CALENDAR_VIEWS)[number];

/** New times of an entry, of its wall clock. */
export interface MovedEntry {
  key: string;
  start: string;
  end: string;
}
