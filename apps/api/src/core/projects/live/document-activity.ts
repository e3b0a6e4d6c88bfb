import { activityFrom } from '../../project-access/activity-rows.js';

/**
 * Writers of live documents, from their journal: the index on item and number is walked from the newest row back to `since`. The initial
 * content of a document is in the journal, too, from the moment of its creation; two seconds allow for clocks that differ. The owner of a
 * document's client is known from its first change on; commands carry their person themselves.
 */
export const documentActivity = activityFrom({
  between: `
    select u.item_id as "itemId", u.account_id as "accountId", 'wrote' as kind, max(u.created_at) as at, 1 as count
      from item i cross join lateral (
       select item_id, account_id, created_at from document_update
        where item_id = i.id and account_id is not null and created_at > i.created_at + interval '2 seconds'
          and ($3::timestamptz is null or created_at < $3)
          and seq > coalesce((select seq from document_update where item_id = i.id and created_at < $2 order by seq desc limit 1), 0)) u
     where i.id = any($1) group by u.item_id, u.account_id, date_trunc('minute', u.created_at)`,
  people: `
    select item_id as "itemId", account_id as "accountId" from document_client where item_id = any($1) and account_id is not null and wrote
     union select item_id, account_id from document_update where item_id = any($1) and command_id is not null and account_id is not null`,
});
