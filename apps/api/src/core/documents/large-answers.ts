import { SERVER_LIMITS } from '@murmel/contracts';
import type { Asking } from '../../platform/asking.js';
import { Turns } from '../queue/turns.js';

/**
 * Sends large responses a few at once, because a response that is not read stays in memory. Callers without a cookie, whose number is
 * unknown, take no slot from others.
 */
export class LargeAnswers {
  private readonly turns = new Turns(SERVER_LIMITS.largeAnswers);

  /** Waits until this request may be answered with so much. @throws TOO_MANY_REQUESTS with the seconds to wait */
  turn(asking: Asking): Promise<void> {
    return this.turns.of(asking);
  }
}
