import type { beforeHandleAwarenessPayload, Document, onDisconnectPayload } from '@hocuspocus/server';
import { documentName, LIMITS, parseDocumentName, type PresenceState } from '@murmel/contracts';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import { RefusalError } from '../refusal.js';
import { Looks } from '../sessions/looks.js';
import type { Session } from '../sessions/session.js';

const { awarenessBytes } = LIMITS.collaboration;

interface Presence {
  looks: Looks;
  /** which connection shows which Yjs client */
  holders: Map<number, Session>;
  sessions: Set<Session>;
}

/** One presence per connection, small, and with the name, colour and role that the server knows (threat T-11). */
export class AwarenessGuard implements CollaborationExtension {
  /** by the board or document that people are at; source and view of a board are one place */
  private readonly presences = new Map<string, Presence>();

  beforeHandleAwareness({ states, document, context }: beforeHandleAwarenessPayload<Context>): void {
    const session = context?.session;
    if (!session) return;
    for (const [client, state] of [...states]) {
      // The map begins with an empty entry of Hocuspocus' own scratch document.
      if (Object.keys(state).length === 0 || !this.holds(document, session, client)) {
        states.delete(client);
        continue;
      }
      if (JSON.stringify(state).length > awarenessBytes) throw new RefusalError({ code: 'updateRefused', limit: awarenessBytes });
      states.set(client, this.stateOf(document, session, state['cursor']));
    }
  }

  onDisconnect({ document, context: { session } }: onDisconnectPayload<Context>): void {
    const presence = this.presences.get(placeOf(document));
    if (!presence?.sessions.delete(session)) return;
    if (session.presenceClient !== undefined && presence.holders.get(session.presenceClient) === session) presence.holders.delete(session.presenceClient);
    if (![...presence.sessions].some((other) => other.person.id === session.person.id)) presence.looks.release(session.person.id);
    if (presence.sessions.size === 0) this.presences.delete(placeOf(document));
  }

  /** What everybody sees of a session; the cursor is the only thing the browser says itself. */
  stateOf(document: Document, session: Session, cursor: unknown): Record<string, unknown> {
    const { id, name, teacher } = session.person;
    const user: PresenceState['user'] = { id, name, ...this.of(document).looks.lookOf(id), teacher };
    return typeof cursor === 'object' && cursor !== null ? { user, cursor } : { user };
  }

  /** The first client a connection shows is its own; nobody takes over what somebody else shows. */
  private holds(document: Document, session: Session, client: number): boolean {
    const presence = this.of(document);
    if (session.presenceClient !== undefined) return session.presenceClient === client;
    const holder = presence.holders.get(client);
    // After a broken line the old connection of the same person may still be there.
    if (holder && holder.person.id !== session.person.id) return false;
    session.presenceClient = client;
    presence.holders.set(client, session);
    presence.sessions.add(session);
    return true;
  }

  private of(document: Document): Presence {
    let presence = this.presences.get(placeOf(document));
    if (!presence) {
      presence = { looks: new Looks(), holders: new Map(), sessions: new Set() };
      this.presences.set(placeOf(document), presence);
    }
    return presence;
  }
}

function placeOf(document: Document): string {
  const name = parseDocumentName(document.name);
  return name ? documentName(name.kind, name.itemId) : document.name;
}
