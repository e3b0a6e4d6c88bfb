import type { PdfLayout, PdfPicture } from '../pdf-layout/pdf-layout.js';

/** Task for the process that typesets PDFs. */
export interface PdfWorkerTask {
  layout: PdfLayout;
  pictures: (readonly [fileId: string, picture: PdfPicture])[];
  pagesMax: number;
  /** format of the result: to store, or to view in a browser */
  as: 'pdf' | 'drawing';
}

/** Pages to look at: SVG of all of them below each other, lengths in points. */
export interface PdfPreview {
  drawing: string;
  pages: number;
  width: number;
  height: number;
}

/** PDF, and how many of its signs no font has: a box stands in their place. */
export interface MadePdf {
  bytes: Uint8Array;
  unprintable: number;
}

/** Messages from that process. */
export type PdfWorkerResult =
  | { kind: 'ready' }
  | ({ kind: 'pdf'; pages: number } & MadePdf)
  | ({ kind: 'drawing' } & PdfPreview)
  | { kind: 'tooLong'; pages: number }
  | { kind: 'fault'; message: string };
