import type { TestApi } from '../../support/api.js';
import type { World } from './world.js';

/** All rows in which an id or a text of this world stands, as one sum per table: nothing came, went or changed as long as it stays the same. */
export async function untouched({ database }: TestApi, { ids, mark }: World): Promise<Record<string, string>> {
  const tables = database.entityMetadatas.map(({ tableName }) => tableName);
  const pattern = `${mark}|${Object.values(ids)
    .filter((id) => id.length > 11)
    .join('|')}`;
  const sums = tables.map(
    (table) =>
      `select '${table}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from "${table}" t where t::text ~ $1`,
  );
  const rows = await database.query<{ name: string; sum: string }[]>(sums.join(' union all '), [pattern]);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
