import { SERVER_LIMITS } from '@murmel/contracts';
import { RefusalError } from '../refusal.js';
import type { Session } from '../sessions/session.js';

const { burst, perSecond } = SERVER_LIMITS.collaboration.writingMs;
/** People whose time is full again need not be remembered. */
const REMEMBERED = 1000;

interface Left {
  milliseconds: number;
  at: number;
}

/**
 * How long one person's writing may keep the process busy, over all their connections and documents. Typing takes a
 * millisecond a message; whoever sends what is heavy and just allowed, again and again, waits instead of everybody else.
 */
export class WritingTime {
  private readonly left = new Map<string, Left>();

  /** @throws RefusalError while the person's time is used up */
  refuseSpent(session: Session): void {
    if (this.of(session).milliseconds <= 0) throw new RefusalError({ code: 'tooFast' });
  }

  spend(session: Session, milliseconds: number): void {
    this.of(session).milliseconds -= milliseconds;
  }

  private of(session: Session): Left {
    const person = session.personId ?? session.owner;
    const now = performance.now();
    let left = this.left.get(person);
    if (!left) {
      if (this.left.size > REMEMBERED) this.forgetFull(now);
      left = { milliseconds: burst, at: now };
      this.left.set(person, left);
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
