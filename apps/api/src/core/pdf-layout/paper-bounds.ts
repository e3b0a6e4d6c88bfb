/** How much fits into one paper, and what setting it may take. */
export interface PaperBounds {
  pages: number;
  pictures: number;
  /** of what people wrote where there may be any number of them */
  letters: number;
  /** memory of the process that sets it, and the seconds it has */
  megabytes: number;
  withinSeconds: number;
}
