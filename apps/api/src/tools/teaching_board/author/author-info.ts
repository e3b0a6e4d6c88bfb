import { Account, Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Returns the author of a board and the author's texts about it; nothing that a reader of the board does not see anyway. */
export async function authorInfo(manager: EntityManager, itemId: string) {
  const { ownerId, title, description, createdAt, updatedAt, contentChangedAt } = await manager.findOneByOrFail(Item, { id: itemId });
  const owner = await manager.findOne(Account, { where: { id: ownerId }, select: { id: true, publicName: true } });
  const changedAt = contentChangedAt > updatedAt ? contentChangedAt : updatedAt;
  return {
    author: owner?.publicName.trim() || null,
    title,
    description,
    createdAt: createdAt.toISOString(),
    updatedAt: changedAt.toISOString(),
  };
}
