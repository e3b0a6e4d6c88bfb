import { once } from 'node:events';
import { SERVER_LIMITS } from '@murmel/contracts';
import type { Asking } from '../../platform/asking.js';
import { sendingOf, Turns } from '../exports/turns.js';

const { largeAnswers } = SERVER_LIMITS;

/**
 * Sends what is large a few at once, because an answer that nobody takes stays in memory. Whoever is known has a turn at a time and
 * stands in another line than callers without a cookie, of whom nobody knows how many they are.
 */
export class LargeAnswers {
  private readonly known = new Turns(largeAnswers);
  private readonly strangers = new Turns(largeAnswers);

  /** Waits until this request may be answered with so much. @throws TOO_MANY_REQUESTS with the seconds to wait */
  turn({ account, visitor, request, reply }: Asking): Promise<void> {
    const person = account?.id ?? visitor?.id;
    const line = person === undefined ? this.strangers : this.known;
    return line.take(person ?? request.id, sendingOf(reply), once(reply.raw, 'close'));
  }
}
