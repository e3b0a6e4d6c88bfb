import { SERVER_LIMITS } from '@murmel/contracts';
import { RefusalError } from './refusal-error.js';
import type { Writer } from './writer.js';

const { burst, perSecond } = SERVER_LIMITS.collaboration.writingMs;
/** People whose time is full again need not be remembered. */
const REMEMBERED = 1000;

interface Left {
  milliseconds: number;
  at: number;
}

/**
 * Limits how long one person's writing may keep the process busy, over all their connections and documents. Typing takes a millisecond a
 * message; a client that repeatedly sends heavy but allowed updates waits, instead of all others.
 */
export class WritingTimeBudget {
  private readonly left = new Map<string, Left>();

  /** @throws RefusalError while the person's time is used up */
  refuseSpent(writer: Writer): void {
    if (this.of(writer).milliseconds <= 0) throw new RefusalError({ code: 'tooFast' });
  }

  spend(writer: Writer, milliseconds: number): void {
    this.of(writer).milliseconds -= milliseconds;
  }

  private of({ payer }: Writer): Left {
    const now = performance.now();
    let left = this.left.get(payer);
    if (!left) {
      if (this.left.size > REMEMBERED) this.forgetFull(now);
      left = { milliseconds: burst, at: now };
      this.left.set(payer, left);
    }
    left.milliseconds = refilled(left, now);
    left.at = now;
    return left;
  }

  private forgetFull(now: number): void {
    for (const [person, left] of this.left) if (refilled(left, now) >= burst) this.left.delete(person);
  }
}

function refilled(left: Left, now: number): number {
  return Math.min(burst, left.milliseconds + ((now - left.at) / 1000) * perSecond);
}
