import { SERVER_LIMITS } from '@murmel/contracts';
import { Account, type Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { RateLimits } from '../../platform/rate-limits.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from './account-sessions.js';
import { AttemptLimits, type AttemptRule } from './attempt-limits.js';
import { KnownDevices } from './known-devices.js';
import { mailKey } from './mail-key.js';
import { passwordMatches } from './passwords.js';

const { triesPerAccount, windowMinutes, waitSeconds } = SERVER_LIMITS.login;
/** Tries at one account's password, at the login or when it is changed. */
export const PASSWORD_TRIES: AttemptRule = { tries: triesPerAccount, windowMinutes, waitSeconds };

/** @throws PASSWORD_SIGN_IN_OFF where teachers sign on with their school account alone */
export function refuseWithoutPasswords({ passwordSignIn }: Configuration): void {
  if (!passwordSignIn) throw apiError('PASSWORD_SIGN_IN_OFF');
}

/**
 * Signs a teacher in. An unknown address and a wrong password take the same path and give the same answer. A device and a network from
 * which this account signed in before have their own attempt limits. Wrong passwords of unknown clients therefore delay only unknown
 * clients.
 */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: DataSource,
    private readonly attempts: AttemptLimits,
    private readonly rateLimits: RateLimits,
    private readonly sessions: AccountSessions,
    private readonly devices: KnownDevices,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws PASSWORD_SIGN_IN_OFF, WRONG_CREDENTIALS, NOT_CONFIRMED and ACCOUNT_LOCKED (only after the right password), TOO_MANY_REQUESTS with the seconds to wait */
  async with(context: RequestContext, given: { email: string; password: string; remember: boolean }): Promise<Account> {
    refuseWithoutPasswords(this.configuration);
    const address = context.request.ip;
    const known = await this.devices.acquaintance(context, given.email);
    const isStranger = known.kind === 'stranger';
    if (isStranger) await this.rateLimits.refuseAfterFailedSecrets(address);
    const key = mailKey(this.configuration, 'login', given.email) + (isStranger ? '' : `:${known.kind}:${known.key}`);
    await this.attempts.take(key, PASSWORD_TRIES);
    const account = await this.database.manager.findOneBy(Account, { email: given.email, type: 'User' });
    const right = await passwordMatches(account?.passwordHash, given.password, isStranger ? address : undefined);
    if (!account || !right) {
      if (isStranger) await this.rateLimits.failedSecret(address);
      throw apiError('WRONG_CREDENTIALS');
    }
    await this.attempts.forget(key);
    if (!account.confirmedAt) throw apiError('NOT_CONFIRMED');
    if (account.lockedAt) throw apiError('ACCOUNT_LOCKED');
    await this.sessions.begin(context, account, given.remember);
    await this.devices.remember(context, account);
    return account;
  }
}
