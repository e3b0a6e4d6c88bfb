import type { onLoadDocumentPayload } from '@hocuspocus/server';
import { parseDocumentName } from '@murmel/contracts';
import { applyStoredDocument, type DocumentJournal, hasGaps, type Logger, liftPlayed, readSoundly, UnavailableError } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { DamagedDocuments } from '../documents/damaged-documents.js';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import type { Sessions } from '../sessions/sessions.js';
import type { Sockets } from '../upgrade/sockets.js';

const FIRST_LOCK_MS = 500;
const LONGEST_LOCK_MS = 30_000;

interface Lock {
  until: number;
  ms: number;
}

/**
 * Brings a document from the database into memory. If that fails the document stays shut for a while, twice as long
 * each time: half a document must never be shown, and never be stored over the whole one.
 */
export class LoadDocument implements CollaborationExtension {
  private readonly locks = new Map<string, Lock>();

  constructor(
    private readonly database: DataSource,
    private readonly journal: DocumentJournal,
    private readonly sessions: Sessions,
    private readonly sockets: Sockets,
    private readonly damage: DamagedDocuments,
    private readonly logger: Logger,
  ) {}

  async onLoadDocument({ document, documentName }: onLoadDocumentPayload<Context>): Promise<void> {
    const name = parseDocumentName(documentName);
    const kind = liveDocumentOfKind(name?.kind ?? '');
    // A view is derived from its source by the boards' own extension.
    if (name?.view) return;
    if (!name || !kind) throw new UnavailableError(new Error(`${documentName} is no live document`));
    try {
      const lock = this.locks.get(documentName);
      if (lock && lock.until > Date.now()) throw new Error(`${documentName} is locked after it could not be loaded`);
      const stored = await readSoundly(this.database.manager, name.itemId);
      applyStoredDocument(document, stored);
      if (stored.damaged) {
        this.logger.error({ documentName }, 'a journal holds what cannot be counted: its document is read-only');
        this.damage.note(document);
      } else {
        // Journals the migration like any other change, before any client sees it; a migration that changes nothing leaves no row.
        const lifting = liftPlayed(kind, stored, document);
        if (lifting) await this.journal.append(name.itemId, lifting, { accountId: null, visitorId: null });
      }
      // Otherwise what was just read would be sent on as an edit, to the first one who comes: the whole document once more.
      document.flush();
      if (hasGaps(document)) this.logger.error({ documentName }, 'a stored document has gaps');
      this.locks.delete(documentName);
    } catch (error) {
      this.lock(documentName);
      this.sendAway(name.itemId);
      throw new UnavailableError(error);
    }
  }

  private lock(documentName: string): void {
    const before = this.locks.get(documentName);
    if (before && before.until > Date.now()) return;
    const ms = Math.min((before?.ms ?? FIRST_LOCK_MS / 2) * 2, LONGEST_LOCK_MS);
    this.locks.set(documentName, { ms, until: Date.now() + ms });
  }

  /** Closes all connections still waiting for the document with a code that makes the provider reconnect by itself. */
  private sendAway(itemId: string): void {
    for (const session of [...this.sessions.ofItem(itemId)]) {
      if (session.connection) continue;
      this.sessions.remove(session);
      this.sockets.close(session.socketId, 'unavailable');
    }
  }
}
