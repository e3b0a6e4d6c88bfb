import { LIMITS } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { noteActivity } from '../../project-access/note-activity.js';
import { publishProjectChanged } from '../../project-access/publish-project-changed.js';

/** Seconds within which a pupil who returns does not count as having been away. */
const AWAY_SECONDS = 120;
const { presenceSeconds } = LIMITS.project;

/** A live connection of a pupil and where it is. */
export interface PupilPresence {
  socketId: string;
  projectId: string;
  pupilId: string;
  /** only items of the project count, with what belongs to them; null: the project itself, or anywhere */
  itemId: string | null;
}

/** A pupil is there now, or somewhere else than before. Notes that they came, and what they opened. @returns the item, when it is one of the project */
export async function recordPresence(
  manager: EntityManager,
  { socketId, projectId, pupilId, itemId }: PupilPresence,
): Promise<string | null> {
  const [before] = await manager.query<{ here: boolean; there: boolean }[]>(
    `select count(*) > 0 as here, count(*) filter (where item_id = $3) > 0 as there from project_presence
      where project_id = $1 and pupil_id = $2 and seen_at > now() - make_interval(secs => $4)`,
    [projectId, pupilId, itemId, presenceSeconds + AWAY_SECONDS],
  );
  const [now] = await manager.query<{ item_id: string | null }[]>(
    `insert into project_presence (socket_id, project_id, pupil_id, item_id, seen_at) values ($1, $2, $3, (
       select i.id from item i where i.id = (select coalesce(parent_id, id) from item where id = $4) and i.discarded_at is null
          and (i.project_id = $2 and i.owner_id = $3 or exists (select 1 from project_item s where s.project_id = $2 and s.item_id = i.id))), now())
     on conflict (socket_id) do update set project_id = excluded.project_id, pupil_id = excluded.pupil_id, item_id = excluded.item_id, seen_at = excluded.seen_at
     returning item_id`,
    [socketId, projectId, pupilId, itemId],
  );
  const place = now?.item_id ?? null;
  if (!before?.here) await noteActivity(manager, { projectId, pupilId, itemId: null, kind: 'came' });
  if (place !== null && !before?.there) await noteActivity(manager, { projectId, pupilId, itemId: place, kind: 'opened' });
  await publishProjectChanged(manager, projectId, pupilId);
  return place;
}

/** Marks a closed connection as absent, as if its last heartbeat were long enough ago. */
export async function removePresence(manager: EntityManager, { socketId, projectId, pupilId }: PupilPresence): Promise<void> {
  await manager.query(
    'update project_presence set seen_at = least(seen_at, now() - make_interval(secs => $3)) where socket_id = $1 and project_id = $2',
    [socketId, projectId, presenceSeconds],
  );
  await publishProjectChanged(manager, projectId, pupilId);
}

/** These connections are still there; also after a crash of the database, which empties the table. */
export async function refreshPresence(manager: EntityManager, places: readonly PupilPresence[]): Promise<void> {
  await manager.query(
    `insert into project_presence (socket_id, project_id, pupil_id, item_id, seen_at)
     select t.socket_id, p.id, a.id, t.item_id, now() from unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[]) as t (socket_id, project_id, pupil_id, item_id)
       join project p on p.id = t.project_id join account a on a.id = t.pupil_id
     on conflict (socket_id) do update set seen_at = excluded.seen_at`,
    [
      places.map(({ socketId }) => socketId),
      places.map(({ projectId }) => projectId),
      places.map(({ pupilId }) => pupilId),
      places.map(({ itemId }) => itemId),
    ],
  );
}

/** Forgets connections of which it does not matter any more that they were there. */
export async function forgetOldPresence(manager: EntityManager): Promise<void> {
  await manager.query('delete from project_presence where seen_at < now() - make_interval(secs => $1)', [presenceSeconds + AWAY_SECONDS]);
}
