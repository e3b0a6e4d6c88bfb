import { FairSemaphore } from './fair-semaphore.js';
import type { QueueClient } from './queue-client.js';

/** Lane of a job: with the short ones, or beside them because it takes long. */
export type Lane = 'quick' | 'long';
export const LANES: readonly Lane[] = ['quick', 'long'];

export interface LaneQueueLimits {
  /** seconds for which a job runs ahead of others that wait; then it restarts in the long lane */
  quickSeconds: number;
  waitingMax: number;
  waitSeconds: number;
}

const LOOK_MS = 50;

export type LaneWork<T> = (lane: Lane, signal: AbortSignal) => Promise<T>;

/** Thrown to make a job in the quick lane give way to waiting ones. */
export class YieldLane extends Error {}

/**
 * Runs work that users wait for, one after the other in a fair order. Long work gives way to waiting work and is done beside it, so that a
 * small job behind a hundred large ones is done as soon as it is its turn.
 */
export class LaneQueue {
  private readonly lines: Readonly<Record<Lane, FairSemaphore>>;

  constructor(private readonly limits: LaneQueueLimits) {
    const { waitingMax, waitSeconds } = limits;
    this.lines = {
      quick: new FairSemaphore({ atOnce: 1, waitingMax, waitSeconds }),
      long: new FairSemaphore({ atOnce: 1, waitingMax, waitSeconds }),
    };
  }

  /**
   * @param work throws the reason of its signal as soon as that says so; done a second time where it gave way
   * @param gone resolves when no client waits for it any more: then it ends
   * @throws TOO_MANY_REQUESTS with the seconds to wait, what the work throws
   */
  async run<T>(whose: QueueClient, work: LaneWork<T>, gone: Promise<unknown>): Promise<T> {
    try {
      return await this.inLane('quick', whose, work, gone);
    } catch (error) {
      if (!(error instanceof YieldLane)) throw error;
      return this.inLane('long', whose, work, gone);
    }
  }

  private async inLane<T>(lane: Lane, whose: QueueClient, work: LaneWork<T>, gone: Promise<unknown>): Promise<T> {
    const line = this.lines[lane];
    const control = new AbortController();
    let leave!: () => void;
    const left = new Promise<void>((resolve) => (leave = resolve));
    void gone.then(() => {
      control.abort(new Error('Nobody waits for it any more.'));
      leave();
    });
    await line.enter(whose, left);
    const begun = Date.now();
    const watch = setInterval(() => {
      if (lane === 'quick' && line.othersWait && Date.now() - begun >= this.limits.quickSeconds * 1000) control.abort(new YieldLane());
    }, LOOK_MS);
    try {
      return await work(lane, control.signal);
    } finally {
      clearInterval(watch);
      leave();
    }
  }
}
