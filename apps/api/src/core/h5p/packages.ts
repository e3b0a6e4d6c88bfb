import type { H5pPackage as Answer } from '@murmel/contracts';
import { H5pPackage, OwnerFile, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

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

  /** Looks through once more what failed: libraries may be installed by now. Anything else stays as it is. */
  async again({ storageKey }: H5pPackage): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(
        `update h5p_package set state = 'processing', reason = null, attempts = 0, leased_until = null where storage_key = $1 and state = 'failed'`,
        [storageKey],
      );
      await tellOf(manager, [storageKey]);
    });
  }
}

/** How far the packages of an item are, by the id of their file. */
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

/** Tells everybody who looks at an item with one of these packages. */
export async function tellOf(manager: EntityManager, storageKeys: readonly string[]): Promise<void> {
  const rows = await manager.query<{ itemId: string }[]>(
    `select distinct item_id as "itemId" from owner_file where storage_key = any($1) and used_by = 'part'`,
    [storageKeys],
  );
  for (const { itemId } of rows) await publish(manager, 'item.changed', { itemId });
}
