import { type Actor, decide, type ProjectFacts } from '@murmel/access-policy';
import { type ContentKind, LIMITS, type Project as ProjectContract, type ProjectState, type ProjectUnit } from '@murmel/contracts';
import { loadProjectFacts, Project } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { otherUnitOf, unitsBefore, unitsMax } from './project-time.js';

interface Row {
  id: string;
  state: ProjectState;
  teacher: string;
  /** tools that are disabled for the project's teacher */
  disabled: string[];
  kinds: ContentKind[] | null;
  online: number;
  onetime: boolean;
}

/** Projects as this person gets them, in the given order. */
export async function projectAnswers(manager: EntityManager, actor: Actor, ids: readonly string[]): Promise<ProjectContract[]> {
  if (ids.length === 0) return [];
  const projects = new Map((await manager.findBy(Project, { id: In([...ids]) })).map((one) => [one.id, one]));
  const rows = await manager.query<Row[]>(
    `select p.id, p.state, a.public_name as teacher, a.disabled_tools as disabled,
            (select array_agg(i.kind order by s.created_at, s.id) from project_item s join item i on i.id = s.item_id and i.discarded_at is null where s.project_id = p.id) as kinds,
            (select count(distinct o.pupil_id)::int from project_presence o where o.project_id = p.id and o.seen_at > now() - make_interval(secs => $2)) as online,
            c.type = 'onetime' as onetime
       from project_now p join account a on a.id = p.owner_id join school_class c on c.id = p.class_id where p.id = any($1)`,
    [ids, LIMITS.project.presenceSeconds],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  const answers: ProjectContract[] = [];
  for (const id of ids) {
    const [project, row, facts] = [projects.get(id), known.get(id), await loadProjectFacts(manager, actor, id)];
    if (project && row && facts) answers.push(answer(project, row, actor, facts));
  }
  return answers;
}

/** @throws NOT_FOUND */
export async function projectAnswer(manager: EntityManager, actor: Actor, id: string): Promise<ProjectContract> {
  const [answer] = await projectAnswers(manager, actor, [id]);
  if (!answer) throw apiError('NOT_FOUND');
  return answer;
}

function answer(
  project: Project,
  { state, teacher, disabled, kinds, online, onetime }: Row,
  actor: Actor,
  facts: ProjectFacts,
): ProjectContract {
  const may = (operation: 'project.update' | 'project.observe' | 'project.visit'): boolean =>
    decide(actor, operation, { project: facts }).allow;
  return {
    id: project.id,
    classId: project.classId,
    name: project.name,
    task: project.task,
    tools: project.tools.filter((tool) => !disabled.includes(tool)),
    teacher: { id: project.ownerId, name: teacher },
    state,
    unit: project.unit,
    units: project.units,
    unitsMax: unitsMax(project.unit),
    otherUnit: onetime ? null : otherUnit(project),
    endsAt: project.endsAt.toISOString(),
    pausedAt: project.pausedAt?.toISOString() ?? null,
    endedAt: endOf(project, state),
    archivedAt: project.archivedAt?.toISOString() ?? null,
    createdAt: project.createdAt.toISOString(),
    kinds: kinds ?? [],
    online: facts.role === 'pupil' ? 0 : online,
    abilities: { update: may('project.update'), observe: may('project.observe'), visit: may('project.visit') },
  };
}

function otherUnit(project: Project): ProjectUnit | null {
  const unit = otherUnitOf(project.unit);
  return unitsBefore(project, unit) < unitsMax(unit) ? unit : null;
}

function endOf({ endedAt, endsAt, archivedAt }: Project, state: ProjectState): string | null {
  if (state !== 'ended') return null;
  return (endedAt ?? (endsAt <= new Date() ? endsAt : (archivedAt ?? endsAt))).toISOString();
}
