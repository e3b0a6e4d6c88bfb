/** Allows bursts up to `burst`, refills with `perSecond`. */
export class TokenBucket {
  private tokens: number;
  private filledAt = performance.now();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
  ) {
    this.tokens = burst;
  }

  /**
   * @param now milliseconds of `performance.now()`
   * @returns false when nothing is left
   */
  take(now: number): boolean {
    const refill = ((now - this.filledAt) / 1000) * this.perSecond;
    // Tokens given on top of the burst stay until they are used.
    this.tokens = Math.max(this.tokens, Math.min(this.burst, this.tokens + refill));
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }

  /** Adds what would have been refilled in this many milliseconds, even beyond the burst. */
  give(milliseconds: number): void {
    this.tokens += (milliseconds / 1000) * this.perSecond;
  }
}
