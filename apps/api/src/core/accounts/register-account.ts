import type { InterfaceLanguage } from '@murmel/contracts';
import { Account, type Configuration, ItemMember, MailToken, SchoolInvitation } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import type { Mail } from '../../platform/mail/mail.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { preferredLanguage } from '../../platform/mail/preferred-language.js';
import type { RequestContext } from '../../platform/request-context.js';
import { MailAllowance } from './mail-allowance.js';
import { issueMailToken } from './mail-tokens.js';
import { type NewTeacher, newTeacher, refuseWithoutAgreement } from './new-teacher.js';
import { hashNewPassword, passwordMatches } from './passwords.js';

interface Registration extends NewTeacher {
  email: string;
  password: string;
}

/** Registers teachers. Only the mailbox learns if an address has an account: the answer is always the same, after the same work. */
@Injectable()
export class RegisterAccount {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    private readonly allowance: MailAllowance,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws REGISTRATION_OFF, also where only school accounts sign in, AGREEMENT_NEEDED, also for terms that stood elsewhere before, PASSWORD_WEAK, TOO_MANY_REQUESTS */
  async teacher(context: RequestContext, given: Registration): Promise<void> {
    if (this.configuration.registration === 'off' || !this.configuration.passwordSignIn) throw apiError('REGISTRATION_OFF');
    refuseWithoutAgreement(this.configuration, given);
    await this.allowance.take(context, 'registration', given.email);
    const passwordHash = await hashNewPassword(given.password, [given.email, given.firstname, given.name], context.request.ip);
    const again = await this.isAgain(given, context.request.ip);
    const language = given.locale ?? preferredLanguage(context.request);
    const mail = await this.database.transaction((manager) => this.inDatabase(manager, given, { passwordHash, again, language }));
    this.mailer.sendAfter(context.reply, given.email, mail);
  }

  /** @returns what the mailbox learns */
  private async inDatabase(
    manager: EntityManager,
    given: Registration,
    { passwordHash, again, language }: { passwordHash: string; again: boolean; language: InterfaceLanguage },
  ): Promise<Mail> {
    if (!(await this.mayRegister(manager, given.email))) return { template: 'notInvited', language };
    const fresh = newTeacher(this.configuration, given, passwordHash);
    // A simultaneous registration of the same address waits here until the other one is committed.
    await manager.createQueryBuilder().insert().into(Account).values(fresh).orIgnore().execute();
    const account = await manager.findOneByOrFail(Account, { email: given.email });
    const unconfirmed = account.confirmedAt === null;
    if (account.id === fresh.id || (again && unconfirmed))
      return { template: 'confirm', language, token: await issueMailToken(manager, account.id, 'confirm') };
    const token = await this.resetFor(manager, account);
    return account.confirmedAt
      ? { template: 'accountExists', language: account.locale ?? language, token }
      : { template: 'choosePassword', language, token };
  }

  /** The same person asks for the mail once more: who else would know the password? Looked at for every address, so that none takes longer. */
  private async isAgain({ email, password }: Registration, stranger: string): Promise<boolean> {
    const known = await this.database.manager.findOneBy(Account, { email, confirmedAt: IsNull() });
    return passwordMatches(known?.passwordHash, password, stranger);
  }

  /**
   * Handles a second registration with another password before the address was confirmed. It is unknown whose password is the right one, so
   * neither is accepted and the mailbox decides. Otherwise an unknown client could prepare an account for another user.
   */
  private async resetFor(manager: EntityManager, account: Account): Promise<string> {
    if (!account.confirmedAt) {
      await manager.update(Account, { id: account.id }, { passwordHash: null });
      await manager.delete(MailToken, { accountId: account.id, purpose: 'confirm' });
    }
    return issueMailToken(manager, account.id, 'reset');
  }

  /** With REGISTRATION=invite, allows only users invited to an item or into a school, and the operator. */
  private async mayRegister(manager: EntityManager, email: string): Promise<boolean> {
    const { registration, adminEmail } = this.configuration;
    return (
      registration === 'open' ||
      email === adminEmail ||
      (await manager.existsBy(ItemMember, { email })) ||
      (await manager.existsBy(SchoolInvitation, { email, expiresAt: MoreThan(new Date()) }))
    );
  }
}
