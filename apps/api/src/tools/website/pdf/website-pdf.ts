import type { InterfaceLanguage, SiteBlockContents, SiteBlockKind } from '@murmel/contracts';
import { blocksOnPage, headingLevels, isKnownSiteBlock, type Site, type SiteBlock, type SiteWords, siteWords } from '@murmel/documents';
import { Item } from '@murmel/server';
import { boardActorOf } from '../../../core/boards/board-actor.js';
import { richTextPdf } from '../../../core/boards/rich-text-pdf.js';
import { PART_PDF } from '../../../core/parts/part-pdf.js';
import { pdfItemLink } from '../../../core/pdf/pdf-item-link.js';
import { lineBlock, type PdfBlock, tableBlock, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { publishedPages } from '../publication.js';
import { draftOf } from '../stored-website.js';

/** Prints one page after the other: the draft for its authors, for all others the published pages. The imprint stands on the site alone. */
export const websitePdf: PdfContribution = {
  async blocks(manager, context, language) {
    const { id } = itemOf(context);
    const item = await manager.findOneByOrFail(Item, { id });
    const published = await publishedPages(manager, item);
    const site = boardActorOf(context).trusted ? (await draftOf(manager, id)).board : published?.board;
    const words = siteWords(language);
    return [
      ...(site ? pagesPaper(site, words) : [lineBlock(NOTHING[language])]),
      ...(published ? await pdfItemLink(manager, context) : []),
    ];
  },
};

const NOTHING: Readonly<Record<InterfaceLanguage, string>> = {
  de: 'Diese Website ist noch nicht veröffentlicht.',
  en: 'This website is not published yet.',
};

/** The pages' names are headings where there are several; below them levels go on as on the screen. */
function pagesPaper(site: Site, words: SiteWords): PdfBlock[] {
  const named = site.pages.length > 1;
  return site.pages.flatMap(({ id, name }, index): PdfBlock[] => {
    const blocks = blocksOnPage(site, id);
    const levels = headingLevels(blocks);
    return [
      ...(index > 0 ? [{ kind: 'page' } as const] : []),
      ...(named ? [headingOf(1, name || words.untitled)] : []),
      ...blocks.flatMap((block) => blockPaper(block, { words, level: levels.get(block.id)! - (named ? 0 : 1) })),
    ];
  });
}

interface Around {
  words: SiteWords;
  level: number;
}
type OnPaper = { readonly [K in SiteBlockKind]: (content: SiteBlockContents[K], around: Around) => PdfBlock[] };

const headingOf = (level: number, text: string): PdfBlock => ({ kind: 'heading', level, runs: [textRun(text)] });
const noteOf = (text: string): PdfBlock[] => (text.trim() === '' ? [] : [{ kind: 'note', runs: [textRun(text)] }]);
const linesOf = (...lines: readonly string[]): PdfBlock[] => lines.filter((line) => line.trim() !== '').map(lineBlock);
const leading = (label: string, address: string): PdfBlock => ({ kind: 'paragraph', runs: [textRun(label, { link: address })] });

/** PDF blocks of each kind of block. Leaving out one of the contracts does not compile. */
const ON_PAPER: OnPaper = {
  Heading: ({ text }, { level }) => (text.trim() === '' ? [] : [headingOf(level, text)]),
  Text: ({ file, alt, text }) => [...richTextPdf(text), ...PART_PDF.image({ file, alt, fit: 'contain' })],
  Picture: ({ caption, ...picture }) => [...PART_PDF.image(picture), ...noteOf(caption)],
  MapPicture: ({ place, ...picture }) => [...PART_PDF.image(picture), ...noteOf(place)],
  Gallery: ({ pictures }) => pictures.flatMap(({ file, alt }) => PART_PDF.image({ file, alt, fit: 'contain' })),
  // One that leads to another page of the site says nothing on paper: that page stands there, too.
  Button: ({ label, address }) => (address === null || label.trim() === '' ? [] : [leading(label, address)]),
  Columns: ({ columns }, { level }) =>
    columns.flatMap(({ title, text }) => [...(title.trim() === '' ? [] : [headingOf(level, title)]), ...richTextPdf(text)]),
  Quote: ({ text, source }) => [
    ...(text.trim() === '' ? [] : [{ kind: 'quote', blocks: linesOf(...text.split('\n')) } as const]),
    ...noteOf(source),
  ],
  Table: ({ caption, head, rows }) => tablePaper(caption, head, rows),
  Video: PART_PDF.video,
  Embed: PART_PDF.embed,
  File: PART_PDF.file,
  Contact: ({ name, role, mail, phone }) => linesOf(name, role, mail, phone),
  Divider: () => [{ kind: 'rule' }],
  OwnItem: PART_PDF.internal_tool,
};

function tablePaper(caption: string, head: boolean, rows: readonly (readonly string[])[]): PdfBlock[] {
  if (rows.every((row) => row.every((cell) => cell.trim() === ''))) return [];
  const columns = Math.max(...rows.map((row) => row.length));
  const even = rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? ''));
  const table = tableBlock(even[0]!, even.slice(1));
  const [first, ...others] = table.rows;
  const plain = head ? table.rows : [first!.map((cell) => ({ ...cell, header: false })), ...others];
  return [...noteOf(caption), { ...table, rows: plain }];
}

function blockPaper(block: SiteBlock, around: Around): PdfBlock[] {
  if (!isKnownSiteBlock(block)) return linesOf(around.words.newer);
  return (ON_PAPER[block.kind] as (content: SiteBlockContents[SiteBlockKind], around: Around) => PdfBlock[])(block.content, around);
}
