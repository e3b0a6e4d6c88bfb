import type { ContentLicence, InterfaceLanguage, PdfPaper, PdfTone } from '@murmel/contracts';
import type { TextColour } from '@murmel/documents';

/** What stands in a line. */
export type PaperRun =
  | {
      kind: 'text';
      text: string;
      bold?: boolean;
      italic?: boolean;
      underline?: boolean;
      strike?: boolean;
      code?: boolean;
      /** an address within the rules of links */
      link?: string;
      colour?: TextColour;
      highlight?: TextColour;
    }
  | { kind: 'break' }
  | { kind: 'formula'; latex: string };

export interface PaperCell {
  header: boolean;
  columns: number;
  rows: number;
  blocks: PaperBlock[];
}

/** What stands below one another, whatever the tool. */
export type PaperBlock =
  | { kind: 'heading'; level: number; runs: PaperRun[] }
  | { kind: 'paragraph'; runs: PaperRun[]; align?: 'left' | 'center' | 'right' }
  | { kind: 'bullets'; items: PaperBlock[][] }
  | { kind: 'numbers'; start: number; style: string; items: PaperBlock[][] }
  | { kind: 'tasks'; items: { done: boolean; blocks: PaperBlock[] }[] }
  | { kind: 'quote'; blocks: PaperBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'formula'; latex: string }
  | { kind: 'picture'; fileId: string; alt: string }
  | { kind: 'table'; rows: PaperCell[][] };

/** How somebody wants it on paper. */
export interface PaperFormat {
  paper: PdfPaper;
  tone: PdfTone;
  /** of the words around the content */
  language: InterfaceLanguage;
}

/** What is set: the content as whoever asks may see it, and what is said about it. */
export interface Paper extends PaperFormat {
  title: string;
  /** of the content, as HTML names it */
  contentLanguage: string;
  authors: string[];
  licence: ContentLicence | null;
  /** a day, e.g. `2026-11-23` */
  date: string;
  blocks: PaperBlock[];
}

/** A picture as it goes on paper. */
export interface PaperPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}
