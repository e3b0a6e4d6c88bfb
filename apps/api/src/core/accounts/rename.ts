import { Account, publish, Visitor } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Gives people another name. Names are stored once and joined, so that others see it at the next look or at once. */
@Injectable()
export class Rename {
  constructor(private readonly database: DataSource) {}

  async visitor(visitor: Visitor, displayName: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.update(Visitor, { id: visitor.id }, { displayName });
      await publish(manager, 'person.renamed', { visitorId: visitor.id });
    });
    visitor.displayName = displayName;
  }

  /** Writes the fields that were given; the others stay. */
  async account(account: Account, fields: AccountFields): Promise<void> {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Account>;
    if (Object.keys(given).length === 0) return;
    const renamed = given.publicName !== undefined && given.publicName !== account.publicName;
    await this.database.transaction(async (manager: EntityManager) => {
      await manager.update(Account, { id: account.id }, given);
      if (renamed) await publish(manager, 'person.renamed', { accountId: account.id });
    });
    Object.assign(account, given);
  }
}

/** What an account may say about itself. */
export interface AccountFields {
  firstname?: string | undefined;
  name?: string | undefined;
  publicName?: string | undefined;
  locale?: Account['locale'] | undefined;
  favouriteTools?: Account['favouriteTools'] | undefined;
}
