import { LIMITS, type MemberRole } from '@murmel/contracts';
import { Account, Item, ItemMember, newId, publishItemAccessChangedFor } from '@murmel/server';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

/** One page of the invited, oldest invitation first. */
export async function listMembers(
  manager: EntityManager,
  itemId: string,
  page: number,
  limit: number,
): Promise<{ members: ItemMember[]; total: number }> {
  const [members, total] = await manager.findAndCount(ItemMember, {
    where: { itemId },
    order: { createdAt: 'ASC', id: 'ASC' },
    skip: (page - 1) * limit,
    take: limit,
  });
  return { members, total };
}

/**
 * Invites a mail address. Takes effect at once for an account with that confirmed address, later for the account that confirms it.
 * @throws ALREADY_MEMBER (the owner is one too), LIMIT_REACHED with the number
 */
export async function addMember(manager: EntityManager, itemId: string, email: string, role: MemberRole): Promise<ItemMember> {
  // The lock makes "at most 100" true for two invitations in the same moment.
  const item = await manager.findOne(Item, { where: { id: itemId }, lock: { mode: 'pessimistic_write' } });
  if (!item) throw apiError('NOT_FOUND');
  const owned = await manager.existsBy(Account, { id: item.ownerId, email });
  if (owned || (await manager.existsBy(ItemMember, { itemId, email }))) throw apiError('ALREADY_MEMBER');
  if ((await manager.countBy(ItemMember, { itemId })) >= LIMITS.members.max) throw apiError('LIMIT_REACHED', { limit: LIMITS.members.max });
  const member = manager.create(ItemMember, { id: newId(), itemId, email, role, createdAt: new Date() });
  await manager.insert(ItemMember, member);
  await rightsChanged(manager, member);
  return member;
}

/** @throws NOT_FOUND also for a member of another item */
export async function changeMember(database: DataSource, itemId: string, id: string, role: MemberRole): Promise<ItemMember> {
  return database.transaction(async (manager) => {
    const { affected } = await manager.update(ItemMember, { id, itemId }, { role });
    if (affected === 0) throw apiError('NOT_FOUND');
    const member = await manager.findOneByOrFail(ItemMember, { id });
    await rightsChanged(manager, member);
    return member;
  });
}

/** @throws NOT_FOUND also for a member of another item */
export async function removeMember(database: DataSource, itemId: string, id: string): Promise<void> {
  await database.transaction(async (manager) => {
    const member = await manager.findOneBy(ItemMember, { id, itemId });
    if (!member) throw apiError('NOT_FOUND');
    await manager.delete(ItemMember, { id });
    await rightsChanged(manager, member);
  });
}

/**
 * Rechecks only the access of this member, since a class may be at work in the item. An address counts for the account that has confirmed
 * it.
 */
async function rightsChanged(manager: EntityManager, { itemId, email }: ItemMember): Promise<void> {
  const account = await manager.findOne(Account, { where: { email, confirmedAt: Not(IsNull()) }, select: { id: true } });
  if (account) await publishItemAccessChangedFor(manager, itemId, account.id);
}
