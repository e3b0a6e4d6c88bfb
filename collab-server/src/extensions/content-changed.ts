import type { onChangePayload } from '@hocuspocus/server';
import { parseDocumentName } from '@murmel/contracts';
import { noteContentChanged } from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { CollaborationExtension, Context } from '../hooks/extension.js';

const WRITE_EVERY_MS = 5000;

/** Remembers on the item, and on the one that it belongs to, when its content last changed, for all changed documents in one statement. */
export class ContentChanged implements CollaborationExtension {
  private readonly changed = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: DataSource) {}

  onChange({ documentName }: onChangePayload<Context>): void {
    const name = parseDocumentName(documentName);
    if (name && !name.view) this.changed.add(name.itemId);
  }

  async start(): Promise<void> {
    // Entries that could not be written are still in the set and are retried in the next round.
    this.timer = setInterval(() => void this.write().catch(() => undefined), WRITE_EVERY_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.write();
  }

  private async write(): Promise<void> {
    if (this.changed.size === 0) return;
    const itemIds = [...this.changed];
    this.changed.clear();
    try {
      await noteContentChanged(this.database.manager, itemIds);
    } catch (error) {
      for (const itemId of itemIds) this.changed.add(itemId);
      throw error;
    }
  }
}
