import { type Json, type PartFields, SITE_BLOCK_FIELDS, SITE_BLOCK_KINDS, WEBSITE_LIMITS } from '@murmel/contracts';
import { blocksOnPage, emptyBoard, seedWebsite, WEBSITE_FIELDS, WEBSITE_TABLES, type WebsiteTable, withoutFiles } from '@murmel/documents';
import { Item, Website } from '@murmel/server';
import { checkImportedBoard } from '../../core/boards/check-imported-board.js';
import { type CopiedBoard, writeBoardCopy } from '../../core/boards/copy-board.js';
import { toolContent } from '../../core/parts/part-pointers.js';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { lastImprint, publishedPages } from './publication.js';
import { draftOf, STORED_WEBSITE } from './stored-website.js';

const { pages, blocks } = WEBSITE_LIMITS;
/** Reference of a block to another item: its address gives access to that item, and the item is not in the file. */
const SHOWN_ITEM: readonly [item: string, address: string] = ['content.item', 'content.address'];
const SHOWS = 'OwnItem';

/** The fields of a kind of block that travel in a file: no other items. */
function contentOf(kind: Json | undefined): string[] {
  const known = SITE_BLOCK_KINDS.find((one) => one === kind);
  const fields = known ? Object.keys(SITE_BLOCK_FIELDS[known]).map((name) => `content.${name}`) : [];
  return known === SHOWS ? fields.filter((name) => !SHOWN_ITEM.includes(name)) : fields;
}

/**
 * Copies the draft for its authors, for all others the published part. The person legally responsible for a website is never copied as
 * responsible for the copy.
 */
export const websiteCopying = contentCopying<CopiedBoard<WebsiteTable>>({
  async take(manager, { from, everything, foreignFiles }) {
    const data = everything
      ? (await draftOf(manager, from, manager)).data
      : (await publishedPages(manager, await manager.findOneByOrFail(Item, { id: from })))?.data;
    const taken = withoutFiles(data ?? emptyBoard(WEBSITE_TABLES), foreignFiles);
    return Object.fromEntries(WEBSITE_TABLES.map((table) => [table, [...taken[table]]])) as unknown as CopiedBoard<WebsiteTable>;
  },
  checked: (content, files) =>
    checkImportedBoard(
      STORED_WEBSITE,
      {
        fieldsOf: (table, { kind }) => [...Object.keys(WEBSITE_FIELDS[table]), ...(table === 'blocks' ? contentOf(kind) : [])],
        tooMuch: (site) => site.pages.length > pages || site.pages.some(({ id }) => blocksOnPage(site, id).length > blocks),
        seed: seedWebsite,
      },
      content,
      files,
    ),
  async put(manager, copy, taken) {
    await writeBoardCopy(manager, copy, taken, seedWebsite);
    await manager.insert(Website, { itemId: copy.to, ...(await lastImprint(manager, copy.by)) });
  },
  shows: {
    of: (site) =>
      site.blocks.flatMap(([part, fields]) => {
        const item = fields[SHOWN_ITEM[0]];
        return fields['kind'] === SHOWS && typeof item === 'string' ? [{ part, itemId: item }] : [];
      }),
    put: (site, shown) => ({ ...site, blocks: site.blocks.map(([id, fields]) => [id, { ...fields, ...showing(fields, shown.get(id)) }]) }),
  },
});

/** Returns the fields of a block that shows this item. */
function showing({ kind }: PartFields, item: Item | undefined): PartFields {
  return item && kind === SHOWS
    ? Object.fromEntries(Object.entries(toolContent(item)).map(([name, value]) => [`content.${name}`, value]))
    : {};
}
