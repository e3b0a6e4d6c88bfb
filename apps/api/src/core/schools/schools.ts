import type { SchoolRole } from '@murmel/contracts';
import { newId, newSecret, School } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

/** Makes a school with its first admin. @returns its id. @throws ALREADY_IN_SCHOOL */
export async function foundSchool(manager: EntityManager, founderId: string, name: string): Promise<string> {
  const id = newId();
  await manager.insert(School, { id, name, token: newSecret(), createdAt: new Date() });
  await joinSchool(manager, id, founderId, 'admin');
  return id;
}

/** Adds an account to a school. @throws ALREADY_IN_SCHOOL also when it joined one at this moment */
export async function joinSchool(manager: EntityManager, schoolId: string, accountId: string, role: SchoolRole): Promise<void> {
  const [, entered] = await manager.query<[unknown[], number]>(
    "update account set school_id = $1, school_role = $3, school_since = now() where id = $2 and school_id is null and type = 'User' and confirmed_at is not null",
    [schoolId, accountId, role],
  );
  if (entered === 0) throw apiError('ALREADY_IN_SCHOOL');
}

export async function renameSchool(database: DataSource, id: string, name: string): Promise<void> {
  await database.manager.update(School, { id }, { name });
}

interface ListedSchool {
  id: string;
  name: string;
  createdAt: string;
  teachers: number;
}

/** One page of all schools, by name. */
export async function listSchools(
  manager: EntityManager,
  page: number,
  limit: number,
): Promise<{ schools: ListedSchool[]; total: number }> {
  const [schools, total] = await manager.findAndCount(School, { order: { name: 'ASC', id: 'ASC' }, skip: (page - 1) * limit, take: limit });
  const counted = await manager.query<{ id: string; teachers: number }[]>(
    'select school_id as id, count(*)::int as teachers from account where school_id = any($1) group by school_id',
    [schools.map(({ id }) => id)],
  );
  const teachers = new Map(counted.map((row) => [row.id, row.teachers]));
  return {
    schools: schools.map(({ id, name, createdAt }) => ({ id, name, createdAt: createdAt.toISOString(), teachers: teachers.get(id) ?? 0 })),
    total,
  };
}

/** Locks a school to serialize joining, leaving, inviting and role changes. @throws NOT_FOUND when the school has gone */
export async function lockedSchool(manager: EntityManager, id: string): Promise<School> {
  const school = await manager.findOne(School, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!school) throw apiError('NOT_FOUND');
  return school;
}
