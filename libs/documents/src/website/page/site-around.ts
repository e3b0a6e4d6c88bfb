import type { SiteWords } from './site-words.js';

/** Context in which a block is rendered. */
export interface SiteAround {
  words: SiteWords;
  /** address of a file of the website */
  fileUrl(file: string): string;
  /** address of another page of the website; undefined when it is gone */
  pageHref(page: string): string | undefined;
  /** address of an own item: beside the website, or from a disk */
  ownHref(address: string): string;
  /** host of this installation: its pages are never embedded in a frame for third-party content */
  ownHost: string;
}
