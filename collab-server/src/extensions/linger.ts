import type { afterUnloadDocumentPayload, beforeUnloadDocumentPayload, connectedPayload, Document, Hocuspocus } from '@hocuspocus/server';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import { partsOf } from '../messages/full-state.js';

/** Loading so many parts takes 30 ms and more, in which nobody else is served; below it is not worth remembering. */
const LARGE = 10_000;
/** Long enough that whoever comes and goes loads it four times a minute and not sixty times. */
const LINGER_MS = 15_000;
/** Each of them may need as much memory as the largest document. */
const AT_MOST = 8;

interface Lingering {
  document: Document;
  timer: NodeJS.Timeout;
}

/** A large document that everybody has left stays for a moment: opening and leaving it again and again costs one loading. */
export class Linger implements CollaborationExtension {
  private readonly lingering = new Map<string, Lingering>();
  /** their moment is over: asked once more they do not linger again */
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

  /** Somebody came back: the next time that it is left it lingers anew. */
  connected({ connection }: connectedPayload<Context>): void {
    this.forget(connection.document.name);
  }

  afterUnloadDocument({ documentName }: afterUnloadDocumentPayload): void {
    this.forget(documentName);
  }

  /** None of them is worth waiting for. */
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
