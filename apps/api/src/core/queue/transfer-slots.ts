import type { FastifyReply } from 'fastify';
import type { RequestContext } from '../../platform/request-context.js';
import { FairSemaphore, type FairSemaphoreLimits } from './fair-semaphore.js';
import { type QueueClient, queueClientOf } from './queue-client.js';

export interface TransferLimits extends FairSemaphoreLimits {
  /** While others wait, one that takes less than this over so many seconds loses its turn; one that takes nothing loses it anyway. */
  slowBytesPerSecond: number;
  patienceSeconds: number;
}

/** A response being sent. */
export interface Transfer {
  /** number of bytes the client has read so far */
  bytesTaken(): number;
  breakOff(): void;
}

/** The answer that is sent from now on. */
export function transferOf({ raw }: FastifyReply): Transfer {
  const before = raw.socket?.bytesWritten ?? 0;
  return {
    bytesTaken: () => (raw.socket?.bytesWritten ?? before) - (raw.socket?.writableLength ?? 0) - before,
    breakOff: () => raw.destroy(),
  };
}

/** Resolves when the client has received everything, or disconnected. */
export function whenClosed({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => (raw.closed ? resolve() : raw.once('close', resolve)));
}

interface ActiveTransfer extends Transfer {
  looked: { at: number; bytes: number };
}

/** Limits large downloads: a few at once in a fair order. A client that reads slowly or not at all blocks no other. */
export class TransferSlots {
  private readonly line: FairSemaphore;
  private readonly running = new Set<ActiveTransfer>();
  private watch: NodeJS.Timeout | undefined;

  constructor(private readonly limits: TransferLimits) {
    this.line = new FairSemaphore(limits);
  }

  /** Waits until this request may be answered; the turn ends with the answer. @throws TOO_MANY_REQUESTS with the seconds to wait */
  of(context: RequestContext): Promise<void> {
    return this.take(queueClientOf(context), transferOf(context.reply), whenClosed(context.reply));
  }

  /**
   * Waits for this person's turn.
   * @param gone resolves when they went away or have everything
   * @throws TOO_MANY_REQUESTS with the seconds after which it may be tried again
   */
  async take(whose: QueueClient, sending: Transfer, gone: Promise<unknown>): Promise<void> {
    await this.line.enter(whose, gone);
    const turn: ActiveTransfer = { ...sending, looked: { at: Date.now(), bytes: sending.bytesTaken() } };
    this.running.add(turn);
    void gone.then(() => {
      this.running.delete(turn);
      if (this.running.size > 0) return;
      clearInterval(this.watch);
      this.watch = undefined;
    });
    this.watch ??= setInterval(() => this.look(), (this.limits.patienceSeconds * 1000) / 4).unref();
  }

  private look(): void {
    const { patienceSeconds, slowBytesPerSecond } = this.limits;
    for (const turn of this.running) {
      const [seconds, taken] = [(Date.now() - turn.looked.at) / 1000, turn.bytesTaken()];
      if (seconds < patienceSeconds) continue;
      const bytes = taken - turn.looked.bytes;
      turn.looked = { at: Date.now(), bytes: taken };
      if (bytes === 0 || (this.line.othersWait && bytes / seconds < slowBytesPerSecond)) turn.breakOff();
    }
  }
}
