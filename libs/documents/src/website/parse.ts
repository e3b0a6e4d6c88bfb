import type { BoardData, Table } from '../board/board-data.js';
import { byOrderKey, type Ordered } from '../board/fractional-order.js';
import { memoize, reuseArrays } from '../board/memoize.js';
import { isPartId } from '../board/part-ids.js';
import { readSiteBlock, readSiteLook, readSitePage } from './read-parts.js';
import {
  type KnownSiteBlock,
  ONLY_SITE_PAGE_ID,
  type Site,
  type SiteBlock,
  type SitePage,
  UNKNOWN_SITE_BLOCK,
  WEBSITE_SETTINGS_ID,
  type WebsiteTable,
} from './schema.js';

const NOTHING: readonly never[] = [];
const ONLY_PAGE: readonly SitePage[] = [readSitePage(ONLY_SITE_PAGE_ID, {})];
const blockArrays = reuseArrays<SitePage, SiteBlock>();

const pagesIn = memoize((table: Table): readonly SitePage[] => {
  const pages = sorted([...table].flatMap(([id, fields]) => (isPartId(id) ? [readSitePage(id, fields)] : [])));
  return pages.length > 0 ? pages : ONLY_PAGE;
});

/**
 * Parses a website's data. Data that cannot come from this product is omitted or replaced by its default. A block whose page was removed
 * while the block was put there is kept, on the first page; there is always one.
 */
export const parseWebsite: (data: BoardData<WebsiteTable>) => Site = memoize((data) => {
  const pages = pagesIn(data.pages);
  const blocks = new Map<string, SiteBlock[]>(pages.map(({ id }) => [id, []]));
  const all = new Map<string, SiteBlock>();
  for (const [id, fields] of data.blocks) {
    const block = isPartId(id) ? readSiteBlock(id, fields) : null;
    if (!block) continue;
    all.set(id, block);
    (blocks.get(block.page) ?? blocks.get(pages[0]!.id))?.push(block);
  }
  return {
    look: readSiteLook(WEBSITE_SETTINGS_ID, data.settings.get(WEBSITE_SETTINGS_ID)),
    pages,
    blocksOf: new Map(pages.map((page) => [page.id, blockArrays(page, sorted(blocks.get(page.id) ?? []))])),
    page: (id) => pages.find((page) => page.id === id),
    block: (id) => all.get(id),
    stored: (id) => data.blocks.get(id) ?? {},
  };
});

/** The blocks of a page, in their order. */
export function blocksOnPage(site: Pick<Site, 'blocksOf'>, page: string): readonly SiteBlock[] {
  return site.blocksOf.get(page) ?? NOTHING;
}

export function isKnownSiteBlock(block: SiteBlock): block is KnownSiteBlock {
  return block.kind !== UNKNOWN_SITE_BLOCK;
}

/** Every block that this release knows, page by page. */
export function knownSiteBlocks(site: Site): KnownSiteBlock[] {
  return site.pages.flatMap(({ id }) => blocksOnPage(site, id)).filter(isKnownSiteBlock);
}

/** Ids of all files that a website shows. */
export function siteFiles(site: Site): Set<string> {
  const files = knownSiteBlocks(site).flatMap(({ content }) => [
    ...('file' in content && content.file !== null ? [content.file] : []),
    ...('pictures' in content ? content.pictures.flatMap(({ file }) => (file === null ? [] : [file])) : []),
  ]);
  return new Set([...files, ...(site.look.cover === null ? [] : [site.look.cover])]);
}

function sorted<E extends Ordered>(entries: E[]): E[] {
  return entries.sort(byOrderKey);
}
