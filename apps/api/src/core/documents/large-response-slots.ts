import { SERVER_LIMITS } from '@murmel/contracts';
import type { RequestContext } from '../../platform/request-context.js';
import { TransferSlots } from '../queue/transfer-slots.js';

/**
 * Sends large responses a few at once, because a response that is not read stays in memory. Callers without a cookie, whose number is
 * unknown, take no slot from others.
 */
export class LargeResponseSlots {
  private readonly turns = new TransferSlots(SERVER_LIMITS.largeAnswers);

  /** Waits until this request may be answered with so much. @throws TOO_MANY_REQUESTS with the seconds to wait */
  turn(context: RequestContext): Promise<void> {
    return this.turns.of(context);
  }
}
