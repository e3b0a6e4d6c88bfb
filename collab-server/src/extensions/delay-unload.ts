import type { afterUnloadDocumentPayload, beforeUnloadDocumentPayload, connectedPayload, Document, Hocuspocus } from '@hocuspocus/server';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import { partsOf } from '../messages/full-state.js';

/**
 * Number of structs from which a document lingers. Loading them takes 30 ms and more, which blocks all other requests; below it is not
 * worth it.
 */
const LARGE = 10_000;
/** Long enough that a client that keeps connecting and disconnecting loads it four times a minute and not sixty times. */
const LINGER_MS = 15_000;
/** Each of them may need as much memory as the largest document. */
const AT_MOST = 8;

interface Lingering {
  document: Document;
  timer: NodeJS.Timeout;
}

/** Keeps a large document in memory for a moment after the last connection closes: opening and leaving it repeatedly costs one load. */
export class DelayUnload implements CollaborationExtension {
  private readonly lingering = new Map<string, Lingering>();
  /** documents whose linger time is over: they do not linger again */
  private readonly ending = new WeakSet<Document>();

  constructor(private readonly hocuspocus: () => Hocuspocus) {}

  /** @returns true when it must not leave the memory now */
  keeps({ document, documentName }: beforeUnloadDocumentPayload): boolean {
    if (this.lingering.has(documentName)) return this.lingering.get(documentName)?.document === document;
    if (this.ending.has(document) || partsOf(document) < LARGE) return false;
    const timer = setTimeout(() => this.end(documentName), LINGER_MS).unref();
    this.lingering.set(documentName, { document, timer });
    const [longest] = this.lingering.keys();
    if (this.lingering.size > AT_MOST && longest !== undefined) this.end(longest);
    return true;
  }

  /** A client came back: the delay starts anew when the document is left the next time. */
  connected({ connection }: connectedPayload<Context>): void {
    this.forget(connection.document.name);
  }

  afterUnloadDocument({ documentName }: afterUnloadDocumentPayload): void {
    this.forget(documentName);
  }

  /** Ends all waiting at once. */
  endAll(): void {
    for (const name of [...this.lingering.keys()]) this.end(name);
  }

  async stop(): Promise<void> {
    for (const name of [...this.lingering.keys()]) this.forget(name);
  }

  private forget(name: string): void {
    clearTimeout(this.lingering.get(name)?.timer);
    this.lingering.delete(name);
  }

  private end(name: string): void {
    const document = this.lingering.get(name)?.document;
    this.forget(name);
    if (!document) return;
    this.ending.add(document);
    void this.hocuspocus()
      .unloadDocument(document)
      .finally(() => this.ending.delete(document));
  }
}
