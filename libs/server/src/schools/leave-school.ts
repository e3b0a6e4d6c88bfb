import type { EntityManager } from 'typeorm';

/**
 * Locks the school that somebody is in, until the transaction ends: who is in it and as what changes one after the other.
 * Comes before any lock on an account; otherwise two transactions could wait for each other.
 * @returns its id; undefined for whoever is in none
 */
export async function lockSchoolOf(manager: EntityManager, accountId: string): Promise<string | undefined> {
  const [school] = await manager.query<{ id: string }[]>(
    'select s.id from account a join school s on s.id = a.school_id where a.id = $1 for update of s',
    [accountId],
  );
  return school?.id;
}

/**
 * Takes somebody out of their school, inside the caller's transaction, with the invitations that they sent. A school without an admin
 * gets whoever has been in it longest; one without anybody goes.
 * @param from the school that is meant; whoever is in another one meanwhile stays there
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
