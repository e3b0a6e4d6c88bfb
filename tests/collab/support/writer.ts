import { HocuspocusProvider } from '@hocuspocus/provider';
import type { CollaborationNotice, CollaborationRefusal, PresenceState } from '@murmel/contracts';
import type { Item } from '@murmel/server';
import * as Y from 'yjs';
import type { Holder, Lesson } from './lesson.js';
import { until } from './until.js';

export interface WriterOptions {
  document?: Y.Doc;
  schemaVersion?: number;
  /** instead of fresh tickets for `holder` */
  token?: string | (() => Promise<string>);
}

/** An honest client: the real provider, as the browser uses it, typing into a text of its own paragraph. */
export class Writer {
  readonly document: Y.Doc;
  readonly provider: HocuspocusProvider;
  readonly notices: CollaborationNotice[] = [];
  /** why the server closed or refused, newest last */
  readonly refusals: (CollaborationRefusal & { wire: 'close' | 'ticket' })[] = [];
  closes = 0;

  constructor(lesson: Lesson, item: Item, holder: Holder, options: WriterOptions = {}) {
    this.document = options.document ?? new Y.Doc();
    this.provider = new HocuspocusProvider({
      url: lesson.urlOf(item, options.schemaVersion),
      name: lesson.nameOf(item),
      document: this.document,
      token: options.token ?? (() => lesson.ticket(item, holder)),
      delay: 50,
      minDelay: 50,
      maxDelay: 500,
      onStateless: ({ payload }) => this.notices.push(JSON.parse(payload) as CollaborationNotice),
      onAuthenticationFailed: ({ reason }) => this.note(reason, 'ticket'),
      onClose: ({ event }) => {
        this.closes += 1;
        this.note(event.reason, 'close');
      },
    } as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  /** Connected and in step with the server. */
  async ready(): Promise<this> {
    await until(() => this.provider.synced && this.provider.isAuthenticated, 'the client is connected');
    return this;
  }

  get text(): Y.XmlText {
    const fragment = this.document.getXmlFragment('default');
    const paragraph = fragment.get(0) as Y.XmlElement;
    if (paragraph.length === 0) paragraph.insert(0, [new Y.XmlText()]);
    return paragraph.get(0) as Y.XmlText;
  }

  /** Appends a paragraph of its own and types into it. */
  type(words: string): void {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(words)]);
    const fragment = this.document.getXmlFragment('default');
    fragment.insert(fragment.length, [paragraph]);
  }

  /** Everything that this client sees. */
  get content(): string {
    return this.document
      .getXmlFragment('default')
      .toArray()
      .map((node) => (node instanceof Y.XmlElement ? node.toArray().join('') : ''))
      .join('\n')
      .trim();
  }

  get unsaved(): number {
    return this.provider.unsyncedChanges;
  }

  get saved(): boolean {
    return this.provider.synced && this.provider.isAuthenticated && this.provider.unsyncedChanges === 0;
  }

  async untilSaved(): Promise<void> {
    await until(() => this.saved, 'everything is saved');
  }

  async sees(words: string): Promise<void> {
    await until(() => this.content.includes(words), `"${words}" is visible`);
  }

  show(state: Record<string, unknown>): void {
    this.provider.awareness?.setLocalState(state);
  }

  /** Returns the presence of the other clients as known to this one. */
  get others(): PresenceState[] {
    const states = [...(this.provider.awareness?.getStates() ?? [])];
    return states.filter(([client]) => client !== this.document.clientID).map(([, state]) => state as PresenceState);
  }

  leave(): void {
    this.provider.destroy();
  }

  private note(reason: string | undefined, wire: 'close' | 'ticket'): void {
    try {
      this.refusals.push({ ...(JSON.parse(reason ?? '') as CollaborationRefusal), wire });
    } catch {
      // A line that broke says nothing.
    }
  }
}
