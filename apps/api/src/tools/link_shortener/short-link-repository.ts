import type { LinkState } from '@murmel/contracts';
import { ShortLink } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { linksAmong } from './target/links-among-targets.js';
import { isRefused, type TargetRules } from './target/target-rules.js';

/** @throws NOT_FOUND for an item that is no link */
export async function shortLinkOf(manager: EntityManager, itemId: string): Promise<ShortLink> {
  const link = await manager.findOneBy(ShortLink, { itemId });
  if (!link) throw apiError('NOT_FOUND');
  return link;
}

type Followed = Omit<ShortLink, 'itemId'>;

/** Returns the states of links for visitors who follow them now, in the order of the links. */
export async function statesOf(manager: EntityManager, links: readonly Followed[], rules: TargetRules): Promise<LinkState[]> {
  const loops = await linksAmong(
    manager,
    links.map(({ url }) => url),
    rules,
  );
  const now = new Date();
  return links.map((link) => stateOf(link, isRefused(link.url, rules) || loops.has(link.url), now));
}

/** Returns the state of a link for a visitor who follows it now. */
export async function currentState(manager: EntityManager, link: Followed, rules: TargetRules): Promise<LinkState> {
  return (await statesOf(manager, [link], rules))[0]!;
}

function stateOf({ url, opensAt, closesAt, maxVisits, visits }: Followed, refused: boolean, now: Date): LinkState {
  if (url === '') return 'empty';
  if (refused) return 'refused';
  if (opensAt && now < opensAt) return 'early';
  if (closesAt && now >= closesAt) return 'over';
  return maxVisits !== null && visits >= maxVisits ? 'usedUp' : 'open';
}
