import type { PieceStore } from '../held-pieces';
import type { Waiting, WaitingPiece } from '../pieces';

/** A device's store without a device. */
export class MemoryStore implements PieceStore {
  readonly pieces = new Map<string, WaitingPiece>();
  room = true;
  puts = 0;
  async all(): Promise<WaitingPiece[]> {
    return [...this.pieces.values()];
  }
  async put(
    id: string,
    { facts, bytes }: { facts: Waiting; bytes: Uint8Array<ArrayBuffer> },
    instead: readonly string[] = [],
  ): Promise<boolean> {
    this.puts += 1;
    if (!this.room) return false;
    this.pieces.set(id, { id, keptAt: this.puts, facts, bytes });
    for (const gone of instead) this.pieces.delete(gone);
    return true;
  }
  async remove(...ids: readonly string[]): Promise<void> {
    for (const id of ids) this.pieces.delete(id);
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
