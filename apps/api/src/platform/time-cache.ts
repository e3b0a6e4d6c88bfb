/** Caches a result for all callers within some time; a failed lookup is retried. */
export class TimeCache<T> {
  private newest: { found: Promise<T>; until: number } | undefined;

  /** @param ms how long what was found is told, from when it was there; while it is being found out nothing is begun beside it */
  constructor(
    private readonly ms: number,
    private readonly find: () => Promise<T>,
  ) {}

  /** @throws what finding it out throws */
  get(): Promise<T> {
    if (!this.newest || Date.now() >= this.newest.until) {
      const newest = { found: this.find(), until: Number.POSITIVE_INFINITY };
      this.newest = newest;
      newest.found.then(
        () => (newest.until = Date.now() + this.ms),
        () => (newest.until = 0),
      );
    }
    return this.newest.found;
  }
}
