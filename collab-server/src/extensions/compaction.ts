import type { onChangePayload, onStoreDocumentPayload } from '@hocuspocus/server';
import { parseDocumentName } from '@murmel/contracts';
import { compactDocument, type Logger } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { liveDocumentOfKind } from '../documents/registry.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';

/** Rows that load in a few milliseconds: while people write, a snapshot before this is work for nothing. */
const WHILE_WRITING = 1000;
/** Threshold when the last user leaves, because the next lesson must start quickly. */
const WHEN_LEFT = 50;

/** Folds the journal into a snapshot from time to time, from the database only. */
export class Compaction implements CollaborationExtension {
  private readonly changes = new Map<string, number>();

  constructor(
    private readonly database: DataSource,
    private readonly logger: Logger,
    private readonly onAlarm: () => void,
  ) {}

  onChange({ documentName }: onChangePayload<Context>): void {
    // Views are derived and stored nowhere.
    if (parseDocumentName(documentName)?.view) return;
    this.changes.set(documentName, (this.changes.get(documentName) ?? 0) + 1);
  }

  async onStoreDocument({ documentName, clientsCount }: onStoreDocumentPayload<Context>): Promise<void> {
    const changes = this.changes.get(documentName) ?? 0;
    const name = parseDocumentName(documentName);
    const kind = name && liveDocumentOfKind(name.kind);
    if (!kind || name.view || changes < (clientsCount > 0 ? WHILE_WRITING : WHEN_LEFT)) return;
    const compaction = await compactDocument(this.database, name.itemId, kind.schemaVersion);
    if (compaction.result === 'busy') return;
    this.changes.delete(documentName);
    if (compaction.result !== 'gaps') return;
    this.onAlarm();
    this.logger.error({ documentName }, 'a journal has gaps and is not compacted');
  }
}
