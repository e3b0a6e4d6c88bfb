import type { onChangePayload } from '@hocuspocus/server';
import { parseDocumentName } from '@murmel/contracts';
import type { DataSource } from 'typeorm';
import type { CollaborationExtension, Context } from '../hooks/extension.js';

const WRITE_EVERY_MS = 5000;
/** Auto cleanup counts in days (decision E11) and the library sorts by minutes: no need to touch a row all the time. */
const UPDATE = `update item set content_changed_at = now()
  where (id = any($1::uuid[]) or id in (select parent_id from item where id = any($1::uuid[]))) and content_changed_at < now() - interval '1 minute'`;

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
    // What could not be written is still in the set and comes with the next round.
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
      await this.database.manager.query(UPDATE, [itemIds]);
    } catch (error) {
      for (const itemId of itemIds) this.changed.add(itemId);
      throw error;
    }
  }
}
