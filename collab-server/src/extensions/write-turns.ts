import type { Session } from '../sessions/session.js';

interface Turn {
  clients: readonly number[];
  waiting: (() => void)[];
}

/**
 * One Yjs client writes over one connection at a time. Two connections of the same person that send different things
 * under the same number at once would be journaled in one order and applied in the other.
 */
export class WriteTurns {
  private readonly holders = new Map<number, Session>();
  private readonly turns = new Map<Session, Turn>();

  /** Takes all or nothing, so that nobody who waits can be waited for. Returns nothing when it was free. */
  take(session: Session, clients: readonly number[]): void | Promise<void> {
    for (const client of clients) {
      const holder = this.holders.get(client);
      const turn = holder && holder !== session ? this.turns.get(holder) : undefined;
      if (turn) return new Promise<void>((resolve) => turn.waiting.push(resolve)).then(() => this.take(session, clients));
    }
    for (const client of clients) this.holders.set(client, session);
    this.turns.set(session, { clients, waiting: [] });
  }

  /** Gives back what the session holds, if anything. */
  release(session: Session): void {
    const turn = this.turns.get(session);
    if (!turn) return;
    this.turns.delete(session);
    for (const client of turn.clients) this.holders.delete(client);
    for (const wake of turn.waiting) wake();
  }
}
