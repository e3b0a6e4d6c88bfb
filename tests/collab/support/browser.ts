import { EventEmitter } from 'node:events';
import type { CollaborationRefusal } from '@murmel/contracts';
import type { Item } from '@murmel/server';
import * as Y from 'yjs';
import type { Answer, TestBrowser } from '../../support/browser.js';
import { newestSchema } from '../../support/newest-schema.js';
import type { Holder, Lesson } from './lesson.js';
import { until } from './until.js';

/** Part of the product's own browser code that is used here; its sources compile for the browser and not for tests. */
interface View {
  state: string;
  facts: { right: string | undefined; damaged: boolean; opened: boolean; alone: boolean };
  document: Y.Doc;
  lostText: { text: string; refusal?: CollaborationRefusal; waits?: boolean } | undefined;
}
interface Collaboration {
  view(): View;
  subscribe(listener: () => void): () => void;
  forgetLostText(): void;
  close(): void;
}
interface Options {
  documentName: string;
  schemaVersion: number;
  field: string;
  requestTicket(): Promise<{ ticket: string; documentName: string; right: string; schemaVersion: number }>;
  offlineFallback?: unknown;
}

const SOURCES = new URL('../../../apps/web/src/platform/collaboration/', import.meta.url).href;

/** The few things of a browser that the collaboration asks for. */
function pretendBrowser(lesson: Lesson): EventTarget & { online: boolean } {
  const events = Object.assign(new EventTarget(), { online: true });
  const define = (name: string, value: unknown): void =>
    void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define('window', events);
  define('location', new URL(`http://127.0.0.1:${lesson.port}/`));
  define('document', { querySelector: () => ({ getAttribute: () => `ws://127.0.0.1:${lesson.port}` }) });
  define('navigator', {
    get onLine() {
      return events.online;
    },
  });
  return events;
}

/** The product's own collaboration with the real provider, as a page has it open; only the page around it is missing. */
export class Browser {
  readonly states: string[] = [];
  private readonly saved = new EventEmitter();

  constructor(
    private readonly collaboration: Collaboration,
    private readonly line: EventTarget & { online: boolean },
  ) {
    collaboration.subscribe(() => {
      const { state } = collaboration.view();
      if (state === this.states.at(-1)) return;
      this.states.push(state);
      if (state === 'saved') this.saved.emit('saved');
    });
  }

  get document(): Y.Doc {
    return this.collaboration.view().document;
  }

  get view(): View {
    return this.collaboration.view();
  }

  /** A paragraph of its own. */
  type(words: string): void {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(words)]);
    this.document.getXmlFragment('default').push([paragraph]);
  }

  offline(): void {
    this.line.online = false;
    this.line.dispatchEvent(new Event('offline'));
  }

  online(): void {
    this.line.online = true;
    this.line.dispatchEvent(new Event('online'));
  }

  onSaved(listener: () => void | Promise<void>): void {
    this.saved.on('saved', () => void listener());
  }

  async untilSaved(): Promise<void> {
    await until(() => this.collaboration.view().state === 'saved', `it is saved, and not ${this.states.join(' ')}`, 15_000);
  }

  forgetLostText(): void {
    this.collaboration.forgetLostText();
  }

  close(): void {
    this.collaboration.close();
  }
}

/** Delay before the test falls back to calls, and interval between them. */
const SOON_MS = 40;

/** The page's own going on by calls, made as this person at the api. */
async function offlineFallback(caller: TestBrowser): Promise<unknown> {
  const { httpSyncFallback } = (await import(`${SOURCES}offline-fallback.ts`)) as {
    httpSyncFallback(load: () => Promise<unknown>, afterMs: number): unknown;
  };
  const { HttpSyncLoop } = (await import(`${SOURCES}http-sync.ts`)) as {
    HttpSyncLoop: new (open: object, calls: object, writeMs: number) => { stop(): void };
  };
  const answered = ({ status, body }: Answer): unknown => {
    if (status === 200) return body;
    throw Object.assign(new Error('refused'), body);
  };
  const path = (id: string): string => `/api/items/${id}/updates`;
  const calls = {
    read: async ({ id, ...query }: { id: string } & Record<string, string>) =>
      answered(await caller.get(`${path(id)}?${new URLSearchParams(query)}`)),
    write: async ({ id, ...body }: { id: string }) => answered(await caller.post(path(id), body)),
  };
  return httpSyncFallback(
    async () => (open: object) => {
      const line = new HttpSyncLoop(open, calls, SOON_MS);
      return () => line.stop();
    },
    SOON_MS,
  );
}

/** @param caller whose calls it goes on by while there is no line; without one it only waits */
export async function openBrowser(lesson: Lesson, item: Item, holder: Holder, caller?: TestBrowser): Promise<Browser> {
  const line = pretendBrowser(lesson);
  const { openCollaboration } = (await import(`${SOURCES}open-collaboration.ts`)) as { openCollaboration(options: Options): Collaboration };
  const documentName = lesson.nameOf(item);
  const schemaVersion = newestSchema(item.kind);
  return new Browser(
    openCollaboration({
      documentName,
      schemaVersion,
      field: 'default',
      requestTicket: async () => ({ ticket: await lesson.ticket(item, holder), documentName, right: 'write', schemaVersion }),
      ...(caller && { offlineFallback: await offlineFallback(caller) }),
    }),
    line,
  );
}
