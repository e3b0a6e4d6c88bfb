import type { Hocuspocus } from '@hocuspocus/server';
import type { CollaborationNotice } from '@murmel/contracts';
import { type Author, repairDocument, versionState } from '@murmel/server';
import type { DataSource } from 'typeorm';
import * as Y from 'yjs';
import { notifyRepaired } from '../extensions/read-only-while-damaged.js';
import type { DamagedDocuments } from './damaged-documents.js';
import type { LiveDocument, Restoring } from './live-document.js';
import type { ServerChanges } from './server-changes.js';

/** The shape in which documents begin. */
const OLDEST = 1;

export interface RestoreOrder extends Pick<Restoring, 'without'> {
  versionId: string;
  author: Author;
}

/** Restores a version as one more change: all connected clients see it live, and the previous state stays in the history. */
export class Restorer {
  constructor(
    private readonly hocuspocus: () => Hocuspocus,
    private readonly database: DataSource,
    private readonly changes: ServerChanges,
    private readonly damage: DamagedDocuments,
  ) {}

  /**
   * @returns false when the document has no such version
   * @throws when the change could not be journaled; then no client has seen it
   */
  async restore(name: string, itemId: string, kind: LiveDocument, order: RestoreOrder): Promise<boolean> {
    const { versionId, author, without } = order;
    const version = await versionState(this.database.manager, itemId, versionId);
    if (!version) return false;
    const lifted = migratedVersion(kind, version);
    const before = (): Promise<void> => this.mend(name, itemId);
    const by = author.accountId ?? author.visitorId ?? '';
    const work = (twin: Y.Doc): void => kind.restore(twin, lifted, { by, at: Date.now(), without });
    await this.changes.change(name, itemId, { author, restoration: true, before, work }, author);
    const document = this.hocuspocus().documents.get(name);
    if (document && this.damage.isAt(document)) {
      this.damage.repaired(document);
      notifyRepaired(document);
    }
    const notice: CollaborationNotice = { type: 'restored', versionAt: new Date().toISOString() };
    document?.broadcastStateless(JSON.stringify(notice));
    return true;
  }

  /** Memory holds the sound part: once the damaged rest is set aside, the journal matches it. */
  private async mend(name: string, itemId: string): Promise<void> {
    const document = this.hocuspocus().documents.get(name);
    if (document && this.damage.isAt(document)) await repairDocument(this.database, itemId);
  }
}

/** Migrates a version, because versions are stored in their original shape. Migration is idempotent. */
function migratedVersion(kind: LiveDocument, version: Uint8Array): Uint8Array {
  const then = new Y.Doc();
  try {
    Y.applyUpdate(then, version);
    kind.migrate(then, OLDEST);
    return Y.encodeStateAsUpdate(then);
  } finally {
    then.destroy();
  }
}
