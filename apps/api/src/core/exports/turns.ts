import type { FastifyReply } from 'fastify';
import { apiError } from '../../platform/api-error.js';

export interface TurnLimits {
  /** so many are sent at once by this process */
  atOnce: number;
  /** so many may wait for that, and so long */
  waitingMax: number;
  waitSeconds: number;
  /** While others wait, one that takes less than this over so many seconds loses its turn; one that takes nothing loses it anyway. */
  slowBytesPerSecond: number;
  patienceSeconds: number;
}

/** What is being sent to somebody. */
export interface Sending {
  /** how much they have taken so far */
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

interface Turn extends Sending {
  looked: { at: number; bytes: number };
}

interface Waiting {
  begin: () => void;
  giveUp: (error: Error) => void;
}

/**
 * Who may take something large along now: a few at once, each person one, the others in the order in which they came. Somebody who
 * takes it slowly or not at all holds nobody up.
 */
export class Turns {
  private readonly people = new Set<string>();
  private readonly running = new Set<Turn>();
  private readonly waiting = new Set<Waiting>();
  private watch: NodeJS.Timeout | undefined;

  constructor(private readonly limits: TurnLimits) {}

  /**
   * Waits for this person's turn.
   * @param gone resolves when they went away or have everything
   * @throws TOO_MANY_REQUESTS with the seconds after which it may be tried again: they have a turn already, or too many wait
   */
  async take(person: string, sending: Sending, gone: Promise<unknown>): Promise<void> {
    const { atOnce, waitingMax, waitSeconds } = this.limits;
    if (this.people.has(person) || this.waiting.size >= waitingMax) throw apiError('TOO_MANY_REQUESTS', { seconds: waitSeconds });
    this.people.add(person);
    const turn: Turn = { ...sending, looked: { at: Date.now(), bytes: 0 } };
    let waits: Waiting | undefined;
    void gone.then(() => {
      this.people.delete(person);
      waits?.giveUp(apiError('TOO_MANY_REQUESTS', { seconds: waitSeconds }));
      if (this.running.delete(turn)) this.next();
    });
    if (this.running.size >= atOnce) {
      await new Promise<void>((begin, giveUp) => this.waiting.add((waits = this.inLine(begin, giveUp, person))));
    }
    turn.looked = { at: Date.now(), bytes: turn.bytesTaken() };
    this.running.add(turn);
    this.watch ??= setInterval(() => this.look(), (this.limits.patienceSeconds * 1000) / 4).unref();
  }

  private inLine(begin: () => void, giveUp: (error: Error) => void, person: string): Waiting {
    const tooLong = setTimeout(
      () => one.giveUp(apiError('TOO_MANY_REQUESTS', { seconds: this.limits.waitSeconds })),
      this.limits.waitSeconds * 1000,
    );
    const leave = (then: () => void) => (): void => {
      clearTimeout(tooLong);
      if (this.waiting.delete(one)) then();
    };
    const one: Waiting = {
      begin: leave(begin),
      giveUp: (error) =>
        leave(() => {
          this.people.delete(person);
          giveUp(error);
        })(),
    };
    return one;
  }

  private next(): void {
    if (this.running.size < this.limits.atOnce) for (const first of this.waiting) return first.begin();
    if (this.running.size > 0) return;
    clearInterval(this.watch);
    this.watch = undefined;
  }

  private look(): void {
    const { patienceSeconds, slowBytesPerSecond } = this.limits;
    for (const turn of this.running) {
      const [seconds, taken] = [(Date.now() - turn.looked.at) / 1000, turn.bytesTaken()];
      if (seconds < patienceSeconds) continue;
      const bytes = taken - turn.looked.bytes;
      turn.looked = { at: Date.now(), bytes: taken };
      if (bytes === 0 || (this.waiting.size > 0 && bytes / seconds < slowBytesPerSecond)) turn.breakOff();
    }
  }
}
