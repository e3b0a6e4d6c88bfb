import { type H5pPackage as Answer, SERVER_LIMITS } from '@murmel/contracts';
import { H5pPackage, OwnerFile, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

const { retriesPerDay } = SERVER_LIMITS.h5p;

/** Packages of items: how far each is, and trying once more. */
@Injectable()
export class H5pPackages {
  constructor(private readonly database: DataSource) {}

  /** @returns undefined for files that are no packages of this item */
  async one(itemId: string, fileId: string): Promise<H5pPackage | undefined> {
    const { manager } = this.database;
    const file = await manager.findOneBy(OwnerFile, { id: fileId, itemId, usedBy: 'part' });
    return (file && (await manager.findOneBy(H5pPackage, { storageKey: file.storageKey }))) ?? undefined;
  }

  /**
   * Looks through once more what failed: libraries may be installed by now. Anything else stays as it is. A day begins with the first of its tries.
   * @throws H5P_TRIED_OFTEN with the `limit` of a day
   */
  async again({ storageKey }: H5pPackage): Promise<void> {
    const today = "retried_from > now() - interval '1 day'";
    const begun = await this.begin(storageKey, {
      where: `state = 'failed' and (retries < ${retriesPerDay} or (${today}) is not true)`,
      set: `, retries = case when ${today} then retries + 1 else 1 end, retried_from = case when ${today} then retried_from else now() end`,
    });
    if (!begun && (await this.database.manager.existsBy(H5pPackage, { storageKey, state: 'failed' })))
      throw apiError('H5P_TRIED_OFTEN', { limit: retriesPerDay });
  }

  /** Looks through once more what another state of this program did. Of several processes that find it so the first one begins it. */
  async anew({ storageKey }: H5pPackage): Promise<void> {
    await this.begin(storageKey, { where: "state = 'ready'" });
  }

  /** @returns whether it was as `where` says */
  private begin(storageKey: string, { where, set = '' }: { where: string; set?: string }): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[]]>(
        `update h5p_package set state = 'processing', reason = null, attempts = 0, leased_until = null${set}
          where storage_key = $1 and ${where} returning storage_key`,
        [storageKey],
      );
      if (rows.length > 0) await publishPackageChanged(manager, [storageKey]);
      return rows.length > 0;
    });
  }
}

/** Returns the processing states of an item's packages, by the id of their file. */
export async function packageStates(
  manager: EntityManager,
  itemId: string,
  fileIds: readonly string[],
): Promise<Record<string, Answer['state']>> {
  if (fileIds.length === 0) return {};
  const rows = await manager.query<{ id: string; state: Answer['state'] }[]>(
    `select f.id, p.state from owner_file f join h5p_package p using (storage_key) where f.item_id = $1 and f.id = any($2) and f.used_by = 'part'`,
    [itemId, fileIds],
  );
  return Object.fromEntries(rows.map(({ id, state }) => [id, state]));
}

/** Publishes to all viewers of items with one of these packages. */
export async function publishPackageChanged(manager: EntityManager, storageKeys: readonly string[]): Promise<void> {
  const rows = await manager.query<{ itemId: string }[]>(
    `select distinct item_id as "itemId" from owner_file where storage_key = any($1) and used_by = 'part'`,
    [storageKeys],
  );
  for (const { itemId } of rows) await publish(manager, 'item.changed', { itemId });
}
