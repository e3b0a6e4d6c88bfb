import type { BoardColour, BorderStyle, SheetFont, SheetVersion, WritingGround } from '@murmel/contracts';
import type { PaperBlock, PaperRun } from './paper.js';

/** Properties of a worksheet PDF that is filled in by pen: its look, and what surrounds its tasks. */
export interface PaperSheet {
  border: BorderStyle;
  font: SheetFont;
  colour: BoardColour;
  /** printed where there are several */
  version: SheetVersion | null;
  /** answers stand in their places, and there is no line for a name */
  solutions: boolean;
  description: PaperRun[];
  /** a file beside the title */
  cover: string | null;
  /** leads to the sheet on screens */
  way: PaperWay | null;
  /** of all tasks; null: none gives any */
  points: number | null;
}

/** An address as a code and as words to type. */
export interface PaperWay {
  /** whole, or a path of this installation */
  address: string;
  /** the last part of the address, where it is short enough to be typed */
  code: string | null;
}

/** Blocks that only worksheets have. */
export type SheetPaperBlock =
  | {
      kind: 'task';
      number: number;
      runs: PaperRun[];
      points: number | null;
      /** no two frames that a hand draws are alike */
      seed: string;
      blocks: PaperBlock[];
    }
  /** two blocks beside each other, each with what belongs to it; the second may be missing */
  | { kind: 'pair'; items: PaperBlock[][] }
  /** room for a pen, in lines */
  | { kind: 'writing'; lines: number; ground: WritingGround }
  | { kind: 'choices'; round: boolean; options: PaperOption[] }
  | { kind: 'gaps'; pieces: PaperGapPiece[]; words: string[] }
  /** what was meant, in place of room for it */
  | { kind: 'meant'; runs: PaperRun[] }
  | { kind: 'hint'; runs: PaperRun[] }
  /** something for screens: what it is called, and the code that leads there */
  | { kind: 'elsewhere'; name: string; note: string; way: PaperWay | null }
  /** nothing, in half centimetres */
  | { kind: 'room'; height: number };

export interface PaperOption {
  runs: PaperRun[];
  correct: boolean;
}

/** `room`: of a gap, in letters; `meant`: what fits, where it is told. */
export type PaperGapPiece = { runs: PaperRun[] } | { room: number; meant?: string };
