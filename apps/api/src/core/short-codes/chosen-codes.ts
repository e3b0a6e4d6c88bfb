import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import { AttemptLimits } from '../accounts/attempt-limits.js';

const RULE = SERVER_LIMITS.chosenCodes;

/** Refusals that reveal that an item has the code: as its own code, or as the target of a link. */
const REVEALING: readonly string[] = ['SHORT_CODE_TAKEN', 'LINK_TO_SHORT_LINK'];

/** Rate limit for chosen codes: that a code is taken reveals that an item is behind it, so repeated attempts are guessing. */
@Injectable()
export class ChosenCodes {
  constructor(private readonly attempts: AttemptLimits) {}

  /**
   * Runs work that takes a chosen code, and counts it as a failure when the code is taken. Counted in advance, so that parallel guesses
   * share the allowance, and guessing does not reveal which codes are free.
   * @param code what they chose; anything else than words is nothing that could be guessed
   * @throws TOO_MANY_REQUESTS with the seconds to wait, what `work` throws
   */
  async counted<T>(context: RequestContext, code: unknown, work: () => Promise<T>): Promise<T> {
    if (typeof code !== 'string') return work();
    const key = `chosen-code:${accountOf(context).id}`;
    await this.attempts.take(key, RULE);
    let missed = false;
    try {
      return await work();
    } catch (error) {
      missed = error instanceof ORPCError && REVEALING.includes(error.code as string);
      throw error;
    } finally {
      if (!missed) await this.attempts.giveBack(key, RULE);
    }
  }
}
