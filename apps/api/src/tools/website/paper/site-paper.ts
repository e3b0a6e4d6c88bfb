import type { InterfaceLanguage, SiteBlockContents, SiteBlockKind } from '@murmel/contracts';
import { blocksOnPage, headingLevels, isKnownSiteBlock, type Site, type SiteBlock, type SiteWords, siteWords } from '@murmel/documents';
import { Item } from '@murmel/server';
import { boardActorOf } from '../../../core/boards/board-actor.js';
import { richPaper } from '../../../core/boards/rich-paper.js';
import { PART_PAPER } from '../../../core/parts/part-paper.js';
import { wayOnPaper } from '../../../core/pdf/paper-way.js';
import { lineOnPaper, type PaperBlock, tableOnPaper, wordsOnPaper } from '../../../core/pdf-layout/paper.js';
import type { PaperContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/asking.js';
import { shownOf } from '../publication.js';
import { draftOf } from '../stored-website.js';

/** Prints one page after the other: the draft for its authors, for all others the published pages. The imprint stands on the site alone. */
export const sitePaper: PaperContribution = {
  async blocks(manager, asking, language) {
    const { id } = itemOf(asking);
    const item = await manager.findOneByOrFail(Item, { id });
    const published = await shownOf(manager, item);
    const site = boardActorOf(asking).trusted ? (await draftOf(manager, id)).board : published?.board;
    const words = siteWords(language);
    return [
      ...(site ? pagesPaper(site, words) : [lineOnPaper(NOTHING[language])]),
      ...(published ? await wayOnPaper(manager, asking) : []),
    ];
  },
};

const NOTHING: Readonly<Record<InterfaceLanguage, string>> = {
  de: 'Diese Website ist noch nicht veröffentlicht.',
  en: 'This website is not published yet.',
};

/** The pages' names are headings where there are several; below them levels go on as on the screen. */
function pagesPaper(site: Site, words: SiteWords): PaperBlock[] {
  const named = site.pages.length > 1;
  return site.pages.flatMap(({ id, name }, index): PaperBlock[] => {
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
type OnPaper = { readonly [K in SiteBlockKind]: (content: SiteBlockContents[K], around: Around) => PaperBlock[] };

const headingOf = (level: number, text: string): PaperBlock => ({ kind: 'heading', level, runs: [wordsOnPaper(text)] });
const noteOf = (text: string): PaperBlock[] => (text.trim() === '' ? [] : [{ kind: 'note', runs: [wordsOnPaper(text)] }]);
const linesOf = (...lines: readonly string[]): PaperBlock[] => lines.filter((line) => line.trim() !== '').map(lineOnPaper);
const leading = (label: string, address: string): PaperBlock => ({ kind: 'paragraph', runs: [wordsOnPaper(label, { link: address })] });

/** PDF blocks of each kind of block. Leaving out one of the contracts does not compile. */
const ON_PAPER: OnPaper = {
  Heading: ({ text }, { level }) => (text.trim() === '' ? [] : [headingOf(level, text)]),
  Text: ({ file, alt, text }) => [...richPaper(text), ...PART_PAPER.image({ file, alt, fit: 'contain' })],
  Picture: ({ caption, ...picture }) => [...PART_PAPER.image(picture), ...noteOf(caption)],
  MapPicture: ({ place, ...picture }) => [...PART_PAPER.image(picture), ...noteOf(place)],
  Gallery: ({ pictures }) => pictures.flatMap(({ file, alt }) => PART_PAPER.image({ file, alt, fit: 'contain' })),
  // One that leads to another page of the site says nothing on paper: that page stands there, too.
  Button: ({ label, address }) => (address === null || label.trim() === '' ? [] : [leading(label, address)]),
  Columns: ({ columns }, { level }) =>
    columns.flatMap(({ title, text }) => [...(title.trim() === '' ? [] : [headingOf(level, title)]), ...richPaper(text)]),
  Quote: ({ text, source }) => [
    ...(text.trim() === '' ? [] : [{ kind: 'quote', blocks: linesOf(...text.split('\n')) } as const]),
    ...noteOf(source),
  ],
  Table: ({ caption, head, rows }) => tablePaper(caption, head, rows),
  Video: PART_PAPER.video,
  Embed: PART_PAPER.embed,
  File: PART_PAPER.file,
  Contact: ({ name, role, mail, phone }) => linesOf(name, role, mail, phone),
  OwnItem: PART_PAPER.internal_tool,
};

function tablePaper(caption: string, head: boolean, rows: readonly (readonly string[])[]): PaperBlock[] {
  if (rows.every((row) => row.every((cell) => cell.trim() === ''))) return [];
  const columns = Math.max(...rows.map((row) => row.length));
  const even = rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? ''));
  const table = tableOnPaper(even[0]!, even.slice(1));
  const [first, ...others] = table.rows;
  const plain = head ? table.rows : [first!.map((cell) => ({ ...cell, header: false })), ...others];
  return [...noteOf(caption), { ...table, rows: plain }];
}

function blockPaper(block: SiteBlock, around: Around): PaperBlock[] {
  if (!isKnownSiteBlock(block)) return linesOf(around.words.newer);
  return (ON_PAPER[block.kind] as (content: SiteBlockContents[SiteBlockKind], around: Around) => PaperBlock[])(block.content, around);
}
