import { foldText, LIMITS } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** True if a stored name is this one, or this one with the number that distinguishes equal names in a class. */
export function isSameName(stored: string, typed: string): boolean {
  return [stored, stored.replace(/ \d+$/, '')].some((name) => foldText(name) === foldText(typed));
}

/**
 * Returns the name, with a number if it is taken in the class: teacher and pupils tell "Otto" and "Otto 2" apart. The class must be locked,
 * or two simultaneous sign-ins may get the same name.
 */
export async function freeNameInClass(manager: EntityManager, classId: string, name: string): Promise<string> {
  const rows = await manager.query<{ name: string }[]>(
    'select a.name from pupil_access p join account a on a.id = p.id where p.class_id = $1',
    [classId],
  );
  const taken = new Set(rows.map((row) => foldText(row.name)));
  let free = name;
  for (let number = 2; taken.has(foldText(free)); number += 1) {
    const ending = ` ${number}`;
    free = `${name.slice(0, LIMITS.schoolClass.pupilName.max - ending.length).trimEnd()}${ending}`;
  }
  return free;
}
