import type { Hocuspocus } from '@hocuspocus/server';
import { type Author, type DocumentJournal, UnavailableError, type UpdateGate, type Writer } from '@murmel/server';
import * as Y from 'yjs';
import type { DamagedDocuments } from './damaged-documents.js';
import type { JournaledOrigin } from './journaled-origin.js';
import type { UncertainCommits } from './uncertain-commits.js';

export interface UpdateByCallParts {
  hocuspocus: () => Hocuspocus;
  gate: UpdateGate;
  journal: DocumentJournal;
  doubts: UncertainCommits;
  damage: DamagedDocuments;
}

/** Takes updates of people whose line does not reach this process, into documents that it has open: through the gate, as over a line. */
export class UpdatesByCall {
  constructor(private readonly parts: UpdateByCallParts) {}

  /**
   * Resolves when the update is committed and all connections of the document see it.
   * @throws RefusalError; another error when it could not be journaled, then no client has seen anything
   */
  async store(name: string, itemId: string, author: Author, update: Uint8Array): Promise<void> {
    const { hocuspocus, doubts, damage } = this.parts;
    await doubts.cleared(name);
    const direct = await hocuspocus().openDirectConnection(name);
    try {
      const { document } = direct;
      if (!document || damage.isAt(document)) throw new UnavailableError();
      await this.write(document, { itemId, author, payer: author.accountId ?? author.visitorId ?? itemId }, update);
    } finally {
      await direct.disconnect({ unloadImmediately: false });
    }
  }

  private async write(document: Y.Doc & { name: string }, writer: Writer, update: Uint8Array): Promise<void> {
    const { gate, journal, doubts } = this.parts;
    const { itemId, author } = writer;
    try {
      const { structs, deleted } = await gate.admit(document, writer, update);
      if (structs + deleted === 0) return;
      await journal.append(itemId, update, author);
      const origin: JournaledOrigin = { source: 'local', context: { journaled: true, author } };
      gate.timed(writer, () => Y.applyUpdate(document, update, origin));
    } catch (error) {
      doubts.note(document.name, itemId, error);
      throw error;
    } finally {
      gate.release(document, writer);
    }
  }
}
