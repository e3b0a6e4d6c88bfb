import type { SheetVersion } from '@murmel/contracts';
import type { Sheet } from '@murmel/documents';
import type { PaperWay } from '../../../core/pdf-layout/paper-sheet.js';
import type { PaperWords } from './paper-words.js';

/** Shown parts of a sheet, and their presentation. */
export interface ShownSheet extends Omit<SheetOnPaper, 'qr'> {
  sheet: Sheet;
  way: PaperWay | null;
  solutions: boolean;
  words: PaperWords;
}

/** Choices of the caller for a printed sheet. */
export interface SheetOnPaper {
  version: SheetVersion | null;
  /** the code to the sheet on screens */
  qr: boolean;
  hints: boolean;
}
