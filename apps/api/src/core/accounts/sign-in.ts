import { LIMITS } from '@murmel/contracts';
import { Account, type Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { Asking } from '../../platform/asking.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { CONFIGURATION } from '../../platform/tokens.js';
import { AccountSessions } from './account-sessions.js';
import { Attempts, type AttemptRule } from './attempts.js';
import { mailKey } from './mail-key.js';
import { passwordMatches } from './passwords.js';

const { triesPerAccount, windowMinutes, waitSeconds } = LIMITS.login;
/** Tries at one account's password, at the login or when it is changed. */
export const PASSWORD_TRIES: AttemptRule = { tries: triesPerAccount, windowMinutes, waitSeconds };

/** Signs a teacher in. Unknown address and wrong password take the same way and look the same. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: DataSource,
    private readonly attempts: Attempts,
    private readonly rateLimits: RateLimits,
    private readonly sessions: AccountSessions,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws WRONG_CREDENTIALS, NOT_CONFIRMED (only after the right password), TOO_MANY_REQUESTS with the seconds to wait */
  async with(asking: Asking, given: { email: string; password: string; remember: boolean }): Promise<Account> {
    const address = asking.request.ip;
    await this.rateLimits.refuseAfterFailedSecrets(address);
    const key = mailKey(this.configuration, 'login', given.email);
    await this.attempts.take(key, PASSWORD_TRIES);
    const account = await this.database.manager.findOneBy(Account, { email: given.email, type: 'User' });
    const right = await passwordMatches(account?.passwordHash, given.password);
    if (!account || !right) {
      await this.rateLimits.failedSecret(address);
      throw apiError('WRONG_CREDENTIALS');
    }
    await this.attempts.forget(key);
    if (!account.confirmedAt) throw apiError('NOT_CONFIRMED');
    await this.sessions.begin(asking, account, given.remember);
    return account;
  }
}
