import type { EntityManager } from 'typeorm';
import type { ActivityContribution, ItemActivity } from '../tool-contribution/contributions.js';

interface Queries {
  /** entries per item, person, kind and minute; `$1` the items, `$2` since when, `$3` until when or null */
  between: string;
  /** SQL for `item_id` and `account_id` of all participants; `$1` the items */
  people: string;
}

/** Returns stored data of a tool as activities; columns of the results are named like the fields. */
export function activityFrom({ between: entries, people }: Queries): ActivityContribution {
  return {
    between: (manager: EntityManager, { itemIds, since, until }) => manager.query<ItemActivity[]>(entries, [itemIds, since, until]),
    people: (manager, itemIds) => manager.query<{ itemId: string; accountId: string }[]>(people, [itemIds]),
  };
}
