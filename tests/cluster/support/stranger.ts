import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Item } from '@murmel/server';
import { RawClient } from '../../collab/support/raw-client.js';
import { LiveBrowser } from '../../live/support/live-browser.js';
import { TestBrowser } from '../../support/browser.js';
import type { Cluster } from './cluster.js';
import { PupilBrowser } from './pupil-browser.js';

const EVERY_MS = 1000;
const WITHIN_MS = 3000;

/** Tries every door of a locked document, all the time. */
export class Stranger {
  /** doors that opened */
  readonly inside: string[] = [];
  tries = 0;
  private open = true;
  private readonly trying: Promise<void>;

  constructor(
    private readonly cluster: Cluster,
    private readonly item: Item,
  ) {
    this.trying = this.stay();
  }

  async end(): Promise<void> {
    this.open = false;
    await this.trying;
  }

  private async stay(): Promise<void> {
    for (; this.open; await wait(EVERY_MS)) {
      const browser = new TestBrowser(this.cluster.origin).with('murmel_session', randomBytes(24).toString('base64url'));
      // A door that breaks opens nothing.
      await Promise.all([this.call(browser), this.look(browser), this.write(browser)].map((door) => door.catch(() => undefined)));
      this.tries += 1;
    }
  }

  private async call(browser: TestBrowser): Promise<void> {
    for (const path of [`/api/items/${this.item.id}`, `/api/text_editor/documents/${this.item.id}`]) {
      const { status } = await browser.get(path, { withinMs: WITHIN_MS });
      if (status < 400) this.inside.push(`${path}: ${status}`);
    }
    const ticket = await browser.post(`/api/items/${this.item.id}/collaboration_ticket`, undefined, { withinMs: WITHIN_MS });
    if (ticket.status < 400) this.inside.push('a ticket');
  }

  private async look(browser: TestBrowser): Promise<void> {
    const live = await LiveBrowser.open(browser);
    const answer = await live.join(this.item.id).catch(() => undefined);
    if (answer?.ok) this.inside.push('the live line');
    live.close();
  }

  private async write(browser: TestBrowser): Promise<void> {
    const desk = new PupilBrowser(this.cluster, browser, '');
    const client = await RawClient.open(desk.urlOf(this.item), desk.nameOf(this.item), { handshakeTimeout: WITHIN_MS });
    client.auth(randomBytes(24).toString('base64url'));
    await wait(EVERY_MS);
    if (client.authenticated) this.inside.push('the document');
    client.leave();
  }
}
