import type { PdfRun } from './pdf-run.js';

/** An address as a code and as words to type. */
export interface PdfLink {
  /** whole, or a path of this installation */
  address: string;
  /** the last part of the address, where it is short enough to be typed */
  code: string | null;
}

export interface PdfOption {
  runs: PdfRun[];
  correct: boolean;
}

/** `room`: width of a gap, in letters; `meant`: the correct word, in a sheet with solutions. */
export type PdfGapFragment = { runs: PdfRun[] } | { room: number; meant?: string };
