import { Account, type Configuration, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Asking } from '../../platform/asking.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { preferredLanguage } from '../../platform/mail/preferred-language.js';
import { CONFIGURATION } from '../../platform/tokens.js';
import { AccountSessions } from './account-sessions.js';
import { Attempts } from './attempts.js';
import { ConfirmAddress } from './confirm-address.js';
import { MailAllowance } from './mail-allowance.js';
import { mailKey } from './mail-key.js';
import { issueMailToken, refuseUnknownToken, useMailToken } from './mail-tokens.js';
import { hashNewPassword } from './passwords.js';

/** Lets the owner of a mailbox choose a new password. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly allowance: MailAllowance,
    private readonly attempts: Attempts,
    private readonly sessions: AccountSessions,
    private readonly confirmAddress: ConfirmAddress,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Mails a link if there is such an account. The answer does not tell: everything that differs happens after it. */
  async request(asking: Asking, email: string): Promise<void> {
    await this.allowance.take(asking, 'reset', email);
    const language = preferredLanguage(asking.request);
    this.mailer.composeAfter(asking.reply, email, async () => {
      const account = await this.database.manager.findOneBy(Account, { email, type: 'User' });
      if (!account) return undefined;
      const token = await issueMailToken(this.database.manager, account.id, 'reset');
      return { template: 'reset', language: account.locale ?? language, token };
    });
  }

  /**
   * Sets the password and ends every session of the account. The link came by mail, so the address is confirmed by it.
   * @throws TOKEN_INVALID, PASSWORD_WEAK
   */
  async finish(asking: Asking, given: { token: string; password: string }): Promise<void> {
    // Hashing occupies a core for a while: only for requests with a valid link.
    await refuseUnknownToken(this.database.manager, given.token, 'reset');
    const passwordHash = await hashNewPassword(given.password, []);
    const account = await this.database.transaction(async (manager) => {
      const accountId = await useMailToken(manager, given.token, 'reset');
      await manager.update(Account, { id: accountId }, { passwordHash });
      await this.sessions.endAll(manager, accountId);
      await publish(manager, 'access.changed', { accountId });
      return this.confirmAddress.markConfirmed(manager, accountId);
    });
    if (account.email) await this.attempts.forget(mailKey(this.configuration, 'login', account.email));
    if (asking.account?.id === account.id) this.sessions.leave(asking);
    if (account.email) {
      this.mailer.sendAfter(asking.reply, account.email, {
        template: 'passwordChanged',
        language: account.locale ?? preferredLanguage(asking.request),
      });
    }
  }
}
