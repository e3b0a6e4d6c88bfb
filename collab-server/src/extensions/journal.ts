import { type beforeSyncPayload, isTransactionOrigin, type onChangePayload } from '@hocuspocus/server';
import type { DocumentJournal, Logger } from '@murmel/server';
import type { UncertainCommits } from '../documents/uncertain-commits.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';

/** Marks a change of the server that was journaled before it was applied. */
export const JOURNALED = { source: 'local', context: { journaled: true } } as const;

/** An update without any struct and deletion. */
const EMPTY_UPDATE_BYTES = 2;

/** "Saved" means saved (architecture rule 6): an update is committed before it is applied, shown or acknowledged. */
export class Journal implements CollaborationExtension {
  constructor(
    private readonly journal: DocumentJournal,
    private readonly doubts: UncertainCommits,
    private readonly logger: Logger,
    private readonly onAlarm: () => void,
  ) {}

  beforeSync({ type, payload, document, connection, context: { session } }: beforeSyncPayload<Context>): void | Promise<void> {
    if (type === 0 || connection.readOnly || payload.byteLength <= EMPTY_UPDATE_BYTES) return;
    return this.journal.append(session.itemId, payload, session.author).catch((error: unknown) => {
      this.doubts.note(document.name, session.itemId, error);
      throw error;
    });
  }

  /** A change to a live document that bypasses the journal is a bug that loses a user's work. */
  onChange({ transactionOrigin, documentName }: onChangePayload<Context>): void {
    if (isJournaled(transactionOrigin)) return;
    this.onAlarm();
    this.logger.error({ documentName }, 'a live document was changed without the journal');
  }
}

function isJournaled(origin: unknown): boolean {
  if (!isTransactionOrigin(origin)) return false;
  // Updates received over Redis were journaled by the process that sent them.
  return (
    origin.source === 'connection' ||
    origin.source === 'redis' ||
    (origin.context as Partial<typeof JOURNALED.context> | undefined)?.journaled === true
  );
}
