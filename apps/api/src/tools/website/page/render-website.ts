import { type ContentLicence, TOOLS } from '@murmel/contracts';
import { Account } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { PageRequest, RenderedPage } from '../../../core/tool-contribution/contributions.js';
import { imprintOfSchool, publishedPages } from '../publication.js';
import { builtSite } from './built-site-files.js';
import { sitePolicy } from './content-security-policy.js';
import { addressesHere, FIXED_PAGES, sitePage } from './site-page.js';

const [WHOLE, ONE] = TOOLS.website.publicPages;

/** Renders a published website as a page of its own. For an unpublished one and for actions, the client takes over. */
export async function renderWebsite(
  manager: EntityManager,
  { item, page, params, host, head, listed, imprintUrl }: PageRequest,
): Promise<RenderedPage | undefined> {
  if (page !== WHOLE && page !== ONE) return undefined;
  const published = await publishedPages(manager, item);
  if (!published) return undefined;
  // A website without an imprint has its school's, and else the operator's.
  const publication = { ...published, imprint: published.imprint || (await imprintOfSchool(manager, item.ownerId)) };
  // The operator took the imprint back that stood in for the website's own: without one there is no public page. A template has no own yet.
  if (publication.imprint === '' && imprintUrl === undefined && item.templateFor === null) return undefined;
  const { board } = publication;
  const wanted = params['pageId'];
  const known = FIXED_PAGES.find((one) => one === wanted) ?? (wanted === undefined ? board.pages[0]! : board.page(wanted));
  const { publicName } = await manager.findOneOrFail(Account, { where: { id: item.ownerId }, select: { id: true, publicName: true } });
  const html = sitePage({
    item,
    author: publicName,
    licence: item.privacy === 'public_for_all' ? licenceName(item.licence) : '',
    publication,
    shown: known ?? board.pages[0]!,
    head: page === ONE && typeof known === 'object' && listed ? listed : head,
    imprintUrl,
    files: await builtSite(),
    at: addressesHere(item.id, board),
    ownHost: host,
  });
  return { html, policy: sitePolicy(board), ...(known ? {} : { status: 404 }) };
}

/** Returns the usual spelling of a licence: its parts with hyphens, its version behind them. */
const licenceName = (licence: ContentLicence): string => licence.replace(/^CC-(?=B)/, 'CC ').replace(/-(?=\d)/, ' ');
