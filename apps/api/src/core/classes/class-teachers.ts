import { LIMITS, type ClassTeacherEntry } from '@murmel/contracts';
import { Account, ClassTeacher, newId, SchoolClass } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

interface Row {
  id: string;
  email: string;
  name: string | null;
  deactivated_at: Date | null;
}

async function entries(manager: EntityManager, condition: 't.class_id = $1' | 't.id = $1', id: string): Promise<ClassTeacherEntry[]> {
  const rows = await manager.query<Row[]>(
    `select t.id, t.email, a.public_name as name, t.deactivated_at from class_teacher t left join account a on a.email = t.email and a.confirmed_at is not null
      where ${condition} order by t.created_at, t.id`, [id],
  );
  return rows.map(({ deactivated_at: deactivatedAt, ...row }) => ({ ...row, state: deactivatedAt ? 'deactivated' : 'active' }));
}

/** Everybody whom the owner took along, oldest first. */
export function listTeachers(manager: EntityManager, classId: string): Promise<ClassTeacherEntry[]> {
  return entries(manager, 't.class_id = $1', classId);
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

export async function switchTeacher(manager: EntityManager, id: string, active: boolean): Promise<ClassTeacherEntry> {
  await manager.query('update class_teacher set deactivated_at = case when $2 then null else coalesce(deactivated_at, now()) end where id = $1', [id, active]);
  return oneTeacher(manager, id);
}

/** A co-teacher goes by themselves. */
export async function leaveClass(manager: EntityManager, classId: string, email: string | null): Promise<void> {
  if (email !== null) await manager.delete(ClassTeacher, { classId, email });
}

async function oneTeacher(manager: EntityManager, id: string): Promise<ClassTeacherEntry> {
  const [teacher] = await entries(manager, 't.id = $1', id);
  if (!teacher) throw apiError('NOT_FOUND');
  return teacher;
}
