import { setTimeout as wait } from 'node:timers/promises';
import type { Hocuspocus } from '@hocuspocus/server';
import { type DocumentJournal, type Logger, readAuthoredDocument, Unconfirmed } from '@murmel/server';
import type { DataSource } from 'typeorm';
import * as Y from 'yjs';
import type { JournaledOrigin } from './journaled-origin.js';

const ASK_AGAIN_MS = 500;
/** Timeout equal to that of the journal itself. */
const CLEARED_WITHIN_MS = 4000;

export interface UncertainCommitParts {
  hocuspocus: () => Hocuspocus;
  database: DataSource;
  journal: DocumentJournal;
  logger: Logger;
}

/**
 * Reloads documents after a commit with an unknown outcome, because the journal may then hold more than memory. The document is reread
 * until both agree; the server's own changes to it wait until then.
 */
export class UncertainCommits {
  private readonly reading = new Map<string, Promise<void>>();
  private stopped = false;

  constructor(private readonly parts: UncertainCommitParts) {}

  /** Looks whether an append left a doubt behind, and begins to clear it up. */
  note(name: string, itemId: string, error: unknown): void {
    if (!(error instanceof Unconfirmed) || this.reading.has(name)) return;
    this.parts.logger.warn({ err: error.cause, itemId }, 'an append was not confirmed, its document is read again');
    this.doubt(name, itemId);
  }

  /** Reads the document again: others may have written in it. */
  doubt(name: string, itemId: string): void {
    if (this.reading.has(name)) return;
    const reading = this.untilRead(name, itemId).finally(() => this.reading.delete(name));
    this.reading.set(name, reading);
  }

  /**
   * Resolves when nothing about this document is in doubt; at once when nothing is.
   * @throws when that takes too long, because the database is away
   */
  async cleared(name: string): Promise<void> {
    const reading = this.reading.get(name);
    if (!reading) return;
    const tooLong = new AbortController();
    await Promise.race([
      reading,
      wait(CLEARED_WITHIN_MS, undefined, { signal: tooLong.signal }).then(() => Promise.reject(new Error(`${name} is still in doubt`))),
    ]).finally(() => tooLong.abort());
  }

  /**
   * Loads updates into memory that only the journal holds, on behalf of their authors.
   * @throws when the journal cannot be read
   */
  async catchUp(name: string, itemId: string): Promise<void> {
    const { hocuspocus, database, journal } = this.parts;
    await journal.settle();
    const live = await (hocuspocus().loadingDocuments.get(name) ?? hocuspocus().documents.get(name));
    if (!live) return;
    for (const { bytes, author } of await readAuthoredDocument(database.manager, itemId)) {
      Y.applyUpdate(live, bytes, { source: 'local', context: { journaled: true, author } } satisfies JournaledOrigin);
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private async untilRead(name: string, itemId: string): Promise<void> {
    while (!this.stopped) {
      try {
        return await this.catchUp(name, itemId);
      } catch (error) {
        this.parts.logger.warn({ err: error, itemId }, 'a document in doubt could not be read');
        await wait(ASK_AGAIN_MS, undefined, { ref: false });
      }
    }
  }
}
