import { Account, MailToken } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from './account-sessions.js';
import { AttemptLimits } from './attempt-limits.js';
import { hashNewPassword, passwordMatches } from './passwords.js';
import { PASSWORD_TRIES } from './sign-in.js';

/** Changes the password of the signed-in user. Signs out all their other browsers. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: DataSource,
    private readonly attempts: AttemptLimits,
    private readonly sessions: AccountSessions,
  ) {}

  /** @throws WRONG_PASSWORD, PASSWORD_WEAK, TOO_MANY_REQUESTS with the seconds to wait after ten wrong tries */
  async of(context: RequestContext, account: Account, given: { currentPassword: string; newPassword: string }): Promise<void> {
    const key = `password:${account.id}`;
    await this.attempts.take(key, PASSWORD_TRIES);
    if (!(await passwordMatches(account.passwordHash, given.currentPassword))) throw apiError('WRONG_PASSWORD');
    await this.attempts.forget(key);
    const passwordHash = await hashNewPassword(given.newPassword, [account.email ?? '', account.firstname ?? '', account.name ?? '']);
    await this.database.transaction(async (manager) => {
      await manager.update(Account, { id: account.id }, { passwordHash });
      // A reset link that was mailed before would undo the change.
      await manager.delete(MailToken, { accountId: account.id });
      await this.sessions.endAll(manager, account.id, context.session ?? undefined);
    });
  }
}
