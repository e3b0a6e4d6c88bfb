import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { loadFactsOfItem, RefusalError } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { CollaborationExtension, Login } from '../hooks/extension.js';
import type { Session } from '../sessions/session.js';
import type { Sessions } from '../sessions/sessions.js';

const { connectionsPerDocument } = LIMITS.collaboration;
const { connectionsReserved, connectionsPerSession } = SERVER_LIMITS.collaboration;

/**
 * Limits connections per person, not per address, because a whole school shares one (docs/THREAT_MODEL.md). Some places of a document are
 * reserved for its owner and members, so that idle anonymous clients cannot block them.
 */
export class ConnectionLimits implements CollaborationExtension {
  constructor(
    private readonly sessions: Sessions,
    private readonly database: DataSource,
  ) {}

  async onAuthenticate({ session }: Login): Promise<void> {
    if (!session) return;
    if (this.sessions.ofOwner(session.owner).size > connectionsPerSession) this.refuse(session, connectionsPerSession);
    const count = this.sessions.ofItem(session.itemId).size;
    if (count <= connectionsPerDocument) return;
    if (count > connectionsPerDocument + connectionsReserved || !(await this.belongs(session)))
      this.refuse(session, connectionsPerDocument);
  }

  /** True for the owner, invited members, and users who have the item through a project of their class. */
  private async belongs({ actor, itemId }: Session): Promise<boolean> {
    if (!actor.account) return false;
    const facts = await loadFactsOfItem(this.database.manager, actor, itemId);
    return facts !== undefined && (facts.ownerId === actor.account.id || facts.memberRole !== null || facts.project !== null);
  }

  private refuse(session: Session, limit: number): never {
    this.sessions.remove(session);
    throw new RefusalError({ code: 'tooManyConnections', limit });
  }
}
