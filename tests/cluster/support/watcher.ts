import { setTimeout as wait } from 'node:timers/promises';
import type { CloudState } from '@murmel/contracts';
import { LiveBrowser } from '../../live/support/live-browser.js';
import type { TestBrowser } from '../../support/browser.js';

const AGAIN_MS = 500;

/** A wall that shows a word cloud, and comes back when its line breaks. */
export class Watcher {
  private live: LiveBrowser<CloudState> | undefined;
  private seen = 0;
  private open = true;

  constructor(
    private readonly browser: TestBrowser,
    private readonly itemId: string,
  ) {
    void this.stay();
  }

  /** How many words it shows. */
  get total(): number {
    const state = this.live?.newest;
    if (state && 'total' in state) this.seen = state.total;
    return this.seen;
  }

  close(): void {
    this.open = false;
    this.live?.close();
  }

  private async stay(): Promise<void> {
    while (this.open) {
      if (!this.live || this.live.disconnected) await this.come().catch(() => undefined);
      await wait(AGAIN_MS);
    }
  }

  private async come(): Promise<void> {
    this.live = undefined;
    const live = await LiveBrowser.open<CloudState>(this.browser);
    const answer = await live.join(this.itemId).catch(() => undefined);
    if (!answer?.ok || !this.open) return live.close();
    live.states.push(answer.state);
    this.live = live;
  }
}
