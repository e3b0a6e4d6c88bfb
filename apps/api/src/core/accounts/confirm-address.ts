import { Account, type Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIGURATION } from '../../platform/injection-tokens.js';
import { useMailToken } from './mail-tokens.js';

/** Makes an account usable once its owner followed a link in the mailbox. */
@Injectable()
export class ConfirmAddress {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @returns the address, for the login form. @throws TOKEN_INVALID */
  async with(token: string): Promise<string> {
    return this.database.transaction(async (manager) => {
      const { accountId } = await useMailToken(manager, token, 'confirm');
      const account = await this.markConfirmed(manager, accountId);
      return account.email ?? '';
    });
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
