import { setTimeout as wait } from 'node:timers/promises';
import { startChild } from './start-child.mjs';

const MOST_RESTARTS = 5;
const FIRST_PAUSE_MS = 500;
/** A process that ran this long has recovered; earlier restarts no longer count. */
const RECOVERED_MS = 60_000;

/**
 * Supervises several processes. A crashed one is restarted, at most five times in a row, with growing delays. One that never became ready
 * is not restarted: then a setting is wrong, and it has reported which.
 */
export class Supervisor {
  #running = [];
  #stopping = false;
  #giveUp;
  /** rejects when a process stays away for good */
  lost = new Promise((_resolve, reject) => (this.#giveUp = reject));

  constructor() {
    this.lost.catch(() => undefined);
  }

  /**
   * @param options as for startChild, plus `ready: (signal) => Promise<unknown>` and `stopMs`
   * @returns what `ready` found
   * @throws Error when it ends before it is ready
   */
  async start(options) {
    const entry = { options, child: undefined };
    this.#running.push(entry);
    const found = await this.#launch(entry);
    void this.#watch(entry);
    return found;
  }

  async #launch(entry) {
    const { ready, ...start } = entry.options;
    const given = new AbortController();
    entry.startedAt = Date.now();
    entry.child = startChild(start);
    const early = entry.child.exited.then((reason) => {
      throw new Error(`${start.name} ended (${reason}) before it was ready.`);
    });
    early.catch(() => undefined);
    try {
      return await Promise.race([ready(given.signal), early]);
    } finally {
      given.abort();
    }
  }

  async #watch(entry) {
    let restarts = 0;
    for (;;) {
      const reason = await entry.child.exited;
      if (this.#stopping) return;
      if (Date.now() - entry.startedAt > RECOVERED_MS) restarts = 0;
      if (restarts === MOST_RESTARTS)
        return this.#giveUp(new Error(`${entry.options.name} ended (${reason}) ${MOST_RESTARTS} times in a row; giving up.`));
      const pauseMs = FIRST_PAUSE_MS * 2 ** restarts;
      restarts += 1;
      console.log(`${entry.options.name} ended (${reason}); starting it again in ${pauseMs / 1000} s (${restarts} of ${MOST_RESTARTS}).`);
      await wait(pauseMs);
      if (this.#stopping) return;
      await this.#launch(entry).then(
        () => console.log(`${entry.options.name} is back.`),
        () => undefined,
      );
    }
  }

  /** Stops everything, the last started first. */
  async stop() {
    this.#stopping = true;
    for (const entry of this.#running.toReversed()) await entry.child?.stop(entry.options.stopMs);
  }
}
