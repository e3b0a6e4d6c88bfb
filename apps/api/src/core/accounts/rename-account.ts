import { Account, type Author, publish, type Visitor } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { nameVisitor, unnameVisitor } from './guests/guest-names.js';

/** Gives people another name. Names are stored once and joined, so that others see it at the next look or at once. */
@Injectable()
export class RenameAccount {
  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  async visitor(visitor: Visitor, displayName: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await nameVisitor(manager, visitor.id, displayName);
      await this.tellWhereShown(manager, { accountId: null, visitorId: visitor.id });
    });
    Object.assign(visitor, { displayName, named: true, nameAskedAt: null });
  }

  /** Gives the visitor this pair of words as name until they choose another one. */
  async unname(manager: EntityManager, visitorId: string, pair: string): Promise<void> {
    await unnameVisitor(manager, visitorId, pair);
    await this.tellWhereShown(manager, { accountId: null, visitorId });
  }

  /** @param asked the pupil is to choose another one */
  async pupil(manager: EntityManager, id: string, { name, asked }: { name: string; asked: boolean }): Promise<void> {
    await manager.update(Account, { id, type: 'Pupil' }, { name, publicName: name, nameAskedAt: asked ? new Date() : null });
    await publish(manager, 'person.renamed', { accountId: id });
    await this.tellWhereShown(manager, { accountId: id, visitorId: null });
  }

  /** Writes the fields that were given; the others stay. */
  async account(account: Account, fields: AccountFields): Promise<void> {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Account>;
    if (Object.keys(given).length === 0) return;
    const renamed = given.publicName !== undefined && given.publicName !== account.publicName;
    await this.database.transaction(async (manager: EntityManager) => {
      await manager.update(Account, { id: account.id }, given);
      if (!renamed) return;
      await publish(manager, 'person.renamed', { accountId: account.id });
      await this.tellWhereShown(manager, { accountId: account.id, visitorId: null });
    });
    Object.assign(account, given);
  }

  /** Their own pages, and live states that show the name, are another now. */
  private async tellWhereShown(manager: EntityManager, person: Author): Promise<void> {
    const id = person.accountId ?? person.visitorId;
    if (id !== null) await publish(manager, 'person.changed', { id });
    for (const contribution of Object.values(this.contributions)) {
      for (const itemId of (await contribution.live?.showing?.(manager, person)) ?? []) await publish(manager, 'item.changed', { itemId });
    }
  }
}

/** Fields that an account may change about itself. */
export interface AccountFields {
  firstname?: string | undefined;
  name?: string | undefined;
  publicName?: string | undefined;
  locale?: Account['locale'] | undefined;
  favouriteTools?: Account['favouriteTools'] | undefined;
}
