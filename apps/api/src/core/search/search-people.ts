import type { FoundClass, FoundPupil } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text.js';
import { THEIR_CLASSES } from '../classes/classes.js';
import type { SearchTerm } from './search-terms.js';

/** Maximum number of listed classes and of pupils, enough for a glance; the rest is on their own pages. */
const SHOWN = 5;

/** Classes of this teacher, and pupils in them, whose names have all these words. */
export async function searchPeople(
  manager: EntityManager,
  accountId: string,
  asked: readonly SearchTerm[],
): Promise<{ classes: FoundClass[]; pupils: FoundPupil[] }> {
  if (asked.length === 0) return { classes: [], pupils: [] };
  const classes = await manager.query<FoundClass[]>(
    `select c.id, c.name from school_class c where ${THEIR_CLASSES} and c.discarded_at is null order by c.archived_at nulls first, c.created_at desc, c.id`,
    [accountId],
  );
  const pupils = await manager.query<FoundPupil[]>(
    `select a.id, a.name, c.id as "classId", c.name as "className"
       from pupil_access p join account a on a.id = p.id join school_class c on c.id = p.class_id
      where c.id = any($1::uuid[]) and p.deactivated_at is null order by a.name, a.id`,
    [classes.map(({ id }) => id)],
  );
  return { classes: named(classes, asked), pupils: named(pupils, asked) };
}

function named<T extends { name: string }>(people: readonly T[], asked: readonly SearchTerm[]): T[] {
  const found: T[] = [];
  for (const one of people) {
    const name = normalizeText(one.name);
    if (asked.every(({ word }) => name.includes(` ${word}`))) found.push(one);
    if (found.length === SHOWN) break;
  }
  return found;
}
