import { activityFrom } from '../../../core/project-access/activity-rows.js';

/** Activity of people on pinboards, from the log, read backwards from its end, and from the comments. */
export const pinboardActivity = activityFrom({
  between: `
    select item_id as "itemId", account_id as "accountId", case kind when 'create_card' then 'cardAdded' else 'cardChanged' end as kind,
           max(created_at) as at, count(*)::int as count
      from unnest($1::uuid[]) as i (id)
     cross join lateral (
       select a.* from pinboard_activity a where a.item_id = i.id and a.account_id is not null
          and ($3::timestamptz is null or a.created_at < $3)
          and a.id > coalesce((select id from pinboard_activity where item_id = i.id and created_at < $2 order by id desc limit 1), 0)) a
     group by item_id, account_id, 3, date_trunc('minute', created_at)
     union all
    select item_id, account_id, 'commented', max(created_at), count(*)::int
      from pinboard_comment where item_id = any($1) and account_id is not null and created_at >= $2 and ($3::timestamptz is null or created_at < $3)
     group by item_id, account_id, date_trunc('minute', created_at)`,
  people: `
    select item_id as "itemId", account_id as "accountId" from pinboard_activity where item_id = any($1) and account_id is not null
     union select item_id, account_id from pinboard_comment where item_id = any($1) and account_id is not null`,
});
