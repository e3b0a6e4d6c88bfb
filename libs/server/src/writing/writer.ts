import type { Author } from '../journal/author.js';

/** Writer of one live document: for the lifetime of a connection, or for one call. */
export interface Writer {
  readonly itemId: string;
  readonly author: Author;
  /** account of the budget for writing time, over all its connections and documents */
  readonly payer: string;
}
