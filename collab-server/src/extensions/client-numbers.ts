import type { beforeHandleAwarenessPayload, connectedPayload } from '@hocuspocus/server';
import { isSamePerson, type OwnClients, RefusalError } from '@murmel/server';
import type { CollaborationExtension, Context } from '../hooks/extension.js';

/** Browsers name their Yjs client when they connect, and nobody is shown under one before it is theirs (threat T-09). */
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

  /** Whoever may write is shown once the number is theirs; others only under what is nobody's. */
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
