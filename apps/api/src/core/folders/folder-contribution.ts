import type { Actor } from '@murmel/access-policy';
import { decide } from '@murmel/access-policy';
import { Item, loadItemFacts } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { itemOf } from '../../platform/request-context.js';
import { type EnclosingFolder, enclosingFolders } from '../folder-tree/folder-placement.js';
import { NOTHING_TO_COPY } from '../tool-contribution/content-copy.js';
import type { ToolContribution } from '../tool-contribution/contributions.js';
import type { ItemContribution } from '../tool-contribution/item-contribution.js';
import { folderPictures } from './folder-picture.js';

const item: ItemContribution<'folders'> = {
  germanName: 'Ordner',
  untitled: (language) => (language === 'de' ? 'Neuer Ordner' : 'New folder'),
  create: async (manager, { item: { id, folderId }, input: { colour = null } }) => {
    if (colour !== null) await manager.update(Item, { id }, { colour });
    return { colour, path: named(await enclosingFolders(manager, folderId)) };
  },
  read: async (manager, context, { id }) => {
    const [, ...around] = await enclosingFolders(manager, id);
    const { colour } = await manager.findOneOrFail(Item, { where: { id }, select: { id: true, colour: true } });
    return { colour, path: await readable(manager, context.actor, around) };
  },
  change: async (manager, context, { colour }) => {
    if (colour !== undefined) await manager.update(Item, { id: itemOf(context).id }, { colour, updatedAt: new Date() });
  },
};

/** Returns the path to an item, up to the last folder this person may read: folders beyond are not revealed. */
async function readable(
  manager: EntityManager,
  actor: Actor,
  around: readonly EnclosingFolder[],
): Promise<{ id: string; title: string }[]> {
  const facts = await loadItemFacts(
    manager,
    actor,
    around.map(({ id }) => id),
  );
  const end = around.findIndex(({ id }) => !decide(actor, 'item.read', { item: facts.get(id) }).allow);
  return named(around.slice(0, end < 0 ? around.length : end));
}

/** The outermost first. */
const named = (around: readonly EnclosingFolder[]) => around.map(({ id, title }) => ({ id, title })).reverse();

/** Contribution of folders to items: they have no content themselves. */
export const folderContribution: ToolContribution = {
  item: item as ItemContribution,
  pictures: folderPictures,
  copying: NOTHING_TO_COPY,
};
