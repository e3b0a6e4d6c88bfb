import { type DenyReason, decide } from '@murmel/access-policy';
import type { CollaborationCode } from '@murmel/contracts';
import { loadFactsOfItem } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { Outcome, Session } from './session.js';

const CODE_OF: Record<DenyReason, CollaborationCode> = {
  not_found: 'notFound',
  forbidden: 'forbidden',
  unauthorized: 'forbidden',
  password_required: 'passwordRequired',
};

/** Translates the one access policy into what a live connection may do. */
export class AccessDecider {
  constructor(private readonly database: DataSource) {}

  /** Reads the facts as they are now. */
  async decide(session: Session): Promise<Outcome> {
    if (!(await this.isSignedIn(session))) return { refusal: { code: 'ticketInvalid' } };
    const facts = await loadFactsOfItem(this.database.manager, session.actor, session.itemId);
    const reading = decide(session.actor, 'item.read', { item: facts });
    if (!reading.allow) return { refusal: { code: CODE_OF[reading.reason] } };
    const trusted = !session.looksOnly && decide(session.actor, 'item.update', { item: facts }).allow;
    // The source of a board is for those who may change all of it; everybody else has its view.
    if (liveDocumentOfKind(session.kind)?.board && trusted === session.view) return { refusal: { code: 'otherDocument' } };
    if (session.looksOnly) return { right: 'read', base: 'look' };
    const contributes = decide(session.actor, 'item.contribute', { item: facts }).allow;
    // Without account and cookie nobody could be named as the author, so such a guest only looks on.
    return { right: contributes && session.personId !== null ? 'write' : 'read', base: contributes ? 'write' : 'read' };
  }

  /** Signing out ends the right that the sign-in gave. */
  private async isSignedIn(session: Session): Promise<boolean> {
    if (!session.actor.account || !session.sessionHash) return true;
    const rows = await this.database.manager.query<unknown[]>(
      'select 1 from session where hash = $1 and account_id = $2 and expires_at > now()',
      [session.sessionHash, session.actor.account.id],
    );
    return rows.length > 0;
  }
}
