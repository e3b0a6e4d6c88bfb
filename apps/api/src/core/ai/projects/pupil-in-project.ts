import { berlinDay } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Access of a pupil to an assistant, or to a text in which models help, through an active project of their class. */
export interface PupilInProject {
  projectId: string;
  /** teacher of the project; the roster of this teacher names the people that texts may mention */
  teacherId: string;
  /** all of the class, or this pupil alone */
  stopped: boolean;
  /** extra questions for today beyond the common limit */
  extra: number;
  mayForce: boolean;
  /** true if the project's teacher reads the questions */
  readable: boolean;
}

/**
 * SQL expressions for a teacher's model settings for one pupil, from the rows `s` of `project_ai` and `o` of `project_ai_pupil`, if any;
 * `$3` is today.
 */
export const MODEL_PERMISSIONS = {
  stopped: 'coalesce(s.paused, false) or coalesce(o.stopped, false)',
  extra: 'case when o.extra_day = $3::date then o.extra else 0 end',
  mayForce: 'coalesce(s.may_force, false)',
  readable: 's.readable_since is not null',
} as const;
const { stopped: STOPPED, extra: EXTRA, mayForce: MAY_FORCE, readable: READABLE } = MODEL_PERMISSIONS;

interface Row {
  project_id: string;
  teacher_id: string;
  stopped: boolean;
  extra: number;
  may_force: boolean;
  readable: boolean;
}

/**
 * Returns the project through which a pupil asks. First choice is the project named by their page, if it shares the assistant. Second is
 * another one that shares it, the one with the highest limit. Last is the one they are in, from where they reached the assistant by another
 * way. Naming a project that does not share the assistant therefore cannot bypass a project.
 * @param current what the page says
 * @param inTexts only those in which models help with texts
 * @returns undefined for who is in none: their own thing, or a link
 */
export async function pupilInProject(
  manager: EntityManager,
  pupilId: string,
  itemId: string,
  current: string | undefined,
  inTexts = false,
): Promise<PupilInProject | undefined> {
  const [row] = await manager.query<Row[]>(
    `select n.id as project_id, n.owner_id as teacher_id, ${STOPPED} as stopped, ${EXTRA} as extra, ${MAY_FORCE} as may_force, ${READABLE} as readable
       from project_now n join pupil_access c on c.class_id = n.class_id and c.id = $1
       left join item_in_project i on i.project_id = n.id and i.item_id = $2
       left join project_ai s on s.project_id = n.id left join project_ai_pupil o on o.project_id = n.id and o.pupil_id = $1
      where n.state = 'active' and (i.item_id is not null or n.id = $4) and (not $5 or (s.in_texts and i.item_id is not null))
      order by i.item_id is null, n.id is not distinct from $4 desc, stopped, extra desc, n.id limit 1`,
    [pupilId, itemId, berlinDay(new Date()), current ?? null, inTexts],
  );
  if (!row) return undefined;
  const { project_id: projectId, teacher_id: teacherId, stopped, extra, may_force: mayForce, readable } = row;
  return { projectId, teacherId, stopped, extra, mayForce, readable };
}
