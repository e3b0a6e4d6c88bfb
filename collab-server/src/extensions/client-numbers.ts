import type { beforeHandleAwarenessPayload, connectedPayload, Document } from '@hocuspocus/server';
import { SERVER_LIMITS } from '@murmel/contracts';
import type { DataSource } from 'typeorm';
import { getState } from 'yjs';
import { ClientOwners } from '../documents/client-owners.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import { RefusalError } from '../refusal.js';
import { isSamePerson, type Session } from '../sessions/session.js';

const { clientsPerConnection } = SERVER_LIMITS.collaboration;

/**
 * A Yjs client belongs to a person from the connection on: browsers name theirs when they connect, and nobody is shown under
 * a number before it is theirs. Whoever sees it can do nothing with it (threat T-09).
 */
export class ClientNumbers implements CollaborationExtension {
  private readonly owners = new WeakMap<Document, ClientOwners>();
  private readonly used = new WeakMap<Session, Set<number>>();

  constructor(private readonly database: DataSource) {}

  async connected({ connection, context: { session }, requestParameters }: connectedPayload<Context>): Promise<void> {
    const client = Number(requestParameters.get('client'));
    if (!session.writesBytes || !isClient(client)) return;
    try {
      await this.take(connection.document, session, [client], false);
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
    const owner = this.of(document, session).remembered(shown);
    if (session.writesBytes) return this.take(document, session, [shown], false);
    if (owner && !isSamePerson(owner, session.author)) states.delete(shown);
  }

  /**
   * Makes these clients the session's, in the database before anything is done under them. Returns nothing when they are.
   * @throws RefusalError when one of them is somebody else's, or when they are more than an editor has
   */
  take(document: Document, session: Session, clients: readonly number[], wrote: boolean): void | Promise<void> {
    const owners = this.of(document, session);
    this.count(session, clients);
    const open = wrote ? owners.unwritten(clients) : clients.filter((client) => !owners.remembered(client));
    if (open.length === 0) return this.refuseForeign(owners, session, clients);
    return this.ask(document, owners, session, open, wrote).then(() => this.refuseForeign(owners, session, clients));
  }

  /** Reads whose these clients are without making them anybody's. Returns nothing when it is known. */
  know(document: Document, session: Session, clients: readonly number[]): void | Promise<void> {
    const owners = this.of(document, session);
    const open = clients.filter((client) => !owners.remembered(client));
    if (open.length > 0) return owners.read(open);
  }

  /** As far as `take` or `know` asked. */
  isOwn(document: Document, session: Session, client: number): boolean {
    const owner = this.of(document, session).remembered(client);
    return owner !== undefined && isSamePerson(owner, session.author);
  }

  private async ask(document: Document, owners: ClientOwners, session: Session, clients: readonly number[], wrote: boolean): Promise<void> {
    // What the document has of a client that belongs to nobody is the server's own.
    const isFree = (client: number): boolean => owners.remembered(client) !== undefined || getState(document.store, client) === 0;
    await owners.read(clients.filter((client) => !isFree(client)));
    await owners.claim(clients.filter(isFree), session.author, wrote);
  }

  private refuseForeign(owners: ClientOwners, session: Session, clients: readonly number[]): void {
    for (const client of clients) {
      const owner = owners.remembered(client);
      if (!owner || !isSamePerson(owner, session.author)) throw new RefusalError({ code: 'numberTaken' });
    }
  }

  private count(session: Session, clients: readonly number[]): void {
    const used = this.used.get(session) ?? new Set();
    this.used.set(session, used);
    for (const client of clients) used.add(client);
    if (used.size > clientsPerConnection) throw new RefusalError({ code: 'updateRefused', limit: clientsPerConnection });
  }

  private of(document: Document, session: Session): ClientOwners {
    let owners = this.owners.get(document);
    if (!owners) {
      owners = new ClientOwners(this.database, session.itemId);
      this.owners.set(document, owners);
    }
    return owners;
  }
}

function isClient(client: number): boolean {
  return Number.isInteger(client) && client > 0 && client < 2 ** 32;
}
