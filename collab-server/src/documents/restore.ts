import type { Document, Hocuspocus } from '@hocuspocus/server';
import type { CollaborationNotice } from '@murmel/contracts';
import { versionState, type Author, type DocumentJournal } from '@murmel/server';
import type { DataSource } from 'typeorm';
import * as Y from 'yjs';
import { JOURNALED } from '../extensions/journal.js';
import { ClientOwners } from './client-owners.js';
import type { LiveDocument } from './live-document.js';

/** Brings a version back as one more change: everybody sees it live, and the state before stays in the history. */
export class Restorer {
  /** one change of the server after the other in each document */
  private readonly chains = new Map<string, Promise<unknown>>();

  constructor(
    private readonly hocuspocus: Hocuspocus,
    private readonly database: DataSource,
    private readonly journal: DocumentJournal,
  ) {}

  /**
   * @returns false when the document has no such version
   * @throws when the change could not be journaled; then nobody has seen it
   */
  restore(name: string, itemId: string, kind: LiveDocument, versionId: string, author: Author): Promise<boolean> {
    const before = this.chains.get(name) ?? Promise.resolve();
    const run = before.then(() => this.run(name, itemId, kind, versionId, author));
    const settled = run.catch(() => undefined).then(() => {
      if (this.chains.get(name) === settled) this.chains.delete(name);
    });
    this.chains.set(name, settled);
    return run;
  }

  private async run(name: string, itemId: string, kind: LiveDocument, versionId: string, author: Author): Promise<boolean> {
    const version = await versionState(this.database.manager, itemId, versionId);
    if (!version) return false;
    const direct = await this.hocuspocus.openDirectConnection(name);
    try {
      if (direct.document) await this.change(direct.document, itemId, kind, version, author);
    } finally {
      await direct.disconnect({ unloadImmediately: false });
    }
    return true;
  }

  /** Computed on a twin and journaled before the live document knows of it. */
  private async change(live: Document, itemId: string, kind: LiveDocument, version: Uint8Array, author: Author): Promise<void> {
    const twin = new Y.Doc();
    Y.applyUpdate(twin, Y.encodeStateAsUpdate(live));
    const before = Y.encodeStateVector(twin);
    const deletedBefore = Y.snapshot(twin);
    kind.restore(twin, version);
    const update = Y.encodeStateAsUpdate(twin, before);
    const changed = !Y.equalSnapshots(deletedBefore, Y.snapshot(twin));
    const { clientID } = twin;
    twin.destroy();
    if (changed) {
      await new ClientOwners(this.database, itemId).find(clientID, author, true);
      await this.journal.append(itemId, update, author, { restoration: true });
      Y.applyUpdate(live, update, JOURNALED);
    }
    const notice: CollaborationNotice = { type: 'restored', versionAt: new Date().toISOString() };
    live.broadcastStateless(JSON.stringify(notice));
  }
}
