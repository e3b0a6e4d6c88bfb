import type { PinboardState } from '@murmel/contracts';
import type { BoardActor, Pinboard } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { storedPinboard } from '../stored-pinboard.js';
import { visibleCards, visibleLists } from '../visible-parts.js';
import { reactionCounts, seenCounts } from './reactions-count.js';
import { rosterOf } from './roster.js';

/** All guests see the same; what only one of them sees, they made themselves. */
const GUEST: BoardActor = { person: null, trusted: false, base: 'read', at: 0 };

/** Names, likes and comments as an audience may see them: of guests' boards only what is on the wall for them. */
export async function boardState(manager: EntityManager, itemId: string, audience: PinboardState['audience']): Promise<PinboardState> {
  const board = await storedPinboard(manager, itemId);
  const counts = await reactionCounts(manager, itemId);
  const guest = audience === 'guest';
  const cards = guest ? visibleLists(board, GUEST).flatMap(({ id }) => visibleCards(board, GUEST, id)) : [...board.cardsOf.values()].flat();
  const seen = new Set(cards.map(({ id }) => id));
  const shown = [...counts]
    .filter(([card]) => seen.has(card))
    .map(([card, numbers]) => [card, seenCounts(board, { ...GUEST, trusted: !guest }, numbers)] as const)
    .filter(([, [likes, comments]]) => likes + comments > 0);
  const commenters = await commentersOf(
    manager,
    itemId,
    shown.filter(([, [, comments]]) => comments > 0).map(([card]) => card),
  );
  const roster = await rosterOf(manager, itemId, [
    ...commenters,
    ...cards.map(({ author }) => author),
    ...(guest ? visibleLists(board, GUEST).map(({ author }) => author) : othersOf(board)),
  ]);
  return {
    audience,
    people: Object.fromEntries([...roster].map(([id, { name, teacher }]) => [id, { name, teacher }])),
    counts: Object.fromEntries(shown),
  };
}

/** Returns the people who made a list, put something into the trash or were stopped. */
function othersOf(board: Pinboard): string[] {
  const trashed = [...board.lists, ...[...board.cardsOf.values()].flat()].flatMap(({ trashed: entry }) => (entry ? [entry.by] : []));
  return [...board.lists.map(({ author }) => author), ...trashed, ...board.stops.keys()];
}

async function commentersOf(manager: EntityManager, itemId: string, cards: readonly string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string | null }[]>(
    'select distinct coalesce(account_id, visitor_id) as id from pinboard_comment where item_id = $1 and card_id = any($2)',
    [itemId, cards],
  );
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}
