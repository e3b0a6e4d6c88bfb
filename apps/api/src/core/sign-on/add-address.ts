import { Account } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { preferredLanguage } from '../../platform/mail/preferred-language.js';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import { MailAllowance } from '../accounts/mail-allowance.js';
import { issueMailToken } from '../accounts/mail-tokens.js';

/** Adds a mail address to an account that a school account made. */
@Injectable()
export class AddAddress {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly allowance: MailAllowance,
  ) {}

  /** Mails a link. Only the mailbox learns if the address has an account: everything that differs happens after the answer. @throws ADDRESS_IS_SET, TOO_MANY_REQUESTS */
  async mail(context: RequestContext, email: string): Promise<void> {
    const account = accountOf(context);
    if (account.email !== null) throw apiError('ADDRESS_IS_SET');
    await this.allowance.take(context, 'address', email);
    const language = account.locale ?? preferredLanguage(context.request);
    const { manager } = this.database;
    this.mailer.composeAfter(context.reply, email, async () => {
      const other = await manager.findOneBy(Account, { email });
      if (other && other.confirmedAt !== null) return { template: 'addressTaken', language: other.locale ?? language };
      return { template: 'address', language, token: await issueMailToken(manager, account.id, 'address', email) };
    });
  }
}
