import { parseDocumentName } from '@murmel/contracts';
import { RefusalError } from '@murmel/server';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { CollaborationExtension, Login } from '../hooks/extension.js';
import type { AccessDecider } from '../sessions/access-decider.js';
import type { RedeemTickets, UsedTicket } from '../sessions/redeem-tickets.js';
import { type AccessOutcome, Session } from '../sessions/session.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Sockets } from '../upgrade/sockets.js';

/** One ticket, one connection. Rights are decided here and never when a document is loaded. */
export class Authenticate implements CollaborationExtension {
  constructor(
    private readonly tickets: RedeemTickets,
    private readonly decider: AccessDecider,
    private readonly sessions: Sessions,
    private readonly sockets: Sockets,
  ) {}

  async onAuthenticate(login: Login): Promise<void> {
    const { payload, socketId } = login;
    const name = parseDocumentName(payload.documentName);
    // One socket, one document: the proxy chose this process by the path.
    if (!name || new URL(payload.request.url).pathname !== `/collab/${payload.documentName}`) throw new RefusalError({ code: 'notFound' });
    const ticket = await this.tickets.use(payload.token, name.itemId);
    if (!ticket || ticket.kind !== name.kind || (name.view && !liveDocumentOfKind(name.kind)?.board))
      throw new RefusalError({ code: 'ticketInvalid' });
    const session = newSession(socketId, payload.documentName, name, ticket);
    this.sessions.add(session);
    try {
      await this.settle(session);
    } catch (error) {
      this.sessions.remove(session);
      throw error;
    }
    payload.connectionConfig.readOnly = !session.writesBytes;
    login.session = session;
  }

  private async settle(session: Session): Promise<void> {
    let outcome: AccessOutcome = await this.decider.decide(session);
    // A change of rights that came meanwhile has been decided after this one.
    if (session.deciding) outcome = await session.deciding;
    if ('refusal' in outcome) throw new RefusalError(outcome.refusal);
    if (!this.sockets.get(session.socketId)) throw new RefusalError({ code: 'ticketInvalid' });
    session.right = outcome.right;
    session.base = outcome.base;
  }
}

function newSession(
  socketId: string,
  documentName: string,
  name: { kind: string; itemId: string; view: boolean },
  ticket: UsedTicket,
): Session {
  const { account, visitorId, incognito } = ticket;
  const actor = {
    account: account && { id: account.id, type: account.type, admin: account.admin, reviewer: account.reviewer },
    visitorId,
    ...(incognito ? { incognito: { adminId: incognito.adminId, id: incognito.id } } : {}),
  };
  const person = { id: account?.id ?? visitorId ?? socketId, name: ticket.name, teacher: account?.type === 'User' };
  return new Session(
    socketId,
    documentName,
    name.kind,
    name.itemId,
    actor,
    person,
    ticket.sessionHash,
    ticket.looksOnly,
    name.view,
    incognito?.endsAt,
  );
}
