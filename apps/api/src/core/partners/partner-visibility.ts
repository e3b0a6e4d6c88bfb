import type { RequestContext } from '../../platform/request-context.js';

/** Partners that a caller may see: those that are published, those for international accounts too, or all. */
export type PartnerVisibility = 'published' | 'international' | 'all';

export function partnerVisibility({ actor, account }: Pick<RequestContext, 'actor' | 'account'>): PartnerVisibility {
  if (actor.account?.type === 'User' && actor.account.admin) return 'all';
  return account?.international ? 'international' : 'published';
}

/** The condition in SQL, for a table of partners called `p`. */
export const VISIBLE_PARTNERS: Readonly<Record<PartnerVisibility, string>> = {
  published: '(p.published_at is not null and not p.international)',
  international: '(p.published_at is not null)',
  all: 'true',
};
