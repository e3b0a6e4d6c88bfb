import type { LiveStreamEntry, LiveStreamSlice } from '@murmel/contracts';

/** The line to one browser. */
export interface StreamConnection {
  /** nothing that was sent over it waits in this process */
  isWritable(): boolean;
  send(slice: LiveStreamSlice): void;
}

interface FeedParts {
  line: StreamConnection;
  /** @throws when it cannot be read */
  next(position: number): Promise<NextEntries>;
  send(slice: Pick<LiveStreamSlice, 'after' | 'anew' | 'pieces'>): void;
  onError(error: unknown): void;
  onEnd(): void;
}

/**
 * Feed of stream entries to one connection: it holds a position, reads the next entries and sends them while the connection is free. For a
 * slow connection only its position is kept.
 */
export class StreamEntryFeed {
  /** there may be more behind the position */
  private waiting = true;
  private running = false;
  private stopped = false;

  constructor(
    private readonly parts: FeedParts,
    private position: number,
    private anew: boolean,
  ) {}

  /** Notifies that there may be more. */
  wake(): void {
    this.waiting = true;
    this.go();
  }

  /** The line may be free again. */
  go(): void {
    if (!this.running) void this.run();
  }

  /** Stops sending, including entries that are being read. */
  stop(): void {
    this.stopped = true;
    this.parts.onEnd();
  }

  private async run(): Promise<void> {
    this.running = true;
    try {
      while (this.mayGoOn()) {
        this.waiting = false;
        const next = await this.parts.next(this.position);
        if (this.stopped) return;
        // Something else took the line meanwhile: it is read again, rather than kept, when the line is free.
        if (!this.parts.line.isWritable()) this.waiting = true;
        else this.send(next);
      }
    } catch (error) {
      this.waiting = true;
      this.parts.onError(error);
    } finally {
      this.running = false;
    }
  }

  private mayGoOn(): boolean {
    return this.waiting && !this.stopped && this.parts.line.isWritable();
  }

  private send({ entries: pieces, more, anew }: NextEntries): void {
    const begins = anew || this.anew;
    if (pieces.length > 0 || begins) this.parts.send({ after: anew ? 0 : this.position, anew: begins, pieces });
    this.anew = false;
    this.position = pieces.at(-1)?.position ?? (anew ? 0 : this.position);
    this.waiting ||= more;
  }
}

/** Next entries for all feeds at one position. */
export interface NextEntries {
  /** the position was none: these begin at the start */
  anew: boolean;
  entries: LiveStreamEntry[];
  /** there is more behind them */
  more: boolean;
}
