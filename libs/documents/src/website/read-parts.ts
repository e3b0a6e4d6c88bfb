import {
  type Json,
  LIMITS,
  type PartFields,
  SITE_BLOCK_KINDS,
  SITE_GROUNDS,
  SITE_THEMES,
  type SiteBlockKind,
  WEBSITE_LIMITS,
} from '@murmel/contracts';
import { readKey } from '../board/fractional-order.js';
import { wellFormed } from '../board/json.js';
import { readingParts } from '../board/stored-fields.js';
import { readContent } from '../parts/content.js';
import { readField } from '../parts/read-field.js';
import { DEFAULT_SITE_LOOK, type SiteBlock, type SiteLook, type SitePage, UNKNOWN_SITE_BLOCK, type WEBSITE_FIELDS } from './schema.js';
import { siteBlockDefinition } from './site-block-kinds.js';

const ID_MAX = 40;
const text = (value: Json | undefined, max: number): string => (typeof value === 'string' ? wellFormed(value.slice(0, max)) : '');

const lookOf = readingParts<typeof WEBSITE_FIELDS.settings>()(
  (_id, { theme, cover, coverAlt }): SiteLook => ({
    theme: SITE_THEMES.find((known) => known === theme) ?? DEFAULT_SITE_LOOK.theme,
    cover: (readField({ is: 'id' }, cover) as string | undefined) ?? null,
    coverAlt: text(coverAlt, LIMITS.image.altMax),
  }),
);
export function readSiteLook(id: string, fields: PartFields | undefined): SiteLook {
  return fields ? lookOf(id, fields) : DEFAULT_SITE_LOOK;
}

export const readSitePage = readingParts<typeof WEBSITE_FIELDS.pages>()(
  (id, fields): SitePage => ({ id, order: readKey(fields.order), name: text(fields.name, WEBSITE_LIMITS.pageNameMax) }),
);

/** Valid names of a kind, including one that only a newer release knows. */
const KIND = /^[A-Z][A-Za-z0-9]{0,39}$/;

/** @returns undefined for a kind that this release does not know */
function siteBlockKindOf(fields: PartFields): SiteBlockKind | undefined {
  return SITE_BLOCK_KINDS.find((known) => known === fields['kind']);
}

/** null: no block. One of a kind that only a newer release knows is kept, and nothing of its content is read. */
export const readSiteBlock = readingParts<typeof WEBSITE_FIELDS.blocks>()((id, fields, all): SiteBlock | null => {
  const kind = siteBlockKindOf(all);
  if (!kind && !(typeof fields.kind === 'string' && KIND.test(fields.kind))) return null;
  const block = {
    id,
    kind: kind ?? UNKNOWN_SITE_BLOCK,
    page: text(fields.page, ID_MAX),
    order: readKey(fields.order),
    ground: SITE_GROUNDS.find((known) => known === fields.ground) ?? 'none',
    content: kind ? readContent(siteBlockDefinition(kind), all) : {},
  };
  return block as unknown as SiteBlock;
});
