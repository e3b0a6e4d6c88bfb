import type { Author } from '../journal/author.js';

/** Somebody who writes into one live document: for as long as a connection, or for one call. */
export interface Writer {
  readonly itemId: string;
  readonly author: Author;
  /** who uses up the time that writing takes, over all their connections and documents */
  readonly payer: string;
}
