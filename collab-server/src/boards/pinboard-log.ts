import { LIMITS, PINBOARD_LOG_TOPIC } from '@murmel/contracts';
import { type BoardData, type PinboardActivity, type PinboardTable, pinboardActivities } from '@murmel/documents';
import { type Author, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Typing is one line of the log, not one per pause. */
const AGAIN_AFTER_MS = 120_000;
const TYPED: ReadonlySet<PinboardActivity['kind']> = new Set(['description', 'name', 'colour', 'settings']);
/** Number of remembered entries: more than one process sees in two minutes. Beyond it some lines may be duplicated. */
const REMEMBERED = 10_000;
const lastLine = new Map<string, number>();

/** Writes a user's changes of a pinboard into its activity log, and publishes them to subscribers. */
export async function logPinboard(
  manager: EntityManager,
  { itemId, author, before, after }: { itemId: string; author: Author; before: BoardData<PinboardTable>; after: BoardData<PinboardTable> },
): Promise<void> {
  // Nothing stands there as if the person had done it; the protocol of the administration tells of it.
  if (author.incognitoId) return;
  const lines = pinboardActivities(before, after).filter((line) => !isRepeated(itemId, author, line));
  if (lines.length === 0) return;
  await manager.transaction(async (transaction) => {
    // One after the other: ids are positions for those who read along, and none may become visible after a higher one.
    await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`log of ${itemId}`]);
    await transaction.query(
      `insert into pinboard_activity (item_id, account_id, visitor_id, kind, card_id, list_id, name, detail)
       select $1, $2, $3, line->>'kind', line->>'card', line->>'list', line->>'name', line->>'detail'
         from jsonb_array_elements($4::jsonb) with ordinality as entry (line, position)
        where (select count(*) from pinboard_activity where item_id = $1) < $5 order by position`,
      [itemId, author.accountId, author.visitorId, JSON.stringify(lines), LIMITS.pinboard.activitiesMax],
    );
    await publish(transaction, 'topic.grew', { topic: PINBOARD_LOG_TOPIC.name, id: itemId });
  });
}

function isRepeated(itemId: string, author: Author, { kind, card, list }: PinboardActivity): boolean {
  if (!TYPED.has(kind)) return false;
  const key = [itemId, kind, card, list, author.accountId, author.visitorId].join(' ');
  const now = Date.now();
  const again = now - (lastLine.get(key) ?? -AGAIN_AFTER_MS) < AGAIN_AFTER_MS;
  if (lastLine.size >= REMEMBERED) lastLine.clear();
  lastLine.set(key, now);
  return again;
}
