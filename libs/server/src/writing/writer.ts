import type { Author } from '../journal/author.js';

/** Writer of one live document: for the lifetime of a connection, or for one call. */
export interface Writer {
  readonly itemId: string;
  readonly author: Author;
  /** who uses up the time that writing takes, over all their connections and documents */
  readonly payer: string;
}
