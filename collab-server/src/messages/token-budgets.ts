interface Budget {
  /** budget that may be used at once; below 0 the user waits */
  left: number;
  at: number;
}

export interface Allowance {
  burst: number;
  perSecond: number;
}

/** Budgets are remembered until they are full again. */
const SWEEP_EVERY = 1000;

/** Bytes or parts per person or document, over all connections and tickets. What is too much waits, or is refused. */
export class TokenBudgets {
  private readonly budgets = new Map<string, Budget>();
  private taken = 0;

  constructor(private readonly allowance: Allowance) {}

  /** Uses up so much, also what is not there yet. @returns milliseconds until it is */
  take(key: string, amount: number): number {
    const now = performance.now();
    const budget = this.of(key, now);
    budget.left -= amount;
    if ((this.taken += 1) % SWEEP_EVERY === 0) this.sweep(now);
    return Math.max(0, (-budget.left / this.allowance.perSecond) * 1000);
  }

  /** Returns the waiting time of the next request, without consuming budget. */
  waitOf(key: string): number {
    return Math.max(0, (-this.of(key, performance.now()).left / this.allowance.perSecond) * 1000);
  }

  private of(key: string, now: number): Budget {
    const { burst, perSecond } = this.allowance;
    const budget = this.budgets.get(key) ?? { left: burst, at: now };
    budget.left = Math.min(burst, budget.left + ((now - budget.at) / 1000) * perSecond);
    budget.at = now;
    this.budgets.set(key, budget);
    return budget;
  }

  private sweep(now: number): void {
    for (const key of [...this.budgets.keys()]) {
      if (this.of(key, now).left >= this.allowance.burst) this.budgets.delete(key);
    }
  }
}
