/** Time that rounds get to finish when the process ends. Work that takes longer is started anew by another process. */
const STOP_MS = 5000;

/** Looks for work again and again, one round after the other, until the process ends. */
export class PollingLoop {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  /** @param failed a round that could not be made; the next one comes all the same */
  constructor(
    private readonly everyMs: number,
    private readonly round: () => Promise<unknown>,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round()
        .then(() => undefined, this.failed)
        .then(() => this.start());
    }, this.everyMs);
    this.timer.unref();
  }

  /** Begins no more rounds. Resolves when the last one has ended, or has had five seconds. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.race([this.running, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
  }
}
