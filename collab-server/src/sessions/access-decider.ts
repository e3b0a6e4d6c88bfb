import { type DenyReason, decide, participationOf } from '@murmel/access-policy';
import type { CollaborationCode } from '@murmel/contracts';
import { BatchLoader, type ItemFactsRequest, loadFactsOfMany } from '@murmel/server';
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
  incognito: 'forbidden',
};

interface SignIn {
  hash: string;
  /** the signed-in account; of an admin who looks as another person the admin's */
  accountId: string;
  incognitoId: string | null;
}

/** Translates the one access policy into what a live connection may do. */
export class AccessDecider {
  private readonly facts = new BatchLoader((asked: readonly ItemFactsRequest[]) => loadFactsOfMany(this.database.manager, asked));
  private readonly signIns = new BatchLoader((asked: readonly SignIn[]) => this.lasting(asked));

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
    const accountId = actor.incognito?.adminId ?? actor.account?.id;
    if (accountId === undefined || !sessionHash) return true;
    return this.signIns.load({ hash: sessionHash, accountId, incognitoId: actor.incognito?.id ?? null });
  }

  private async lasting(asked: readonly SignIn[]): Promise<boolean[]> {
    const rows = await this.database.manager.query<SignIn[]>(
      `select s.hash, s.account_id as "accountId", s.incognito_id as "incognitoId"
         from session s left join incognito i on i.id = s.incognito_id left join account a on a.id = s.account_id
        where s.hash = any($1::text[]) and s.expires_at > now()
          and (s.incognito_id is null or i.ended_at is null and i.ends_at > now() and a.admin and a.type = 'User')`,
      [asked.map(({ hash }) => hash)],
    );
    const known = new Map(rows.map((row) => [row.hash, row]));
    return asked.map(({ hash, accountId, incognitoId }) => {
      const row = known.get(hash);
      return row?.accountId === accountId && row.incognitoId === incognitoId;
    });
  }
}
