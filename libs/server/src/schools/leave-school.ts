import type { EntityManager } from 'typeorm';

/**
 * Locks the user's school until the transaction ends: changes of members and roles happen one after the other. Must precede any lock
 * on an account; otherwise two transactions could deadlock.
 * @returns its id; undefined for an account that is in none
 */
export async function lockSchoolOf(manager: EntityManager, accountId: string): Promise<string | undefined> {
  const [school] = await manager.query<{ id: string }[]>(
    'select s.id from account a join school s on s.id = a.school_id where a.id = $1 for update of s',
    [accountId],
  );
  return school?.id;
}

/**
 * Removes an account from its school, inside the caller's transaction, with the invitations that it sent. In a school without an
 * admin the longest-standing member becomes admin; a school without members is deleted.
 * @param from the school that is meant; an account that is in another one meanwhile stays there
 */
export async function leaveSchool(manager: EntityManager, accountId: string, from?: string): Promise<void> {
  const schoolId = await lockSchoolOf(manager, accountId);
  if (!schoolId || (from !== undefined && schoolId !== from)) return;
  await manager.query('delete from school_invitation where school_id = $1 and invited_by = $2', [schoolId, accountId]);
  await manager.query('update account set school_id = null, school_role = null, school_since = null where id = $1 and school_id = $2', [
    accountId,
    schoolId,
  ]);
  await manager.query(
    `update account set school_role = 'admin' where id = (select id from account where school_id = $1 order by school_since, id limit 1)
        and not exists (select from account where school_id = $1 and school_role = 'admin')`,
    [schoolId],
  );
  await manager.query('delete from school s where id = $1 and not exists (select from account where school_id = s.id)', [schoolId]);
}
