import type { LiveAddress, LiveState } from '@murmel/contracts';

/** Delay before a failed reading of a state is retried. */
const AGAIN_MS = 1000;

/** One sequence for all channels of the process: a client moved to another audience must not take its states for old ones. */
let lastSequence = 0;

interface ChannelParts {
  address: LiveAddress;
  /** shortest time between two pushes, in milliseconds */
  everyMs: number;
  /** the newest state, from the database */
  read(): Promise<unknown>;
  /** to all subscribers */
  send(state: LiveState): void;
  onError(error: unknown): void;
}

/**
 * One audience of one topic in this process. Many changes become one push, many joins one reading:
 * what travels is always the whole newest state.
 */
export class Channel {
  private changes = 0;
  private pushedAt = 0;
  private timer: NodeJS.Timeout | undefined;
  private reading: Promise<LiveState> | undefined;
  /** state that was read last; undefined after a change */
  private newest: LiveState | undefined;

  constructor(private readonly parts: ChannelParts) {}

  /** Discards the cached state as a reply; publishes nothing yet. */
  forget(): void {
    this.changes += 1;
    this.newest = undefined;
  }

  /** Notifies that the state of this audience has changed. */
  changed(): void {
    this.forget();
    this.schedule(this.pushedAt + this.parts.everyMs - Date.now());
  }

  /** Returns the state for a client that joins. @throws what `read` throws */
  state(): Promise<LiveState> {
    if (this.newest) return Promise.resolve(this.newest);
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private schedule(waitMs: number): void {
    this.timer ??= setTimeout(() => void this.push(), Math.max(0, waitMs));
  }

  private async push(): Promise<void> {
    try {
      this.parts.send(await this.state());
      // Counted from the sending: a slow reading before a quick one must not bring two pushes close together.
      this.pushedAt = Date.now();
      this.timer = undefined;
      // It changed while it was read: what was sent is old already.
      if (!this.newest) this.schedule(this.pushedAt + this.parts.everyMs - Date.now());
    } catch (error) {
      this.timer = undefined;
      this.parts.onError(error);
      this.schedule(AGAIN_MS);
    }
  }

  private async read(): Promise<LiveState> {
    const before = this.changes;
    const state = await this.parts.read();
    lastSequence += 1;
    const live: LiveState = { ...this.parts.address, sequence: lastSequence, at: performance.timeOrigin + performance.now(), state };
    if (before === this.changes) this.newest = live;
    return live;
  }
}
