import { HocuspocusProvider } from '@hocuspocus/provider';
import type { Item } from '@murmel/server';
import * as Y from 'yjs';
import type { School } from './school.js';

/** Where documents are, and tickets for them. */
export type Desk = Pick<School, 'urlOf' | 'nameOf' | 'ticket'>;

/** One pupil's tab: types numbered words and remembers which of them were shown as saved. */
export class Typist {
  readonly document = new Y.Doc();
  readonly provider: HocuspocusProvider;
  private sent: { word: string; at: number }[] = [];
  /** words whose acknowledgement has arrived */
  readonly acknowledged: string[] = [];
  /** how long each of them waited for it, in milliseconds */
  readonly waits: number[] = [];
  /** how long each break of its line lasted, in milliseconds */
  readonly breaks: number[] = [];
  private brokenAt: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private words: Y.XmlText | undefined;
  /** how often it was disconnected or refused, and why; shown when a wait for it times out */
  private readonly seen: string[] = [];

  constructor(
    school: Desk,
    item: Item,
    visitorId: string,
    private readonly label: string,
  ) {
    this.provider = new HocuspocusProvider({
      url: school.urlOf(item),
      name: school.nameOf(item),
      document: this.document,
      token: () => school.ticket(item, visitorId),
      // As the product does after a hand-over (`retry-pauses.ts`).
      delay: 100,
      minDelay: 100,
      maxDelay: 1000,
      onClose: ({ event }) => {
        this.seen.push(`closed ${event.code} ${event.reason}`);
        this.brokenAt ??= performance.now();
      },
      onSynced: () => {
        if (this.brokenAt !== undefined) this.breaks.push(performance.now() - this.brokenAt);
        this.brokenAt = undefined;
      },
      onAuthenticationFailed: ({ reason }) => this.seen.push(`refused: ${reason}`),
      onUnsyncedChanges: ({ number }) => {
        // Zero is what the editor shows as "saved": everything sent until now is acknowledged.
        if (number > 0 || !this.provider.isAuthenticated) return;
        for (const { word, at } of this.sent.splice(0)) {
          this.acknowledged.push(word);
          this.waits.push(performance.now() - at);
        }
      },
    } as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  get saved(): boolean {
    return this.provider.synced && this.provider.isAuthenticated && this.provider.unsyncedChanges === 0;
  }

  /** Where it stands, for a message. */
  get standing(): string {
    const { synced, isAuthenticated, unsyncedChanges } = this.provider;
    return JSON.stringify({ synced, isAuthenticated, unsyncedChanges, seen: this.seen.slice(-10) });
  }

  get content(): string {
    return contentOf(this.document);
  }

  /** Types one word about every `pauseMs`. */
  type(pauseMs: number): void {
    let count = 0;
    const paragraph = new Y.XmlElement('paragraph');
    this.words = new Y.XmlText();
    paragraph.insert(0, [this.words]);
    this.document.getXmlFragment('default').push([paragraph]);
    const next = (): void => {
      const word = `<${this.label}.${(count += 1)}>`;
      this.sent.push({ word, at: performance.now() });
      this.words?.insert(this.words.length, word);
      this.timer = setTimeout(next, pauseMs * (0.5 + Math.random()));
    };
    next();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** The tab is gone, with everything it had not sent. */
  closeTab(): void {
    this.stop();
    this.provider.destroy();
    this.document.destroy();
  }
}

export function contentOf(document: Y.Doc): string {
  return document
    .getXmlFragment('default')
    .toArray()
    .map((node) => (node instanceof Y.XmlElement ? node.toArray().join('') : ''))
    .join('');
}

/** Words that are missing, and words that are there more than once. */
export function check(words: readonly string[], content: string): { lost: string[]; doubled: string[] } {
  const counts = new Map<string, number>();
  for (const [word] of content.matchAll(/<[^<>]+>/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { lost: words.filter((word) => !counts.has(word)), doubled: [...counts].filter(([, count]) => count > 1).map(([word]) => word) };
}
