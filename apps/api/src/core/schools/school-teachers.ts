import { LIMITS, type SchoolRole, type SchoolTeacher } from '@murmel/contracts';
import { Account, leaveSchool, SchoolInvitation } from '@murmel/server';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { shownName } from '../accounts/current-user.js';
import { joinSchool, lockedSchool } from './schools.js';

/** Viewer of a list of teachers, and the right to decide who is in it. */
export interface TeacherListViewer {
  accountId: string;
  manages: boolean;
}

function entry(account: Account, { accountId, manages }: TeacherListViewer): SchoolTeacher {
  return {
    id: account.id,
    name: shownName(account),
    role: account.schoolRole ?? 'member',
    since: account.schoolSince?.toISOString() ?? '',
    mine: account.id === accountId,
    email: manages ? account.email : null,
  };
}

/** Returns one page of a school's teachers: admins first, then by length of membership. */
export async function listTeachers(
  manager: EntityManager,
  schoolId: string,
  onlooker: TeacherListViewer,
  page: number,
  limit: number,
): Promise<{ teachers: SchoolTeacher[]; total: number }> {
  const [accounts, total] = await manager.findAndCount(Account, {
    where: { schoolId },
    order: { schoolRole: 'ASC', schoolSince: 'ASC', id: 'ASC' },
    skip: (page - 1) * limit,
    take: limit,
  });
  return { teachers: accounts.map((account) => entry(account, onlooker)), total };
}

/** @throws LIMIT_REACHED with the number. The school must be locked. */
export async function refuseWhenFull(manager: EntityManager, schoolId: string): Promise<void> {
  const limit = LIMITS.school.teachers;
  if ((await manager.countBy(Account, { schoolId })) >= limit) throw apiError('LIMIT_REACHED', { limit });
}

/** Adds an account to a school on behalf of an admin of the installation. @throws TEACHER_UNKNOWN, ALREADY_IN_SCHOOL, LIMIT_REACHED */
export async function enrol(manager: EntityManager, schoolId: string, email: string, onlooker: TeacherListViewer): Promise<SchoolTeacher> {
  await lockedSchool(manager, schoolId);
  const account = await manager.findOneBy(Account, { email, type: 'User', confirmedAt: Not(IsNull()) });
  if (!account) throw apiError('TEACHER_UNKNOWN');
  if (account.schoolId !== null) throw apiError('ALREADY_IN_SCHOOL');
  await refuseWhenFull(manager, schoolId);
  await joinSchool(manager, schoolId, account.id, 'member');
  await manager.delete(SchoolInvitation, { schoolId, email });
  return oneTeacher(manager, schoolId, account.id, onlooker);
}

/**
 * @throws LAST_SCHOOL_ADMIN, NOT_FOUND when the teacher has left meanwhile
 */
export async function changeRole(
  database: DataSource,
  schoolId: string,
  teacherId: string,
  role: SchoolRole,
  onlooker: TeacherListViewer,
): Promise<SchoolTeacher> {
  return database.transaction(async (manager) => {
    await lockedSchool(manager, schoolId);
    await manager.update(Account, { id: teacherId, schoolId }, { schoolRole: role });
    if (!(await manager.existsBy(Account, { schoolId, schoolRole: 'admin' }))) throw apiError('LAST_SCHOOL_ADMIN');
    // Invitations are valid as long as their sender may invite.
    if (role === 'member') await manager.delete(SchoolInvitation, { schoolId, invitedBy: teacherId });
    return oneTeacher(manager, schoolId, teacherId, onlooker);
  });
}

/** Removes a teacher who leaves or is removed; one who moved to another school meanwhile stays there. */
export async function removeSchoolTeacher(database: DataSource, schoolId: string, teacherId: string): Promise<void> {
  await database.transaction((manager) => leaveSchool(manager, teacherId, schoolId));
}

async function oneTeacher(manager: EntityManager, schoolId: string, id: string, onlooker: TeacherListViewer): Promise<SchoolTeacher> {
  const account = await manager.findOneBy(Account, { id, schoolId });
  if (!account) throw apiError('NOT_FOUND');
  return entry(account, onlooker);
}
