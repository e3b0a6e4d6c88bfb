import { MiniToolFavourite } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Marks mini tools of the product for one teacher. */
@Injectable()
export class MiniToolFavourites {
  constructor(private readonly database: DataSource) {}

  async of(accountId: string): Promise<ReadonlySet<string>> {
    const rows = await this.database.manager.findBy(MiniToolFavourite, { accountId });
    return new Set(rows.map(({ tool }) => tool));
  }

  /** Marking twice marks once. */
  async set(accountId: string, tool: string, favourite: boolean): Promise<void> {
    const { manager } = this.database;
    if (favourite)
      await manager
        .createQueryBuilder()
        .insert()
        .into(MiniToolFavourite)
        .values({ accountId, tool, createdAt: new Date() })
        .orIgnore()
        .execute();
    else await manager.delete(MiniToolFavourite, { accountId, tool });
  }
}
