import { setTimeout as wait } from 'node:timers/promises';
import { documentName } from '@murmel/contracts';
import type { Item } from '@murmel/server';
import type { Desk } from '../../faults/support/typist.js';
import { type Answer, type CallOptions, TestBrowser } from '../../support/browser.js';
import { newestSchema } from '../../support/newest-schema.js';
import type { Cluster } from './cluster.js';

/** A person who gets no answer tries again after this. */
const AGAIN_MS = 300;
/** A call without an answer for so long is made again. */
const ANSWER_WITHIN_MS = 3000;
const REFUSED = 400;
const TOO_FAST = 429;
const FAULT = 500;

/** A browser with a guest's cookie that asks through the proxy, and again when it gets no answer. */
export class PupilBrowser implements Desk {
  /** answers that a page would show as refused */
  readonly refused: string[] = [];
  private open = true;

  constructor(
    private readonly cluster: Cluster,
    readonly browser: TestBrowser,
    readonly visitorId: string,
  ) {}

  static async guest(cluster: Cluster): Promise<PupilBrowser> {
    const browser = new TestBrowser(cluster.origin);
    return new PupilBrowser(cluster, browser, (await cluster.people.visit(browser)).id);
  }

  /** Asks until there is an answer, always with the same key. @returns undefined when it was refused or the browser was closed */
  async call<T>(method: string, path: string, key: string, options: CallOptions = {}): Promise<Answer<T> | undefined> {
    for (; this.open; await wait(AGAIN_MS)) {
      const headers = { ...options.headers, 'idempotency-key': key };
      const answer = await this.browser.call<T>(method, path, { ...options, headers, withinMs: ANSWER_WITHIN_MS }).catch(() => undefined);
      if (!answer || answer.status >= FAULT || answer.status === TOO_FAST) continue;
      if (answer.status < REFUSED) return answer;
      // The token came with a page that was not there: the refusal brought one, as the client takes it.
      if ((answer.body as { code?: string }).code === 'CSRF') continue;
      this.refused.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return undefined;
    }
    return undefined;
  }

  async ticket(item: Pick<Item, 'id'>): Promise<string> {
    const path = `/api/items/${item.id}/collaboration_ticket`;
    for (; this.open; await wait(AGAIN_MS)) {
      const answer = await this.browser.post<{ ticket: string }>(path, undefined, { withinMs: ANSWER_WITHIN_MS }).catch(() => undefined);
      if (answer?.status === 201) return answer.body.ticket;
      if (answer && answer.status < FAULT && answer.status !== TOO_FAST) {
        this.refused.push(`ticket: ${answer.status} ${JSON.stringify(answer.body)}`);
        await wait(AGAIN_MS * 3);
      }
    }
    throw new Error('closed');
  }

  urlOf(item: Item, view = false): string {
    const address = this.cluster.origin.replace('http', 'ws');
    return `${address}/collab/${documentName(item.kind, item.id, view)}?schemaVersion=${newestSchema(item.kind)}`;
  }

  nameOf(item: Item): string {
    return documentName(item.kind, item.id);
  }

  close(): void {
    this.open = false;
  }
}
