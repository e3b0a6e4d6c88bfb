import type { SheetVersion } from '@murmel/contracts';
import type { Sheet } from '@murmel/documents';
import type { PdfLink } from '../../../core/pdf-layout/pdf-worksheet.js';
import type { WorksheetPdfTexts } from './worksheet-pdf-texts.js';

/** Shown parts of a sheet, and their presentation. */
export interface ShownSheet extends Omit<WorksheetLayout, 'qr'> {
  sheet: Sheet;
  way: PdfLink | null;
  solutions: boolean;
  words: WorksheetPdfTexts;
}

/** Choices of the caller for a printed sheet. */
export interface WorksheetLayout {
  version: SheetVersion | null;
  /** the code to the sheet on screens */
  qr: boolean;
  hints: boolean;
}
