import type { beforeHandleAwarenessPayload, connectedPayload } from '@hocuspocus/server';
import { isSamePerson, type OwnClients, RefusalError } from '@murmel/server';
import type { CollaborationExtension, Context } from '../hooks/extension.js';

/**
 * Claims the Yjs client number that a browser names when it connects; no presence is shown under a number before the connection owns it
 * (spec T-09).
 */
export class ClientNumbers implements CollaborationExtension {
  constructor(private readonly clients: OwnClients) {}

  async connected({ connection, context: { session }, requestParameters }: connectedPayload<Context>): Promise<void> {
    const client = Number(requestParameters.get('client'));
    if (!session.writesBytes || !isClient(client)) return;
    try {
      await this.clients.take(connection.document, session, [client], false);
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      connection.close({ code: error.code, reason: error.reason });
    }
  }

  /** Shows writers once the client number is theirs; other users only under a number that has no owner. */
  beforeHandleAwareness({ states, document, context }: beforeHandleAwarenessPayload<Context>): void | Promise<void> {
    const session = context?.session;
    const shown = [...states].find(([, state]) => Object.keys(state).length > 0)?.[0];
    if (!session || shown === undefined) return;
    if (!isClient(shown)) throw new RefusalError({ code: 'updateRefused' });
    const owner = this.clients.ownerOf(document, session, shown);
    if (session.writesBytes) return this.clients.take(document, session, [shown], false);
    if (owner && !isSamePerson(owner, session.author)) states.delete(shown);
  }
}

function isClient(client: number): boolean {
  return Number.isInteger(client) && client > 0 && client < 2 ** 32;
}
