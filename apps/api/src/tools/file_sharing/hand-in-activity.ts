import { activityFrom } from '../../core/project-access/activity-rows.js';

/** Activity of people who handed in. */
export const handInActivity = activityFrom({
  between: `
    select item_id as "itemId", account_id as "accountId", 'answered' as kind, max(created_at) as at, count(*)::int as count
      from owner_file where item_id = any($1) and used_by = 'answer' and account_id is not null and created_at >= $2
       and ($3::timestamptz is null or created_at < $3) group by item_id, account_id, date_trunc('minute', created_at)`,
  people: `select distinct item_id as "itemId", account_id as "accountId" from owner_file where item_id = any($1) and used_by = 'answer' and account_id is not null`,
});
