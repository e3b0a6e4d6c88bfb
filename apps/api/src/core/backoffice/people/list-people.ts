import {
  type AdministeredClass,
  type AdministeredGuest,
  type AdministeredPupil,
  type LastVisit,
  type ListedPerson,
} from '@murmel/contracts';
import { berlinDay } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { subtractDays } from '../../../platform/subtract-days.js';
import { PRODUCT_ACCOUNT } from '../../templates/product-account.js';
import { pupilAbbreviation } from './pupil-abbreviation.js';

interface PageOf<T> {
  entries: T[];
  total: number;
}

interface PeopleQuery {
  page: number;
  limit: number;
  search?: string | undefined;
  role?: string | undefined;
  licence?: string | undefined;
  lastVisit?: LastVisit | undefined;
  state?: string | undefined;
}

/** SQL: teachers, and people who are invited and have no account yet. The account that owns the product's templates is no person. */
const PEOPLE = `
  select a.id, case when a.locked_at is not null then 'locked' when a.confirmed_at is null then 'unconfirmed' else 'active' end as state,
         a.public_name as shown, a.firstname, a.name as surname, a.email,
         case when a.admin then 'admin' when a.reviewer then 'reviewer' else 'teacher' end as role, a.licence,
         (select max(v.date)::text from daily_visit v where v.account_id = a.id) as last_visit
    from account a where a.type = 'User' and a.id <> '${PRODUCT_ACCOUNT}'
  union all
  (select distinct on (i.email) i.id, 'invited', trim(i.firstname || ' ' || i.name), i.firstname, i.name, i.email,
         case when i.reviewer then 'reviewer' else 'teacher' end, l.kind, null
    from school_invitation i left join licence l on l.id = i.licence_id
   where i.expires_at > now() and not exists (select from account a where a.email = i.email)
   order by i.email, i.by_administration desc, i.created_at desc)`;

/** SQL pattern for texts with these letters in them. */
const containing = (search: string | undefined): string | null =>
  search ? `%${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null;

/** One page of the teachers and invited people, by surname. */
export async function listPeople(manager: EntityManager, query: PeopleQuery): Promise<PageOf<ListedPerson>> {
  const now = new Date();
  const [week, month] = [6, 29].map((days) => berlinDay(subtractDays(now, days)));
  const matching = `from (${PEOPLE}) p
    where ($1::text is null or lower(concat_ws(' ', p.shown, p.firstname, p.surname, p.email)) like $1)
      and ($2::text is null or p.role = $2) and ($3::text is null or p.licence = $3) and ($4::text is null or p.state = $4)
      and case $5::text when 'week' then p.last_visit >= $6 when 'month' then p.last_visit >= $7 when 'longer' then p.last_visit < $7
                        when 'never' then p.last_visit is null else true end`;
  const filters = [
    containing(query.search),
    query.role ?? null,
    query.licence ?? null,
    query.state ?? null,
    query.lastVisit ?? null,
    week,
    month,
  ];
  const [counted] = await manager.query<[{ total: number }]>(`select count(*)::int as total ${matching}`, filters);
  const entries = await manager.query<ListedPerson[]>(
    `select p.id, p.state, p.shown as name, p.email, p.role, p.licence, p.last_visit as "lastVisit",
            (select count(*)::int from item i where i.owner_id = p.id and i.parent_id is null and i.discarded_at is null and i.kind <> 'folder') as contents
       ${matching} order by lower(p.surname), lower(p.firstname), p.email, p.id limit $8 offset $9`,
    [...filters, query.limit, (query.page - 1) * query.limit],
  );
  return { entries, total: counted.total };
}

/** How many people there are of each kind. */
export async function countPeople(manager: EntityManager): Promise<{ teachers: number; pupils: number; guests: number }> {
  const [counts] = await manager.query<[{ teachers: number; pupils: number; guests: number }]>(
    `select (select count(*)::int from (${PEOPLE}) p) as teachers, (select count(*)::int from pupil_access) as pupils,
            (select count(*)::int from visitor) as guests`,
  );
  return counts;
}

/** One page of the classes that are not in the trash, by name. */
export async function listClasses(
  manager: EntityManager,
  { page, limit, search }: { page: number; limit: number; search?: string | undefined },
): Promise<PageOf<AdministeredClass>> {
  const matching = `from school_class c join account a on a.id = c.owner_id left join school s on s.id = a.school_id
    where c.discarded_at is null and c.expires_at > now()
      and ($1::text is null or lower(concat_ws(' ', c.name, s.name, a.public_name)) like $1)`;
  const filters = [containing(search)];
  const [counted] = await manager.query<[{ total: number }]>(`select count(*)::int as total ${matching}`, filters);
  const entries = await manager.query<AdministeredClass[]>(
    `select c.id, c.name, s.name as school, a.public_name as owner,
            (select count(*)::int from pupil_access p where p.class_id = c.id) as pupils
       ${matching} order by lower(c.name), c.id limit $2 offset $3`,
    [...filters, limit, (page - 1) * limit],
  );
  return { entries, total: counted.total };
}

/** One page of the pupils of a class, by their abbreviations. @throws NOT_FOUND */
export async function listPupils(
  manager: EntityManager,
  classId: string,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<AdministeredPupil>> {
  const [known] = await manager.query<[{ total: number }?]>(
    `select (select count(*)::int from pupil_access p where p.class_id = c.id) as total
       from school_class c where c.id = $1 and c.discarded_at is null and c.expires_at > now()`,
    [classId],
  );
  if (!known) throw apiError('NOT_FOUND');
  const entries = await manager.query<AdministeredPupil[]>(
    `select p.id, a.name as "shortName", p.deactivated_at is null as active,
            to_char(p.last_seen_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as "lastVisit"
       from pupil_access p join account a on a.id = p.id where p.class_id = $1 order by lower(a.name), p.id limit $2 offset $3`,
    [classId, limit, (page - 1) * limit],
  );
  return { entries: entries.map((pupil) => ({ ...pupil, shortName: pupilAbbreviation(pupil.shortName) })), total: known.total };
}

/** One page of the guests, who was there last first. */
export async function listGuests(
  manager: EntityManager,
  { page, limit }: { page: number; limit: number },
): Promise<PageOf<AdministeredGuest>> {
  const [counted] = await manager.query<[{ total: number }]>('select count(*)::int as total from visitor');
  const rows = await manager.query<{ id: string; name: string; created_at: Date; last_seen_at: Date }[]>(
    'select id, display_name as name, created_at, last_seen_at from visitor order by last_seen_at desc, id limit $1 offset $2',
    [limit, (page - 1) * limit],
  );
  const entries = rows.map(({ id, name, created_at: createdAt, last_seen_at: lastSeenAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return { entries, total: counted.total };
}
