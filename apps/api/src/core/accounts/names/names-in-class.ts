import { LIMITS } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** SQL: the name of the account `a` without the number that distinguishes it from equal names in its class. */
export const WITHOUT_NUMBER = String.raw`regexp_replace(a.name, ' \d+$', '')`;

/**
 * Returns the name, with a number if it is taken in the class: teacher and pupils tell "Otto" and "Otto 2" apart. The class must be locked,
 * or two simultaneous sign-ins may get the same name.
 */
export async function freeNameInClass(manager: EntityManager, classId: string, name: string): Promise<string> {
  const rows = await manager.query<{ name: string }[]>(
    'select lower(a.name) as name from pupil_access p join account a on a.id = p.id where p.class_id = $1',
    [classId],
  );
  const taken = new Set(rows.map((row) => row.name));
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
    const ending = ` ${number}`;
    free = `${name.slice(0, LIMITS.schoolClass.pupilName.max - ending.length).trimEnd()}${ending}`;
  }
  return free;
}
