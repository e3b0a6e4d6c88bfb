import type { beforeSyncPayload, connectedPayload, Document } from '@hocuspocus/server';
import type { CollaborationNotice } from '@murmel/contracts';
import type { DamagedDocuments } from '../documents/damaged-documents.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';

/**
 * Makes a damaged document read-only and reports the damage to its clients. Once its owner restores an earlier version, all can write
 * again.
 */
export class ReadOnlyWhileDamaged implements CollaborationExtension {
  constructor(private readonly damage: DamagedDocuments) {}

  connected({ connection }: connectedPayload<Context>): void {
    if (!this.damage.isAt(connection.document)) return;
    connection.readOnly = true;
    const notice: CollaborationNotice = { type: 'right', right: 'read', because: 'damaged' };
    connection.sendStateless(JSON.stringify(notice));
  }

  beforeSync({ type, document, connection }: beforeSyncPayload<Context>): void {
    if (type !== 0 && this.damage.isAt(document)) connection.readOnly = true;
  }
}

/** Notifies all connections of the document which rights they have again. */
export function notifyRepaired(document: Document): void {
  for (const connection of document.getConnections()) {
    const { session } = connection.context as Context;
    if (session.writesBytes) connection.readOnly = false;
    const notice: CollaborationNotice = { type: 'right', right: session.right, because: 'access' };
    connection.sendStateless(JSON.stringify(notice));
  }
}
