import { activityFrom } from '../project-access/activity-rows.js';
import type { ActivityContribution } from '../tool-contribution/contributions.js';
import type { AnswerTables } from './answer-tables.js';

/** Returns the activity of respondents, without drafts. */
export function responseActivity({ responses }: AnswerTables<string>): ActivityContribution {
  return activityFrom({
    between: `
    select item_id as "itemId", account_id as "accountId", 'answered' as kind, submitted_at as at, 1 as count
      from ${responses} where item_id = any($1) and account_id is not null and submitted_at >= $2
       and ($3::timestamptz is null or submitted_at < $3)`,
    people: `select item_id as "itemId", account_id as "accountId" from ${responses} where item_id = any($1) and account_id is not null and submitted_at is not null`,
  });
}
