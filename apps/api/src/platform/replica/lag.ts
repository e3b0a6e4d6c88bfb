/** Positions kept at most: an hour of them, one a second. */
const KEPT = 3600;

/** How old the reads of a replica are, by this process's own stopwatch: clocks of machines differ. */
export class Lag {
  private missing: { position: bigint; at: number }[] = [];

  /** The primary was there at this moment. @param at in milliseconds of `performance.now` */
  ahead(position: bigint, at: number): void {
    if (this.missing.length < KEPT) this.missing.push({ position, at });
  }

  /** The replica has everything before this position. */
  replayed(position: bigint): void {
    this.missing = this.missing.filter((one) => one.position > position);
  }

  /** Returns the age of the oldest position that the replica has not reached, in seconds; 0 when it has them all. */
  seconds(now: number): number {
    const [oldest] = this.missing;
    return oldest === undefined ? 0 : (now - oldest.at) / 1000;
  }
}
