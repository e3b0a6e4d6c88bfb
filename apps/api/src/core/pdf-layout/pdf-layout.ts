import {
  type BoardBackground,
  type BoardColour,
  type BorderStyle,
  type CardPlace,
  type ContentLicence,
  type DrawnLook,
  type InterfaceLanguage,
  type PdfPaperSize,
  type PdfTone,
  type SheetFont,
  type SheetVersion,
  type WritingGround,
  wordsAndFormulas,
} from '@murmel/contracts';
import type { PdfRun } from './pdf-run.js';
import type { PdfGapFragment, PdfLink, PdfOption } from './pdf-worksheet.js';

export interface PdfCell {
  header: boolean;
  columns: number;
  rows: number;
  blocks: PdfBlock[];
}

/** Block content of a PDF, common to all tools. */
export type PdfBlock =
  | { kind: 'heading'; level: number; runs: PdfRun[] }
  | { kind: 'paragraph'; runs: PdfRun[]; align?: 'left' | 'center' | 'right' }
  | { kind: 'bullets'; items: PdfBlock[][] }
  | { kind: 'numbers'; start: number; style: string; items: PdfBlock[][] }
  | { kind: 'tasks'; items: { done: boolean; blocks: PdfBlock[] }[] }
  | { kind: 'quote'; blocks: PdfBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'formula'; latex: string }
  | { kind: 'picture'; fileId: string; alt: string }
  | PdfTable
  /** remark about another block, in small type */
  | { kind: 'note'; runs: PdfRun[] }
  /** on a page of its own from here on */
  | { kind: 'page' }
  | { kind: 'qr'; value: string; alt: string }
  | { kind: 'cards'; cards: PdfCard[] }
  | PdfChart
  | PdfWordCloud
  | PdfBoardPage
  | { kind: 'slips'; slips: PdfSlip[] }
  | PdfQrCodes
  | WorksheetPdfBlock;

export interface PdfTable {
  kind: 'table';
  rows: PdfCell[][];
  /** column widths, in proportion; without them all are equal */
  widths?: readonly number[];
  /** true for a narrow table that continues in a second column */
  beside?: boolean;
}

/** Stands beside others, as on a wall. */
export interface PdfCard {
  colour: BoardColour;
  blocks: PdfBlock[];
}

/** Bars, each in the row of a table with its numbers, so that nothing has to be seen. */
export interface PdfChart {
  kind: 'chart';
  head: readonly [answer: string, count: string, share: string];
  rows: readonly {
    label: string;
    count: number;
    share: string;
    /** length of the bar, 0 to 1 */
    part: number;
    /** its place among all; undefined: no colour of its own */
    place?: number;
  }[];
}

/** Words in their places; lengths are px of its width and height. */
export interface PdfWordCloud {
  kind: 'cloud';
  alt: string;
  width: number;
  height: number;
  /** from the left, down to the base of its letters; `colour`: place among the colours of marbles */
  words: readonly { text: string; x: number; base: number; width: number; size: number; colour: number }[];
}

/** One page of a screen: cards in their places on the grid, in reading order. */
export interface PdfBoardPage {
  kind: 'screen';
  background: BoardBackground;
  cards: (PdfCard & {
    title: string;
    /** shows one thing, in the middle */
    centred?: boolean;
    /** true for text that is shrunk as far as needed in too little room, and is never moved elsewhere */
    brief?: boolean;
    /** label of the card when its text does not fit and is set below */
    name: string;
    place: CardPlace;
    /** fills the card */
    picture?: { fileId: string; alt: string; fit: 'cover' | 'contain' };
  })[];
}

/** Slip to cut out for one person. */
export interface PdfSlip {
  top: string;
  name: string;
  code: string;
  address: string;
  note: string;
  qr: { value: string; alt: string };
}

/** Codes in looks of their own, to cut out where there are several. */
export interface PdfQrCodes {
  kind: 'codes';
  /** beside each other; 1: it stands alone */
  columns: number;
  /** millimetres of each at most */
  width: number;
  look: DrawnLook;
  /** a picture in the middle of each */
  logo: string | null;
  codes: readonly { value: string; alt: string; words: string }[];
}

/** Requested format of a PDF. */
export interface PdfFormat {
  paper: PdfPaperSize;
  tone: PdfTone;
  /** language of the texts around the content */
  language: InterfaceLanguage;
}

/** Content to typeset, as the caller may see it, and its metadata. */
export interface PdfLayout extends PdfFormat {
  title: string;
  /** language of the content, as in HTML */
  contentLanguage: string;
  authors: string[];
  licence: ContentLicence | null;
  /** a day, e.g. `2026-11-23` */
  date: string;
  /** the paper lies on its side */
  landscape?: boolean;
  /** a big heading at the beginning of the content is its title */
  ownTitle?: boolean;
  /** it is one to work on with a pen */
  sheet?: PdfWorksheet;
  /** base of this installation's paths */
  publicUrl?: string;
  blocks: PdfBlock[];
}

/** Converts text with inline formulas between dollar signs. */
export function formulaRuns(text: string): PdfRun[] {
  return wordsAndFormulas(text).map((piece) => ('words' in piece ? textRun(piece.words) : { kind: 'formula', latex: piece.latex }));
}

/** Returns typed text as inline content. */
export function textRun(text: string, more: Partial<Omit<Extract<PdfRun, { kind: 'text' }>, 'kind' | 'text'>> = {}): PdfRun {
  return { kind: 'text', text, ...more };
}

/** A line of words by themselves. */
export function lineBlock(text: string): PdfBlock {
  return { kind: 'paragraph', runs: [textRun(text)] };
}

/** A table of words with a header, cell by cell. */
export function tableBlock(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  more: Pick<PdfTable, 'widths' | 'beside'> = {},
): PdfTable {
  const row = (cells: readonly string[], header: boolean): PdfCell[] =>
    cells.map((text) => ({ header, columns: 1, rows: 1, blocks: [lineBlock(text)] }));
  return { kind: 'table', rows: [row(head, true), ...rows.map((cells) => row(cells, false))], ...more };
}

/** Picture for a PDF. */
export interface PdfPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Properties of a worksheet PDF that is filled in by pen: its look, and what surrounds its tasks. */
export interface PdfWorksheet {
  border: BorderStyle;
  font: SheetFont;
  colour: BoardColour;
  /** printed where there are several */
  version: SheetVersion | null;
  /** true if answers are filled in and the line for a name is omitted */
  solutions: boolean;
  description: PdfRun[];
  /** a file beside the title */
  cover: string | null;
  /** leads to the sheet on screens */
  way: PdfLink | null;
  /** sum of all tasks; null: none of them has points */
  points: number | null;
}

/** Blocks that only worksheets have. */
export type WorksheetPdfBlock =
  | {
      kind: 'task';
      number: number;
      runs: PdfRun[];
      points: number | null;
      /** no two frames that a hand draws are alike */
      seed: string;
      blocks: PdfBlock[];
    }
  /** two blocks beside each other, each with what belongs to it; the second may be missing */
  | { kind: 'pair'; items: PdfBlock[][] }
  /** room for a pen, in lines */
  | { kind: 'writing'; lines: number; ground: WritingGround }
  | { kind: 'choices'; round: boolean; options: PdfOption[] }
  | { kind: 'gaps'; pieces: PdfGapFragment[]; words: string[] }
  /** expected answer, in place of empty room for it */
  | { kind: 'meant'; runs: PdfRun[] }
  | { kind: 'hint'; runs: PdfRun[] }
  /** something for screens: what it is called, and the code that leads there */
  | { kind: 'elsewhere'; name: string; note: string; way: PdfLink | null }
  /** nothing, in half centimetres */
  | { kind: 'room'; height: number };
