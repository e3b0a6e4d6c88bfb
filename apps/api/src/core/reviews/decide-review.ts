import { isReportable, type Verdict } from '@murmel/contracts';
import { Item, ItemVerdict, newId, publishItemAccessChanged } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

interface Decided {
  itemId: string;
  reviewerId: string;
  verdict: Verdict;
  reason: string;
}

/**
 * Closes all open reports on an item, and hides it or leaves it open; access of clients that have it open is rechecked at once. Of two
 * reviewers the later one counts, and both are logged.
 * @throws NOT_FOUND for what its owner has closed meanwhile
 */
export function decideReview(database: DataSource, { itemId, reviewerId, verdict, reason }: Decided): Promise<void> {
  return database.transaction(async (manager) => {
    const item = await manager.findOne(Item, { where: { id: itemId }, lock: { mode: 'pessimistic_write' } });
    if (!item || item.discardedAt || !isReportable(item)) throw apiError('NOT_FOUND');
    const now = new Date();
    await manager.insert(ItemVerdict, { id: newId(), itemId, reviewerId, verdict, reason, createdAt: now, askedAgainAt: null });
    await manager.query('update item_report set decided_at = $2 where item_id = $1 and decided_at is null', [itemId, now]);
    const hiddenAt = verdict === 'hidden' ? (item.hiddenAt ?? now) : null;
    // Catalogues ask for what was changed since: what is back is told to them again.
    await manager.update(Item, { id: itemId }, { hiddenAt, updatedAt: now });
    await publishItemAccessChanged(manager, itemId);
  });
}

/** Records an owner's request to review a hidden item again; a repeated request has no effect. */
export function askForReview(database: DataSource, itemId: string): Promise<void> {
  return database.transaction(async (manager) => {
    await manager.query(
      `update item_verdict set asked_again_at = now() where asked_again_at is null and verdict = 'hidden'
          and id = (select id from item_verdict where item_id = $1 order by created_at desc limit 1)`,
      [itemId],
    );
    await publishItemAccessChanged(manager, itemId);
  });
}
