import type { ClassContents, ContentKind, ContentLanguage, DiscardedEntry, DiscardedOrder } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { classContents } from '../classes/class-contents.js';
import { countContents } from '../folder-tree/trash-contents.js';
import { likeWords } from '../items/list-items.js';
import { projectContents } from '../projects/project-contents.js';

export interface DiscardedQuery {
  page: number;
  limit: number;
  objType?: ContentKind | undefined;
  order: DiscardedOrder;
  query?: string | undefined;
}

interface Row {
  id: string;
  kind: ContentKind;
  title: string;
  language: ContentLanguage | null;
  class_name: string | null;
  discarded_at: Date;
  /** true if it was in a folder, also in one that was permanently deleted */
  placed: boolean;
  place: string | null;
  place_there: boolean | null;
}

/** SQL for a teacher's trash: items, classes, and projects of classes that still exist; projects of a discarded class are inside it. */
export const DISCARDED = `
  select i.id, i.kind, i.title, i.language, null::text as class_name, i.discarded_at, i.discarded_with, i.folder_id, i.lost_place
    from item i where i.owner_id = $1 and i.discarded_at is not null
  union all
  select id, 'school_class', name, null, null, discarded_at, null, null, false from school_class where owner_id = $1 and discarded_at is not null
  union all
  select p.id, 'project', p.name, null, c.name, p.discarded_at, null, null, false
    from project p join school_class c on c.id = p.class_id
    join class_member m on m.class_id = p.class_id and m.account_id = p.owner_id
   where p.owner_id = $1 and p.discarded_at is not null`;

const FOUND = `from (${DISCARDED}) d
  where ($2::text is null or d.kind = $2) and ($3::text is null or d.title ilike $3)
    and (d.discarded_with is null or $2 is not null or $3 is not null)`;

const ORDERS: Record<DiscardedOrder, string> = {
  newest: 'd.discarded_at desc, d.id',
  oldest: 'd.discarded_at, d.id',
  title: 'lower(d.title), d.id',
};

/** One page of a teacher's trash. */
export async function listDiscarded(
  manager: EntityManager,
  ownerId: string,
  { page, limit, objType, order, query }: DiscardedQuery,
): Promise<{ entries: DiscardedEntry[]; total: number }> {
  const asked = [ownerId, objType ?? null, query ? likeWords(query) : null];
  const [counted] = await manager.query<{ total: number }[]>(`select count(*)::integer as total ${FOUND}`, asked);
  const rows = await manager.query<Row[]>(
    `select f.*, p.title as place, p.discarded_at is null as place_there, f.folder_id is not null or f.lost_place as placed
       from (select d.* ${FOUND} order by ${ORDERS[order]} limit $4 offset $5) f left join item p on p.id = f.folder_id
      order by ${ORDERS[order].replaceAll('d.', 'f.')}`,
    [...asked, limit, (page - 1) * limit],
  );
  const inFolders = await countContents(
    manager,
    rows.filter(({ kind }) => kind === 'folder').map(({ id }) => id),
  );
  const entries: DiscardedEntry[] = [];
  for (const { id, kind, title, language, class_name: className, discarded_at: discardedAt, placed, place, place_there: there } of rows)
    entries.push({
      id,
      kind,
      title,
      language,
      className,
      discardedAt: discardedAt.toISOString(),
      place: placed ? { title: place, there: place !== null && there === true } : null,
      contents:
        kind === 'school_class'
          ? await classContents(manager, id)
          : kind === 'project'
            ? { ...(await projectContents(manager, id)), projects: 0 }
            : { ...NOTHING, items: inFolders.get(id) ?? [] },
    });
  return { entries, total: counted!.total };
}

const NOTHING: ClassContents = { pupils: 0, projects: 0, items: [] };

/** Counts a teacher's whole trash by kind, including the contents of its classes and projects: all that is deleted when it is emptied. */
export async function trashSummary(
  manager: EntityManager,
  ownerId: string,
): Promise<{ all: ClassContents['items']; inside: ClassContents }> {
  const all = await manager.query<ClassContents['items']>(
    `select d.kind, count(*)::integer as count from (${DISCARDED}) d group by d.kind order by d.kind`,
    [ownerId],
  );
  if (!all.some(({ kind }) => kind === 'school_class' || kind === 'project')) return { all, inside: NOTHING };
  const [row] = await manager.query<{ pupils: number; projects: number }[]>(
    `select (select count(*)::integer from pupil_access a join school_class c on c.id = a.class_id
              where c.owner_id = $1 and c.discarded_at is not null) as pupils,
            (select count(*)::integer from project p join school_class c on c.id = p.class_id
              where c.owner_id = $1 and c.discarded_at is not null and p.discarded_at is null) as projects`,
    [ownerId],
  );
  const items = await manager.query<ClassContents['items']>(
    `select i.kind, count(*)::integer as count from item i
      where i.parent_id is null
        and (i.owner_id in (select a.id from pupil_access a join school_class c on c.id = a.class_id
                             where c.owner_id = $1 and c.discarded_at is not null)
          or i.project_id in (select d.id from (${DISCARDED}) d where d.kind = 'project'))
      group by i.kind order by i.kind`,
    [ownerId],
  );
  return { all, inside: { pupils: row!.pupils, projects: row!.projects, items } };
}
