import { type CollaborationRefusal, type CollaborationRight, parseDocumentName } from '@murmel/contracts';
import * as Y from 'yjs';
import { fromBase64, toBase64 } from '../base64';
import type { Connection } from './connection';
import { asRefusal } from './messages';
import type { CollaborationEvent, CollaborationFacts, Ended } from './state';
import { endedByTicket } from './ticket';

/** Delay before edits are sent; with the jitter between three quarters and five quarters of it. */
const WRITE_MS = 1500;
/** Number of these intervals between reads of others' edits. */
const READ_EVERY = 3;
/** Time without an answer after which the client retries. */
const UNANSWERED_MS = 5000;
const TOO_LARGE = 413;

/** Maximum number of characters of a state vector in an address. A longer one is omitted and the whole document is requested. */
const LONGEST_KNOWN = 6000;

interface SyncRequest {
  id: string;
  schemaVersion: number;
}

interface SyncAnswer {
  update: string;
  known: string;
  right: CollaborationRight;
  damaged: boolean;
}

/** The calls of the contract; they throw what the api's client throws. */
export interface SyncCalls {
  read(input: SyncRequest & { known?: string }): Promise<SyncAnswer>;
  write(input: SyncRequest & { known: string; update: string }): Promise<SyncAnswer>;
}

/** An open document whose line is away. */
export interface DisconnectedDocument {
  documentName: string;
  schemaVersion: number;
  /** the copy as it is now: one that holds what was refused is replaced */
  copy(): Connection;
  facts(): CollaborationFacts;
  dispatch(event: CollaborationEvent): void;
  refuse(refusal: CollaborationRefusal): void;
  end(ended: Ended): void;
}

/** Synchronizes by calls until the returned function is called. */
export type HttpSync = (open: DisconnectedDocument) => () => void;

type SyncEvent = Extract<CollaborationEvent, { type: 'called' }>;

/** A call was answered: the server's content has arrived. */
export function syncAnswered(right: CollaborationRight, damaged: boolean): SyncEvent {
  return { type: 'called', change: { alone: true, opened: true, right: damaged ? 'read' : right, damaged } };
}

/** Edits written before a call was sent are committed. @param more true if later edits are not */
export function syncStored(more: boolean): SyncEvent {
  return { type: 'called', change: { dirty: more, overdue: false } };
}

/** Calls are not answered any more either. */
export const SYNC_UNANSWERED: SyncEvent = { type: 'called', change: { alone: false } };

/** Sends what this copy has beyond the server and takes what it lacks, by calls, one after the other and gently. */
export class HttpSyncLoop {
  private readonly id: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  /** last known state of the server, and the copy for which it is known */
  private server: { copy: Connection; has: Uint8Array } | undefined;
  private turnsUntilRead = 0;

  /**
   * @param calls made in the name of the current user
   */
  constructor(
    private readonly open: DisconnectedDocument,
    private readonly calls: SyncCalls,
    private readonly writeMs = WRITE_MS,
  ) {
    this.id = parseDocumentName(open.documentName)?.itemId ?? '';
    this.next(0);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private next(afterMs: number): void {
    this.timer = setTimeout(() => void this.turn(), afterMs * (0.75 + Math.random() / 2));
  }

  private async turn(): Promise<void> {
    const afterMs = await this.exchange().catch((error: unknown) => this.failed(error));
    if (!this.stopped) this.next(afterMs);
  }

  /** @returns in how many milliseconds it is this copy's turn again */
  private async exchange(): Promise<number> {
    if (!navigator.onLine) throw new TypeError('there is no network');
    const copy = this.open.copy();
    const { dirty, right } = this.open.facts();
    const server = this.server?.copy === copy ? this.server.has : undefined;
    if (server && dirty && right === 'write') return this.write(copy, server);
    this.turnsUntilRead -= 1;
    if (!server || this.turnsUntilRead <= 0) await this.read(copy);
    return this.open.facts().dirty && this.open.facts().right === 'write' && !server ? 0 : this.writeMs;
  }

  private async write(copy: Connection, server: Uint8Array): Promise<number> {
    const { document, provider } = copy;
    await copy.hear();
    let more = false;
    const note = (_update: Uint8Array, origin: unknown): void => {
      more ||= origin !== provider;
    };
    document.on('update', note);
    try {
      const update = toBase64(Y.encodeStateAsUpdate(document, server));
      const answer = await this.calls.write({ ...this.asked, known: toBase64(Y.encodeStateVector(document)), update });
      if (!this.take(copy, answer)) return 0;
      if (!more) copy.own.saved();
      this.open.dispatch(syncStored(more));
      return this.writeMs;
    } finally {
      document.off('update', note);
    }
  }

  private async read(copy: Connection): Promise<void> {
    const known = toBase64(Y.encodeStateVector(copy.document));
    this.take(copy, await this.calls.read({ ...this.asked, ...(known.length > LONGEST_KNOWN ? {} : { known }) }));
    this.turnsUntilRead = READ_EVERY;
  }

  /**
   * @returns false when the answer is not needed any more: the line is back, or the copy is another one
   */
  private take(copy: Connection, { update, known, right, damaged }: SyncAnswer): boolean {
    if (this.stopped || this.open.copy() !== copy) return false;
    Y.applyUpdate(copy.document, fromBase64(update), copy.provider);
    this.server = { copy, has: fromBase64(known) };
    const facts = this.open.facts();
    const event = syncAnswered(right, damaged);
    if (!facts.alone || facts.right !== event.change.right || facts.damaged !== damaged) this.open.dispatch(event);
    return !this.stopped && this.open.copy() === copy;
  }

  private failed(error: unknown): number {
    const { status, data } = (error ?? {}) as { status?: number; data?: { seconds?: number; code?: string; limit?: number } };
    const wrote = this.server?.copy === this.open.copy();
    this.server = undefined;
    // Which right is left, the next answer says.
    if (wrote && status === 403) return 0;
    const ended = endedByTicket(error);
    if (ended) this.open.end(ended);
    else if (status === 400 || status === TOO_LARGE) this.open.refuse(asRefusal(data) ?? { code: 'updateRefused' });
    else if (this.open.facts().alone) this.open.dispatch(SYNC_UNANSWERED);
    return Math.max(UNANSWERED_MS, (data?.seconds ?? 0) * 1000);
  }

  private get asked(): SyncRequest {
    return { id: this.id, schemaVersion: this.open.schemaVersion };
  }
}
