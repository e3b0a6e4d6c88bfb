import type { afterHandleMessagePayload, beforeSyncPayload, Document } from '@hocuspocus/server';
import { LIMITS } from '@murmel/contracts';
import type { DataSource } from 'typeorm';
import { getState } from 'yjs';
import { ClientOwners } from '../documents/client-owners.js';
import { inspectUpdate } from '../documents/inspect-update.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import { RefusalError } from '../refusal.js';
import { isSamePerson, type Session } from '../sessions/session.js';
import { WriteTurns } from './write-turns.js';

const { updateBytes } = LIMITS.collaboration;

interface Guarded {
  owners: ClientOwners;
  turns: WriteTurns;
}

/** Lets through only what an honest editor sends: whole, small, under one's own Yjs client (threat T-09, T-12, T-13). */
export class UpdateGuard implements CollaborationExtension {
  private readonly guarded = new WeakMap<Document, Guarded>();

  constructor(private readonly database: DataSource) {}

  beforeSync({ type, payload, document, connection, context: { session } }: beforeSyncPayload<Context>): void | Promise<void> {
    if (type === 0 || connection.readOnly) return;
    if (payload.byteLength > updateBytes) throw new RefusalError({ code: 'updateRefused', limit: updateBytes });
    const inspection = inspectUpdate(document, payload);
    if ('problem' in inspection) throw new RefusalError({ code: 'updateRefused' });
    const { owners, turns } = this.of(document, session);
    const unknown = inspection.writers.filter((client) => !this.isOwn(owners, client, session));
    if (unknown.length === 0) return turns.take(session, inspection.writers);
    return this.find(document, owners, unknown, session).then(() => turns.take(session, inspection.writers));
  }

  afterHandleMessage({ document, context }: afterHandleMessagePayload<Context>): void {
    this.guarded.get(document)?.turns.release(context.session);
  }

  /** @returns false when the owner has to be read first */
  private isOwn(owners: ClientOwners, client: number, session: Session): boolean {
    const owner = owners.remembered(client);
    if (!owner) return false;
    if (!isSamePerson(owner, session.author)) throw new RefusalError({ code: 'updateRefused' });
    return true;
  }

  private async find(document: Document, owners: ClientOwners, clients: readonly number[], session: Session): Promise<void> {
    for (const client of clients) {
      const owner = await owners.find(client, session.author, getState(document.store, client) === 0);
      if (!owner || !isSamePerson(owner, session.author)) throw new RefusalError({ code: 'updateRefused' });
    }
  }

  private of(document: Document, session: Session): Guarded {
    let guarded = this.guarded.get(document);
    if (!guarded) {
      guarded = { owners: new ClientOwners(this.database, session.itemId), turns: new WriteTurns() };
      this.guarded.set(document, guarded);
    }
    return guarded;
  }
}
