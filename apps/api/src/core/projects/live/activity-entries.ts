import type { ActivityKind, ProjectActivity } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { Contributions } from '../../tool-contribution/contributions.js';
import { itemsByKind, type ProjectScope } from './project-scope.js';

/** Activity of one pupil within one minute. */
export interface ActivityEntry {
  /** the same for the same pupil, item, kind and minute */
  key: string;
  kind: ActivityKind;
  pupilId: string;
  itemId: string | null;
  at: Date;
  count: number;
}

export const MINUTE_MS = 60_000;

/** One line of the stream. */
export interface MergedEntry extends ActivityEntry {
  /** time of the oldest entry in it, which gives it its key */
  begunAt: Date;
}

/** Part of a project's time in whole minutes, the unit of an entry; `until` itself is excluded. */
export interface ActivityPeriod {
  since: Date;
  until: Date | null;
}

/** Returns the activities of a project's pupils in that time: what tools store, and what only the project knows. Unordered. */
export async function entriesIn(
  manager: EntityManager,
  contributions: Contributions,
  scope: ProjectScope,
  span: ActivityPeriod,
): Promise<ActivityEntry[]> {
  const entries = (await projectEntries(manager, scope, span)).filter(({ itemId }) => isIn(scope, itemId));
  for (const [kind, itemIds] of itemsByKind(scope)) {
    for (const { itemId, accountId, ...done } of (await contributions[kind]?.activity?.between(manager, { itemIds, ...span })) ?? []) {
      const item = scope.items.get(itemId);
      if (!item || !scope.pupils.has(accountId) || done.at < item.from) continue;
      entries.push({
        ...done,
        key: [itemId, accountId, done.kind, Math.floor(done.at.getTime() / MINUTE_MS)].join(' '),
        pupilId: accountId,
        itemId,
      });
    }
  }
  return entries;
}

/** True if the item belongs to the project; activities in items no longer shared are not shown. */
export function isIn({ items }: ProjectScope, itemId: string | null): boolean {
  return itemId === null || items.has(itemId);
}

function projectEntries(manager: EntityManager, { projectId }: ProjectScope, { since, until }: ActivityPeriod): Promise<ActivityEntry[]> {
  return manager.query<ActivityEntry[]>(
    `select id::text as key, kind, pupil_id as "pupilId", item_id as "itemId", at, count from project_activity where project_id = $1 and at >= $2
       and ($3::timestamptz is null or at < $3)`,
    [projectId, since, until],
  );
}

/** The newest first; what the same pupil did in the same item within a minute, with nothing of others between, is one entry. */
export function inOrder(entries: readonly ActivityEntry[]): MergedEntry[] {
  const sorted = [...entries].sort((one, other) => other.at.getTime() - one.at.getTime() || (one.key < other.key ? 1 : -1));
  const joined: MergedEntry[] = [];
  let oldest: ActivityEntry | undefined;
  for (const entry of sorted) {
    const last = joined.at(-1);
    if (last && oldest && isSame(last, entry) && oldest.at.getTime() - entry.at.getTime() <= MINUTE_MS) {
      // The key of the oldest one stays when newer ones join.
      joined[joined.length - 1] = { ...last, key: entry.key, begunAt: entry.at, count: last.count + entry.count };
    } else {
      joined.push({ ...entry, begunAt: entry.at });
    }
    oldest = entry;
  }
  return joined;
}

/** Converts entries to answers for teachers. */
export function activityAnswers(entries: readonly ActivityEntry[], { items, pupils }: ProjectScope): ProjectActivity[] {
  return entries.flatMap(({ key, kind, pupilId, itemId, at, count }) => {
    const name = pupils.get(pupilId);
    if (name === undefined) return [];
    const item = items.get(itemId ?? '');
    return [
      {
        id: key,
        kind,
        at: at.toISOString(),
        pupil: { id: pupilId, name },
        item: item ? { id: item.id, kind: item.kind, title: item.title } : null,
        count,
      },
    ];
  });
}

function isSame(one: ActivityEntry, other: ActivityEntry): boolean {
  return one.kind === other.kind && one.pupilId === other.pupilId && one.itemId === other.itemId;
}
