/** Time slice of longer work, after which messages of other connections are processed. */
const SLICE_MS = 10;

/**
 * Queue of larger jobs that run one after the other in round robin. Each person has a lane. After a time slice all other work of the
 * process runs first.
 */
export class FairScheduler {
  private readonly lanes = new Map<string, (() => void)[]>();
  private running = false;

  /** Resolves when the work was done; rejects with what it throws. @param work without awaiting anything */
  run<T>(lane: string, work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error as Error);
        }
      };
      const waiting = this.lanes.get(lane);
      if (waiting) waiting.push(job);
      else this.lanes.set(lane, [job]);
      if (!this.running) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.running = true;
    for (let begun = performance.now(); this.lanes.size > 0; ) {
      for (const [lane, jobs] of [...this.lanes]) {
        jobs.shift()?.();
        if (jobs.length === 0) this.lanes.delete(lane);
        if (performance.now() - begun < SLICE_MS) continue;
        await yieldToEventLoop();
        begun = performance.now();
      }
    }
    this.running = false;
  }
}

/** Resolves after everything that waits in the event loop now. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Counts down a slice within a longer piece of work that may be interrupted. */
export class Slice {
  private begun = performance.now();

  get over(): boolean {
    return performance.now() - this.begun > SLICE_MS;
  }

  async next(): Promise<void> {
    await yieldToEventLoop();
    this.begun = performance.now();
  }
}
