import type { TestApi } from '../../support/api.js';
import type { World } from './world.js';

/** All rows in which an id or a text of this world stands, as one sum per table: nothing came, went or changed as long as it stays the same. */
export async function untouched({ database }: TestApi, { ids, mark }: World): Promise<Record<string, string>> {
  const tables = database.entityMetadatas.map(({ tableName }) => tableName);
  // One expression of a hundred ids takes eight times as long.
  const marks = [mark, ...Object.values(ids).filter((id) => id.length > 11)];
  const sums = tables.map(
    (table) =>
      `select '${table}' as name, count(*) || ' ' || coalesce(md5(string_agg(line, '|' order by line)), '') as sum
         from (select t::text as line from "${table}" t offset 0) lines where exists (select from unnest($1::text[]) one where strpos(line, one) > 0)`,
  );
  const rows = await database.query<{ name: string; sum: string }[]>(sums.join(' union all '), [marks]);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
