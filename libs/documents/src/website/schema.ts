import {
  type PartFields,
  SITE_BLOCK_KINDS,
  SITE_GROUNDS,
  SITE_THEMES,
  type SiteBlockContents,
  type SiteBlockKind,
  type SiteGround,
  type SiteTheme,
} from '@murmel/contracts';
import type { StoredFields } from '../board/stored-fields.js';

export const WEBSITE_SCHEMA_VERSION = 2;

/** The Yjs maps of a website. */
export const WEBSITE_TABLES = ['settings', 'pages', 'blocks'] as const;
export type WebsiteTable = (typeof WEBSITE_TABLES)[number];
/**
 * Stored fields of each part; a block also has the fields of its kind. A change to it, or to a kind, raises the version above and adds a
 * migration of older documents; `shapes` enforces this.
 */
export const WEBSITE_FIELDS = {
  settings: { theme: SITE_THEMES, cover: 'file', coverAlt: 'words' },
  pages: { name: 'words', order: 'key' },
  blocks: { kind: SITE_BLOCK_KINDS, page: 'page', order: 'key', ground: SITE_GROUNDS },
} as const satisfies StoredFields<WebsiteTable>;
/** The one part of `settings`. */
export const WEBSITE_SETTINGS_ID = 'site';
/** The page of a website that has none left. */
export const ONLY_SITE_PAGE_ID = 'onlypage0000';

/** Appearance of the whole website. */
export interface SiteLook {
  theme: SiteTheme;
  /** a picture above every page: a file of the website */
  cover: string | null;
  coverAlt: string;
}

export interface SitePage {
  id: string;
  order: string;
  /** name in the menu */
  name: string;
}

/** Placeholder for the kind of a block that only a newer release knows. */
export const UNKNOWN_SITE_BLOCK = 'unknown';
export type ShownSiteBlockKind = SiteBlockKind | typeof UNKNOWN_SITE_BLOCK;

interface Block {
  id: string;
  page: string;
  order: string;
  ground: SiteGround;
}
export interface SiteBlockOf<K extends SiteBlockKind> extends Block {
  kind: K;
  content: SiteBlockContents[K];
}
export interface UnknownSiteBlock extends Block {
  kind: typeof UNKNOWN_SITE_BLOCK;
  content: Readonly<Record<never, never>>;
}
export type KnownSiteBlock = { [K in SiteBlockKind]: SiteBlockOf<K> }[SiteBlockKind];
export type SiteBlock = KnownSiteBlock | UnknownSiteBlock;

/** A website as the product understands it: pages in the order of the menu, the blocks of each in theirs. */
export interface Site {
  look: SiteLook;
  /** always at least one */
  pages: readonly SitePage[];
  blocksOf: ReadonlyMap<string, readonly SiteBlock[]>;
  page(id: string): SitePage | undefined;
  block(id: string): SiteBlock | undefined;
  /** the fields of a block as the document has them, also those that this release does not know */
  stored(id: string): PartFields;
}

export const DEFAULT_SITE_LOOK: SiteLook = { theme: 'tafel', cover: null, coverAlt: '' };
