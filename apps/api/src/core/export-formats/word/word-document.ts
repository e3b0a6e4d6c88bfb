import type { TextColour } from '@murmel/documents';
import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  type FileChild,
  Footer,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { PdfBlock, PdfCell, PdfLayout, PdfPicture } from '../../pdf-layout/pdf-layout.js';
import type { PdfRun } from '../../pdf-layout/pdf-run.js';
import { bylineOf, hasOwnTitle, PDF_TEXTS } from '../../pdf-layout/pdf-texts.js';
import { directedPieces, directionOf, type TextDirection } from '../../pdf-layout/text-direction.js';
import { CHARACTER_STYLES, defaultStyles, LEVELS, numbersOf, PARAGRAPH_STYLES, pointsOf } from './word-styles.js';

/** Across the text of A4 in pixels, as word processors count them. */
const WIDEST = 600;
const HIGHEST = 850;
/** Lists in quotes in tables: nothing that a page shows needs more. */
const DEPTH_MAX = 8;
const HEADINGS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;
const INKS: Readonly<Record<TextColour, string>> = {
  ...{ koralle: 'b13726', sonne: 'a06604', wiese: '48770c', himmel: '0e6baf', pflaume: '7e4aad', beere: 'aa3469' },
};
const HIGHLIGHTS: Readonly<Record<TextColour, string>> = {
  ...{ koralle: 'fed2ca', sonne: 'ffe1a1', wiese: 'cee8ba', himmel: 'c5e2fe', pflaume: 'e8d4ff', beere: 'ffcfde' },
};

/** Position of a block in the document. */
interface BlockPosition {
  depth: number;
  /** options of a paragraph there: its level in lists, its style */
  options: IParagraphOptions;
  /** number of enclosing lists */
  lists: number;
}

const TOP: BlockPosition = { depth: 0, options: {}, lists: 0 };

/** Writes an export as a document for word processors: the same blocks as for a PDF. */
export class WordDocument {
  private readonly numbering = [pointsOf('points')];

  constructor(
    private readonly layout: PdfLayout,
    private readonly pictures: ReadonlyMap<string, PdfPicture>,
  ) {}

  whole(): Document {
    const { title, authors, contentLanguage, language } = this.layout;
    const [before, between, after = ''] = PDF_TEXTS[language].page.split(/\{n\}|\{of\}/);
    const foot = [before!, PageNumber.CURRENT, between!, PageNumber.TOTAL_PAGES, after];
    const own = hasOwnTitle(this.layout);
    const [first, ...rest] = this.layout.blocks;
    const byline = new Paragraph({ style: 'Byline', children: [new TextRun(clean(bylineOf(this.layout)))] });
    const children = own
      ? [...this.block(first!, TOP), byline, ...this.blocks(rest, TOP)]
      : [
          ...writtenParagraph([{ kind: 'text', text: title }], { heading: HeadingLevel.TITLE }),
          byline,
          ...this.blocks(this.layout.blocks, TOP),
        ];
    return new Document({
      title: clean(title),
      creator: clean(authors.join(', ')),
      styles: { default: defaultStyles(contentLanguage), paragraphStyles: PARAGRAPH_STYLES, characterStyles: CHARACTER_STYLES },
      numbering: { config: this.numbering },
      sections: [
        {
          footers: { default: new Footer({ children: [new Paragraph({ children: [new TextRun({ children: foot, size: 18 })] })] }) },
          children,
        },
      ],
    });
  }

  private blocks(blocks: readonly PdfBlock[], place: BlockPosition): FileChild[] {
    return blocks.flatMap((block) => this.block(block, place));
  }

  private block(block: PdfBlock, place: BlockPosition): FileChild[] {
    const { depth, options } = place;
    const inside = { ...place, depth: depth + 1 };
    const deep = depth >= DEPTH_MAX;
    const paragraph = (children: ParagraphChild[], more: IParagraphOptions = {}) => [new Paragraph({ ...options, ...more, children })];
    const written = (runs: readonly PdfRun[], more: IParagraphOptions = {}) => writtenParagraph(runs, { ...options, ...more });
    switch (block.kind) {
      case 'heading':
        if (depth > 0) return written(block.runs.map((run) => (run.kind === 'text' ? { ...run, bold: true } : run)));
        return written(block.runs, { heading: HEADINGS[block.level - 1] ?? HeadingLevel.HEADING_3 });
      case 'paragraph':
        return written(block.runs, block.align ? { alignment: block.align } : {});
      case 'bullets':
        return this.list(block.items, 'points', inside, deep);
      case 'numbers': {
        const reference = `numbers-${this.numbering.length}`;
        this.numbering.push(numbersOf(reference, block.start, block.style));
        return this.list(block.items, reference, inside, deep);
      }
      case 'tasks':
        return block.items.flatMap(({ done, blocks }) => {
          const box: PdfBlock = { kind: 'paragraph', runs: [{ kind: 'text', text: done ? '☑ ' : '☐ ' }] };
          const [head, ...rest] = blocks;
          const joined = head?.kind === 'paragraph' ? [{ ...head, runs: [...box.runs, ...head.runs] }, ...rest] : [box, ...blocks];
          return this.blocks(joined, inside);
        });
      case 'quote':
        return this.blocks(block.blocks, { ...inside, options: { ...options, style: 'Quote' } });
      case 'code':
        return paragraph(lines(block.text, {}, 'ltr'), { style: 'Code' });
      case 'rule':
        return paragraph([], { border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '8a8a94', space: 1 } } });
      case 'formula':
        return paragraph([new TextRun({ text: clean(block.latex), style: 'Formula' })], { style: 'FormulaBlock' });
      case 'picture':
        return paragraph([this.picture(block)]);
      case 'table':
        return deep ? block.rows.flat().flatMap((cell) => this.blocks(cell.blocks, inside)) : this.table(block.rows, inside);
      case 'note':
        return written(block.runs, { style: 'Byline' });
      case 'page':
        return [new Paragraph({ pageBreakBefore: true })];
      // Of kinds that do not go out for word processors (`WORD_KINDS`).
      default:
        return [];
    }
  }

  /** The first paragraph of each point has its sign, what follows stands below it. */
  private list(items: readonly PdfBlock[][], reference: string, place: BlockPosition, deep: boolean): FileChild[] {
    if (deep) return items.flatMap((blocks) => this.blocks(blocks, place));
    const level = Math.min(place.lists, LEVELS - 1);
    const below = { ...place, lists: place.lists + 1, options: { indent: { left: 567 * (level + 1) } } };
    return items.flatMap(([first, ...rest]) => [
      ...(first ? this.block(first, { ...below, options: { numbering: { reference, level } } }) : []),
      ...this.blocks(rest, below),
    ]);
  }

  private picture({ fileId, alt }: { fileId: string; alt: string }): ParagraphChild {
    const words = PDF_TEXTS[this.layout.language];
    const found = this.pictures.get(fileId);
    const name = clean(alt).trim();
    if (!found) return new TextRun(`[${name || words.gone}]`);
    const shrunk = Math.min(1, WIDEST / found.width, HIGHEST / found.height);
    const transformation = { width: Math.round(found.width * shrunk), height: Math.round(found.height * shrunk) };
    const described = name || words.picture;
    return new ImageRun({
      type: 'jpg',
      data: Buffer.from(found.bytes),
      transformation,
      altText: { name: described, description: described, title: '' },
    });
  }

  private table(rows: readonly (readonly PdfCell[])[], place: BlockPosition): FileChild[] {
    const cells = ({ header, columns, rows: high, blocks }: PdfCell): TableCell => {
      const children = this.blocks(blocks, { ...TOP, depth: place.depth }) as (Paragraph | Table)[];
      // A cell ends with a paragraph, or word processors call the whole file broken.
      if (!(children.at(-1) instanceof Paragraph)) children.push(new Paragraph({}));
      const shading = header ? { shading: { type: ShadingType.CLEAR, fill: 'f1eee9' } } : {};
      return new TableCell({ children, columnSpan: columns, rowSpan: high, ...shading });
    };
    const filled = rows.filter((row) => row.length > 0);
    if (filled.length === 0) return [];
    const head = filled.length > 1 && filled[0]!.every(({ header }) => header);
    return [
      new Table({
        width: { size: 100, type: WidthType.PERCENTAGE },
        rows: filled.map((row, at) => new TableRow({ ...(head && at === 0 && { tableHeader: true }), children: row.map(cells) })),
      }),
      new Paragraph({}),
    ];
  }
}

type TextStyle = Extract<PdfRun, { kind: 'text' }>;

/** A paragraph that is set from the side on which its first letter begins. */
function writtenParagraph(all: readonly PdfRun[], options: IParagraphOptions): Paragraph[] {
  const direction = directionOf(all.map((run) => (run.kind === 'text' ? run.text : ' ')).join('')) ?? 'ltr';
  return [
    new Paragraph({
      ...options,
      ...(direction === 'rtl' && { bidirectional: true }),
      children: runs(all, direction),
    }),
  ];
}

function runs(all: readonly PdfRun[], around: TextDirection): ParagraphChild[] {
  return all.flatMap((run): ParagraphChild[] => {
    if (run.kind === 'break') return [new TextRun({ break: 1 })];
    if (run.kind === 'formula') return [new TextRun({ text: clean(run.latex), style: 'Formula' })];
    const children = lines(run.text, run, around);
    return run.link === undefined ? children : [new ExternalHyperlink({ link: run.link, children })];
  });
}

function lines(text: string, look: Partial<TextStyle>, around: TextDirection): TextRun[] {
  const { bold, italic, underline, strike, code, link, colour, highlight } = look;
  return clean(text)
    .split('\n')
    .flatMap((line, at) => directedPieces(line, around).map((piece, part) => ({ ...piece, breaks: at > 0 && part === 0 ? 1 : 0 })))
    .map(
      ({ text: piece, direction, breaks }) =>
        new TextRun({
          ...{ text: piece, break: breaks, bold: bold === true, italics: italic === true, strike: strike === true },
          ...(direction === 'rtl' ? { rightToLeft: true } : {}),
          ...(underline ? { underline: {} } : {}),
          ...(code ? { font: 'Consolas' } : {}),
          ...(link === undefined ? {} : { style: 'Hyperlink' }),
          ...(colour ? { color: INKS[colour] } : {}),
          ...(highlight ? { shading: { type: ShadingType.CLEAR, fill: HIGHLIGHTS[highlight] } } : {}),
        }),
    );
}

/** Removes characters that XML cannot contain. */
function clean(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd').replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '');
}
