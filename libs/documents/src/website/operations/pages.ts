import { type BoardRefusal, WEBSITE_LIMITS } from '@murmel/contracts';
import type { Change } from '../../board/board-data.js';
import { orderKeyAfter } from '../../board/fractional-order.js';
import { givenFields, refuseUntrusted } from '../../board/operation-input.js';
import { blocksOnPage } from '../parse.js';
import { ONLY_SITE_PAGE_ID, type Site, type WebsiteTable } from '../schema.js';
import { fieldsOf, refuseUnknownPage, set, type WebsiteOperation } from './operation.js';

function refuseManyPages(site: Site): BoardRefusal | undefined {
  const limit = WEBSITE_LIMITS.pages;
  return site.pages.length >= limit ? { code: 'SITE_PAGE_LIMIT_REACHED', limit } : undefined;
}

/** The page of a website that has none becomes one as soon as there is another, or its blocks would go there. */
function keptOnly(site: Site): Change<WebsiteTable>[] {
  return site.pages.flatMap(({ id, order }) => (id === ONLY_SITE_PAGE_ID ? [set('pages', id, { order })] : []));
}

export const addPage: WebsiteOperation<'addPage'> = {
  refuse: (site, actor) => refuseUntrusted(actor) ?? refuseManyPages(site),
  changes: (site, _actor, { name, after }, newId) => [
    ...keptOnly(site),
    set('pages', newId(), { name: name ?? '', order: orderKeyAfter(site.pages, after) }),
  ],
};

export const changePage: WebsiteOperation<'changePage'> = {
  refuse: (site, actor, { page }) => refuseUntrusted(actor) ?? refuseUnknownPage(site, page),
  changes: (_site, _actor, { page, name }) => [set('pages', page, givenFields({ name }))],
};

export const movePage: WebsiteOperation<'movePage'> = {
  refuse: (site, actor, { page }) => refuseUntrusted(actor) ?? refuseUnknownPage(site, page),
  changes: (site, _actor, { page, after }) => [
    set('pages', page, {
      order: orderKeyAfter(
        site.pages.filter(({ id }) => id !== page),
        after === page ? undefined : after,
      ),
    }),
  ],
};

export const duplicatePage: WebsiteOperation<'duplicatePage'> = {
  refuse: (site, actor, { page }) => refuseUntrusted(actor) ?? refuseUnknownPage(site, page) ?? refuseManyPages(site),
  changes: (site, _actor, { page: id }, newId) => {
    const page = site.page(id);
    if (!page) return [];
    const copy = newId();
    return [
      ...keptOnly(site),
      set('pages', copy, { name: page.name, order: orderKeyAfter(site.pages, id) }),
      ...blocksOnPage(site, id).map((block) => set('blocks', newId(), { ...fieldsOf(site, block), page: copy })),
    ];
  },
};

/** Removes a page with its blocks; undo restores all of it. */
export const removePage: WebsiteOperation<'removePage'> = {
  refuse: (site, actor, { page }) =>
    refuseUntrusted(actor) ?? refuseUnknownPage(site, page) ?? (site.pages.length > 1 ? undefined : { code: 'LAST_SITE_PAGE' }),
  changes: (site, _actor, { page }) => [
    ...blocksOnPage(site, page).map(({ id }): Change<WebsiteTable> => ({ table: 'blocks', id, remove: true })),
    { table: 'pages', id: page, remove: true },
  ],
};
