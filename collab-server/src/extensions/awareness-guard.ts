import type { beforeHandleAwarenessPayload, Document, onDisconnectPayload } from '@hocuspocus/server';
import { boardCursorOf, documentName, type PresenceState, parseDocumentName, textCursorOf } from '@murmel/contracts';
import { TEXT_DOCUMENT_FIELD } from '@murmel/documents';
import { removeAwarenessStates } from 'y-protocols/awareness';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import type { PresenceBatches } from '../messages/presence-batches.js';
import { PresenceLooks } from '../sessions/presence-looks.js';
import type { Session } from '../sessions/session.js';

interface Presence {
  looks: PresenceLooks;
  /** connection of each Yjs client */
  holders: Map<number, Session>;
  sessions: Set<Session>;
}

/**
 * Allows one presence per connection: small, of the shape that this kind of document has, and with the name, colour and role that the
 * server knows (spec T-11). Read-only connections show nothing.
 */
export class AwarenessGuard implements CollaborationExtension {
  /** by the board or document that people are at; source and view of a board are one place */
  private readonly presences = new Map<string, Presence>();

  constructor(private readonly turns: PresenceBatches) {}

  /** Entries left in the list are shown. */
  beforeHandleAwareness({ states, document, context }: beforeHandleAwarenessPayload<Context>): void {
    const session = context?.session;
    if (!session) return;
    for (const [client, state] of [...states]) {
      if (isShown(session) && this.holds(document, session, client)) states.set(client, this.stateOf(document, session, state['cursor']));
      else states.delete(client);
    }
  }

  onDisconnect({ document, context: { session } }: onDisconnectPayload<Context>): void {
    const presence = this.presences.get(placeOf(document));
    if (!presence?.sessions.delete(session)) return;
    if (session.presenceClient !== undefined && presence.holders.get(session.presenceClient) === session) {
      presence.holders.delete(session.presenceClient);
      // Hocuspocus takes away only what it saw coming for the first time.
      removeAwarenessStates(document.awareness, [session.presenceClient], { source: 'local' });
    }
    if (![...presence.sessions].some((other) => other.person.id === session.person.id)) presence.looks.release(session.person.id);
    if (presence.sessions.size === 0) this.presences.delete(placeOf(document));
  }

  /** Handles changed rights: a user who may only read now is no longer shown. */
  rightsChanged(session: Session): void {
    const { connection } = session;
    if (!connection || isShown(session)) return;
    this.turns.forget(connection);
    if (session.presenceClient !== undefined)
      removeAwarenessStates(connection.document.awareness, [session.presenceClient], { source: 'local' });
  }

  /** Returns the presence that all clients see of a connection; the cursor is the only part taken from the browser. */
  stateOf(document: Document, session: Session, said: unknown): Record<string, unknown> {
    const { id, name, teacher } = session.person;
    const user: PresenceState['user'] = { id, name, ...this.of(document).looks.lookOf(id), teacher };
    const cursor = liveDocumentOfKind(session.kind)?.board ? boardCursorOf(said) : textCursorOf(said, TEXT_DOCUMENT_FIELD);
    return cursor ? { user, cursor } : { user };
  }

  /** True if the client number is the connection's own, its first one; no connection takes over a number that another one shows. */
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
      presence = { looks: new PresenceLooks(), holders: new Map(), sessions: new Set() };
      this.presences.set(placeOf(document), presence);
    }
    return presence;
  }
}

/** True if the session is shown. On a board this includes users who may write in only one list: they appear once they write. */
function isShown(session: Session): boolean {
  // An admin who looks as another person is not there.
  if (session.actor.incognito) return false;
  return session.view ? session.base !== 'look' && session.personId !== null : session.right === 'write';
}

function placeOf(document: Document): string {
  const name = parseDocumentName(document.name);
  return name ? documentName(name.kind, name.itemId) : document.name;
}
