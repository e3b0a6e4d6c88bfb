import type { OwnSignOn } from '@murmel/contracts';
import { Account, type Configuration, Session, SignOnIdentity } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import { AccountSessions } from '../accounts/account-sessions.js';
import { AttemptLimits } from '../accounts/attempt-limits.js';
import { passwordMatches } from '../accounts/passwords.js';
import { PASSWORD_TRIES } from '../accounts/sign-in.js';
import { SignOnProviders } from '../sign-on-providers/sign-on-providers.js';
import { BeginSignOn } from './begin-sign-on.js';

/** School accounts of the caller's own account. */
@Injectable()
export class OwnSignOns {
  constructor(
    private readonly database: DataSource,
    private readonly providers: SignOnProviders,
    private readonly begin: BeginSignOn,
    private readonly attempts: AttemptLimits,
    private readonly sessions: AccountSessions,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async of({ id, passwordHash }: Account): Promise<{ signOns: OwnSignOn[]; hasPassword: boolean }> {
    const identities = await this.database.manager.find(SignOnIdentity, {
      where: { accountId: id },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const signOns = identities.map(({ id: signOnId, providerId, createdAt, usedAt }) => ({
      id: signOnId,
      provider: { id: providerId, name: this.providers.find(providerId)?.provider.name ?? providerId },
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
    }));
    return { signOns, hasPassword: passwordHash !== null };
  }

  /**
   * Begins to link a school account. An open session alone is not enough: who finds a device unlocked would get in for ever.
   * @returns the address at the provider
   * @throws NOT_FOUND, PASSWORD_NEEDED_FIRST, WRONG_PASSWORD, SIGN_ON_AWAY, TOO_MANY_REQUESTS with the seconds to wait
   */
  async link(context: RequestContext, { provider, password }: { provider: string; password: string }): Promise<string> {
    const account = accountOf(context);
    if (!this.providers.find(provider)) throw apiError('NOT_FOUND');
    if (account.passwordHash === null) throw apiError('PASSWORD_NEEDED_FIRST');
    const key = `password:${account.id}`;
    await this.attempts.take(key, PASSWORD_TRIES);
    if (!(await passwordMatches(account.passwordHash, password))) throw apiError('WRONG_PASSWORD');
    await this.attempts.forget(key);
    const sessionHash = context.session?.hash ?? '';
    return this.begin.forCall(context, provider, { purpose: 'link', accountId: account.id, sessionHash });
  }

  /** Unlinks a school account and signs out the other browsers that signed on with it. @throws NOT_FOUND, SIGN_ON_LAST */
  async unlink({ session, account: caller }: RequestContext, signOnId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      // Of two school accounts that are unlinked at once, the second is the last one.
      const account = await manager.findOne(Account, { where: { id: caller!.id }, lock: { mode: 'pessimistic_write' } });
      const identity = await manager.findOneBy(SignOnIdentity, { id: signOnId, accountId: caller!.id });
      if (!account || !identity) throw apiError('NOT_FOUND');
      if (!(await this.hasAnotherWay(manager, account, signOnId))) throw apiError('SIGN_ON_LAST');
      await this.sessions.endThese(manager, await manager.findBy(Session, { signOnId, hash: Not(session?.hash ?? '') }));
      await manager.delete(SignOnIdentity, { id: signOnId });
    });
  }

  /** A password counts, and an address to which a link for a new one is mailed; a provider that is configured no more does not. */
  private async hasAnotherWay(manager: EntityManager, { id, passwordHash, email }: Account, signOnId: string): Promise<boolean> {
    if (this.configuration.passwordSignIn && (passwordHash !== null || email !== null)) return true;
    const others = await manager.findBy(SignOnIdentity, { accountId: id, id: Not(signOnId) });
    return others.some(({ providerId }) => this.providers.find(providerId) !== undefined);
  }
}
