/** Works on the same thing are done one after the other in this process, those on different things at once. */
export class KeyedMutex {
  /** the last work on each that has not ended */
  private readonly last = new Map<string, Promise<unknown>>();

  /** @throws what `work` throws */
  async run<T>(thing: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(thing);
    const mine = before ? before.then(work) : work();
    const ended = mine.catch(() => undefined);
    this.last.set(thing, ended);
    try {
      return await mine;
    } finally {
      if (this.last.get(thing) === ended) this.last.delete(thing);
    }
  }
}
