import {
  type ContentKind,
  type ContentLanguage,
  type ContentLicence,
  type GradeLevel,
  itemTypeOf,
  publicPathOf,
  type SchoolType,
  type SubjectType,
} from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** Public metadata of an open item: none of its content, and no person but its author. */
export interface OpenMaterial {
  id: string;
  kind: ContentKind;
  title: string;
  description: string;
  language: ContentLanguage;
  gradeLevels: GradeLevel[];
  schoolTypes: SchoolType[];
  subjectTypes: SubjectType[];
  licence: ContentLicence;
  /** public name; empty for none */
  author: string;
  /** path and query of its page in gallery mode (spec E2) */
  path: string;
  createdAt: Date;
  openedAt: Date;
  modifiedAt: Date;
}

interface Row extends Omit<OpenMaterial, 'path'> {
  publicToken: string;
}

/** SQL: newest of the change of fields, the change of content, and publication. */
const MODIFIED = 'greatest(i.updated_at, i.content_changed_at, o.opened_at)';

/** SQL for open material, ordered by id so that pagination is stable. Pupils are never listed as authors. */
export const OPEN_MATERIAL = `
  select i.id, i.kind, i.title, i.description, i.language, i.grade_levels as "gradeLevels", i.school_types as "schoolTypes",
         i.subject_types as "subjectTypes", i.licence, i.public_token as "publicToken", a.public_name as author,
         i.created_at as "createdAt", o.opened_at as "openedAt", ${MODIFIED} as "modifiedAt"
    from open_item o join item i on i.id = o.id join account a on a.id = i.owner_id and a.type = 'User'`;
/** SQL that reads entry by entry until the page is full. Other rows of the installation are not read. */
export const OPEN_PAGE = `
  select one.* from gallery_entry g cross join lateral (${OPEN_MATERIAL} where o.id = g.item_id offset 0) one
   where g.item_id > $1 and ($2::timestamptz is null or one."modifiedAt" >= $2) order by g.item_id limit $3`;
/** Id that sorts before every other. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The next ones behind `after`, at most `limit`. */
export async function openPage(
  manager: EntityManager,
  { after, since, limit }: { after: string | undefined; since: Date | null; limit: number },
): Promise<OpenMaterial[]> {
  return found(await manager.query<Row[]>(OPEN_PAGE, [after ?? FIRST, since, limit]));
}

/** Counts the open items; for sitemaps. */
export async function openCount(manager: EntityManager): Promise<number> {
  const [{ count }] = await manager.query<[{ count: number }]>(`select count(*)::integer as count from (${OPEN_MATERIAL}) found`);
  return count;
}
export async function openPlaces(manager: EntityManager, { limit, offset }: { limit: number; offset: number }): Promise<OpenMaterial[]> {
  return found(await manager.query<Row[]>(`${OPEN_MATERIAL} order by o.id limit $1 offset $2`, [limit, offset]));
}

/** Returns those of the given items that are open to all. */
export async function openOnes(manager: EntityManager, ids: readonly string[]): Promise<OpenMaterial[]> {
  return ids.length === 0 ? [] : found(await manager.query<Row[]>(`${OPEN_MATERIAL} where o.id = any($1::uuid[])`, [ids]));
}

/** Returns the source of each given item, where that is open to all. */
export async function openSources(manager: EntityManager, ids: readonly string[]): Promise<Map<string, OpenMaterial>> {
  const origins = await manager.query<{ id: string; source: string }[]>(
    'select item_id as id, source_id as source from item_origin where item_id = any($1::uuid[]) and source_id is not null',
    [ids],
  );
  const sources = new Map(
    (
      await openOnes(
        manager,
        origins.map(({ source }) => source),
      )
    ).map((one) => [one.id, one]),
  );
  return new Map(origins.flatMap(({ id, source }) => (sources.has(source) ? [[id, sources.get(source)!] as const] : [])));
}

function found(rows: Row[]): OpenMaterial[] {
  return rows.flatMap(({ publicToken, ...row }) => {
    const type = itemTypeOf(row.kind);
    return type ? [{ ...row, path: `${publicPathOf(type, row.id)}?public_token=${publicToken}` }] : [];
  });
}
