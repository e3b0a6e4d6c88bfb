import type { afterUnloadDocumentPayload, Document, Hocuspocus, onLoadDocumentPayload } from '@hocuspocus/server';
import { COLLABORATION_CODES, parseDocumentName } from '@murmel/contracts';
import { type Logger, UnavailableError } from '@murmel/server';
import type { Doubts } from '../documents/doubts.js';
import type { Sockets } from '../front-door/sockets.js';
import { DocumentHolds } from '../holds/document-holds.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import type { Sessions } from '../sessions/sessions.js';

/** Browsers come back every few seconds; the operator needs to hear of one document once in a while. */
const TELL_EVERY_MS = 30_000;

export interface OneServerParts {
  databaseUrl: string;
  sessions: Sessions;
  sockets: Sockets;
  logger: Logger;
  /** counts for the operator, every time */
  onHeldElsewhere: () => void;
  doubts: Doubts;
  hocuspocus: () => Hocuspocus;
}

/** A document is open in one process only: two of them would each know half of what is written and neither of a freeze. */
export class OneServer implements CollaborationExtension {
  private readonly holds: DocumentHolds;
  private readonly told = new Map<string, number>();
  private readonly loading = new WeakSet<Document>();

  constructor(private readonly parts: OneServerParts) {
    this.holds = new DocumentHolds({
      databaseUrl: parts.databaseUrl,
      logger: parts.logger,
      onLost: (itemIds) => itemIds.forEach((itemId) => this.lost(itemId)),
      onBack: (itemIds) => this.readAgain(new Set(itemIds)),
    });
  }

  async onLoadDocument({ documentName, document }: onLoadDocumentPayload<Context>): Promise<void> {
    const itemId = sourceOf(documentName);
    if (!itemId) return;
    const free = await this.holds.take(itemId).catch((error: unknown) => {
      this.sendAway(itemId);
      throw new UnavailableError(error);
    });
    if (free) return void this.loading.add(document);
    this.alarm(itemId);
    this.sendAway(itemId);
    throw new UnavailableError();
  }

  /** Another extension could not load it. */
  async onLoadFailed({ documentName, document }: onLoadDocumentPayload<Context>): Promise<void> {
    const itemId = sourceOf(documentName);
    if (itemId && this.loading.delete(document)) await this.holds.release(itemId);
  }

  async afterUnloadDocument({ documentName }: afterUnloadDocumentPayload): Promise<void> {
    const itemId = sourceOf(documentName);
    if (itemId) await this.holds.release(itemId);
  }

  async start(): Promise<void> {
    await this.holds.start();
  }

  async stop(): Promise<void> {
    await this.holds.stop();
  }

  private lost(itemId: string): void {
    this.alarm(itemId);
    this.sendAway(itemId);
  }

  private readAgain(itemIds: ReadonlySet<string>): void {
    for (const name of this.parts.hocuspocus().documents.keys()) {
      const itemId = sourceOf(name);
      if (itemId && itemIds.has(itemId)) this.parts.doubts.doubt(name, itemId);
    }
  }

  private alarm(itemId: string): void {
    this.parts.onHeldElsewhere();
    const now = Date.now();
    if (now - (this.told.get(itemId) ?? 0) < TELL_EVERY_MS) return;
    if (this.told.size > 1000) this.told.clear();
    this.told.set(itemId, now);
    this.parts.logger.error(
      { itemId },
      'a document is open in another collab-server: there must be one only, or the proxy must send each document to one of them',
    );
  }

  /** Everybody gets a close code that makes the provider come back by itself, in the end where the document is. */
  private sendAway(itemId: string): void {
    const reason = JSON.stringify({ code: 'unavailable' });
    for (const session of [...this.parts.sessions.ofItem(itemId)]) {
      if (!session.connection) this.parts.sessions.remove(session);
      session.connection?.webSocket.close(COLLABORATION_CODES.unavailable, reason);
      this.parts.sockets.close(session.socketId, 'unavailable');
    }
  }
}

/** A view is where its source is. */
function sourceOf(name: string): string | undefined {
  const parsed = parseDocumentName(name);
  return parsed && !parsed.view ? parsed.itemId : undefined;
}
