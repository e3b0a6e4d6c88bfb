import type { EntityManager } from 'typeorm';

/**
 * Returns all people a teacher teaches here, as named in classes and on lists of names. The list is never sent to a browser for a check.
 */
export async function rosterOf(manager: EntityManager, accountId: string): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>(
    `select entry->>'name' as name from names_list l, jsonb_array_elements(l.entries) entry where l.owner_id = $1
     union select a.name from school_class c join pupil_access p on p.class_id = c.id join account a on a.id = p.id
      where c.owner_id = $1 or c.id in (
        select t.class_id from class_teacher t join account o on o.email = t.email where o.id = $1 and t.deactivated_at is null)`,
    [accountId],
  );
  return rows.map(({ name }) => name).filter((name) => name !== null && name !== '');
}
