import type { InterfaceLanguage } from '@murmel/contracts';
import { Account, type Configuration, School, SchoolInvitation } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import type { RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { newTeacher, refuseWithoutAgreement } from '../accounts/new-teacher.js';
import { Handshakes } from '../handshakes/handshakes.js';
import { InvitedTeachers } from '../schools/invited-teachers.js';
import { SignOnProviders } from '../sign-on-providers/sign-on-providers.js';
import type { Newcomer } from './sign-on-handshake.js';
import { addIdentity, joinNamedSchool, schoolNamedBy } from './sign-on-identities.js';

interface Completed {
  firstname: string;
  name: string;
  locale?: InterfaceLanguage | undefined;
  agreedTo?: string | undefined;
}

/** Accounts of teachers who came from a provider for the first time. */
@Injectable()
export class Newcomers {
  constructor(
    private readonly database: DataSource,
    private readonly handshakes: Handshakes,
    private readonly providers: SignOnProviders,
    private readonly sessions: AccountSessions,
    private readonly invited: InvitedTeachers,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @throws SIGN_ON_EXPIRED */
  async read(context: RequestContext) {
    const { provider, newcomer } = await this.kept(context);
    const invitation = newcomer.invitation === null ? null : await this.invitation(newcomer.invitation);
    const names = invitation ?? newcomer;
    return {
      provider: { id: provider.id, name: provider.name },
      firstname: newcomer.firstname || names.firstname,
      name: newcomer.name || names.name,
      school: await this.schoolOf(newcomer, invitation),
    };
  }

  /** Makes the account and signs in. @throws SIGN_ON_EXPIRED, AGREEMENT_NEEDED, TOKEN_INVALID, LIMIT_REACHED of the invitation's school */
  async complete(context: RequestContext, given: Completed): Promise<Account> {
    const { newcomer } = await this.kept(context);
    refuseWithoutAgreement(this.configuration, given);
    if (!(await this.handshakes.forget(context, 'newcomer'))) throw apiError('SIGN_ON_EXPIRED');
    const { account, signOnId } = await this.database.transaction((manager) => this.make(manager, newcomer, given));
    await this.sessions.begin(context, account, newcomer.remember, { signOn: { signOnId, signOnSid: newcomer.sid } });
    return account;
  }

  private async make(manager: EntityManager, newcomer: Newcomer, given: Completed): Promise<{ account: Account; signOnId: string }> {
    const made =
      newcomer.invitation === null
        ? await this.fresh(manager, given)
        : await this.invited.account(manager, newcomer.invitation, given, null);
    const signOnId = await addIdentity(manager, made.id, newcomer);
    // Two windows at once: the other one has made the account.
    if (signOnId === undefined) throw apiError('SIGN_ON_EXPIRED');
    await joinNamedSchool(manager, made, newcomer.provider, newcomer.schools);
    return { account: await manager.findOneByOrFail(Account, { id: made.id }), signOnId };
  }

  /** An account without address and password, for which its provider vouches. */
  private async fresh(manager: EntityManager, given: Completed): Promise<Account> {
    const account = Object.assign(newTeacher(this.configuration, { ...given, email: null }, null), { confirmedAt: new Date() });
    await manager.insert(Account, account);
    return account;
  }

  private async kept(context: RequestContext) {
    const kept = await this.handshakes.kept<Newcomer>(context, 'newcomer');
    const provider = kept && this.providers.find(kept.payload.provider)?.provider;
    if (!kept || !provider) throw apiError('SIGN_ON_EXPIRED');
    return { provider, newcomer: kept.payload };
  }

  private invitation(secretHash: string): Promise<SchoolInvitation | null> {
    return this.database.manager.findOneBy(SchoolInvitation, { secretHash });
  }

  private async schoolOf({ provider, schools }: Newcomer, invitation: SchoolInvitation | null): Promise<string | null> {
    const { manager } = this.database;
    if (invitation && invitation.schoolId !== null) return (await manager.findOneBy(School, { id: invitation.schoolId }))?.name ?? null;
    return (await schoolNamedBy(manager, provider, schools))?.name ?? null;
  }
}
