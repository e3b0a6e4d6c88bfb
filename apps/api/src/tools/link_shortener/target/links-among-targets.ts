import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { ownShortCodeIn, type TargetRules, targetOf } from './target-rules.js';

/**
 * Returns those of the addresses whose short code belongs to a short link now. A code can change hands after it was stored, so that is asked
 * again whenever a link is followed: otherwise two links could lead to each other for ever.
 */
export async function linksAmong(manager: EntityManager, addresses: readonly string[], rules: TargetRules): Promise<ReadonlySet<string>> {
  const codes = new Map(addresses.map((address) => [address, ownShortCodeIn(address, rules)]));
  const asked = [...new Set(codes.values())].filter((code) => code !== undefined);
  if (asked.length === 0) return new Set();
  const rows = await manager.query<{ code: string }[]>(
    'select i.short_code as code from item i join short_link l on l.item_id = i.id where i.short_code = any($1)',
    [asked],
  );
  const taken = new Set(rows.map(({ code }) => code));
  return new Set(addresses.filter((address) => taken.has(codes.get(address) ?? '')));
}

/** Returns the typed target address as it is stored. @throws what `targetOf` throws, LINK_TO_SHORT_LINK for the short address of a link */
export async function checkedTarget(manager: EntityManager, typed: string, rules: TargetRules): Promise<string> {
  const url = targetOf(typed, rules);
  const links = await linksAmong(manager, [url], rules);
  if (links.has(url)) throw apiError('LINK_TO_SHORT_LINK', { host: new URL(url).hostname });
  return url;
}
