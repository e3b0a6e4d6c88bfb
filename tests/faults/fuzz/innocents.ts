import { randomBytes } from 'node:crypto';
import { HocuspocusProvider } from '@hocuspocus/provider';
import { documentName } from '@murmel/contracts';
import type { Item } from '@murmel/server';
import * as Y from 'yjs';
import { until } from '../../collab/support/until.js';
import type { School } from '../support/school.js';
import { Find } from './rounds.js';

/** A client at work is told within this time that its text is saved, whatever others send. */
const SAVED_WITHIN_MS = 2000;
/** And is in a document again within this after a cold start. */
const OPEN_WITHIN_MS = 10_000;

/** Frames of all clients in this process, without the name of their document. */
export const frames: Buffer[] = [];

class RecordedSocket extends WebSocket {
  override send(data: Uint8Array<ArrayBuffer>): void {
    const bytes = Buffer.from(data);
    if (frames.length < 400) frames.push(bytes.subarray(1 + bytes[0]!));
    super.send(data);
  }
}

/** The owner of a document with the real provider: writes now and then, and wants to see it saved. */
export class Innocent {
  private readonly document = new Y.Doc();
  private readonly provider: HocuspocusProvider;
  private written = 0;

  private constructor(
    school: School,
    private readonly item: Item,
  ) {
    this.provider = new HocuspocusProvider({
      url: school.urlOf(item),
      name: documentName(item.kind, item.id),
      document: this.document,
      token: () => school.ownTicket(item),
      delay: 50,
      minDelay: 50,
      maxDelay: 500,
      WebSocketPolyfill: RecordedSocket,
    } as unknown as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  /** @throws Find when it does not open */
  static async in(school: School, item: Item): Promise<Innocent> {
    const innocent = new Innocent(school, item);
    const opened = until(() => innocent.saved, '', OPEN_WITHIN_MS);
    await opened.catch(() => {
      throw new Find(`a ${item.kind} does not open within ${OPEN_WITHIN_MS} ms`, item.id);
    });
    return innocent;
  }

  private get saved(): boolean {
    return this.provider.synced && this.provider.isAuthenticated && this.provider.unsyncedChanges === 0;
  }

  /** Writes something and waits until it is saved. @throws Find when it is not in time */
  async works(): Promise<void> {
    this.written += 1;
    this.document
      .getText(this.item.kind === 'text_document' ? 'notes' : 'innocent')
      .insert(0, `${this.written} ${randomBytes(3).toString('hex')} `);
    this.provider.awareness?.setLocalStateField('cursor', null);
    const saved = until(() => this.saved, '', SAVED_WITHIN_MS);
    await saved.catch(() => {
      throw new Find(`an edit in a ${this.item.kind} is not saved within ${SAVED_WITHIN_MS} ms`, this.item.id);
    });
  }

  leave(): void {
    this.provider.destroy();
    this.document.destroy();
  }
}
