import type { CardContents } from '@murmel/contracts';
import { elapsedOf, leftOf, type Run } from '@murmel/documents';

export interface Countdown {
  state: 'ready' | 'running' | 'paused' | 'over';
  /** milliseconds */
  left: number;
  /** milliseconds since it ended; 0 as long as it did not */
  overFor: number;
}

/** Calculates the state of a timer at a moment. */
export function countdownOf({ seconds, run }: Pick<CardContents['timer'], 'seconds' | 'run'>, now: number): Countdown {
  const left = leftOf(seconds, run, now);
  if (left === 0) return { state: 'over', left, overFor: elapsedOf(run, now) - seconds * 1000 };
  if (run.startedAt !== null) return { state: 'running', left, overFor: 0 };
  return { state: run.elapsed > 0 ? 'paused' : 'ready', left, overFor: 0 };
}

/** The moment from which its whole seconds are counted, so that its digits change at the same time on every screen. */
export function beginningOf({ startedAt, elapsed }: Run): number {
  return (startedAt ?? 0) - elapsed;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `07:24`, from an hour on `1:07:24`. A second that has begun counts, so 00:00 is the end. */
export function leftText(milliseconds: number): string {
  const all = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(all / 3600);
  const rest = `${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
