import { ANONYMOUS, decide, type ItemFacts, NOTHING_GRANTED, NOTHING_PRESENTED } from '@murmel/access-policy';
import type { Item, ShortLink } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { installationOf } from './link-installation.js';
import { currentState } from './short-link-repository.js';
import { isForeign } from './target/target-rules.js';

type Row = Pick<Item, 'kind' | 'ownerId' | 'parentId' | 'privacy' | 'visitorPermission'> &
  ShortLink & { discarded: boolean; hidden: boolean };

const BY_CODE = `select i.kind, i.owner_id as "ownerId", i.parent_id as "parentId", i.privacy, i.visitor_permission as "visitorPermission",
    i.discarded_at is not null as discarded, i.hidden_at is not null as hidden,
    l.item_id as "itemId", l.url, l.opens_at as "opensAt", l.closes_at as "closesAt", l.max_visits as "maxVisits", l.visits
  from item i join short_link l on l.item_id = i.id where i.short_code = $1`;

/**
 * Returns the immediate redirect target of a link's code: pages of the product, for every caller who has the address. Foreign hosts are
 * named on a page first; passwords are asked for there, and links that have not begun or are over are explained there.
 */
export async function resolveShortCode(manager: EntityManager, shortCode: string): Promise<string | undefined> {
  const [row] = await manager.query<Row[]>(BY_CODE, [shortCode]);
  if (!row) return undefined;
  const { rules, visits } = installationOf(manager);
  if (!decide(ANONYMOUS, 'item.read', { item: asAnybody(row) }).allow) return undefined;
  if (isForeign(row.url, rules) || (await currentState(manager, row, rules)) !== 'open') return undefined;
  if (row.maxVisits === null) visits.note(row.itemId);
  else if (!(await visits.take(row.itemId))) return undefined;
  return row.url;
}

/** Returns the facts that apply to a caller who has only the address. */
function asAnybody({ kind, ownerId, parentId, privacy, visitorPermission, discarded, hidden }: Row): ItemFacts {
  return {
    ...{ kind, ownerId, parentId, privacy, visitorPermission, discarded, hidden },
    ...{ reported: false, disputed: false, memberRole: null, project: null, schoolTemplate: false, folders: [] },
    granted: NOTHING_GRANTED,
    presented: { ...NOTHING_PRESENTED, token: true },
  };
}
