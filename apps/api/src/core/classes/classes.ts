import { type Admission, LIMITS, type SchoolClassType } from '@murmel/contracts';
import { type Account, databaseNow, newId, newSecret, publish, SchoolClass } from '@murmel/server';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { ClientNetwork } from '../accounts/client-networks.js';
import { publishProjectAccessChanged } from '../project-access/publish-project-access.js';
import { setTeacherNetwork } from './sign-in/class-networks.js';

const { permanentDays, onetimeHours, openMinutes, classesPerTeacher } = LIMITS.schoolClass;
const HOUR_MS = 3_600_000;
/** SQL condition for the classes a teacher sees: own classes, and those in which they were made a teacher. */
export const THEIR_CLASSES = `(c.owner_id = $1 or exists (
  select 1 from class_teacher t join account a on a.email = t.email where t.class_id = c.id and a.id = $1 and a.confirmed_at is not null and t.deactivated_at is null))`;

/** One page of a teacher's classes, the newest first. */
export async function listClasses(
  manager: EntityManager,
  teacherId: string,
  { archived, page, limit }: { archived: boolean; page: number; limit: number },
): Promise<{ classes: SchoolClass[]; total: number }> {
  const rows = await manager.query<{ id: string; total: number }[]>(
    `select c.id, count(*) over ()::int as total from school_class c where ${THEIR_CLASSES} and c.discarded_at is null and (c.archived_at is not null) = $2 order by c.created_at desc, c.id limit $3 offset $4`,
    [teacherId, archived, limit, (page - 1) * limit],
  );
  const found = await manager.findBy(
    SchoolClass,
    rows.map(({ id }) => ({ id })),
  );
  return { classes: rows.flatMap(({ id }) => found.find((one) => one.id === id) ?? []), total: rows[0]?.total ?? 0 };
}

/** @throws LIMIT_REACHED with the number */
export async function createClass(manager: EntityManager, owner: Account, name: string, type: SchoolClassType): Promise<SchoolClass> {
  // Two at the same moment are counted one after the other.
  await manager.query('select 1 from account where id = $1 for update', [owner.id]);
  await refuseTooManyClasses(manager, owner.id);
  const now = new Date();
  const made = manager.create(SchoolClass, {
    id: newId(),
    ownerId: owner.id,
    name,
    type,
    token: newSecret(),
    codeHash: null,
    codeSealed: null,
    admission: 'auto',
    openUntil: null,
    archivedAt: null,
    discardedAt: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + (type === 'permanent' ? permanentDays * 24 : onetimeHours) * HOUR_MS),
  });
  await manager.insert(SchoolClass, made);
  return made;
}

/** Refuses a class beyond the limit, not counting the trash. @throws LIMIT_REACHED with the number */
export async function refuseTooManyClasses(manager: EntityManager, ownerId: string): Promise<void> {
  if ((await manager.countBy(SchoolClass, { ownerId, discardedAt: IsNull() })) >= classesPerTeacher)
    throw apiError('LIMIT_REACHED', { limit: classesPerTeacher });
}

export interface ClassChange {
  name?: string | undefined;
  archived?: boolean | undefined;
  admission?: Admission | undefined;
}

/**
 * Updates a class. An archived class admits no pupils, and its projects have ended. Pupils who wait in a onetime class go on waiting,
 * whatever is chosen for later ones.
 */
export async function updateClass(database: DataSource, id: string, { name, archived, admission }: ClassChange): Promise<void> {
  await database.transaction(async (manager) => {
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(admission === undefined ? {} : { admission }),
      ...(archived === undefined ? {} : archived ? { archivedAt: new Date(), openUntil: null } : { archivedAt: null }),
    };
    if (Object.keys(change).length > 0) await manager.update(SchoolClass, { id }, change);
    if (archived) await endSessionsOfClass(manager, id);
    if (archived !== undefined) await publishClassProjectsChanged(manager, id);
  });
}

/**
 * Opens the class for codes for a limited time, or closes it.
 * @param where the teacher stands: there a code alone is enough (ADR 19)
 */
export async function openClass(
  database: DataSource,
  id: string,
  open: boolean,
  where: { teacherId: string; place: ClientNetwork },
): Promise<void> {
  const openUntil = open ? new Date(databaseNow().getTime() + openMinutes * 60_000) : null;
  await database.transaction(async (manager) => {
    await manager.update(SchoolClass, { id }, { openUntil });
    await setTeacherNetwork(manager, where.place, id, where.teacherId, openUntil);
  });
}

/** Rechecks the access of all clients that have one of the class's projects, or content of it, open. */
export async function publishClassProjectsChanged(manager: EntityManager, classId: string): Promise<void> {
  const projects = await manager.query<{ id: string }[]>('select id from project where class_id = $1', [classId]);
  for (const { id } of projects) await publishProjectAccessChanged(manager, id);
}

/** Signs out all pupils of a class. */
export async function endSessionsOfClass(manager: EntityManager, classId: string): Promise<void> {
  const rows = await manager.query<{ id: string }[]>('select id from pupil_access where class_id = $1', [classId]);
  for (const { id } of rows) await endSessionsOf(manager, id);
}

/** Signs out a pupil on all devices. */
export async function endSessionsOf(manager: EntityManager, accountId: string): Promise<void> {
  const [ended] = await manager.query<[{ hash: string }[], number]>('delete from session where account_id = $1 returning hash', [
    accountId,
  ]);
  for (const { hash } of ended) await publish(manager, 'access.changed', { sessionHash: hash });
}
