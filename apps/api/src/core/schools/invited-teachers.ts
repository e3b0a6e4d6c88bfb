import { Account, type Configuration, hashSecret, MailToken, School, SchoolInvitation } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { type NewTeacher, newTeacher, refuseWithoutAgreement } from '../accounts/new-teacher.js';
import { hashNewPassword } from '../accounts/passwords.js';
import { refuseWithoutPasswords } from '../accounts/sign-in.js';
import { lockSchoolOfInvitation, useInvitation } from './accept-invitation.js';

interface Accepted extends Omit<NewTeacher, 'email'> {
  secret: string;
  password: string;
}

/** Makes the accounts of people whom the administration invited: by the link alone, also where registration is switched off. */
@Injectable()
export class InvitedTeachers {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: AccountSessions,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws TOKEN_INVALID for unknown, expired and used links, and those into a school by its own admins */
  async read(secret: string) {
    const { manager } = this.database;
    const { email, firstname, name, schoolId, invitedBy, expiresAt } = await this.find(secret);
    const [school, inviter, known] = await Promise.all([
      schoolId === null ? null : manager.findOneBy(School, { id: schoolId }),
      manager.findOneBy(Account, { id: invitedBy }),
      manager.findOneBy(Account, { email }),
    ]);
    return {
      ...{ email, firstname, name, school: school?.name ?? null, invitedBy: inviter?.publicName ?? '' },
      expiresAt: expiresAt.toISOString(),
      hasAccount: known !== null && known.confirmedAt !== null,
    };
  }

  /**
   * Makes the account and signs this browser in.
   * @throws PASSWORD_SIGN_IN_OFF, PASSWORD_WEAK and AGREEMENT_NEEDED besides what `account` throws
   */
  async accept(context: RequestContext, { secret, password, ...given }: Accepted): Promise<void> {
    refuseWithoutPasswords(this.configuration);
    const { email } = await this.find(secret);
    refuseWithoutAgreement(this.configuration, given);
    const passwordHash = await hashNewPassword(password, [email, given.firstname, given.name], context.request.ip);
    const account = await this.database.transaction((manager) => this.account(manager, hashSecret(secret), given, passwordHash));
    await this.sessions.begin(context, account, false);
  }

  /**
   * Makes the account, with address, school, role and licence as invited, inside the caller's transaction. An account that was registered
   * with this address and never confirmed is taken over: the link proves who they are, the password did not.
   * @param secretHash of the invitation's link, which is used up
   * @param passwordHash null: a school account signs them on
   * @throws TOKEN_INVALID, ALREADY_MEMBER for a confirmed account, LIMIT_REACHED of the school
   */
  async account(
    manager: EntityManager,
    secretHash: string,
    given: Omit<NewTeacher, 'email'>,
    passwordHash: string | null,
  ): Promise<Account> {
    const invitation = await this.findByHash(secretHash);
    const { email } = invitation;
    await lockSchoolOfInvitation(manager, invitation);
    const fresh = newTeacher(this.configuration, { ...given, email }, passwordHash);
    await manager.createQueryBuilder().insert().into(Account).values(fresh).orIgnore().execute();
    const { id, confirmedAt } = await manager.findOneByOrFail(Account, { email });
    if (confirmedAt) throw apiError('ALREADY_MEMBER');
    const { firstname, name, publicName, termsAgreedAt, termsAgreedTo } = fresh;
    await manager.update(
      Account,
      { id },
      { firstname, name, publicName, passwordHash, termsAgreedAt, termsAgreedTo, confirmedAt: new Date() },
    );
    await manager.delete(MailToken, { accountId: id });
    await useInvitation(manager, invitation, id);
    return manager.findOneByOrFail(Account, { id });
  }

  private find(secret: string): Promise<SchoolInvitation> {
    return this.findByHash(hashSecret(secret));
  }

  private async findByHash(secretHash: string): Promise<SchoolInvitation> {
    const invitation = await this.database.manager.findOneBy(SchoolInvitation, { secretHash, byAdministration: true });
    if (!invitation || invitation.expiresAt <= new Date()) throw apiError('TOKEN_INVALID');
    return invitation;
  }
}
