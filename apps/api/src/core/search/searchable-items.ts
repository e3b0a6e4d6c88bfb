/**
 * SQL for the items of an account: own, shared with it, in folders shared with it, and what pupils made in its projects. May contain too
 * many, since `decide` has the last word; content visible only to those who may change an item is searched for them only.
 */
export const SEARCHABLE_ITEMS = `recursive entered as (
    select f.id from account a join item_member m on m.email = a.email join item f on f.id = m.item_id and f.kind = 'folder'
     where a.id = $1 and a.confirmed_at is not null
    union select i.id from entered e join item i on i.folder_id = e.id),
  reach as materialized (
    select id, bool_or(inside) as inside from (
      select id, true as inside from item where owner_id = $1
      union all select m.item_id, m.role = 'write' from account a join item_member m on m.email = a.email where a.id = $1 and a.confirmed_at is not null
      union all select id, false from entered
      union all select i.id, false from class_member m join project_now p on p.class_id = m.class_id join item i on i.project_id = p.id
                 where m.account_id = $1 and (m.role = 'owner' or (m.role = 'teacher' and p.owner_id = $1))) r
     group by id)`;
