import type { Author } from './author.js';
import type { Queries } from './stored-document.js';

/** Writes initial content as the first row of a document's journal, inside the transaction that creates the item. */
export async function seedDocument(queries: Queries, itemId: string, update: Uint8Array, author: Author): Promise<void> {
  await queries.query('insert into document_update (item_id, bytes, account_id, visitor_id) values ($1, $2, $3, $4)', [
    itemId,
    Buffer.from(update),
    author.accountId,
    author.visitorId,
  ]);
}
