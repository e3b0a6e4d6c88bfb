import { Account, type Configuration, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { preferredLanguage } from '../../platform/mail/preferred-language.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from './account-sessions.js';
import { AttemptLimits } from './attempt-limits.js';
import { ConfirmAddress } from './confirm-address.js';
import { MailAllowance } from './mail-allowance.js';
import { mailKey } from './mail-key.js';
import { issueMailToken, refuseUnknownToken, useMailToken } from './mail-tokens.js';
import { hashNewPassword } from './passwords.js';
import { refuseWithoutPasswords } from './sign-in.js';

/** Lets the owner of a mailbox choose a new password. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly allowance: MailAllowance,
    private readonly attempts: AttemptLimits,
    private readonly sessions: AccountSessions,
    private readonly confirmAddress: ConfirmAddress,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Mails a link if there is such an account. The answer does not tell: everything that differs happens after it.
   * @throws PASSWORD_SIGN_IN_OFF, TOO_MANY_REQUESTS
   */
  async request(context: RequestContext, email: string): Promise<void> {
    refuseWithoutPasswords(this.configuration);
    await this.allowance.take(context, 'reset', email);
    const language = preferredLanguage(context.request);
    this.mailer.composeAfter(context.reply, email, async () => {
      const account = await this.database.manager.findOneBy(Account, { email, type: 'User' });
      if (!account) return undefined;
      const token = await issueMailToken(this.database.manager, account.id, 'reset');
      return { template: 'reset', language: account.locale ?? language, token };
    });
  }

  /**
   * Sets the password and ends every session of the account. The link came by mail, so the address is confirmed by it.
   * @throws PASSWORD_SIGN_IN_OFF, TOKEN_INVALID, PASSWORD_WEAK
   */
  async finish(context: RequestContext, given: { token: string; password: string }): Promise<void> {
    refuseWithoutPasswords(this.configuration);
    // Hashing occupies a core for a while: only for requests with a valid link.
    await refuseUnknownToken(this.database.manager, given.token, 'reset');
    const passwordHash = await hashNewPassword(given.password, []);
    const account = await this.database.transaction(async (manager) => {
      const { accountId } = await useMailToken(manager, given.token, 'reset');
      await manager.update(Account, { id: accountId }, { passwordHash });
      await this.sessions.endAll(manager, accountId);
      await publish(manager, 'access.changed', { accountId });
      return this.confirmAddress.markConfirmed(manager, accountId);
    });
    if (account.email) await this.attempts.forget(mailKey(this.configuration, 'login', account.email));
    if (context.account?.id === account.id) this.sessions.leave(context);
    if (account.email) {
      this.mailer.sendAfter(context.reply, account.email, {
        template: 'passwordChanged',
        language: account.locale ?? preferredLanguage(context.request),
      });
    }
  }
}
