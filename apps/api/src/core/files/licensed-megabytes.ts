import { LIMITS } from '@murmel/contracts';
import { Account, Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Returns the size limit of files in an item, films aside. Spec A6: the owner's licence counts, regardless of the sender. */
export async function licensedMegabytes(manager: EntityManager, itemId: string): Promise<number> {
  const { ownerId } = await manager.findOneOrFail(Item, { where: { id: itemId }, select: { id: true, ownerId: true } });
  const { licence } = await manager.findOneOrFail(Account, { where: { id: ownerId }, select: { id: true, licence: true } });
  return licence === 'free' ? LIMITS.file.freeMegabytes : LIMITS.file.paidMegabytes;
}
