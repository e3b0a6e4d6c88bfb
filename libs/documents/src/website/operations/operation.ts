import {
  type BoardRefusal,
  type Json,
  type PartFields,
  WEBSITE_LIMITS,
  type WebsiteInput,
  type WebsiteOperationName,
} from '@murmel/contracts';
import type { Change } from '../../board/board-data.js';
import { PART_NOT_FOUND } from '../../board/operation-input.js';
import type { BoardOperation } from '../../board/operations.js';
import { contentField, refuseContent as refuse, storedContent as stored } from '../../parts/content.js';
import { blocksOnPage } from '../parse.js';
import { type ShownSiteBlockKind, type Site, type SiteBlock, UNKNOWN_SITE_BLOCK, type WebsiteTable } from '../schema.js';
import { siteBlockDefinition } from '../site-block-kinds.js';

export type WebsiteOperation<N extends WebsiteOperationName> = BoardOperation<Site, WebsiteInput<N>, WebsiteTable>;
type GivenContent = Readonly<Record<string, Json>>;

export function refuseUnknownBlocks(site: Site, blocks: readonly string[]): BoardRefusal | undefined {
  return blocks.every((id) => site.block(id)) ? undefined : PART_NOT_FOUND;
}

export function refuseUnknownPage(site: Site, page: string): BoardRefusal | undefined {
  return site.page(page) ? undefined : PART_NOT_FOUND;
}

export function refuseFullPage(site: Site, page: string, more: number): BoardRefusal | undefined {
  const limit = WEBSITE_LIMITS.blocks;
  return blocksOnPage(site, page).length + more > limit ? { code: 'PAGE_BLOCK_LIMIT_REACHED', limit } : undefined;
}

/** Refuses changes to the content of a kind that this release does not know; the common fields of all blocks can be changed. */
export function refuseContent(kind: ShownSiteBlockKind, given: GivenContent, known?: SiteBlock): BoardRefusal | undefined {
  if (kind === UNKNOWN_SITE_BLOCK) return { code: 'SITE_BLOCK_INVALID' };
  return refuse(siteBlockDefinition(kind), given, known?.content, 'SITE_BLOCK_INVALID');
}

export function storedContent(kind: ShownSiteBlockKind, given: GivenContent): Record<string, Json> {
  return kind === UNKNOWN_SITE_BLOCK ? {} : stored(siteBlockDefinition(kind), given);
}

export function set(table: WebsiteTable, id: string, fields: Readonly<Record<string, Json | undefined>>): Change<WebsiteTable> {
  return { table, id, set: fields };
}

/** Every field of a block, for a copy of it: as this release reads them, and what it does not know as it is. */
export function fieldsOf(site: Site, { id, kind, ground, content }: SiteBlock): PartFields {
  const known = kind === UNKNOWN_SITE_BLOCK ? [] : Object.keys(siteBlockDefinition(kind).fields);
  const own = known.map((name) => [contentField(name), (content as GivenContent)[name]!] as const);
  return { ...site.stored(id), ground, ...(kind === UNKNOWN_SITE_BLOCK ? {} : { kind }), ...Object.fromEntries(own) };
}
