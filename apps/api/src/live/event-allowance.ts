import { LIMITS } from '@murmel/contracts';

/** Events of one connection: a burst of two seconds is fine, a flood is not. */
export class EventAllowance {
  private left = LIMITS.live.eventsPerSecond * 2;
  private at = Date.now();

  /** @returns false from the event that is too many */
  take(now = Date.now()): boolean {
    this.left = Math.min(LIMITS.live.eventsPerSecond * 2, this.left + ((now - this.at) / 1000) * LIMITS.live.eventsPerSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
