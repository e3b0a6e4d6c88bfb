import type { Writer } from './writer.js';

interface Turn {
  clients: readonly number[];
  waiting: (() => void)[];
}

/**
 * One Yjs client writes over one connection or in one call at a time. Two connections of the same person that send different things
 * under the same number at once would be journaled in one order and applied in the other.
 */
export class ClientLocks {
  private readonly holders = new Map<number, Writer>();
  private readonly turns = new Map<Writer, Turn>();

  /** Takes all clients or none, so that a waiting writer holds nothing others wait for. Returns nothing when all were free. */
  take(writer: Writer, clients: readonly number[]): void | Promise<void> {
    for (const client of clients) {
      const holder = this.holders.get(client);
      const turn = holder && holder !== writer ? this.turns.get(holder) : undefined;
      if (turn) return new Promise<void>((resolve) => turn.waiting.push(resolve)).then(() => this.take(writer, clients));
    }
    for (const client of clients) this.holders.set(client, writer);
    this.turns.set(writer, { clients, waiting: [] });
  }

  /** Gives back what the writer holds, if anything. */
  release(writer: Writer): void {
    const turn = this.turns.get(writer);
    if (!turn) return;
    this.turns.delete(writer);
    for (const client of turn.clients) this.holders.delete(client);
    for (const wake of turn.waiting) wake();
  }
}
