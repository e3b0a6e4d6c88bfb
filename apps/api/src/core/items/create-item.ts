import {
  type AutoCleanup,
  CONTENT_LICENCES,
  type ContentKind,
  LIMITS,
  PUPIL_ITEM_FIELDS,
  TOOLS,
  type Tool,
  toolOfKind,
} from '@murmel/contracts';
import { Account, berlinMonth, CreationCount, Item, newId, newSecret, Project } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { nextMonthBegins } from '../../platform/berlin-periods.js';
import { newItemFolder } from '../folder-tree/folder-placement.js';
import { noteActivity } from '../project-access/note-activity.js';
import { publishProjectChanged } from '../project-access/publish-project-changed.js';
import type { ItemFields } from '../tool-contribution/item-fields.js';

/** Returns only the fields that were sent: `undefined` must not overwrite stored values. */
export function givenFields(fields: ItemFields): Partial<Item> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Item>;
}

/** @throws FORBIDDEN for fields of teachers that a pupil sends */
export function refuseTeachersFields(account: Account, fields: ItemFields): void {
  const own: readonly string[] = PUPIL_ITEM_FIELDS;
  if (account.type === 'Pupil' && Object.keys(givenFields(fields)).some((name) => !own.includes(name))) throw apiError('FORBIDDEN');
}

/**
 * A pupil makes things only in a project that runs, with the tools that are released there.
 * @throws TOOL_NOT_RELEASED, LIMIT_REACHED with the number
 */
async function projectFor(
  manager: EntityManager,
  owner: Account,
  kind: ContentKind,
  projectId: string | undefined,
): Promise<string | null> {
  if (owner.type !== 'Pupil') return null;
  const project = await releasedProject(manager, kind, projectId);
  const limit = LIMITS.project.ownItems;
  if ((await manager.countBy(Item, { projectId: project.id, ownerId: owner.id })) >= limit) throw apiError('LIMIT_REACHED', { limit });
  return project.id;
}

/** The project of a pupil, in which items of this kind are made; a tool that is switched off for its teacher is not released. @throws TOOL_NOT_RELEASED */
export async function releasedProject(manager: EntityManager, kind: ContentKind, projectId: string | null | undefined): Promise<Project> {
  const project = projectId ? await manager.findOne(Project, { where: { id: projectId }, lock: { mode: 'pessimistic_read' } }) : null;
  const tool = toolOfKind(kind);
  if (!project || !tool || !project.tools.includes(tool)) throw apiError('TOOL_NOT_RELEASED');
  const { disabledTools } = await manager.findOneByOrFail(Account, { id: project.ownerId });
  if (disabledTools.includes(tool)) throw apiError('TOOL_NOT_RELEASED');
  return project;
}

/**
 * Creates an item: locked, readable for guests once it is shared, never cleaned up unless its tool defines otherwise (spec E17 and E32).
 * @param where the project in which a pupil makes it, the folder into which a teacher does
 * @throws LIMIT_REACHED with the number for accounts with the licence `free`, TOOL_NOT_RELEASED, FOLDER_UNKNOWN, FOLDER_TOO_DEEP
 */
export async function createItem(
  manager: EntityManager,
  owner: Account,
  kind: ContentKind,
  fields: ItemFields,
  defaultTitle: string,
  { projectId, folderId }: { projectId?: string | undefined; folderId?: string | undefined } = {},
): Promise<Item> {
  const inProject = await projectFor(manager, owner, kind, projectId);
  await countCreation(manager, owner, kind);
  // Items of pupils are kept for a year at most (spec A38); they end with their class anyway.
  const ends = { projectId: inProject, autoCleanup: inProject === null ? cleanupOfNew(kind) : ('year' as const) };
  const place = await newItemFolder(manager, owner.id, kind, folderId);
  const item = newItem(owner, kind, { title: defaultTitle, folderId: place, ...ends, ...givenFields(fields) });
  await manager.insert(Item, item);
  if (inProject !== null) {
    await noteActivity(manager, { projectId: inProject, pupilId: owner.id, itemId: item.id, kind: 'created' });
    await publishProjectChanged(manager, inProject, owner.id);
  }
  return item;
}

/** Most items stay until they are discarded by hand. */
function cleanupOfNew(kind: ContentKind): AutoCleanup {
  const key = toolOfKind(kind);
  const tool: Tool | undefined = key && TOOLS[key];
  return tool?.cleanup ?? 'never';
}

/** Returns an item in its initial state. */
export function newItem(owner: Account, kind: ContentKind, fields: Partial<Item>): Item {
  const now = new Date();
  return Object.assign(new Item(), {
    id: newId(),
    parentId: null,
    folderId: null,
    kind,
    ownerId: owner.id,
    title: '',
    description: '',
    language: owner.locale ?? 'de',
    gradeLevels: [],
    schoolTypes: [],
    subjectTypes: [],
    tags: [],
    colour: null,
    international: owner.international,
    privacy: 'locked',
    visitorPermission: 'visitor_permissions_read',
    autoCleanup: 'never',
    licence: CONTENT_LICENCES[0],
    templateFor: null,
    token: newSecret(),
    publicToken: newSecret(),
    passwordHash: null,
    linkVersion: 1,
    passwordVersion: 1,
    shortCode: null,
    shortCodeOff: false,
    hiddenAt: null,
    projectId: null,
    discardedAt: null,
    discardedWith: null,
    lostPlace: false,
    contentChangedAt: now,
    createdAt: now,
    updatedAt: now,
    ...fields,
  } satisfies Item);
}

/** Kinds that are counted by month. */
export type CountedCreation = CreationCount['kind'];

/** Counts one more of this month. @throws LIMIT_REACHED, or `code`, with the number, the kind and the next month's begin for the licence `free` */
export async function countCreation(
  manager: EntityManager,
  owner: Account,
  kind: CountedCreation,
  code: 'LIMIT_REACHED' | 'PARTNER_LIMIT_REACHED' = 'LIMIT_REACHED',
): Promise<void> {
  const now = new Date();
  const month = berlinMonth(now);
  const [row] = await manager.query<{ count: number }[]>(
    `insert into creation_count (account_id, kind, month, count) values ($1, $2, $3, 1)
     on conflict (account_id, kind, month) do update set count = creation_count.count + 1 returning count`,
    [owner.id, kind, month],
  );
  const limit = LIMITS.monthlyCreations[kind];
  if (owner.licence === 'free' && limit !== undefined && row!.count > limit)
    throw apiError(code, { limit, kind, resetsAt: nextMonthBegins(now).toISOString() });
}

/** Gives back a count whose creation failed. */
export async function refundCreation(
  manager: EntityManager,
  { accountId, kind, month }: Pick<CreationCount, 'accountId' | 'kind' | 'month'>,
): Promise<void> {
  await manager.query('update creation_count set count = greatest(count - 1, 0) where account_id = $1 and kind = $2 and month = $3', [
    accountId,
    kind,
    month,
  ]);
}

/** Counts the items of this kind that the account created this month. */
export async function createdThisMonth(manager: EntityManager, accountId: string, kind: CountedCreation): Promise<number> {
  const row = await manager.findOneBy(CreationCount, { accountId, kind, month: berlinMonth(new Date()) });
  return row?.count ?? 0;
}
