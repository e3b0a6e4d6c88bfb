import type { EntityManager } from 'typeorm';

export interface DocumentAuthor {
  clientIds: number[];
  id: string;
  name: string;
  teacher: boolean;
}

/**
 * Returns the author behind each Yjs client of a document, with their current names. A person who wrote both signed in and as a visitor
 * counts as the account. Erased people and suggestions of a model are missing.
 */
export async function documentAuthors(manager: EntityManager, itemId: string): Promise<DocumentAuthor[]> {
  const rows = await manager.query<{ client_ids: string[]; id: string; name: string; teacher: boolean }[]>(
    `select array_agg(c.client_id order by c.client_id) as client_ids,
            coalesce(a.id, v.id) as id, coalesce(a.public_name, g.name, v.display_name) as name, coalesce(a.type = 'User', false) as teacher
       from document_client c
       left join account a on a.id = c.account_id
       left join visitor v on v.id = c.visitor_id and c.account_id is null
       left join guest_name g on g.visitor_id = v.id and g.item_id = c.item_id
      where c.item_id = $1 and c.wrote and not c.suggested and coalesce(a.id, v.id) is not null
      group by a.id, v.id, a.public_name, g.name, v.display_name, a.type
      order by min(c.created_at), 2`,
    [itemId],
  );
  return rows.map(({ client_ids, ...author }) => ({ ...author, clientIds: client_ids.map(Number) }));
}
