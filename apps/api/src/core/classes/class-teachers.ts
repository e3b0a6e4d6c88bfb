import { type ClassTeacherEntry, LIMITS, ownLook } from '@murmel/contracts';
import { Account, ClassTeacher, newId, publish, SchoolClass } from '@murmel/server';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { endProjectsOf, handOverProjects, pauseProjectsOf } from '../projects/projects-of-leavers.js';
import { publishClassProjectsChanged, refuseTooManyClasses } from './classes.js';

interface Row {
  id: string;
  email: string;
  name: string | null;
  account_id: string | null;
  deactivated_at: Date | null;
}

async function entries(manager: EntityManager, condition: 't.class_id = $1' | 't.id = $1', id: string): Promise<ClassTeacherEntry[]> {
  const rows = await manager.query<Row[]>(
    `select t.id, t.email, a.public_name as name, a.id as account_id, t.deactivated_at from class_teacher t left join account a on a.email = t.email and a.confirmed_at is not null
      where ${condition} order by t.created_at, t.id`,
    [id],
  );
  return rows.map(({ deactivated_at: deactivatedAt, account_id: accountId, ...row }) => ({
    ...row,
    look: accountId === null ? null : ownLook(accountId),
    state: deactivatedAt ? 'deactivated' : 'active',
  }));
}

/** Lists all teachers whom the owner added, oldest first. */
export function listTeachers(manager: EntityManager, classId: string): Promise<ClassTeacherEntry[]> {
  return entries(manager, 't.class_id = $1', classId);
}

/** Lists the colleagues to whom the caller can hand over: all who teach in the class except the caller; its owner first. */
export async function listColleagues(
  manager: EntityManager,
  classId: string,
  ownId: string,
): Promise<{ id: string; name: string; owner: boolean }[]> {
  return manager.query(
    `select a.id, a.public_name as name, m.role = 'owner' as owner from class_member m join account a on a.id = m.account_id
      where m.class_id = $1 and m.role in ('owner', 'teacher') and m.account_id <> $2 order by owner desc, name, id`,
    [classId, ownId],
  );
}

/** @throws ALREADY_MEMBER (the owner is one too), LIMIT_REACHED with the number */
export async function addTeacher(manager: EntityManager, classId: string, email: string): Promise<ClassTeacherEntry> {
  const { ownerId } = await manager.findOneOrFail(SchoolClass, { where: { id: classId }, lock: { mode: 'pessimistic_write' } });
  const owned = await manager.existsBy(Account, { id: ownerId, email });
  if (owned || (await manager.existsBy(ClassTeacher, { classId, email }))) throw apiError('ALREADY_MEMBER');
  const limit = LIMITS.schoolClass.teachers;
  if ((await manager.countBy(ClassTeacher, { classId })) >= limit) throw apiError('LIMIT_REACHED', { limit });
  const id = newId();
  await manager.insert(ClassTeacher, { id, classId, email, deactivatedAt: null, createdAt: new Date() });
  return oneTeacher(manager, id);
}

/**
 * Activates or deactivates a teacher. A deactivated one loses access at once, and what they let run is paused; they resume it themselves
 * once they are back.
 */
export async function switchTeacher(database: DataSource, id: string, active: boolean): Promise<ClassTeacherEntry> {
  return database.transaction(async (manager) => {
    const entry = await manager.findOne(ClassTeacher, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!entry) throw apiError('NOT_FOUND');
    const account = await accountBehind(manager, entry);
    await manager.query(
      'update class_teacher set deactivated_at = case when $2 then null else coalesce(deactivated_at, now()) end where id = $1',
      [id, active],
    );
    if (account && !active) {
      await pauseProjectsOf(manager, entry.classId, account);
      await publish(manager, 'access.changed', { accountId: account });
    }
    return oneTeacher(manager, id);
  });
}

/** The owner takes a co-teacher out of the class. */
export async function removeTeacher(database: DataSource, id: string): Promise<void> {
  await database.transaction(async (manager) => {
    const entry = await manager.findOne(ClassTeacher, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (entry) await takeOut(manager, entry, undefined);
  });
}

/**
 * Removes a teacher from a class at their own request; its owner hands it over with everything that is theirs in it.
 * @param handOverTo colleague who takes over their projects, or the class; without one projects end, and an owner cannot leave
 * @throws NOT_FOUND when that is no teacher of this class, BAD_REQUEST instead where one is required, LIMIT_REACHED when they have
 *   as many classes as they can have
 */
export async function leaveClass(database: DataSource, classId: string, account: Account, handOverTo: string | undefined): Promise<void> {
  await database.transaction(async (manager) => {
    // Two who leave at once cannot hand over to each other.
    await manager.query('select 1 from school_class where id = $1 for update', [classId]);
    const colleagues = handOverTo === undefined ? [] : await listColleagues(manager, classId, account.id);
    const owned = await manager.findOneBy(SchoolClass, { id: classId, ownerId: account.id });
    if (owned) return handOverClass(manager, owned, colleagues.find(({ id }) => id === handOverTo)?.id);
    if (handOverTo !== undefined && !colleagues.some(({ id }) => id === handOverTo)) throw apiError('NOT_FOUND');
    const entry = account.email === null ? null : await manager.findOneBy(ClassTeacher, { classId, email: account.email });
    if (entry) await takeOut(manager, entry, handOverTo);
  });
}

/** The class is a colleague's from now on: its limits, its school and its end go with them. */
async function handOverClass(manager: EntityManager, { id: classId, ownerId }: SchoolClass, toId: string | undefined): Promise<void> {
  if (toId === undefined) throw apiError('BAD_REQUEST', { field: 'handOverTo' });
  const { email } = await manager.findOneOrFail(Account, { where: { id: toId }, lock: { mode: 'pessimistic_write' } });
  await refuseTooManyClasses(manager, toId);
  await manager.update(SchoolClass, { id: classId }, { ownerId: toId });
  await manager.delete(ClassTeacher, { classId, email: email! });
  await handOverProjects(manager, classId, ownerId, toId);
  await publishClassProjectsChanged(manager, classId);
  for (const accountId of [ownerId, toId]) await publish(manager, 'access.changed', { accountId });
}

async function takeOut(manager: EntityManager, entry: ClassTeacher, handOverTo: string | undefined): Promise<void> {
  const account = await accountBehind(manager, entry);
  await manager.delete(ClassTeacher, { id: entry.id });
  if (!account) return;
  await (handOverTo === undefined
    ? endProjectsOf(manager, entry.classId, account)
    : handOverProjects(manager, entry.classId, account, handOverTo));
  await publish(manager, 'access.changed', { accountId: account });
}

/** Returns the account behind an entry: the one that has confirmed its address. */
async function accountBehind(manager: EntityManager, { email }: ClassTeacher): Promise<string | undefined> {
  return (await manager.findOne(Account, { where: { email, confirmedAt: Not(IsNull()) }, select: { id: true } }))?.id;
}

async function oneTeacher(manager: EntityManager, id: string): Promise<ClassTeacherEntry> {
  const [teacher] = await entries(manager, 't.id = $1', id);
  if (!teacher) throw apiError('NOT_FOUND');
  return teacher;
}
