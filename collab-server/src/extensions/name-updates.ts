import type { Document } from '@hocuspocus/server';
import { namesOfAuthors } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { applyAwarenessUpdate } from 'y-protocols/awareness';
import { presenceMessage } from '../messages/presence-message.js';
import type { Session } from '../sessions/session.js';
import type { AwarenessGuard } from './awareness-guard.js';

/** Shows a new name to all connections of the same documents, without waiting for the user's next presence update. */
export class NameUpdates {
  constructor(
    private readonly database: DataSource,
    private readonly awareness: AwarenessGuard,
  ) {}

  async apply(sessions: readonly Session[]): Promise<void> {
    for (const itemId of new Set(sessions.map((session) => session.itemId)))
      await this.applyIn(
        itemId,
        sessions.filter((session) => session.itemId === itemId),
      );
  }

  /** A name may be another in each item. */
  private async applyIn(itemId: string, sessions: readonly Session[]): Promise<void> {
    const accounts = sessions.flatMap((session) => session.actor.account?.id ?? []);
    const visitors = sessions.flatMap((session) => (session.actor.account ? [] : (session.actor.visitorId ?? [])));
    const names = await namesOfAuthors(this.database.manager, itemId, accounts, visitors);
    for (const session of sessions) {
      const name = names.get(session.person.id)?.name;
      if (!name || name === session.person.name) continue;
      session.person.name = name;
      const document = session.connection?.document;
      if (document) this.show(document, session);
    }
  }

  private show(document: Document, session: Session): void {
    const client = session.presenceClient;
    const state = client === undefined ? undefined : document.awareness.getStates().get(client);
    if (client === undefined || !state) return;
    const clock = (document.awareness.meta.get(client)?.clock ?? 0) + 1;
    const update = presenceMessage(client, clock, this.awareness.stateOf(document, session, state['cursor']));
    applyAwarenessUpdate(document.awareness, update, { source: 'local' });
  }
}
