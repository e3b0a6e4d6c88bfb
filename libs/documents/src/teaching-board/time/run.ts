/** Time as state: since when it runs, and what had gathered before. Never ticks, so it is right after sleep and on every screen. */
export type Run = {
  /** milliseconds since 1970 by the server's clock; null: paused */
  readonly startedAt: number | null;
  /** milliseconds that passed before that */
  readonly elapsed: number;
};

export const STOPPED: Run = { startedAt: null, elapsed: 0 };

/** Milliseconds that have passed by now. */
export function elapsedOf({ startedAt, elapsed }: Run, now: number): number {
  return elapsed + (startedAt === null ? 0 : Math.max(0, now - startedAt));
}

export function started(run: Run, now: number): Run {
  return run.startedAt === null ? { startedAt: Math.round(now), elapsed: run.elapsed } : run;
}

export function paused(run: Run, now: number): Run {
  return run.startedAt === null ? run : { startedAt: null, elapsed: Math.round(elapsedOf(run, now)) };
}

/** Milliseconds that are left of a countdown; 0 once it is over. */
export function leftOf(seconds: number, run: Run, now: number): number {
  return Math.max(0, seconds * 1000 - elapsedOf(run, now));
}
