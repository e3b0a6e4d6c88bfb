import type { Connection, Document } from '@hocuspocus/server';
import { applyAwarenessUpdate } from 'y-protocols/awareness';
import { presenceMessage } from './presence-message.js';

/** Last presence shown by one connection. */
export interface Shown {
  client: number;
  clock: number;
  /** null: nothing any more */
  state: Record<string, unknown> | null;
}

interface Waiting {
  shown: Map<Connection, Shown>;
  toldAt: number;
  timer: NodeJS.Timeout | undefined;
}

/** Browsers send their presence every 120 ms. Each update is broadcast to all connections, so the interval grows with their number. */
const SHORTEST_MS = 40;
const LONGEST_MS = 250;

/**
 * Collects the presence of the users at one document and publishes the newest state in one batch: the first at once, the next after a
 * delay.
 */
export class PresenceBatches {
  private readonly documents = new WeakMap<Document, Waiting>();

  show(connection: Connection, shown: Shown): void {
    const { document } = connection;
    const waiting = this.of(document);
    waiting.shown.set(connection, shown);
    if (waiting.timer) return;
    const gap = Math.min(LONGEST_MS, SHORTEST_MS + document.getConnectionsCount());
    waiting.timer = setTimeout(() => this.tell(document, waiting), Math.max(0, waiting.toldAt + gap - performance.now()));
  }

  /** Discards the pending presence of the connection. */
  forget(connection: Connection): void {
    this.documents.get(connection.document)?.shown.delete(connection);
  }

  private tell(document: Document, waiting: Waiting): void {
    waiting.timer = undefined;
    waiting.toldAt = performance.now();
    const all = [...waiting.shown];
    waiting.shown.clear();
    // Hocuspocus collects these and broadcasts one message.
    for (const [connection, { client, clock, state }] of all) {
      if (document.isDestroyed || !document.hasConnection(connection)) continue;
      applyAwarenessUpdate(document.awareness, presenceMessage(client, clock, state), { source: 'connection', connection });
    }
  }

  private of(document: Document): Waiting {
    let waiting = this.documents.get(document);
    if (!waiting) {
      waiting = { shown: new Map(), toldAt: -LONGEST_MS, timer: undefined };
      this.documents.set(document, waiting);
    }
    return waiting;
  }
}
