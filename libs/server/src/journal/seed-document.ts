import type { Author } from './author.js';
import { appendWithin } from './insert-group.js';
import type { Queries } from './stored-document.js';

/** Writes initial content as the first row of a document's journal, inside the transaction that creates the item. */
export async function seedDocument(queries: Queries, itemId: string, update: Uint8Array, author: Author): Promise<void> {
  await appendWithin(queries, { itemId, bytes: update, author });
}
