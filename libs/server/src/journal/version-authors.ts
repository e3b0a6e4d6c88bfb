import type { Queries } from './stored-document.js';

/** `name` is null for an erased person. */
export interface VersionAuthor {
  id: string;
  name: string | null;
  teacher: boolean;
}

interface NameRow {
  id: string;
  name: string;
  teacher: boolean;
}

/** Names in an item as they are now; nothing is copied into versions (architecture rule 10). */
export async function namesOfAuthors(
  queries: Queries,
  itemId: string,
  accountIds: readonly string[],
  visitorIds: readonly string[],
): Promise<Map<string, VersionAuthor>> {
  const rows = await queries.query<NameRow[]>(
    `select id, public_name as name, type = 'User' as teacher from account where id = any($1::uuid[])
     union all
     select v.id, coalesce(g.name, v.display_name), false from visitor v
       left join guest_name g on g.visitor_id = v.id and g.item_id = $3 where v.id = any($2::uuid[])`,
    [accountIds, visitorIds, itemId],
  );
  const known = new Map<string, VersionAuthor>(rows.map((row) => [row.id, row]));
  for (const id of [...accountIds, ...visitorIds]) {
    if (!known.has(id)) known.set(id, { id, name: null, teacher: false });
  }
  return known;
}
