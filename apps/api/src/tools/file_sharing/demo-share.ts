import { TOOLS } from '@murmel/contracts';
import { type Account, FileShare, Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';

/** A place to hand in, shared by its secret link. */
export async function addDemoShare(manager: EntityManager, owner: Account): Promise<void> {
  const { id: itemId } = await createItem(manager, owner, TOOLS.file_sharing.kind, { subjectTypes: ['BIOLOGY'] }, 'Steckbrief Waldtier');
  await manager.update(Item, { id: itemId }, { privacy: 'secret' });
  await manager.insert(FileShare, { itemId, collects: true, task: 'Gib Text und Bild ab.', takesLate: true, perPerson: 2 });
}
