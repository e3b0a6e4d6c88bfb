import { LIMITS } from '@murmel/contracts';
import type { CollaborationExtension, Login } from '../hooks/extension.js';
import { RefusalError } from '../refusal.js';
import type { Sessions } from '../sessions/sessions.js';

const { connectionsPerDocument, connectionsPerSession } = LIMITS.collaboration;

/** Counts people, not addresses: a whole school sits behind one (docs/THREAT_MODEL.md). */
export class ConnectionLimits implements CollaborationExtension {
  constructor(private readonly sessions: Sessions) {}

  onAuthenticate({ session }: Login): void {
    if (!session) return;
    if (this.sessions.ofItem(session.itemId).size > connectionsPerDocument) this.refuse(session, connectionsPerDocument);
    if (this.sessions.ofOwner(session.owner).size > connectionsPerSession) this.refuse(session, connectionsPerSession);
  }

  private refuse(session: NonNullable<Login['session']>, limit: number): never {
    this.sessions.remove(session);
    throw new RefusalError({ code: 'tooManyConnections', limit });
  }
}
