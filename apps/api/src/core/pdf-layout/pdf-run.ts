import type { TextColour } from '@murmel/documents';

/** Inline content of a PDF. */
export type PdfRun =
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
