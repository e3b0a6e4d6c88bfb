import type { CollaborationRight } from '@murmel/contracts';
import * as Y from 'yjs';
import type { Answer, CallOptions, Refusal, TestBrowser } from './browser.js';
import { newestSchema } from './newest-schema.js';

const SCHEMA_VERSION = newestSchema('text_document');

export interface Exchanged {
  update: string;
  known: string;
  right: CollaborationRight;
  damaged: boolean;
}

/** A client's copy of a text document that syncs by calls alone. */
export class CallingCopy {
  readonly document = new Y.Doc();
  /** what the server had when it answered last, in base64 */
  private server = Buffer.from(Y.encodeStateVector(new Y.Doc())).toString('base64');

  constructor(
    readonly browser: TestBrowser,
    readonly itemId: string,
  ) {}

  /** A paragraph of its own at the end. */
  type(words: string): this {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(words)]);
    this.document.getXmlFragment('default').push([paragraph]);
    return this;
  }

  get content(): string {
    return contentOf(this.document);
  }

  /** Everything that the server has not got, as the browser sends it. */
  get unsent(): Uint8Array {
    return Y.encodeStateAsUpdate(this.document, Buffer.from(this.server, 'base64'));
  }

  /** State of this copy, in base64. */
  private get known(): string {
    return Buffer.from(Y.encodeStateVector(this.document)).toString('base64');
  }

  async read(options: CallOptions = {}): Promise<Answer<Exchanged & Refusal>> {
    const answer = await this.browser.get<Exchanged & Refusal>(
      `${this.path}?schemaVersion=${SCHEMA_VERSION}&known=${encodeURIComponent(this.known)}`,
      options,
    );
    return this.take(answer);
  }

  async write(update: Uint8Array = this.unsent, fields: Record<string, unknown> = {}): Promise<Answer<Exchanged & Refusal>> {
    const body = { schemaVersion: SCHEMA_VERSION, known: this.known, update: Buffer.from(update).toString('base64'), ...fields };
    return this.take(await this.browser.post<Exchanged & Refusal>(this.path, body));
  }

  get path(): string {
    return `/api/items/${this.itemId}/updates`;
  }

  private take(answer: Answer<Exchanged & Refusal>): Answer<Exchanged & Refusal> {
    if (answer.status !== 200) return answer;
    Y.applyUpdate(this.document, Buffer.from(answer.body.update, 'base64'));
    this.server = answer.body.known;
    return answer;
  }
}

export function contentOf(document: Y.Doc): string {
  return document
    .getXmlFragment('default')
    .toArray()
    .map((node) => (node instanceof Y.XmlElement ? node.toArray().join('') : ''))
    .filter((line) => line !== '')
    .join('\n');
}
