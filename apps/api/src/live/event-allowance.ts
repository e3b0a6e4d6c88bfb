import { SERVER_LIMITS } from '@murmel/contracts';

export interface EventRule {
  /** events at once */
  burst: number;
  perSecond: number;
}

/** A burst of two seconds is fine, a flood is not. */
const OF_PEOPLE: EventRule = { burst: SERVER_LIMITS.live.eventsPerSecond * 2, perSecond: SERVER_LIMITS.live.eventsPerSecond };

/** Events of one connection. */
export class EventAllowance {
  private left: number;
  private at = Date.now();

  constructor(private readonly rule: EventRule = OF_PEOPLE) {
    this.left = rule.burst;
  }

  /** @returns false from the event that is too many */
  take(now = Date.now()): boolean {
    this.left = Math.min(this.rule.burst, this.left + ((now - this.at) / 1000) * this.rule.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
