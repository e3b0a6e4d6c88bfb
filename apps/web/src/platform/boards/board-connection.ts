import {
  type CollaborationCode,
  type CollaborationNotice,
  type CollaborationRefusal,
  documentName,
  parseDocumentName,
} from '@murmel/contracts';
import { type BoardData, WatchedBoard } from '@murmel/documents';
import { RetryPauses } from '../collaboration/retry-pauses';
import type { CollaborationEvent, Ended } from '../collaboration/state';
import { endedByTicket, type Ticket } from '../collaboration/ticket';
import type { SavedCopy } from '../offline/document-persister';
import type { BoardSocket, BoardSocketOptions } from './board-socket';

/** Shorter than this is no connection: what is thrown out again and again must not ask at once each time. */
const REACHED_MS = 3000;

/** One copy of one of a board's two documents. */
export interface OpenCopy<T extends string> {
  line: BoardSocket;
  board: WatchedBoard<T>;
  /** holds the view, not the source */
  view: boolean;
  /** the content has arrived once */
  filled: boolean;
  connected: boolean;
}

interface BoardConnectionOptions<T extends string> {
  contentKind: string;
  itemId: string;
  schemaVersion: number;
  tables: readonly T[];
  requestTicket(): Promise<Ticket>;
  newSocket(options: BoardSocketOptions): BoardSocket;
}

interface BoardConnectionHooks<T extends string> {
  /** called with the ticket before a copy is opened */
  ticketReceived(ticket: Ticket, view: boolean): void;
  copyOpened(copy: OpenCopy<T>): void;
  /** the copy was given up; another one may follow */
  copyClosed(copy: OpenCopy<T>): void;
  happened(copy: OpenCopy<T>, event: CollaborationEvent): void;
  noticed(notice: CollaborationNotice): void;
  refused(refusal: CollaborationRefusal): void;
  ended(ended: Ended): void;
  /** awaited before a copy of the source is sent to a server for the first time */
  beforeHeard(): Promise<void>;
}

/**
 * Opens a board. The ticket selects which of its two documents this user gets. A copy of the source is kept across reconnections, with the
 * changes made meanwhile. A view starts empty each time, because the server recreates it, too.
 */
export class BoardConnection<T extends string> {
  copy: OpenCopy<T> | undefined;
  private readonly pauses = new RetryPauses();
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private steady: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly options: BoardConnectionOptions<T>,
    private readonly hooks: BoardConnectionHooks<T>,
  ) {}

  /** Gives up what is open and opens what is right now. */
  connect(afterMs: number): void {
    this.close();
    const { attempt } = this;
    this.timer = setTimeout(() => {
      if (navigator.onLine === false)
        return window.addEventListener('online', () => attempt === this.attempt && this.connect(0), { once: true });
      this.ticket().then(
        (ticket) => attempt === this.attempt && this.openWithTicket(ticket),
        () => attempt === this.attempt && this.connect(this.pause()),
      );
    }, afterMs);
  }

  /** Resumes a copy of the source that was stored on this device, before there is a connection. @returns its content */
  resume(kept: SavedCopy): BoardData<T> {
    const copy = this.open({ name: documentName(this.options.contentKind, this.options.itemId), view: false, kept });
    copy.filled = true;
    copy.line.open();
    return copy.board.data;
  }

  /** The same board after a moment of rest, longer each time that it was not reached. */
  reconnect(code?: CollaborationCode): void {
    const rest = this.pause(code);
    if (this.copy?.view === false) this.copy.line.reconnect(rest);
    else this.connect(rest);
  }

  /** Elsewhere, or anew: at once the first time. */
  reopen(): void {
    const first = this.pauses.isFirst;
    const rest = this.pause();
    this.connect(first ? 0 : rest);
  }

  /** Retries at once, on a user's request. */
  reconnectNow(): void {
    this.pauses.over();
    if (this.copy?.view === false) this.copy.line.reconnect(0);
    else this.connect(0);
  }

  /** Records a successful connection: if it lasts, the next lost connection counts as the first again. */
  markReached(): void {
    clearTimeout(this.steady);
    this.steady = setTimeout(() => this.pauses.over(), REACHED_MS);
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.steady);
    this.attempt += 1;
    const { copy } = this;
    if (!copy) return;
    this.copy = undefined;
    copy.board.stop();
    this.hooks.copyClosed(copy);
    copy.line.close();
  }

  private pause(code?: CollaborationCode): number {
    clearTimeout(this.steady);
    return this.pauses.next(code);
  }

  private async ticket(): Promise<Ticket> {
    try {
      const ticket = await this.options.requestTicket();
      if (ticket.schemaVersion > this.options.schemaVersion) this.hooks.ended({ kind: 'outdated' });
      return ticket;
    } catch (error) {
      const ended = endedByTicket(error);
      if (ended) this.hooks.ended(ended);
      throw error;
    }
  }

  private openWithTicket(ticket: Ticket): void {
    this.close();
    const name = parseDocumentName(ticket.documentName);
    if (name?.kind !== this.options.contentKind || name.itemId !== this.options.itemId) return this.hooks.ended({ kind: 'outdated' });
    this.hooks.ticketReceived(ticket, name.view);
    this.open({ name: ticket.documentName, view: name.view, ticket: ticket.ticket }).line.open();
  }

  private open({ name, view, ticket, kept }: { name: string; view: boolean; ticket?: string; kept?: SavedCopy }): OpenCopy<T> {
    let first = ticket;
    const mine = (call: (copy: OpenCopy<T>) => void): void => {
      if (this.copy?.line === line) call(this.copy);
    };
    const line = this.options.newSocket({
      documentName: name,
      savedCopy: kept,
      ...(!view && { beforeHeard: () => this.hooks.beforeHeard() }),
      schemaVersion: this.options.schemaVersion,
      ticket: async () => {
        const value = first ?? (await this.nextTicket(line, view));
        first = undefined;
        return value;
      },
      onEvent: (event) => mine((copy) => this.happened(copy, event)),
      onRefusal: (refusal) => mine(() => this.hooks.refused(refusal)),
      onNotice: (notice) => mine(() => this.hooks.noticed(notice)),
      onFailure: () => mine(() => this.reconnect()),
    });
    const copy = { line, board: new WatchedBoard(line.document, this.options.tables), view, filled: false, connected: false };
    this.copy = copy;
    this.hooks.copyOpened(copy);
    return copy;
  }

  private happened(copy: OpenCopy<T>, event: CollaborationEvent): void {
    const broken = event.type === 'disconnected' && copy.view && copy.connected;
    if (event.type === 'connected') copy.connected = true;
    this.hooks.happened(copy, event);
    // The reason, if there is one, is told after this in the same moment, and leads somewhere else.
    if (broken) queueMicrotask(() => this.copy === copy && this.reconnect());
  }

  /** Requests a new ticket on every reconnection of a source, because the user may have become a guest meanwhile. */
  private async nextTicket(line: BoardSocket, view: boolean): Promise<string> {
    const ticket = await this.ticket();
    if (this.copy?.line !== line) throw new Error('This copy was given up');
    if (parseDocumentName(ticket.documentName)?.view === view) return ticket.ticket;
    this.openWithTicket(ticket);
    throw new Error('Another document is right now');
  }
}
