import type { FastifyReply } from 'fastify';
import type { Asking } from '../../platform/asking.js';
import { Line, type LineLimits } from './line.js';
import { type Whose, whoseTurn } from './whose-turn.js';

export interface TurnLimits extends LineLimits {
  /** While others wait, one that takes less than this over so many seconds loses its turn; one that takes nothing loses it anyway. */
  slowBytesPerSecond: number;
  patienceSeconds: number;
}

/** A response being sent. */
export interface Sending {
  /** number of bytes the client has read so far */
  bytesTaken(): number;
  breakOff(): void;
}

/** The answer that is sent from now on. */
export function sendingOf({ raw }: FastifyReply): Sending {
  const before = raw.socket?.bytesWritten ?? 0;
  return {
    bytesTaken: () => (raw.socket?.bytesWritten ?? before) - (raw.socket?.writableLength ?? 0) - before,
    breakOff: () => raw.destroy(),
  };
}

/** Resolves when the client has received everything, or disconnected. */
export function goneOf({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => (raw.closed ? resolve() : raw.once('close', resolve)));
}

interface Turn extends Sending {
  looked: { at: number; bytes: number };
}

/** Limits large downloads: a few at once in a fair order. A client that reads slowly or not at all blocks no other. */
export class Turns {
  private readonly line: Line;
  private readonly running = new Set<Turn>();
  private watch: NodeJS.Timeout | undefined;

  constructor(private readonly limits: TurnLimits) {
    this.line = new Line(limits);
  }

  /** Waits until this request may be answered; the turn ends with the answer. @throws TOO_MANY_REQUESTS with the seconds to wait */
  of(asking: Asking): Promise<void> {
    return this.take(whoseTurn(asking), sendingOf(asking.reply), goneOf(asking.reply));
  }

  /**
   * Waits for this person's turn.
   * @param gone resolves when they went away or have everything
   * @throws TOO_MANY_REQUESTS with the seconds after which it may be tried again
   */
  async take(whose: Whose, sending: Sending, gone: Promise<unknown>): Promise<void> {
    await this.line.enter(whose, gone);
    const turn: Turn = { ...sending, looked: { at: Date.now(), bytes: sending.bytesTaken() } };
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
