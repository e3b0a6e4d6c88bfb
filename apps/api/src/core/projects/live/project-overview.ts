import { LIMITS, type ProjectWatch, type WatchedPupil } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import type { Contributions } from '../../tool-contribution/contributions.js';
import { participantsOf } from './activities.js';
import { ActivityStream } from './activity-stream.js';
import { type ProjectScope, projectScope } from './project-scope.js';

type WatchAudience = ProjectWatch['audience'];

interface TimeRow {
  state: ProjectWatch['state'];
  ends_at: Date;
  paused_at: Date | null;
}

interface PupilRow {
  id: string;
  name: string;
  online: boolean;
  item_ids: string[];
  hand_since: Date | null;
}

/** A teacher's overview of one project, for one audience; lives as long as it has viewers. */
export class ProjectOverview {
  private readonly stream: ActivityStream;

  constructor(
    private readonly projectId: string,
    private readonly audience: WatchAudience,
    private readonly contributions: Contributions,
  ) {
    this.stream = new ActivityStream(contributions);
  }

  /** @throws Error when the project was deleted meanwhile */
  async state(manager: EntityManager): Promise<ProjectWatch> {
    const scope = await projectScope(manager, this.projectId);
    const [time] = await manager.query<TimeRow[]>(
      'select n.state, p.ends_at, p.paused_at from project p join project_now n on n.id = p.id where p.id = $1',
      [this.projectId],
    );
    if (!scope || !time) throw new Error('The project is gone');
    const pupils = await pupilsNow(manager, scope);
    const people = await participantsOf(manager, this.contributions, scope);
    const shared = [...scope.items.values()].filter(({ shared: isShared }) => isShared);
    // Other teachers of the class see presence, counts and who asks for help, but no work (spec E21).
    const sees = this.audience === 'observer';
    return {
      audience: this.audience,
      state: time.state,
      endsAt: time.ends_at.toISOString(),
      pausedAt: time.paused_at?.toISOString() ?? null,
      items: shared.map(({ id }) => ({
        itemId: id,
        active: pupils.filter(({ itemIds }) => itemIds.includes(id)).length,
        tookPart: people.get(id)?.size ?? 0,
      })),
      pupils: sees ? pupils : pupils.map((pupil) => ({ ...pupil, itemIds: [] })),
      activities: sees ? await this.stream.newest(manager, scope) : [],
    };
  }
}

/** Returns all pupils who have access now, in the order of the class's list. A pupil with several devices may be in several items. */
async function pupilsNow(manager: EntityManager, { projectId, items }: ProjectScope): Promise<WatchedPupil[]> {
  const rows = await manager.query<PupilRow[]>(
    `select c.id, a.name, count(o.socket_id) > 0 as online, array_remove(array_agg(distinct o.item_id), null) as item_ids, h.raised_at as hand_since
       from project p join pupil_access c on c.class_id = p.class_id and c.deactivated_at is null and c.admitted_at is not null
       join account a on a.id = c.id
       left join project_presence o on o.project_id = p.id and o.pupil_id = c.id and o.seen_at > now() - make_interval(secs => $2)
       left join project_hand h on h.project_id = p.id and h.pupil_id = c.id
      where p.id = $1 group by c.id, c.created_at, a.name, h.raised_at order by c.created_at, c.id`,
    [projectId, LIMITS.project.presenceSeconds],
  );
  return rows.map(({ id, name, online, item_ids: itemIds, hand_since: handSince }) => ({
    id,
    name,
    online,
    itemIds: itemIds.filter((itemId) => items.has(itemId)),
    handSince: handSince?.toISOString() ?? null,
  }));
}
