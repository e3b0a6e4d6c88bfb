import type { SiteWords } from './site-words.js';

/** Where a block is drawn. */
export interface SiteAround {
  words: SiteWords;
  /** address of a file of the website */
  fileUrl(file: string): string;
  /** address of another page of the website; undefined when it is gone */
  pageHref(page: string): string | undefined;
  /** the host of this installation: its pages never come into a frame that is meant for strangers */
  ownHost: string;
}
