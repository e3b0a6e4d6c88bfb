interface QueuedQuestion<Q, A> {
  question: Q;
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
}

/** Maximum number of concurrent statements of one kind; later questions wait for one of them and are batched with all others that wait. */
const AT_ONCE = 2;
/** Questions of one statement at most: a whole school that opens its documents. */
const LARGEST = 100;

/** Asks the database once for all who ask at the same moment: a class that comes in costs a few statements, not some for each of them. */
export class BatchLoader<Q, A> {
  private readonly waiting: QueuedQuestion<Q, A>[] = [];
  private running = 0;

  /** @param answer one answer for each question, in their order; what it throws hits all of them, so no question may cause it */
  constructor(private readonly answer: (questions: readonly Q[]) => Promise<readonly A[]>) {}

  /** Rejects when the database is unavailable. */
  load(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      // Also batches other questions that have arrived at the process by now.
      if (this.waiting.push({ question, resolve, reject }) === 1) setImmediate(() => this.next());
    });
  }

  private next(): void {
    while (this.waiting.length > 0 && this.running < AT_ONCE) void this.run(this.waiting.splice(0, LARGEST));
  }

  private async run(group: readonly QueuedQuestion<Q, A>[]): Promise<void> {
    this.running += 1;
    try {
      const answers = await this.answer(group.map(({ question }) => question));
      group.forEach(({ resolve }, index) => resolve(answers[index] as A));
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      this.running -= 1;
      this.next();
    }
  }
}
