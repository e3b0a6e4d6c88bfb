import { type DenyReason, decide, participationOf } from '@murmel/access-policy';
import type { CollaborationCode } from '@murmel/contracts';
import { type AskedFacts, loadFactsOfMany, Together } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { AccessOutcome, Session } from './session.js';

const CODE_OF: Record<DenyReason, CollaborationCode> = {
  not_found: 'notFound',
  in_trash: 'notFound',
  forbidden: 'forbidden',
  unauthorized: 'forbidden',
  password_required: 'passwordRequired',
  hidden: 'forbidden',
  under_review: 'forbidden',
  tool_off: 'forbidden',
  feature_off: 'forbidden',
};

interface SignIn {
  hash: string;
  accountId: string;
}

/** Translates the one access policy into what a live connection may do. */
export class AccessDecider {
  private readonly facts = new Together((asked: readonly AskedFacts[]) => loadFactsOfMany(this.database.manager, asked));
  private readonly signIns = new Together((asked: readonly SignIn[]) => this.lasting(asked));

  constructor(private readonly database: DataSource) {}

  /** Reads the facts as they are now. */
  async decide(session: Session): Promise<AccessOutcome> {
    const [signedIn, facts] = await Promise.all([this.isSignedIn(session), this.facts.load(session)]);
    if (!signedIn) return { refusal: { code: 'ticketInvalid' } };
    const reading = decide(session.actor, 'item.read', { item: facts });
    if (!reading.allow) return { refusal: { code: CODE_OF[reading.reason] } };
    const { trusted, right, base } = participationOf(session.actor, facts, session.looksOnly);
    // The source of a board is for users who may change all of it; all others get its view.
    if (liveDocumentOfKind(session.kind)?.board && trusted === session.view) return { refusal: { code: 'otherDocument' } };
    // Without account and cookie there is no author to name, so such a guest is read-only.
    return { right: session.personId === null ? 'read' : right, base };
  }

  /** Signing out ends the right that the sign-in gave. */
  private async isSignedIn({ actor, sessionHash }: Session): Promise<boolean> {
    return !actor.account || !sessionHash || this.signIns.load({ hash: sessionHash, accountId: actor.account.id });
  }

  private async lasting(asked: readonly SignIn[]): Promise<boolean[]> {
    const rows = await this.database.manager.query<{ hash: string; accountId: string }[]>(
      `select hash, account_id as "accountId" from session where hash = any($1::text[]) and expires_at > now()`,
      [asked.map(({ hash }) => hash)],
    );
    const accounts = new Map(rows.map(({ hash, accountId }) => [hash, accountId]));
    return asked.map(({ hash, accountId }) => accounts.get(hash) === accountId);
  }
}
