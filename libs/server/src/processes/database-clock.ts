import type { Logger } from '../logging.js';

/** Difference from which on it is told: what takes part in deadlines is exact to the second. */
const TOLD_MS = 2000;
const MEASURE_EVERY_MS = 60_000;
const TELL_EVERY_MS = 3_600_000;
/** Measured so often each time; the quickest answer is the most exact one. */
const TRIES = 3;

/** How much this machine's clock is ahead of the database's; small differences, within which a measurement errs, count as none. */
let aheadMs = 0;

/**
 * Returns the time by the database's clock, as far as this process has measured it: for deadlines of minutes that one process sets and
 * another one keeps. Without a measurement it is this machine's.
 */
export function databaseNow(): Date {
  return new Date(Date.now() - aheadMs);
}

interface Queries {
  query<T>(text: string): Promise<T>;
}

interface ClockParts {
  database: Queries;
  logger: Logger;
  /** called with each measurement, in seconds; positive: this machine is ahead (metrics) */
  onOffset: (seconds: number) => void;
  /** milliseconds since 1970 by this machine; tests put another one here */
  now?: () => number;
}

/** Compares this machine's clock with the database's: at the start, and each minute. */
export class DatabaseClock {
  private timer: NodeJS.Timeout | undefined;
  private toldAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly parts: ClockParts) {}

  /** Resolves after the first measurement; a database that does not answer is no reason to wait. */
  async start(): Promise<void> {
    await this.measure();
    this.timer = setInterval(() => void this.measure(), MEASURE_EVERY_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    aheadMs = 0;
  }

  /** Measures once, and tells a difference of more than two seconds once an hour. */
  async measure(): Promise<void> {
    let offset: number;
    try {
      offset = await this.offset();
    } catch {
      return;
    }
    const { logger, onOffset } = this.parts;
    const wrong = Math.abs(offset) > TOLD_MS;
    aheadMs = wrong ? offset : 0;
    onOffset(offset / 1000);
    if (!wrong || performance.now() - this.toldAt < TELL_EVERY_MS) return;
    this.toldAt = performance.now();
    logger.warn({ seconds: Math.round(offset / 100) / 10 }, "this machine's clock differs from the database's: set both by NTP");
  }

  private async offset(): Promise<number> {
    const { database, now = Date.now } = this.parts;
    let best = { tookMs: Number.POSITIVE_INFINITY, offset: 0 };
    for (let count = 0; count < TRIES; count += 1) {
      const begun = performance.now();
      const [row] = await database.query<{ ms: number }[]>('select extract(epoch from clock_timestamp())::float8 * 1000 as ms');
      const tookMs = performance.now() - begun;
      if (tookMs < best.tookMs) best = { tookMs, offset: now() - tookMs / 2 - row!.ms };
    }
    return best.offset;
  }
}
