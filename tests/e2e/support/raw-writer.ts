import { HocuspocusProvider } from '@hocuspocus/provider';
import type { BrowserContext } from '@playwright/test';
import * as Y from 'yjs';
import type { StackAddress } from './stack.js';
import { call } from './wire.js';

/** Answer of the ticket call. */
export interface Ticket {
  ticket: string;
  documentName: string;
  schemaVersion: number;
}

/** A program with a person's cookies that writes to the socket whatever the screen says. */
export class RawWriter {
  readonly document = new Y.Doc();
  /** with which reason the server ended it */
  ended: string | undefined;
  private readonly provider: HocuspocusProvider;

  private constructor(stack: StackAddress, { ticket, documentName, schemaVersion }: Ticket) {
    this.provider = new HocuspocusProvider({
      url: `${stack.collabOrigin}/collab/${documentName}?schemaVersion=${schemaVersion}`,
      name: documentName,
      document: this.document,
      token: ticket,
      onClose: ({ event }: { event: { reason: string } }) => {
        this.ended ??= event.reason;
      },
      onAuthenticationFailed: ({ reason }: { reason: string }) => {
        this.ended ??= reason;
      },
    } as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  /** @throws Error when no ticket is given */
  static async open(stack: StackAddress, person: BrowserContext, itemId: string): Promise<RawWriter> {
    return RawWriter.with(stack, await call<Ticket>(person, 'POST', `/items/${itemId}/collaboration_ticket`, {}));
  }

  static with(stack: StackAddress, ticket: Ticket): RawWriter {
    return new RawWriter(stack, ticket);
  }

  /** everything that is written in it */
  get text(): string {
    return this.document
      .getXmlFragment('default')
      .toArray()
      .map((block) => (block as Y.XmlElement).toArray().join(''))
      .join('\n');
  }

  get synced(): boolean {
    return this.provider.synced;
  }

  /** everything written here is committed on the server */
  get saved(): boolean {
    return this.provider.unsyncedChanges === 0;
  }

  /** Adds a paragraph, as the editor would. */
  write(text: string): void {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(text)]);
    this.document.getXmlFragment('default').push([paragraph]);
  }

  /** Adds to the end of the last paragraph. */
  type(text: string): void {
    const fragment = this.document.getXmlFragment('default');
    const paragraph = fragment.get(fragment.length - 1) as Y.XmlElement;
    const last = paragraph.get(paragraph.length - 1);
    if (last instanceof Y.XmlText) last.insert(last.length, text);
    else paragraph.push([new Y.XmlText(text)]);
  }

  leave(): void {
    this.provider.destroy();
    this.document.destroy();
  }
}
