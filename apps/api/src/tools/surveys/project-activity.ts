import { activityFrom } from '../../core/projects/live/activity-rows.js';

/** Who answered surveys; a draft is no answer yet. */
export const surveyActivity = activityFrom({
  between: `
    select item_id as "itemId", account_id as "accountId", 'answered' as kind, submitted_at as at, 1 as count
      from survey_response where item_id = any($1) and account_id is not null and submitted_at >= $2
       and ($3::timestamptz is null or submitted_at < $3)`,
  people:
    'select item_id as "itemId", account_id as "accountId" from survey_response where item_id = any($1) and account_id is not null and submitted_at is not null',
});
