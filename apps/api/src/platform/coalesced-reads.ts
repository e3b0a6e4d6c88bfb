interface Turns<T> {
  /** the next one may not begin before, in milliseconds since 1970 */
  nextAt: number;
  running: Promise<T> | undefined;
  /** not begun yet: callers that arrive now are answered by it */
  waiting: Promise<T> | undefined;
}

/**
 * Shares one read among all callers that asked before it began, so that a hundred changes of the same thing cost one or two. Reads of one
 * key run one after the other, and not more often than configured; the first one begins at once.
 */
export class CoalescedReads<T> {
  private readonly turns = new Map<string, Turns<T>>();

  /** @param everyMs shortest time between the beginnings of two readings */
  constructor(private readonly everyMs: number) {}

  /** @returns what `read` finds at a moment after this call @throws what it throws */
  newest(key: string, read: () => Promise<T>): Promise<T> {
    const turns = this.turns.get(key) ?? { nextAt: 0, running: undefined, waiting: undefined };
    this.turns.set(key, turns);
    turns.waiting ??= this.inTurn(key, turns, read);
    return turns.waiting;
  }

  private async inTurn(key: string, turns: Turns<T>, read: () => Promise<T>): Promise<T> {
    await turns.running?.catch(() => undefined);
    const waitMs = turns.nextAt - Date.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    turns.waiting = undefined;
    turns.nextAt = Date.now() + this.everyMs;
    turns.running = read();
    try {
      return await turns.running;
    } finally {
      setTimeout(() => this.forget(key, turns), this.everyMs).unref();
    }
  }

  private forget(key: string, turns: Turns<T>): void {
    if (turns.waiting === undefined && turns.nextAt <= Date.now() && this.turns.get(key) === turns) this.turns.delete(key);
  }
}
