import { partAddress, type WebsiteItem } from '@murmel/contracts';
import {
  blocksOnPage,
  DEFAULT_SITE_LOOK,
  differences,
  newWebsite,
  parseWebsite,
  type Site,
  seedWebsite,
  WEBSITE_OPERATIONS,
  type WebsiteTable,
} from '@murmel/documents';
import { Item, seedDocument, Website } from '@murmel/server';
import { boardActorOf } from '../../core/boards/board-actor.js';
import type { ReadBoard } from '../../core/boards/board-reader.js';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { omitUndefined } from '../../platform/omit-undefined.js';
import { lastImprint, publicationIn, publishedPages, type WebsitePublication, websiteOf } from './publication.js';
import { draftOf, STORED_WEBSITE } from './stored-website.js';

const UNTITLED = { de: 'Neue Website', en: 'New website' } as const;
const FIRST_PAGE = { de: 'Start', en: 'Home' } as const;

/** Websites as items: the draft is a live document, the public version a row. */
export const websiteItem: ItemContribution<'website'> = {
  germanName: 'Website',
  untitled: (language) => UNTITLED[language],
  async create(manager, { item, owner }) {
    const data = newWebsite(FIRST_PAGE[owner.locale ?? 'de']);
    await seedDocument(manager, item.id, seedWebsite(data), { accountId: owner.id, visitorId: null });
    await manager.insert(Website, { itemId: item.id, ...(await lastImprint(manager, owner.id)) });
    return { website: answerOf(await websiteOf(manager, item.id), { data, board: parseWebsite(data) }) };
  },
  async read(manager, context, { id }) {
    const row = await websiteOf(manager, id);
    if (boardActorOf(context).trusted) return { website: answerOf(row, await draftOf(manager, id)) };
    const published = await publishedPages(manager, await manager.findOneByOrFail(Item, { id }));
    return { website: answerOf(row, undefined, published) };
  },
  async changeBoard(boards, context, { theme, cover, coverAlt }) {
    const input = omitUndefined({ theme, cover, coverAlt });
    if (Object.keys(input).length === 0) return;
    await boards.run(context, STORED_WEBSITE, { name: 'changeLook', operation: WEBSITE_OPERATIONS.changeLook, input });
  },
};

/**
 * @param draft for its authors; all other readers get what is published of it
 */
function answerOf(
  row: Website,
  draft: ReadBoard<WebsiteTable, Site> | undefined,
  published: WebsitePublication | undefined = publicationIn(row),
): WebsiteItem['website'] {
  const shown = draft?.board ?? published?.board;
  const below = shown ? { imprint: row.imprint, privacyNote: row.privacyNote } : { imprint: '', privacyNote: '' };
  return {
    look: shown?.look ?? DEFAULT_SITE_LOOK,
    pages: shown ? pagesOf(row.itemId, shown) : [],
    ...below,
    publishedAt: published?.at.toISOString() ?? null,
    changed: draft !== undefined && published !== undefined && differences(published.data, draft.data).length > 0,
  };
}

function pagesOf(itemId: string, site: Site): WebsiteItem['website']['pages'] {
  return site.pages.map(({ id, name }) => ({ id: partAddress(itemId, id), name, blocks: blocksOnPage(site, id).length }));
}
