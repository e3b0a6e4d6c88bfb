import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import { createEmptyDatabase, type FreshDatabase } from './fresh-database.js';

type Row = Record<string, unknown>;

export interface EarlierContent {
  /** `table.column type` of every table and view, sorted */
  columns: string[];
  /** by table; as a text where numbers in it are larger than those of JavaScript */
  rows: Record<string, Row[] | string>;
}

const FILE = new URL('../fixtures/earlier/database.json.gz', import.meta.url);
const MIGRATIONS = new URL('../../libs/server/src/database/migrations/', import.meta.url);

const COLUMNS = `
  select concat(c.relname, '.', a.attname, ' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' end) as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`;

/** Lets each sequence go on after the highest number of its column. */
const CONTINUE_NUMBERS = `
  do $$
  declare one record;
  begin
    for one in
      select d.objid::regclass as sequence, d.refobjid::regclass as name, quote_ident(a.attname) as field
      from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S'
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid where d.deptype in ('a', 'i')
    loop
      execute format('select setval(%L, coalesce(max(%s), 0) + 1, false) from %s', one.sequence, one.field, one.name);
    end loop;
  end $$`;

/** Returns what the database of an earlier version held (tests/fixtures/earlier). */
export function readEarlierContent(): EarlierContent & { rows: Record<string, Row[]> } {
  return JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as EarlierContent & { rows: Record<string, Row[]> };
}

/** Returns a line for each column of a database, as the content of the earlier version has them. */
export async function columnsOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(COLUMNS);
    return rows.map(({ line }) => line).sort();
  });
}

/**
 * Creates a database as an earlier version left it: its migrations under the names that they had then, and its rows.
 * @param adminUrl address of the server, in tests `inject('databaseUrl')`
 * @throws Error when one of its migrations is not there any more under its name
 */
export async function createEarlierDatabase(adminUrl: string, { rows }: EarlierContent): Promise<FreshDatabase> {
  const database = await createEmptyDatabase(adminUrl);
  const known = new Map((await migrationClasses()).map((migration) => [migration.name, migration]));
  const migrations = rowsIn(rows['migrations']!).map(({ name }) => {
    const migration = known.get(name as string);
    if (!migration) throw new Error(`No migration is called ${String(name)} any more: it would run again in each installation.`);
    return migration;
  });
  const source = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await source.runMigrations({ transaction: 'each' });
  await source.destroy();
  await withClient(database.url, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const [table, content] of Object.entries(rows)) await fillTable(client, table, content);
    await client.query(CONTINUE_NUMBERS);
  });
  return database;
}

const rowsIn = (content: Row[] | string): Row[] => (typeof content === 'string' ? (JSON.parse(content) as Row[]) : content);

async function migrationClasses(): Promise<(new () => MigrationInterface)[]> {
  const modules = await Promise.all(
    readdirSync(MIGRATIONS)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => import(new URL(file, MIGRATIONS).href) as Promise<Record<string, new () => MigrationInterface>>),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => typeof value === 'function');
}

/** Replaces the rows of a table; what the database computes itself is left to it. */
async function fillTable(client: pg.Client, table: string, content: readonly Row[] | string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => name).join(', ');
  await client.query(`delete from ${table}`);
  await client.query(
    `insert into ${table} (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [typeof content === 'string' ? content : JSON.stringify(content)],
  );
}

/** Asks a database over a line of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
