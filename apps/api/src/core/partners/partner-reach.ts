import type { Asking } from '../../platform/asking.js';

/** Partners that a caller may see: those that are published, those for international accounts too, or all. */
export type PartnerReach = 'published' | 'international' | 'all';

export function reachOf({ actor, account }: Pick<Asking, 'actor' | 'account'>): PartnerReach {
  if (actor.account?.type === 'User' && actor.account.admin) return 'all';
  return account?.international ? 'international' : 'published';
}

/** The condition in SQL, for a table of partners called `p`. */
export const WITHIN_REACH: Readonly<Record<PartnerReach, string>> = {
  published: '(p.published_at is not null and not p.international)',
  international: '(p.published_at is not null)',
  all: 'true',
};
