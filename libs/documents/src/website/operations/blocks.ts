import type { Change } from '../../board/board-data.js';
import { orderKeyAfter } from '../../board/fractional-order.js';
import { givenFields, PART_NOT_FOUND, refuseUntrusted } from '../../board/operation-input.js';
import { chosen, movedPlaces, placesAfter } from '../../board/rows-of-parts.js';
import { blocksOnPage } from '../parse.js';
import type { Site, SiteBlock, WebsiteTable } from '../schema.js';
import {
  fieldsOf,
  refuseContent,
  refuseFullPage,
  refuseUnknownBlocks,
  refuseUnknownPage,
  set,
  storedContent,
  type WebsiteOperation,
} from './operation.js';

/** The page on which these blocks are shown: all of them stand on that of the first. */
function pageOf(site: Site, blocks: readonly string[]): string {
  return site.pages.find(({ id }) => blocksOnPage(site, id).some((block) => block.id === blocks[0]))?.id ?? site.pages[0]!.id;
}

export const addBlock: WebsiteOperation<'addBlock'> = {
  refuse: (site, actor, { kind, page, content = {} }) =>
    refuseUntrusted(actor) ?? refuseUnknownPage(site, page) ?? refuseContent(kind, content) ?? refuseFullPage(site, page, 1),
  changes: (site, _actor, { kind, page, after, content = {}, ground }, newId) => [
    set('blocks', newId(), {
      kind,
      page,
      order: orderKeyAfter(blocksOnPage(site, page), after),
      ...givenFields({ ground }),
      ...storedContent(kind, content),
    }),
  ],
};

export const changeBlock: WebsiteOperation<'changeBlock'> = {
  refuse: (site, actor, { block: id, content }) => {
    const block = site.block(id);
    if (!actor.trusted || !block) return refuseUntrusted(actor) ?? PART_NOT_FOUND;
    return content && refuseContent(block.kind, content, block);
  },
  changes: (site, _actor, { block: id, content = {}, ground }) => {
    const block = site.block(id);
    return block ? [set('blocks', id, { ...givenFields({ ground }), ...storedContent(block.kind, content) })] : [];
  },
};

export const moveBlocks: WebsiteOperation<'moveBlocks'> = {
  refuse: (site, actor, { blocks, page }) => {
    const refusal =
      refuseUntrusted(actor) ?? refuseUnknownBlocks(site, blocks) ?? (page === undefined ? undefined : refuseUnknownPage(site, page));
    if (refusal || page === undefined) return refusal;
    const there = chosen(blocksOnPage(site, page), blocks).length;
    return refuseFullPage(site, page, new Set(blocks).size - there);
  },
  changes: (site, _actor, { blocks, after, page }) => {
    const from = pageOf(site, blocks);
    const to = page ?? from;
    const moved = movedBlocks(site, from, blocks);
    const keys = movedPlaces(blocksOnPage(site, to), moved, after);
    return moved.map(({ id }, index) => set('blocks', id, { order: keys[index]!, ...(page === undefined ? {} : { page }) }));
  },
};

function movedBlocks(site: Site, page: string, blocks: readonly string[]): SiteBlock[] {
  return chosen(blocksOnPage(site, page), blocks);
}

export const duplicateBlocks: WebsiteOperation<'duplicateBlocks'> = {
  refuse: (site, actor, { blocks }) =>
    refuseUntrusted(actor) ?? refuseUnknownBlocks(site, blocks) ?? refuseFullPage(site, pageOf(site, blocks), new Set(blocks).size),
  changes: (site, _actor, { blocks }, newId) => {
    const page = pageOf(site, blocks);
    const originals = movedBlocks(site, page, blocks);
    const ids = originals.map(() => newId());
    const keys = placesAfter(blocksOnPage(site, page), originals.at(-1)?.id, ids);
    return originals.map((block, index) => set('blocks', ids[index]!, { ...fieldsOf(site, block), page, order: keys[index]! }));
  },
};

export const removeBlocks: WebsiteOperation<'removeBlocks'> = {
  refuse: (site, actor, { blocks }) => refuseUntrusted(actor) ?? refuseUnknownBlocks(site, blocks),
  changes: (_site, _actor, { blocks }) => blocks.map((id): Change<WebsiteTable> => ({ table: 'blocks', id, remove: true })),
};
