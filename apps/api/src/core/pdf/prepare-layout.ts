import type { InterfaceLanguage } from '@murmel/contracts';
import type { PdfBlock, PdfBoardPage, PdfCard, PdfCell, PdfLayout, PdfSlip } from '../pdf-layout/pdf-layout.js';
import type { PdfRun } from '../pdf-layout/pdf-run.js';
import { bylineOf, hasOwnTitle, licenceOf, PDF_TEXTS } from '../pdf-layout/pdf-texts.js';
import { directionOf } from '../pdf-layout/text-direction.js';
import { cleanText } from './clean-text.js';
import { typstFormula } from './formula.js';
import { preparedCodes } from './prepare-codes.js';
import { breakable, groundOf, longestWord, qrDrawing, unbroken, widestWord, wordsIn } from './prepare-figures.js';
import { isSheetBlock, type Preparing, preparedBlock, preparedSheet } from './sheet/prepare-worksheet.js';

/** Lists in quotes in tables: nothing that a page shows needs more, and Typst ends where it gets too deep. */
const DEPTH_MAX = 8;

/** A card whose words as JSON are shorter than this is less than half a page, also with a picture: it is not divided. */
const SHORT_CARD = 1500;

/** Matches emoji that are put together. */
const JOINED = /\u200d\p{Extended_Pictographic}/u;

/** Blocks that are set from the side on which their first letter begins; others hold such blocks, or show no text. */
const DIRECTED: ReadonlySet<PdfBlock['kind']> = new Set<PdfBlock['kind']>([
  ...(['heading', 'paragraph', 'bullets', 'numbers', 'tasks', 'quote', 'note', 'choices', 'gaps', 'meant', 'hint'] as const),
]);

/** Input of the template; the children of a block are prepared. */
type Prepared = Record<string, unknown>;

interface PreparedCard {
  colour: string;
  blocks: Prepared[];
  /** it is not divided */
  short: boolean;
}

/** Capabilities of the fonts in PDFs. */
export interface PdfFonts {
  /** names of the fonts, in the order in which they are tried */
  names: readonly string[];
  /** every sign that one of them draws, with its width as a part of the type size */
  signs: ReadonlyMap<number, number>;
}

export interface PictureSize {
  width: number;
  height: number;
}

/** Makes what people wrote into what the template sets: only signs that fonts have, levels without gaps, tables without overlaps. */
export class LayoutPreparation {
  /** signs that no font has */
  unprintable = 0;
  private level = 0;
  private readonly words: (typeof PDF_TEXTS)[InterfaceLanguage];

  /**
   * @param pictures those that are there, by file
   * @param asSource formulas that Typst could not set
   */
  constructor(
    private readonly layout: PdfLayout,
    private readonly fonts: PdfFonts,
    private readonly pictures: ReadonlyMap<string, PictureSize>,
    private readonly asSource: ReadonlySet<string> = new Set(),
  ) {
    this.words = PDF_TEXTS[layout.language];
  }

  whole(): Prepared {
    const { layout, words } = this;
    const title = this.text(layout.title) || '□';
    const authors = layout.authors.map((name) => this.text(name));
    const own = hasOwnTitle(layout);
    if (!own) this.level = 1;
    const sheet = layout.sheet && preparedSheet(layout.sheet, this.forSheet(0, 1));
    return {
      ...{ title, authors, words, fonts: this.fonts.names, paper: layout.paper, tone: layout.tone, language: layout.language },
      titleDir: directionOf(title) ?? 'ltr',
      // Noto Emoji has both parts of a joined sign and the whole; other fonts have some of the parts.
      joined: JOINED.test(JSON.stringify([layout.blocks, layout.title])),
      contentLanguage: layout.contentLanguage,
      landscape: layout.landscape ?? false,
      showTitle: !own,
      day: layout.date.split('-').map(Number),
      byline: bylineOf({ ...layout, authors }),
      foot: [title, licenceOf(layout)].filter(Boolean).join(' · '),
      made: [...authors, licenceOf(layout)].filter(Boolean).join(' · '),
      ...(sheet && { sheet }),
      blocks: this.blocks(layout.blocks, 0, own ? 0 : 1),
    };
  }

  private text(text: string): string {
    return cleanText(text, this.fonts.signs, () => {
      this.unprintable += 1;
    });
  }

  /** Words that are read out and not printed. */
  private spoken(text: string): string {
    return cleanText(text, this.fonts.signs);
  }

  /** @param below how many levels of headings stand around it */
  private blocks(blocks: readonly PdfBlock[], depth: number, below: number): Prepared[] {
    return blocks.flatMap((block) =>
      this.block(block, depth, below).map((prepared) => {
        const dir = DIRECTED.has(block.kind) ? directionOf(wordsIn(prepared)) : undefined;
        return dir ? { ...prepared, dir } : prepared;
      }),
    );
  }

  private block(block: PdfBlock, depth: number, below: number): Prepared[] {
    const inside = (blocks: readonly PdfBlock[]): Prepared[] => this.blocks(blocks, depth + 1, below);
    const deep = depth >= DEPTH_MAX;
    if (isSheetBlock(block)) return preparedBlock(block, this.forSheet(depth, below));
    switch (block.kind) {
      case 'heading': {
        const runs = this.runs(block.runs);
        // An empty heading is none: readers of the page would be told of nothing.
        if (runs.every(({ text = ' ' }) => String(text).trim() === '')) return [];
        // A heading within a list or table stands there as words.
        if (depth > 0) return [{ kind: 'paragraph', runs: runs.map((run) => ({ ...run, bold: true })) }];
        this.level = Math.min(block.level + below, this.level + 1);
        return [{ kind: 'heading', level: this.level, runs }];
      }
      case 'paragraph':
        return [{ ...block, runs: this.runs(block.runs) }];
      case 'bullets':
      case 'numbers':
        return deep ? block.items.flatMap(inside) : [{ ...block, items: block.items.map(inside) }];
      case 'tasks':
        if (deep) return block.items.flatMap(({ blocks }) => inside(blocks));
        return [{ ...block, items: block.items.map(({ done, blocks }) => ({ done, blocks: inside(blocks) })) }];
      case 'quote':
        return deep ? inside(block.blocks) : [{ ...block, blocks: inside(block.blocks) }];
      case 'code':
        return [
          {
            ...block,
            text: block.text
              .split('\n')
              .map((line) => this.text(line.replace(/\t/g, '    ')))
              .join('\n'),
          },
        ];
      case 'rule':
      case 'page':
        return [block];
      case 'note':
        return [{ ...block, runs: this.runs(block.runs) }];
      case 'qr':
        return this.qr(block);
      case 'cards':
        // Content of a card has its own heading levels.
        return this.cards(block.cards.map((card) => this.card(card, depth, below)));
      case 'chart':
        return [
          {
            ...block,
            head: block.head.map((word) => this.text(word)),
            rows: block.rows.map((row) => ({
              ...row,
              label: this.text(row.label),
              share: this.text(row.share),
              part: Math.min(1, Math.max(0, row.part)),
            })),
          },
        ];
      case 'cloud':
        return [
          { ...block, alt: this.spoken(block.alt), words: block.words.map((word) => ({ ...word, text: unbroken(this.text(word.text)) })) },
        ];
      case 'screen':
        return [this.screen(block, depth, below)];
      case 'slips':
        return [{ kind: 'slips', slips: block.slips.map((slip) => this.slip(slip)) }];
      case 'codes':
        return [preparedCodes(block, this.layout.tone, this.forSheet(depth, below))];
      case 'formula':
        return [this.formula(block)];
      case 'picture':
        return [this.picture(block)];
      case 'table':
        if (deep) return block.rows.flat().flatMap(({ blocks }) => inside(blocks));
        return [{ ...this.table(block.rows, inside), widths: block.widths, beside: block.beside }];
    }
  }

  private forSheet(depth: number, below: number): Preparing {
    return {
      language: this.layout.language,
      publicUrl: this.layout.publicUrl ?? '',
      text: (text) => this.text(text),
      spoken: (text) => this.spoken(text),
      runs: (runs) => this.runs(runs),
      // Content of a sheet, even side by side, is no deeper than the sheet: a task has its own heading.
      inside: (blocks) => this.blocks(blocks, depth, below),
      level: () => {
        this.level = below + 1;
        return this.level;
      },
      pictureAt: (fileId) => {
        const size = this.pictures.get(fileId);
        return size && { file: pictureFile(fileId), ...size };
      },
    };
  }

  private runs(runs: readonly PdfRun[]): Prepared[] {
    return runs.flatMap((run): Prepared[] => {
      if (run.kind === 'break') return [run];
      if (run.kind === 'formula') return [this.formula(run)];
      const lines = run.text.split('\n').map((line) => ({ ...run, text: this.text(line) }));
      return lines
        .flatMap((line, index) => (index === 0 ? [line] : [{ kind: 'break' }, line]))
        .filter((one) => !('text' in one) || one.text !== '');
    });
  }

  private formula({ latex }: { latex: string }): Prepared {
    const source = this.text(latex) || '□';
    const typst = this.asSource.has(latex) ? undefined : typstFormula(latex);
    return { kind: 'formula', latex: source, ...(typst !== undefined && { typst }) };
  }

  private picture({ fileId, alt }: { fileId: string; alt: string }): Prepared {
    const size = this.pictures.get(fileId);
    if (!size) return { kind: 'picture', alt: `[${this.text(alt).trim() || this.words.gone}]` };
    return { kind: 'picture', file: pictureFile(fileId), ...size, alt: this.spoken(alt).trim() || this.words.picture };
  }

  private card({ colour, blocks }: PdfCard, depth: number, below: number): PreparedCard {
    const prepared = this.blocks(blocks, depth, below);
    return { colour, blocks: prepared, short: JSON.stringify(prepared).length < SHORT_CARD };
  }

  /** Short ones stand beside each other, each long one by itself. */
  private cards(cards: readonly PreparedCard[]): Prepared[] {
    const groups: PreparedCard[][] = [];
    for (const card of cards) {
      if (card.short && groups.at(-1)?.[0]?.short) groups.at(-1)!.push(card);
      else groups.push([card]);
    }
    return groups.map((group) => ({ kind: 'cards', cards: group }));
  }

  private qr({ value, alt }: { value: string; alt: string }): Prepared[] {
    const svg = qrDrawing(value);
    return svg ? [{ kind: 'qr', svg, alt: this.spoken(alt).trim() || this.words.picture }] : [];
  }

  private slip({ qr, ...words }: PdfSlip): Prepared {
    const cleaned = Object.fromEntries(Object.entries(words).map(([name, text]) => [name, this.text(text)]));
    return { ...cleaned, qr: this.qr(qr)[0] };
  }

  private screen({ background, cards }: PdfBoardPage, depth: number, below: number): Prepared {
    const pictureOf = (fileId: string, alt: string): Prepared | undefined =>
      this.pictures.has(fileId) ? this.picture({ fileId, alt }) : undefined;
    const level = this.level + 1;
    return {
      kind: 'screen',
      ground: groundOf(background),
      behind: background.kind === 'picture' ? pictureOf(background.file, '')?.['file'] : undefined,
      cards: cards.map((card) => {
        const [title, name] = [this.text(card.title).trim(), this.text(card.name).trim() || '□'];
        const { place, colour, picture, centred = false, brief = false } = card;
        const shown = picture && pictureOf(picture.fileId, picture.alt);
        this.level = title ? level : level - 1;
        // A picture that is gone says what it was.
        const inside = picture && !shown ? [{ kind: 'picture' as const, ...picture }, ...card.blocks] : card.blocks;
        const blocks = this.blocks(inside, depth, title ? below + 1 : below);
        this.level = level - 1;
        return {
          place,
          colour,
          title,
          name,
          level,
          blocks,
          centred,
          brief,
          longest: longestWord(blocks),
          picture: shown && { ...shown, fit: picture.fit },
        };
      }),
    };
  }

  private table(rows: readonly (readonly PdfCell[])[], inside: (blocks: readonly PdfBlock[]) => Prepared[]): Prepared {
    const headRows = rows.length > 1 && rows[0]!.length > 0 && rows[0]!.every(({ header }) => header) ? 1 : 0;
    const columns = Math.max(1, ...rows.map((row) => row.reduce((sum, cell) => sum + cell.columns, 0)));
    const taken = new Set<string>();
    const placed = rows.flatMap((row, y) => {
      let x = 0;
      return row.flatMap((cell) => {
        while (taken.has(`${x}/${y}`)) x++;
        if (x >= columns) return [];
        // A cell that would overlap another one or the edge shrinks as much as necessary.
        let width = 1;
        while (width < cell.columns && x + width < columns && !taken.has(`${x + width}/${y}`)) width++;
        const end = y < headRows ? headRows : rows.length;
        const height = Math.max(1, Math.min(cell.rows, end - y));
        for (let dx = 0; dx < width; dx++) for (let dy = 0; dy < height; dy++) taken.add(`${x + dx}/${y + dy}`);
        return [{ x, y, columns: width, rows: height, header: cell.header, ...this.fitting(inside(cell.blocks)) }];
      });
    });
    return { kind: 'table', columns, head: placed.filter(({ y }) => y < headRows), cells: placed.filter(({ y }) => y >= headRows) };
  }

  /** Returns the content of a cell with breaks in its addresses, and how wide its longest word is, as a part of the type size. */
  private fitting(blocks: Prepared[]): Prepared {
    const broken = breakable(blocks);
    return { blocks: broken, ems: widestWord(wordsIn(broken), this.fonts.signs) };
  }
}

/** Returns the path of a picture for the template. */
export const pictureFile = (fileId: string): string => `/pictures/${fileId}.jpg`;

/** Every formula of a paper, to find the one that could not be set. */
export function formulasIn(blocks: readonly PdfBlock[]): string[] {
  return blocks.flatMap((block): string[] => {
    const ofRuns = (runs: readonly PdfRun[]): string[] => runs.flatMap((run) => (run.kind === 'formula' ? [run.latex] : []));
    if ('latex' in block) return [block.latex];
    if (block.kind === 'task') return [...ofRuns(block.runs), ...formulasIn(block.blocks)];
    if (block.kind === 'choices') return block.options.flatMap(({ runs }) => ofRuns(runs));
    if (block.kind === 'gaps') return block.pieces.flatMap((piece) => ('runs' in piece ? ofRuns(piece.runs) : []));
    if ('runs' in block) return ofRuns(block.runs);
    if ('blocks' in block) return formulasIn(block.blocks);
    if (block.kind === 'table') return block.rows.flat().flatMap((cell) => formulasIn(cell.blocks));
    if (block.kind === 'tasks') return block.items.flatMap((item) => formulasIn(item.blocks));
    if ('cards' in block) return block.cards.flatMap((card) => formulasIn(card.blocks));
    return 'items' in block ? block.items.flatMap(formulasIn) : [];
  });
}
