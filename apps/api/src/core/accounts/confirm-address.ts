import { Account, type Configuration, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { useMailToken } from './mail-tokens.js';

/** Makes an account usable once its owner followed a link in the mailbox. */
@Injectable()
export class ConfirmAddress {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /**
   * Confirms an address, or adds it to an account without one.
   * @param caller in whose session the link was opened
   * @returns the address, for the login form
   * @throws TOKEN_INVALID; SIGN_IN_FIRST for an address that another account asked for, and the link stays good
   */
  async with(token: string, caller: Account | null): Promise<string> {
    return this.database.transaction(async (manager) => {
      const { accountId, email } = await useMailToken(manager, token, 'confirm', 'address');
      if (email !== null && caller?.id !== accountId) throw apiError('SIGN_IN_FIRST');
      if (email !== null) await this.addAddress(manager, accountId, email);
      const account = await this.markConfirmed(manager, accountId);
      return account.email ?? '';
    });
  }

  /** @throws TOKEN_INVALID where either has another one meanwhile */
  private async addAddress(manager: EntityManager, accountId: string, email: string): Promise<void> {
    // Registered with a password of unknown hands and never confirmed: the mailbox decides.
    await manager.delete(Account, { email, type: 'User', confirmedAt: IsNull() });
    if (await manager.existsBy(Account, { email })) throw apiError('TOKEN_INVALID');
    const { affected } = await manager.update(Account, { id: accountId, email: IsNull() }, { email });
    if (affected !== 1) throw apiError('TOKEN_INVALID');
    // Invitations to this address count from now on.
    await publish(manager, 'access.changed', { accountId });
    await publish(manager, 'person.changed', { id: accountId });
  }

  /** Notes that the mailbox is theirs. The operator's own address becomes admin by it (ADMIN_EMAIL), never before. */
  async markConfirmed(manager: EntityManager, accountId: string): Promise<Account> {
    const account = await manager.findOneByOrFail(Account, { id: accountId });
    account.confirmedAt ??= new Date();
    if (account.type === 'User' && account.email === this.configuration.adminEmail) account.admin = true;
    await manager.update(Account, { id: accountId }, { confirmedAt: account.confirmedAt, admin: account.admin });
    return account;
  }
}
