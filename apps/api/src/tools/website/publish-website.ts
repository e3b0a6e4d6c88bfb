import { WEBSITE_LIMITS } from '@murmel/contracts';
import { blocksOnPage, seedWebsite } from '@murmel/documents';
import { Account, Item, publish as tell, Website } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { updateItem } from '../../core/items/change-items.js';
import { apiError } from '../../platform/api-error.js';
import { imprintOfSchool, otherSites, websiteOf } from './publication.js';
import { draftOf } from './stored-website.js';

/** Imprint of a website, and its privacy note. */
export type ImprintFields = Pick<Website, 'imprint' | 'privacyNote'>;

/**
 * Publishes the current draft to all readers of the website.
 * @param imprintUrl imprint of the installation, which stands in for one of the website and of its owner's school
 * @throws SITE_IMPRINT_MISSING, SITE_EMPTY, and what there is too much of with the number (spec A29); the draft stays as it is
 */
export async function publishWebsite(
  manager: EntityManager,
  itemId: string,
  { imprint, privacyNote }: ImprintFields,
  imprintUrl?: string,
): Promise<void> {
  await websiteOf(manager, itemId);
  const { ownerId } = await manager.findOneByOrFail(Item, { id: itemId });
  if (imprint === '' && imprintUrl === undefined && (await imprintOfSchool(manager, ownerId)) === '')
    throw apiError('SITE_IMPRINT_MISSING', { min: WEBSITE_LIMITS.imprint.min });
  // Two websites of one person that are published at the same moment count each other.
  const { licence } = await manager.findOneOrFail(Account, { where: { id: ownerId }, lock: { mode: 'for_no_key_update' } });
  const { data, board } = await draftOf(manager, itemId, manager);
  if (board.pages.every(({ id }) => blocksOnPage(board, id).length === 0)) throw apiError('SITE_EMPTY');
  const { blocks, pages, sites, freeSites } = WEBSITE_LIMITS;
  if (board.pages.some(({ id }) => blocksOnPage(board, id).length > blocks)) throw apiError('PAGE_BLOCK_LIMIT_REACHED', { limit: blocks });
  if (board.pages.length > pages) throw apiError('SITE_PAGE_LIMIT_REACHED', { limit: pages });
  const limit = licence === 'free' ? freeSites : sites;
  if ((await otherSites(manager, ownerId, itemId)) >= limit) throw apiError('PUBLISHED_SITE_LIMIT_REACHED', { limit });
  const published = Buffer.from(seedWebsite(data));
  await manager.update(Website, { itemId }, { imprint, privacyNote, published, publishedAt: new Date(), pages: board.pages.length });
  await changed(manager, itemId);
}

/** Hides the website from all but its authors. Imprint and privacy note are kept for the next time. */
export async function unpublishWebsite(manager: EntityManager, itemId: string): Promise<void> {
  await websiteOf(manager, itemId);
  await manager.update(Website, { itemId }, { published: null, publishedAt: null, pages: 0 });
  await changed(manager, itemId);
}

async function changed(manager: EntityManager, itemId: string): Promise<void> {
  await updateItem(manager, itemId, {});
  await tell(manager, 'item.changed', { itemId });
}
