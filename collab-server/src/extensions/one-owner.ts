import type {
  afterUnloadDocumentPayload,
  beforeHandleMessagePayload,
  connectedPayload,
  Document,
  onLoadDocumentPayload,
} from '@hocuspocus/server';
import { COLLABORATION_CODES, type CollaborationCode, parseDocumentName } from '@murmel/contracts';
import { UnavailableError } from '@murmel/server';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import type { DocumentOwners } from '../owners/document-owners.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Sockets } from '../upgrade/sockets.js';

export interface OneOwnerParts {
  owners: DocumentOwners;
  sessions: Sessions;
  sockets: Sockets;
  /** counts for the operator */
  onHeldElsewhere: () => void;
}

/** A document is open in one process only: two of them would each know half of what is written and neither of a freeze. */
export class OneOwner implements CollaborationExtension {
  private readonly loading = new WeakSet<Document>();

  constructor(private readonly parts: OneOwnerParts) {}

  async onLoadDocument({ documentName, document }: onLoadDocumentPayload<Context>): Promise<void> {
    const itemId = sourceOf(documentName);
    if (!itemId) return;
    const mine = await this.parts.owners.take(itemId).catch((error: unknown) => {
      this.sendAway(itemId, 'unavailable');
      throw new UnavailableError(error);
    });
    if (mine) return void this.loading.add(document);
    this.parts.onHeldElsewhere();
    this.sendAway(itemId, 'unavailable');
    throw new UnavailableError();
  }

  /** Releases the document when another extension could not load it. */
  async onLoadFailed({ documentName, document }: onLoadDocumentPayload<Context>): Promise<void> {
    const itemId = sourceOf(documentName);
    if (itemId && this.loading.delete(document)) await this.parts.owners.release(itemId);
  }

  /** A document that another process may own is shown to no client, however long it stays in memory here. */
  connected({ context: { session } }: connectedPayload<Context>): void {
    if (!this.parts.owners.holds(session.itemId)) throw new UnavailableError();
  }

  beforeHandleMessage({ context: { session } }: beforeHandleMessagePayload<Context>): void {
    if (!this.parts.owners.holds(session.itemId)) throw new UnavailableError();
  }

  async afterUnloadDocument({ documentName }: afterUnloadDocumentPayload): Promise<void> {
    const itemId = sourceOf(documentName);
    if (itemId) await this.parts.owners.release(itemId);
  }

  /** Closes all connections with a code that makes the provider reconnect by itself. */
  sendAway(itemId: string, code: CollaborationCode): void {
    const reason = JSON.stringify({ code });
    for (const session of [...this.parts.sessions.ofItem(itemId)]) {
      if (!session.connection) this.parts.sessions.remove(session);
      session.connection?.webSocket.close(COLLABORATION_CODES[code], reason);
      this.parts.sockets.close(session.socketId, code);
    }
  }

  /** Closes all connections when the lease is over or may be: documents open here are no longer authoritative. */
  sendAllAway(): void {
    this.parts.owners.lost();
    for (const itemId of new Set(this.parts.sessions.all().map((session) => session.itemId))) this.sendAway(itemId, 'unavailable');
  }

  /**
   * Hands a document over: stops accepting updates, then releases ownership, then makes all clients reconnect. Any server they reach can
   * open it at once.
   */
  async handOver(documentName: string): Promise<void> {
    const itemId = sourceOf(documentName);
    if (!itemId) return;
    await this.parts.owners.handOver(itemId);
    this.sendAway(itemId, 'restart');
  }
}

/** A view is where its source is. */
function sourceOf(name: string): string | undefined {
  const parsed = parseDocumentName(name);
  return parsed && !parsed.view ? parsed.itemId : undefined;
}
