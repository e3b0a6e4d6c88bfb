import type { PinboardActivityEntry, PinboardActivityKind } from '@murmel/contracts';
import type { Pinboard } from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { rosterOf } from '../people/roster.js';

/** Kinds of activities that only teachers see: their moderation of the lesson. */
const TEACHERS_ONLY: readonly PinboardActivityKind[] = ['settings', 'stop_person', 'hide_card', 'release_card'];

export interface ActivityQuery {
  page: number;
  limit: number;
  kind?: PinboardActivityKind | undefined;
  /** own id on the board */
  card?: string | undefined;
  /** account or visitor id */
  person?: string | undefined;
  /** cards and lists that a guest may see now; without it everything is listed */
  seen?: { cards: readonly string[]; lists: readonly string[] };
}

export interface ActivityRow {
  id: string;
  kind: PinboardActivityKind;
  at: Date;
  person: string | null;
  card: string | null;
  list: string | null;
  name: string;
  detail: string;
}

const COLUMNS = 'id, kind, created_at as at, coalesce(account_id, visitor_id) as person, card_id as card, list_id as list, name, detail';

/** Newest first. An entry about a card names the list that it was in, or came into: a guest must see both now. */
export async function listActivities(
  manager: EntityManager,
  itemId: string,
  query: ActivityQuery,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const { page, limit, kind, card, person, seen } = query;
  const condition = `item_id = $1 and ($2::text is null or kind = $2) and ($3::text is null or card_id = $3)
    and ($4::uuid is null or account_id = $4 or (account_id is null and visitor_id = $4))
    and ($5::text[] is null or (kind <> all($7) and list_id = any($6) and (card_id is null or card_id = any($5))))`;
  const values = [itemId, kind ?? null, card ?? null, person ?? null, seen?.cards ?? null, seen?.lists ?? null, TEACHERS_ONLY];
  const rows = await manager.query<ActivityRow[]>(
    `select ${COLUMNS} from pinboard_activity where ${condition} order by id desc limit $8 offset $9`,
    [...values, limit, (page - 1) * limit],
  );
  const [counted] = await manager.query<{ total: number }[]>(
    `select count(*)::int as total from pinboard_activity where ${condition}`,
    values,
  );
  return { rows, total: counted?.total ?? 0 };
}

/**
 * Returns the activities logged after an entry, the oldest first.
 * @param after id of the entry, 0 for the beginning
 * @returns undefined when the log does not reach as far
 */
export async function activitiesAfter(
  manager: EntityManager,
  itemId: string,
  after: number,
  limit: number,
): Promise<ActivityRow[] | undefined> {
  const rows = await manager.query<ActivityRow[]>(
    `select ${COLUMNS} from pinboard_activity where item_id = $1 and id > $2 order by id limit $3`,
    [itemId, after, limit],
  );
  if (rows.length > 0 || after === 0) return rows;
  const [last] = await manager.query<{ reaches: boolean }[]>(
    'select exists (select 1 from pinboard_activity where item_id = $1 and id >= $2) as reaches',
    [itemId, after],
  );
  return last?.reaches ? rows : undefined;
}

/** Builds the answers: with current names, and only with cards and lists that still exist. */
export async function activityEntries(
  manager: EntityManager,
  itemId: string,
  rows: readonly ActivityRow[],
  board: Pick<Pinboard, 'card' | 'list'>,
): Promise<PinboardActivityEntry[]> {
  const roster = await rosterOf(
    manager,
    itemId,
    rows.map(({ person }) => person),
  );
  return rows.map(({ person, at, card, list, ...row }) => ({
    ...row,
    at: at.toISOString(),
    person: roster.get(person ?? '') ?? null,
    card: board.card(card ?? '') ? card : null,
    list: board.list(list ?? '') ? list : null,
  }));
}
