import type { Project } from '@murmel/contracts';
import { type RemainingTimeText, remainingTimeText } from '../classes/remaining-time';
import { dayText, sinceText, timeOfDayText, timeText } from '../dates/dates';

/** Badge of a project: a text below `projects:state`, and the time that stands in it. */
export type StateText = { key: 'until'; values: { time: RemainingTimeText } } | { key: 'paused' | 'ended'; values: { date: string } };

type Times = Pick<Project, 'state' | 'endsAt' | 'pausedAt' | 'endedAt'>;

/** Describes the state of a project in words, with its end or start. */
export function stateText({ state, endsAt, pausedAt, endedAt }: Times, now: Date, language: string): StateText {
  if (state === 'active') return { key: 'until', values: { time: remainingTimeText(endsAt, now, language) } };
  const at = new Date((state === 'paused' ? pausedAt : endedAt) ?? endsAt);
  return { key: state, values: { date: (state === 'paused' ? sinceText : dayText)(at, now, language) } };
}

/** "14. Mai, 10:12 Uhr". */
export function momentText(iso: string, now: Date, language: string): string {
  const at = new Date(iso);
  return `${dayText(at, now, language)}, ${timeOfDayText(at, language)}`;
}

/**
 * True if the time expired by itself, in which case an extension resumes the project. A project that its teacher finished stays finished.
 */
export function timeIsOver({ state, endsAt, endedAt, archivedAt }: Pick<Project, 'state' | 'endsAt' | 'endedAt' | 'archivedAt'>): boolean {
  return state === 'ended' && endedAt === endsAt && archivedAt === null;
}

/** Minutes until a running project ends, when they are so few that its teacher is warned (spec C17); undefined otherwise. */
export function lastMinutes({ state, endsAt }: Pick<Project, 'state' | 'endsAt'>, nowMs: number, warnedAt: number): number | undefined {
  if (state !== 'active') return undefined;
  const left = new Date(endsAt).getTime() - nowMs;
  return left > 0 && left < warnedAt * 60_000 ? Math.max(1, Math.round(left / 60_000)) : undefined;
}

/** Returns the time a pupil has waited for help: a text below `projects:since`. */
export function waitingTimeText(
  iso: string,
  now: Date,
  language: string,
): { key: 'now' | 'minutes' | 'time'; values: { count?: number; time?: string } } {
  const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / 60_000);
  if (minutes < 1) return { key: 'now', values: {} };
  return minutes < 60
    ? { key: 'minutes', values: { count: minutes } }
    : { key: 'time', values: { time: timeText(new Date(iso), language) } };
}
