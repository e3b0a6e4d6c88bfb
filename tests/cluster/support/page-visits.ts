import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.js';

const EVERY_MS = 200;
/** As long as a person looks at a white page without trying again. */
const WITHIN_MS = 8000;

/** People who open a page all the time: each page that is no page is kept. */
export class PageVisits {
  readonly broken: string[] = [];
  opened = 0;
  private open = true;
  private readonly coming: Promise<void>;

  constructor(private readonly cluster: Cluster) {
    this.coming = this.come();
  }

  async end(): Promise<void> {
    this.open = false;
    await this.coming;
  }

  private async come(): Promise<void> {
    for (; this.open; await wait(EVERY_MS)) {
      const answer = await fetch(`${this.cluster.origin}/`, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(WITHIN_MS) })
        .then(async (response) => `${response.status} ${(await response.text()).includes('<html')}`)
        .catch((error: unknown) => String(error));
      this.opened += 1;
      if (answer !== '200 true') this.broken.push(answer);
    }
  }
}
