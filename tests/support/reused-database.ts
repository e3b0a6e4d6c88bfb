import pg from 'pg';
import { createDatabase, type FreshDatabase } from './fresh-database.js';

/** A table with more rows is thrown away with its database: taking them out costs more than a new one. */
const MOST_ROWS = 2000;

/** One word for the names and kinds of everything that a test could have made, dropped or renamed. */
const SHAPE = `
  select md5(concat_ws('|',
    (select string_agg(concat(attrelid, attname, atttypid, attnotnull), ',' order by attrelid, attnum) from pg_attribute where attrelid >= 16384),
    (select string_agg(concat(oid, tgname), ',' order by oid) from pg_trigger),
    (select string_agg(concat(oid, conname), ',' order by oid) from pg_constraint),
    (select string_agg(concat(oid, relname), ',' order by oid) from pg_class where oid >= 16384),
    (select count(*) from pg_proc),
    (select count(*) from pg_db_role_setting))) as shape`;

/** Tables with their rows, but for the one that says which migrations there were. */
const TABLES = `pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'migrations'`;

/** Takes every row out, and lets numbers begin again; fails where there are too many. */
const EMPTY = `
  do $$
  declare
    one record;
    full_table boolean;
  begin
    set local session_replication_role = replica;
    for one in select oid::regclass as name from ${TABLES} loop
      execute format('select exists (select from %s offset ${MOST_ROWS})', one.name) into full_table;
      if full_table then raise exception 'too many rows in %', one.name; end if;
      execute format('delete from %s', one.name);
    end loop;
    for one in select oid::regclass as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace and relname <> 'migrations_id_seq' loop
      perform setval(one.name, 1, false);
    end loop;
  end $$`;

interface Spare extends FreshDatabase {
  shape: string;
}

/** Of this worker, whose files come one after the other; by server. */
const spares = new Map<string, Spare[]>();

/**
 * A database as `createDatabase` makes it, which a later file of this worker gets again, emptied: making one anew takes longer than most
 * files. One whose tables are not what they were, or too full, goes.
 */
export async function reuseDatabase(adminUrl: string): Promise<FreshDatabase> {
  const kept = spares.get(adminUrl) ?? [];
  spares.set(adminUrl, kept);
  const spare = kept.pop() ?? (await newSpare(adminUrl));
  return {
    url: spare.url,
    drop: async () => {
      if (await asAtFirst(spare)) kept.push(spare);
      else await spare.drop();
    },
  };
}

async function newSpare(adminUrl: string): Promise<Spare> {
  const fresh = await createDatabase(adminUrl);
  const shape = await withClient(fresh.url, shapeOf);
  return { ...fresh, shape };
}

/** Empties it, and cuts what is still connected. @returns whether it is as it was at first */
function asAtFirst({ url, shape }: Spare): Promise<boolean> {
  return withClient(url, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.query(EMPTY);
    return (await shapeOf(client)) === shape;
  }).catch(() => false);
}

async function shapeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]!.shape;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
