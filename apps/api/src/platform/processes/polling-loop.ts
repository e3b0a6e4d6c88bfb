/** Time that rounds get to finish when the process ends. Work that takes longer is started anew by another process. */
const STOP_MS = 5000;

/** Looks for work again and again, one round after the other, until the process ends. */
export class PollingLoop {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  /**
   * @param failed a round that could not be made; the next one comes all the same
   * @param rest after a round that returned true the next one comes when this many times its length has passed, and not after `everyMs`;
   * of longer rounds than `everyMs` no more is counted
   */
  constructor(
    private readonly everyMs: number,
    private readonly round: () => Promise<unknown>,
    private readonly failed: (error: unknown) => void,
    private readonly rest?: number,
  ) {}

  start(inMs = this.everyMs): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.run();
    }, inMs);
    this.timer.unref();
  }

  /** Begins no more rounds. Resolves when the last one has ended, or has had five seconds. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.race([this.running, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
  }

  private async run(): Promise<void> {
    const began = performance.now();
    const found = await this.round().catch(this.failed);
    const rests = found === true && this.rest !== undefined;
    this.start(rests ? Math.min(this.everyMs, performance.now() - began) * this.rest! : this.everyMs);
  }
}
