import { type Document, isTransactionOrigin } from '@hocuspocus/server';
import type { OwnParts, PartFields } from '@murmel/contracts';
import { type BoardChange, type BoardData, changeDocument, differences, emptyBoard, WatchedBoard } from '@murmel/documents';
import { type Author, publish } from '@murmel/server';
import { JOURNALED } from '../extensions/journal.js';
import type { Context } from '../hooks/extension.js';
import type { Session } from '../sessions/session.js';
import type { LiveBoard } from './live-board.js';
import { PresenceBridge } from './presence-bridge.js';
import type { RoomParts } from './room-parts.js';

/** Names and counts beside the board are read anew at most this often. */
const TELL_EVERY_MS = 300;
const SERVER_AUTHOR: Author = { accountId: null, visitorId: null };

/** One open board: derives the view, sends each user their private data, and writes the log. */
export class BoardRoom {
  private readonly watched: WatchedBoard<string>;
  private view: { document: Document; data: BoardData; bridge: PresenceBridge } | undefined;
  /** last message per session, to avoid duplicates */
  private readonly sent = new Map<Session, string>();
  private readonly onTheWay = new Set<Promise<void>>();
  private logging: Promise<void> = Promise.resolve();
  private telling: NodeJS.Timeout | undefined;
  private deriving = false;

  constructor(
    private readonly parts: RoomParts,
    private readonly options: { itemId: string; board: LiveBoard; source: Document },
  ) {
    this.watched = new WatchedBoard(options.source, options.board.tables);
    this.watched.subscribe((change) => this.changed(change));
  }

  /** Fills a view that is opened, and keeps it up to date from now on. */
  open(document: Document): void {
    const data = this.options.board.viewOf(this.watched.data);
    changeDocument(document, differences(emptyBoard(this.options.board.tables), data), JOURNALED);
    const sees = (card: string): boolean => Object.values(this.view?.data ?? {}).some((table) => table.has(card));
    this.view = { document, data, bridge: new PresenceBridge(this.options.source, document, sees) };
  }

  closeView(): void {
    this.view?.bridge.stop();
    this.view = undefined;
  }

  close(): void {
    this.closeView();
    this.watched.stop();
    clearTimeout(this.telling);
  }

  welcome(session: Session): void {
    this.sendOwn(session);
  }

  leave(session: Session): void {
    this.sent.delete(session);
  }

  async settled(): Promise<void> {
    await Promise.all(this.onTheWay);
  }

  private changed(change: BoardChange<string>): void {
    this.log(change);
    this.tellOthers();
    // Several changes of one moment are derived once; nothing is sent before that.
    if (this.deriving) return;
    this.deriving = true;
    queueMicrotask(() => {
      this.deriving = false;
      this.derive();
    });
  }

  private derive(): void {
    if (!this.view) return;
    const next = this.options.board.viewOf(this.watched.data);
    changeDocument(this.view.document, differences(this.view.data, next), JOURNALED);
    this.view.data = next;
    this.afterBroadcast(() => {
      for (const session of this.parts.sessions.ofItem(this.options.itemId)) this.sendOwn(session);
    });
  }

  private sendOwn(session: Session): void {
    const person = session.personId;
    if (!session.view || !session.connection || person === null) return;
    const { parts, stoppedUntil } = this.options.board.ownOf(this.watched.data, person);
    const notice: OwnParts = { type: 'own', parts: asRecords(parts), stoppedUntil };
    const payload = JSON.stringify(notice);
    if (this.sent.get(session) === payload) return;
    this.sent.set(session, payload);
    session.connection.sendStateless(payload);
  }

  private log({ before, after, origin }: BoardChange<string>): void {
    const { itemId, board } = this.options;
    const author = authorOf(origin);
    // One after the other: lines that wait for each other in the database would take connections from the journal.
    this.afterBroadcast(() => {
      const writing = this.logging.then(() => board.log(this.parts.database.manager, { itemId, author, before, after }));
      this.logging = writing.catch(() => undefined);
      return writing;
    }, 'the activity log could not be written');
  }

  /** Names, likes and comments of what can be seen now. */
  private tellOthers(): void {
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      this.keep(publish(this.parts.database.manager, 'item.changed', { itemId: this.options.itemId }), 'a change could not be told');
    }, TELL_EVERY_MS);
  }

  /** Runs work after the broadcast to all clients: Hocuspocus sends on the next turn of the event loop. */
  private afterBroadcast(work: () => void | Promise<void>, fault = 'own parts could not be sent'): void {
    this.keep(new Promise<void>((resolve) => void setImmediate(resolve)).then(work), fault);
  }

  private keep(work: Promise<void>, fault: string): void {
    const kept: Promise<void> = work
      .catch((error: unknown) => this.parts.logger.error({ err: error, itemId: this.options.itemId }, fault))
      .finally(() => this.onTheWay.delete(kept));
    this.onTheWay.add(kept);
  }
}

/** Returns the author of the change: the connection it came over, or the user for whom the server acted. */
function authorOf(origin: unknown): Author {
  if (!isTransactionOrigin(origin)) return SERVER_AUTHOR;
  if (origin.source === 'connection') return (origin.connection.context as Context).session.author;
  const context = origin.source === 'local' ? (origin.context as { author?: Author } | undefined) : undefined;
  return context?.author ?? SERVER_AUTHOR;
}

function asRecords(data: BoardData): Record<string, Record<string, PartFields>> {
  return Object.fromEntries(Object.entries(data).flatMap(([table, parts]) => (parts.size > 0 ? [[table, Object.fromEntries(parts)]] : [])));
}
