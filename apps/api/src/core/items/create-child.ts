import { type ContentKind, LIMITS, toolOfKind } from '@murmel/contracts';
import { Account, Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { ItemFields } from '../tool-contribution/item-fields.js';
import { noteContentChange } from './change-items.js';
import { countCreation, givenFields, newItem, releasedProject } from './create-item.js';

/**
 * Creates an item that belongs to another one and has its owner, regardless of which editor creates it.
 * @throws LIMIT_REACHED with the number, also for the owner's licence, TOOL_DISABLED where the tool is switched off for the owner, TOOL_NOT_RELEASED
 */
export async function createChild(
  manager: EntityManager,
  parentId: string,
  kind: ContentKind,
  fields: ItemFields,
  untitled: (owner: Account) => string,
): Promise<{ item: Item; owner: Account }> {
  const { owner, projectId } = await roomInside(manager, parentId);
  const tool = toolOfKind(kind);
  if (tool && owner.disabledTools.includes(tool)) throw apiError('TOOL_DISABLED');
  if (owner.type === 'Pupil') await releasedProject(manager, kind, projectId);
  await countCreation(manager, owner, kind);
  const item = newItem(owner, kind, { parentId, title: untitled(owner), ...givenFields(fields) });
  await manager.insert(Item, item);
  await noteContentChange(manager, item.id);
  return { item, owner };
}

/**
 * Holds the parent, so that "at most so many" is true for two at once, and so that it does not go meanwhile.
 * @returns whose it is, and where a pupil made it @throws NOT_FOUND, LIMIT_REACHED with the number
 */
async function roomInside(manager: EntityManager, parentId: string): Promise<{ owner: Account; projectId: string | null }> {
  const parent = await manager.findOne(Item, { where: { id: parentId }, lock: { mode: 'pessimistic_write' } });
  if (!parent || parent.parentId !== null) throw apiError('NOT_FOUND');
  const limit = LIMITS.childrenPerItem;
  if ((await manager.countBy(Item, { parentId })) >= limit) throw apiError('LIMIT_REACHED', { limit, what: 'children' });
  return { owner: await manager.findOneByOrFail(Account, { id: parent.ownerId }), projectId: parent.projectId };
}
