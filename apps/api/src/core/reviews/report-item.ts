import { LIMITS, type ReportReason } from '@murmel/contracts';
import { Item, ItemReport, newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';

/**
 * Reports an open item. Once per person: again only after a decision and a later change of the item.
 * @throws ALREADY_REPORTED, LIMIT_REACHED with the number: what so many say already needs no further one
 */
export async function reportItem(
  manager: EntityManager,
  context: RequestContext,
  said: { reason: ReportReason; note: string },
): Promise<void> {
  const { id: itemId } = itemOf(context);
  // One after the other, so that the same person's second tap finds the first.
  const item = await manager.findOne(Item, { where: { id: itemId }, lock: { mode: 'pessimistic_write' } });
  if (!item || item.discardedAt) throw apiError('NOT_FOUND');
  const by = { accountId: context.account?.id ?? null, visitorId: context.account ? null : (context.visitor?.id ?? null) };
  const earlier = await manager.query<unknown[]>(
    `select 1 from item_report where item_id = $1 and (account_id = $2::uuid or visitor_id = $3::uuid)
        and (decided_at is null or decided_at >= $4) limit 1`,
    [itemId, by.accountId, by.visitorId, item.contentChangedAt],
  );
  if (earlier.length > 0) throw apiError('ALREADY_REPORTED');
  const limit = LIMITS.report.perItem;
  const [{ waiting }] = await manager.query<[{ waiting: number }]>(
    'select count(*)::integer as waiting from item_report where item_id = $1 and decided_at is null',
    [itemId],
  );
  if (waiting >= limit) throw apiError('LIMIT_REACHED', { limit, what: 'reports' });
  await manager.insert(ItemReport, { id: newId(), itemId, ...by, ...said, createdAt: new Date(), decidedAt: null });
}
