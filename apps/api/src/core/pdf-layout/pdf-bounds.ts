/** Limits of one PDF: its content, and the time to typeset it. */
export interface PdfBounds {
  pages: number;
  pictures: number;
  /** number of letters of texts whose number is unlimited */
  letters: number;
  /** memory of the process that sets it, and the seconds it has */
  megabytes: number;
  withinSeconds: number;
}
