import { TOOLS } from '@murmel/contracts';
import { seedWebsite } from '@murmel/documents';
import { type Item, seedDocument, Website } from '@murmel/server';
import { publishWebsite } from '../../../apps/api/src/tools/website/publish-website.js';
import { type TemplateSite, websiteContent } from '../../../apps/api/src/tools/website/website-content.js';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

const { kind, route } = TOOLS.website;
export const PATH = `/api${route}`;
export const BELOW = { imprint: 'Schule am Wald, Waldweg 1', privacyNote: 'Keine Nachnamen.' };
export const BLOCKS: TemplateSite['pages'][number]['blocks'] = [{ kind: 'Heading', content: { text: 'Wer wohnt im toten Holz?' } }];
export const site = (blocks = BLOCKS, pages = 1): TemplateSite => ({
  pages: Array.from({ length: pages }, (_, index) => ({ name: `Seite ${index + 1}`, blocks })),
});

export interface SiteCast extends Cast {
  address: string;
  /** its public page */
  page: string;
}

interface SiteToFill {
  item: Pick<Item, 'id'>;
  by: string;
  told: TemplateSite;
  published: boolean;
}

/** Writes the draft of a website, and publishes it. */
export async function fillSite(api: TestApi, { item: { id }, by, told, published }: SiteToFill): Promise<void> {
  const { manager } = api.database;
  await seedDocument(manager, id, seedWebsite(websiteContent(told, by)), { accountId: by, visitorId: null });
  await manager.insert(Website, { itemId: id });
  if (published) await api.database.transaction((within) => publishWebsite(within, id, BELOW));
}

/** Returns a website with a person in every relation to it. */
export async function castOfSite(
  api: TestApi,
  told: TemplateSite = site(),
  { published = true, ...fields }: Partial<Item> & { published?: boolean } = {},
): Promise<SiteCast> {
  const cast = await castOf(api, { kind, title: 'Waldwoche', ...fields });
  await fillSite(api, { item: cast.item, by: cast.owner.account.id, told, published });
  return { ...cast, address: `${PATH}/${cast.item.id}`, page: `/website/public_pages/${cast.item.id}` };
}

export async function seePage(browser: TestBrowser, page: string) {
  const { status, body, headers } = await browser.get<string>(page);
  return { status, html: String(body), policy: headers.get('content-security-policy') ?? '', headers };
}

/** The server drew it, and no client will. */
export const isDrawn = ({ html }: { html: string }): boolean => html.includes('<body class="site"');
