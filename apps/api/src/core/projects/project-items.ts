import {
  type ContentKind,
  fullestRightOf,
  LIMITS,
  type ProjectItem as ProjectItemContract,
  type ProjectItemRight,
  projectActOf,
} from '@murmel/contracts';
import { Item, itemAccessChanged, newId, Project, ProjectItem } from '@murmel/server';
import { type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { publishProjectChanged } from '../project-access/publish-project-changed.js';

interface Row {
  id: string;
  project_id: string;
  right: ProjectItemRight;
  item_id: string;
  kind: ContentKind;
  title: string;
  trashed: boolean;
}

/** Participants by item, as `tookPart` finds them. */
export type Participation = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Shared items in the order in which they were added.
 * @param pupilId for a pupil: only what is there for them, and whether they took part
 */
export async function listProjectItems(
  manager: EntityManager,
  where: { projectId: string } | { id: string },
  tookPart: Participation,
  pupilId?: string,
): Promise<ProjectItemContract[]> {
  const [condition, id] = 'id' in where ? ['s.id = $1', where.id] : ['s.project_id = $1', where.projectId];
  const rows = await manager.query<Row[]>(
    `select s.id, s.project_id, s."right", i.id as item_id, i.kind, i.title, i.discarded_at is not null as trashed
       from project_item s join item i on i.id = s.item_id where ${condition} order by s.created_at, s.id`,
    [id],
  );
  return rows
    .filter(({ trashed }) => pupilId === undefined || !trashed)
    .map((row) => {
      const people = tookPart.get(row.item_id);
      return {
        id: row.id,
        projectId: row.project_id,
        right: row.right,
        item: { id: row.item_id, kind: row.kind, title: row.title, trashed: row.trashed },
        done: pupilId !== undefined && people?.has(pupilId) === true,
        tookPart: pupilId === undefined ? (people?.size ?? 0) : 0,
      };
    });
}

/**
 * Shares one of the project's teacher's items; one that is shared already gets the right.
 * @throws FOREIGN_ITEM for items of others, what belongs to an item and what does not exist: they look the same, PROJECT_ITEM_LIMIT_REACHED with the number,
 * PERMISSION_WITHOUT_MEANING for a right that the tool does not know
 */
export async function shareItem(manager: EntityManager, projectId: string, itemId: string, given?: ProjectItemRight): Promise<string> {
  const { ownerId } = await manager.findOneOrFail(Project, { where: { id: projectId }, lock: { mode: 'pessimistic_write' } });
  const item = await manager.findOne(Item, {
    where: { id: itemId, ownerId, parentId: IsNull() },
    select: { id: true, kind: true, discardedAt: true },
  });
  if (!item || item.discardedAt) throw apiError('FOREIGN_ITEM');
  const right = given ?? fullestRightOf(item.kind);
  refuseMeaningless(item.kind, right);
  const shared = await manager.findOneBy(ProjectItem, { projectId, itemId });
  const limit = LIMITS.project.items;
  if (!shared && (await manager.countBy(ProjectItem, { projectId })) >= limit) throw apiError('PROJECT_ITEM_LIMIT_REACHED', { limit });
  const id = shared?.id ?? newId();
  if (shared) await manager.update(ProjectItem, { id }, { right });
  else await manager.insert(ProjectItem, { id, projectId, itemId, right, createdAt: new Date() });
  await rightChanged(manager, projectId, itemId);
  return id;
}

/** Pupils may do more or less with it from now on. @throws PERMISSION_WITHOUT_MEANING */
export async function changeItemRight(manager: EntityManager, id: string, right: ProjectItemRight): Promise<void> {
  const { projectId, itemId } = await manager.findOneByOrFail(ProjectItem, { id });
  const { kind } = await manager.findOneByOrFail(Item, { id: itemId });
  refuseMeaningless(kind, right);
  await manager.update(ProjectItem, { id }, { right });
  await rightChanged(manager, projectId, itemId);
}

function refuseMeaningless(kind: ContentKind, right: ProjectItemRight): void {
  if (!projectActOf(kind, right)) throw apiError('PERMISSION_WITHOUT_MEANING');
}

/** Stops sharing an item: clients that have it open through the project lose it within two seconds. */
export async function unshareItem(manager: EntityManager, id: string): Promise<void> {
  const { projectId, itemId } = await manager.findOneByOrFail(ProjectItem, { id });
  await manager.delete(ProjectItem, { id });
  await rightChanged(manager, projectId, itemId);
}

async function rightChanged(manager: EntityManager, projectId: string, itemId: string): Promise<void> {
  await itemAccessChanged(manager, itemId);
  await publishProjectChanged(manager, projectId);
}
