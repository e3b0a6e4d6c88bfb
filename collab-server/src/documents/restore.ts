import type { Hocuspocus } from '@hocuspocus/server';
import type { CollaborationNotice } from '@murmel/contracts';
import { versionState, type Author } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { LiveDocument } from './live-document.js';
import type { ServerChanges } from './server-changes.js';

/** Brings a version back as one more change: everybody sees it live, and the state before stays in the history. */
export class Restorer {
  constructor(
    private readonly hocuspocus: () => Hocuspocus,
    private readonly database: DataSource,
    private readonly changes: ServerChanges,
  ) {}

  /**
   * @returns false when the document has no such version
   * @throws when the change could not be journaled; then nobody has seen it
   */
  async restore(name: string, itemId: string, kind: LiveDocument, versionId: string, author: Author): Promise<boolean> {
    const version = await versionState(this.database.manager, itemId, versionId);
    if (!version) return false;
    await this.changes.change(name, itemId, { author, restoration: true, work: (twin) => kind.restore(twin, version) }, author);
    const notice: CollaborationNotice = { type: 'restored', versionAt: new Date().toISOString() };
    this.hocuspocus().documents.get(name)?.broadcastStateless(JSON.stringify(notice));
    return true;
  }
}
