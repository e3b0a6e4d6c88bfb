import type { RecordStore } from '../locked-records';
import type { OutboxContent, OutboxRecord } from '../outbox-records';

/** A device's store without a device. */
export class MemoryRecordStore implements RecordStore {
  readonly records = new Map<string, OutboxRecord>();
  hasRoom = true;
  puts = 0;
  async all(): Promise<OutboxRecord[]> {
    return [...this.records.values()];
  }
  async put(
    id: string,
    { facts, bytes }: { facts: OutboxContent; bytes: Uint8Array<ArrayBuffer> },
    instead: readonly string[] = [],
  ): Promise<boolean> {
    this.puts += 1;
    if (!this.hasRoom) return false;
    this.records.set(id, { id, keptAt: this.puts, facts, bytes });
    for (const gone of instead) this.records.delete(gone);
    return true;
  }
  async remove(...ids: readonly string[]): Promise<void> {
    for (const id of ids) this.records.delete(id);
  }
}

/** The locks of one browser; each is held until its holder lets go. */
export function browserLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _options: object, take: (lock: object | null) => unknown): Promise<void> {
      if (held.has(name)) return void take(null);
      held.add(name);
      await take({});
      held.delete(name);
    },
  };
}
