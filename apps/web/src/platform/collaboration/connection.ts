import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import type { CollaborationNotice, CollaborationRefusal } from '@murmel/contracts';
import { OwnClocks } from '@murmel/documents';
import * as Y from 'yjs';
import type { SavedCopy } from '../offline/document-persister';
import { keepAlive } from './keep-alive';
import { readNotice, readRefusal } from './messages';
import { QuietAwareness } from './quiet-awareness';
import { readCaret, readCaretBeforeKeys } from './read-caret';
import { SilentLine } from './silent-line';
import type { CollaborationEvent } from './state';

/** A class that lost its network is back within seconds; the spread keeps 35 tablets from coming in one moment. */
export const RECONNECT_OPTIONS = { delay: 700, minDelay: 400, factor: 1.6, maxDelay: 4000, jitter: true } as const;

export interface ConnectionOptions {
  address: string;
  documentName: string;
  /** requested on every connect, because a ticket is valid once */
  ticket(): Promise<string>;
  onEvent(event: CollaborationEvent): void;
  onRefusal(refusal: CollaborationRefusal): void;
  onNotice(notice: CollaborationNotice): void;
  /** called when the server ended this document without a reason, or no ticket was issued */
  onFailure(): void;
  /** state that a closed tab had stored of the document; this copy resumes it */
  savedCopy?: SavedCopy | undefined;
  /** awaited before this copy is sent to a server for the first time */
  beforeHeard?(): Promise<void>;
}

/** The code with which the provider itself gives up a line. */
const GIVEN_UP = 4408;

/** One copy of the document and the socket that keeps it equal with the server's. */
export class Connection {
  readonly document = new Y.Doc();
  readonly own: OwnClocks;
  readonly awareness: QuietAwareness;
  /** a server may know this copy's client */
  heard = false;
  private hearing: Promise<void> | undefined;
  private readonly socket: HocuspocusProviderWebsocket;
  /** the origin of what is no edit of this copy */
  readonly provider: HocuspocusProvider;
  private readonly stopKeepAlive: () => void;
  private readonly stopReadingCaret = readCaretBeforeKeys();
  private readonly silence = new SilentLine(
    () => (this.socket.webSocket?.bufferedAmount ?? 0) > 0,
    () => this.giveUp('silent'),
  );
  private closed = false;

  constructor(private readonly options: ConnectionOptions) {
    for (const update of options.savedCopy?.updates ?? []) Y.applyUpdate(this.document, update);
    // Afterwards: Yjs takes an update under its own number for a collision.
    if (options.savedCopy?.client !== undefined) this.document.clientID = options.savedCopy.client;
    this.own = new OwnClocks(this.document, options.savedCopy?.ranges);
    this.awareness = new QuietAwareness(this.document);
    // The number under which this copy writes is assigned to its user before any other client can know it.
    this.socket = new HocuspocusProviderWebsocket({
      url: `${options.address}&client=${this.document.clientID}`,
      autoConnect: false,
      ...RECONNECT_OPTIONS,
    });
    this.provider = new HocuspocusProvider({
      websocketProvider: this.socket,
      name: options.documentName,
      document: this.document,
      awareness: this.awareness,
      token: options.ticket,
      // Before anything of it is taken in.
      onMessage: () => {
        this.silence.heard();
        readCaret();
      },
      onStatus: ({ status }) => this.changed(status),
      onAuthenticated: ({ scope }) => this.tell({ type: 'authenticated', right: scope === 'readonly' ? 'read' : 'write' }),
      onAuthenticationFailed: ({ reason }) => this.refusedWith(reason, true),
      onSynced: () => this.tell({ type: 'synced' }),
      onUnsyncedChanges: ({ number }) => {
        if (number > 0 && this.provider.synced) this.silence.asked();
        this.tell({ type: 'unsynced', number });
      },
      onClose: ({ event }) => this.refusedWith(event.reason, this.socket.status === WebSocketStatus.Connected),
      onStateless: ({ payload }) => this.noticed(payload),
    });
    this.document.on('update', (_update: Uint8Array, origin: unknown) => {
      if (origin !== this.provider) this.tell({ type: 'edited' });
    });
    this.stopKeepAlive = keepAlive(this.socket, options.documentName);
    window.addEventListener('offline', this.goOffline);
    window.addEventListener('online', this.goOnline);
    this.provider.attach();
  }

  /** Connects; from here on events come. */
  open(): void {
    if (navigator.onLine) this.connect();
  }

  /** Closes the socket and tries again with the same copy. @param afterMs so that a busy server gets a rest */
  reconnect(afterMs: number): void {
    this.socket.disconnect();
    setTimeout(() => {
      if (!this.closed && navigator.onLine) this.connect();
    }, afterMs);
  }

  /** Waits until this copy's client may be sent to a server. */
  hear(): Promise<void> {
    this.heard = true;
    this.hearing ??= this.options.beforeHeard?.() ?? Promise.resolve();
    return this.hearing;
  }

  /** Sends the server a message that is not part of the document. It works only while authenticated: messages are not queued. */
  send(payload: string): void {
    if (this.closed) return;
    this.silence.asked();
    this.provider.sendStateless(payload);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    window.removeEventListener('offline', this.goOffline);
    window.removeEventListener('online', this.goOnline);
    this.silence.heard();
    this.stopKeepAlive();
    this.stopReadingCaret();
    this.own.stop();
    this.provider.destroy();
    this.socket.destroy();
    this.document.destroy();
  }

  private readonly goOffline = (): void => this.drop('offline');
  private readonly goOnline = (): void => this.connect();

  /** A closing handshake would wait for an answer that does not come, and be in the way of the next line. */
  private drop(reason: string): void {
    this.socket.disconnect();
    if (this.socket.status !== WebSocketStatus.Disconnected) this.socket.onClose({ event: { code: GIVEN_UP, reason } });
  }

  private giveUp(reason: string): void {
    this.drop(reason);
    if (navigator.onLine) this.connect();
  }

  private connect(): void {
    void this.hear().then(() => {
      if (!this.closed && navigator.onLine) void this.socket.connect();
    });
  }

  private changed(status: WebSocketStatus): void {
    this.silence.heard();
    // A line that is open says something only once the server has looked at the ticket.
    if (status !== WebSocketStatus.Disconnected) this.silence.asked();
    // A line that was still being made when the network went: it would look alive until its silence is noticed.
    if (status === WebSocketStatus.Connected && !navigator.onLine) return this.socket.disconnect();
    if (status === WebSocketStatus.Connected) return this.tell({ type: 'connected' });
    // A line that was given up after a long silence is not told to the provider: it would stay "synced", and being synced
    // again on the next line would be no news.
    this.provider.synced = false;
    this.tell({ type: 'disconnected' });
  }

  private tell(event: CollaborationEvent): void {
    if (!this.closed) this.options.onEvent(event);
  }

  private noticed(payload: string): void {
    const notice = this.closed ? undefined : readNotice(payload);
    if (notice) this.options.onNotice(notice);
  }

  /**
   * @param stuck the socket is still open, so no retry would happen by itself
   */
  private refusedWith(reason: string | undefined, stuck: boolean): void {
    if (this.closed) return;
    const refusal = readRefusal(reason);
    if (refusal) this.options.onRefusal(refusal);
    else if (stuck) this.options.onFailure();
  }
}
