import type { Queries } from './stored-document.js';

/** Auto cleanup counts in days (spec E11) and the library sorts by minutes: no need to touch a row all the time. */
const UPDATE = `update item set content_changed_at = now()
  where (id = any($1::uuid[]) or id in (select parent_id from item where id = any($1::uuid[]))) and content_changed_at < now() - interval '1 minute'`;

/** Remembers on items, and on those that they belong to, that their content changed now. */
export async function noteContentChanged(queries: Queries, itemIds: readonly string[]): Promise<void> {
  await queries.query(UPDATE, [itemIds]);
}
