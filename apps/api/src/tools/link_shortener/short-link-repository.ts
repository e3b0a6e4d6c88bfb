import type { LinkState } from '@murmel/contracts';
import { ShortLink } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { isRefused, type TargetRules } from './target/target-rules.js';

/** @throws NOT_FOUND for an item that is no link */
export async function shortLinkOf(manager: EntityManager, itemId: string): Promise<ShortLink> {
  const link = await manager.findOneBy(ShortLink, { itemId });
  if (!link) throw apiError('NOT_FOUND');
  return link;
}

/** Returns the state of a link for a visitor who follows it now. */
export function stateOf(link: Omit<ShortLink, 'itemId'>, rules: TargetRules, now = new Date()): LinkState {
  const { url, opensAt, closesAt, maxVisits, visits } = link;
  if (url === '') return 'empty';
  if (isRefused(url, rules)) return 'refused';
  if (opensAt && now < opensAt) return 'early';
  if (closesAt && now >= closesAt) return 'over';
  return maxVisits !== null && visits >= maxVisits ? 'usedUp' : 'open';
}
