import { siteFiles, siteWords } from '@murmel/documents';
import { Account, Item, OwnerFile } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { UniqueNames } from '../../core/export-formats/unique-names.js';
import type { ExportedFolder } from '../../core/tool-contribution/contributions.js';
import { builtSiteStyle } from './page/built-site-files.js';
import { FIXED_PAGES, type FixedPage, type SiteAddresses, sitePage } from './page/site-page.js';
import { websiteOf } from './publication.js';
import { draftOf } from './stored-website.js';

const FIRST = 'index';
const STYLE = 'site.css';
const FILES = 'dateien';
/** Policy of pages on a disk: they show themselves and run nothing. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'">`;

/** Returns the draft of a website as pages with their pictures, which open from a disk without any server. */
export async function exportWebsite(manager: EntityManager, itemId: string, publicUrl: string): Promise<ExportedFolder> {
  const item = await manager.findOneByOrFail(Item, { id: itemId });
  const [{ data, board }, { imprint, privacyNote }] = [await draftOf(manager, itemId), await websiteOf(manager, itemId)];
  const { publicName } = await manager.findOneOrFail(Account, { where: { id: item.ownerId }, select: { id: true, publicName: true } });
  const files = await filesOf(manager, [...siteFiles(board)]);
  const words = siteWords(item.language);
  const names = new UniqueNames();
  const named = (name: string): string => `${names.of(name, words.untitled).replaceAll(' ', '-')}.html`;
  const first = named(FIRST);
  const fixed: Readonly<Record<FixedPage, string>> = { imprint: named(words.imprint), privacy: named(words.privacy) };
  const pages = new Map(board.pages.map(({ id, name }, index) => [id, index === 0 ? first : named(name)]));
  const at: SiteAddresses = {
    page: (id) => encodeURI(pages.get(id) ?? first),
    fixed: (page) => encodeURI(fixed[page]),
    fileUrl: (file) => encodeURI(files.get(file) ?? `${FILES}/`),
    ownHref: (address) => publicUrl + address,
    here: undefined,
  };
  const publication = { data, board, imprint, privacyNote, at: item.updatedAt };
  const written = (shown: Parameters<typeof sitePage>[0]['shown']): string =>
    sitePage({
      ...{ item, author: publicName, licence: '', publication, shown, head: [POLICY], imprintUrl: undefined, at },
      files: { styles: [STYLE] },
      ownHost: new URL(publicUrl).hostname,
    });
  return {
    pages: [
      ...board.pages.map((page) => ({ name: pages.get(page.id)!, contents: written(page) })),
      ...FIXED_PAGES.map((page) => ({ name: fixed[page], contents: written(page) })),
      { name: STYLE, contents: await builtSiteStyle() },
    ],
    files: [...files].map(([id, place]) => ({ id, place })),
  };
}

/** Returns the places in the folder of these files, by their own names. */
async function filesOf(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new UniqueNames();
  const rows = await manager.find(OwnerFile, { where: { id: In([...ids]) }, order: { createdAt: 'ASC', id: 'ASC' } });
  return new Map(rows.map(({ id, name }) => [id, `${FILES}/${names.ofFile(name)}`]));
}
