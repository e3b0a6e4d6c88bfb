import {
  appendWithin,
  applyStoredDocument,
  type DocumentShape,
  holdDocument,
  isCountable,
  liftingUpdate,
  readSoundly,
  readStoredDocument,
} from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import * as Y from 'yjs';
import type { CachedDocument } from './document-cache.js';
import { JournalFollower } from './journal-follower.js';

/** A document as it can be shown. */
export interface ShownDocument {
  document: Y.Doc;
  /** its journal holds what cannot be counted: this is what is sound of it, and nothing is written */
  damaged: boolean;
}

/** Committed state of one live document in the memory of this process. Calls on it run one after the other. */
export class HttpDocument implements CachedDocument {
  usedAt = performance.now();
  private followed: JournalFollower;
  private line: Promise<unknown> = Promise.resolve();
  private lifted = false;

  /** @param onGrown told of everything that comes into a document */
  constructor(
    private readonly database: DataSource,
    private readonly itemId: string,
    private readonly shape: DocumentShape,
    private readonly onGrown: (document: Y.Doc, bytes: number) => void,
  ) {
    this.followed = this.begin();
  }

  get bytes(): number {
    return this.followed.bytes;
  }

  /** Runs the work after all earlier calls have ended. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.line.then(work);
    this.line = run.catch(() => undefined);
    return run;
  }

  /** The document with everything that was committed before the call. In turn. @throws when it cannot be read */
  async show(): Promise<ShownDocument> {
    try {
      return { document: await this.current(), damaged: false };
    } catch (error) {
      const stored = await readSoundly(this.database.manager, this.itemId);
      if (!stored.damaged) throw error;
      const document = new Y.Doc();
      applyStoredDocument(document, stored);
      return { document, damaged: true };
    }
  }

  /** The same without what is damaged. @throws when a row cannot be read or counted */
  async current(manager: EntityManager = this.database.manager): Promise<Y.Doc> {
    try {
      await this.followed.refresh(manager);
      if (!isCountable(this.followed.document)) throw new Error(`The journal of ${this.itemId} holds what cannot be counted`);
      return this.followed.document;
    } catch (error) {
      this.followed = this.begin();
      throw error;
    }
  }

  /**
   * Writes the document to the journal in this release's shape before it is read, unless it has that shape or is open elsewhere, where that
   * was done. In turn.
   */
  async lift(): Promise<void> {
    if (this.lifted) return;
    const stored = await readStoredDocument(this.database.manager, this.itemId);
    if ((stored.schemaVersion ?? 1) < this.shape.schemaVersion) {
      await this.database.transaction(async (manager) => {
        if (!(await holdDocument(manager, this.itemId))) return;
        const update = liftingUpdate(this.shape, await readStoredDocument(manager, this.itemId));
        if (update) await appendWithin(manager, { itemId: this.itemId, bytes: update, author: { accountId: null, visitorId: null } });
      });
    }
    this.lifted = true;
  }

  private begin(): JournalFollower {
    const followed = new JournalFollower(this.database, this.itemId);
    const { document } = followed;
    document.on('update', (update: Uint8Array) => this.onGrown(document, update.byteLength));
    return followed;
  }
}
