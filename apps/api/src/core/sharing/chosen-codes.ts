import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { type Asking, accountOf } from '../../platform/asking.js';
import { Attempts } from '../accounts/attempts.js';

const RULE = SERVER_LIMITS.chosenCodes;

/** That a code is taken tells that there is something behind it: whoever asks that again and again guesses. */
@Injectable()
export class ChosenCodes {
  constructor(private readonly attempts: Attempts) {}

  /**
   * Does what takes a code that somebody chose, and counts it when others have that code. Counted before, so that guesses that come
   * together share what is left, and so that nobody who guessed learns which ones are free.
   * @param code what they chose; anything else than words is nothing that could be guessed
   * @throws TOO_MANY_REQUESTS with the seconds to wait, what `work` throws
   */
  async counted<T>(asking: Asking, code: unknown, work: () => Promise<T>): Promise<T> {
    if (typeof code !== 'string') return work();
    const key = `chosen-code:${accountOf(asking).id}`;
    await this.attempts.take(key, RULE);
    let missed = false;
    try {
      return await work();
    } catch (error) {
      missed = error instanceof ORPCError && error.code === 'SHORT_CODE_TAKEN';
      throw error;
    } finally {
      if (!missed) await this.attempts.giveBack(key, RULE);
    }
  }
}
