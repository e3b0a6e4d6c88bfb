import { Account } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource } from 'typeorm';
import { RateLimits } from '../../platform/rate-limits.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { useMailToken } from '../accounts/mail-tokens.js';

/** The one way in that needs neither a provider nor a password: a link that the command line shows for an admin (`admin-link.ts`). */
@Injectable()
export class AdminLinks {
  constructor(
    private readonly database: DataSource,
    private readonly rateLimits: RateLimits,
    private readonly sessions: AccountSessions,
  ) {}

  /**
   * Signs the admin in, once.
   * @returns false for links that are unknown, used or too old, and for accounts that are no admin's any more
   * @throws TOO_MANY_REQUESTS after too many wrong ones
   */
  async follow(context: RequestContext, token: string): Promise<boolean> {
    const address = context.request.ip;
    await this.rateLimits.refuseAfterFailedSecrets(address);
    const account = await this.database
      .transaction(async (manager) => {
        const { accountId } = await useMailToken(manager, token, 'admin');
        return manager.findOneBy(Account, { id: accountId });
      })
      .catch((error: unknown) => {
        if (error instanceof ORPCError && error.code === 'TOKEN_INVALID') return null;
        throw error;
      });
    if (!account?.admin || account.type !== 'User' || account.lockedAt !== null) {
      await this.rateLimits.failedSecret(address);
      return false;
    }
    await this.sessions.begin(context, account, false);
    return true;
  }
}
