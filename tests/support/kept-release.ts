import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { createEarlierDatabase, type EarlierContent, withClient } from './earlier-database.js';
import type { FreshDatabase } from './fresh-database.js';

/** A release as its users left it: every row, the files behind some of them, and what people knew of it. */
export interface KeptRelease extends EarlierContent {
  /** number of its newest migration */
  release: string;
  keptAt: string;
  /** `SECRET` of that installation: codes are sealed with it */
  secret: string;
  /** by storage key, base64 */
  files: Record<string, string>;
  told: Told;
}

export interface Told {
  pupil: { name: string; code: string };
  teacher: string;
  /** an item of each kind, and words that stand in it */
  document: { id: string; words: string };
  board: { id: string; words: string };
  worksheet: { id: string; words: string };
  file: { path: string; base64: string };
}

const FOLDER = new URL('../fixtures/earlier/releases/', import.meta.url);
/** Tables of a moment of a process or a browser, which no release has to bring along. */
const OF_A_MOMENT = [
  'session',
  'collaboration_ticket',
  'running_process',
  'collab_process',
  'document_owner',
  'code_try',
  'idempotency_key',
];
const TABLES = `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
                and not c.relispartition order by 1`;

/** Returns the releases of which a dump is kept, the oldest first. */
export const keptReleases = (): string[] =>
  readdirSync(FOLDER)
    .map((file) => file.replace('.json.gz', ''))
    .sort();

export function readRelease(release: string): KeptRelease {
  return JSON.parse(gunzipSync(readFileSync(new URL(`${release}.json.gz`, FOLDER))).toString()) as KeptRelease;
}

export function writeRelease(kept: KeptRelease): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${kept.release}.json.gz`, FOLDER), gzipSync(JSON.stringify(kept), { level: 9 }));
}

/** Returns every row of a database, by table; those of a moment are left out. */
export function rowsOf(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const rows: Record<string, string> = {};
    for (const table of await tablesOf(client)) {
      if (OF_A_MOMENT.includes(table)) continue;
      const found = await client.query<{ all: string | null }>(`select jsonb_agg(to_jsonb(t))::text as all from ${table} t`);
      if (found.rows[0]!.all !== null) rows[table] = found.rows[0]!.all;
    }
    return rows;
  });
}

/** Creates the database of a kept release, as though it had been left a moment ago: its times are moved, so that nothing in it is over. */
export async function createKeptDatabase(adminUrl: string, kept: KeptRelease): Promise<FreshDatabase> {
  const database = await createEarlierDatabase(adminUrl, kept);
  await withClient(database.url, async (client) => {
    await client.query('set session_replication_role = replica');
    const { rows } = await client.query<{ line: string }>(
      `select format('update %s set %s', c.oid::regclass, string_agg(format('%1$I = %1$I + (now() - %2$L::timestamptz)', a.attname, $1::text), ', ')) as line
         from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid = 'timestamptz'::regtype
        group by c.oid`,
      [kept.keptAt],
    );
    for (const { line } of rows) await client.query(line);
  });
  return database;
}

/** Puts the files of a kept release into a data folder. */
export function placeFiles(dataDir: string, { files }: KeptRelease): void {
  for (const [key, bytes] of Object.entries(files)) {
    const path = join(dataDir, 'files', key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(bytes, 'base64'));
  }
}

/** Content of a database: for each table its columns, and a mark of each row. */
export interface Snapshot {
  columns: ReadonlyMap<string, readonly string[]>;
  rows: ReadonlyMap<string, readonly string[]>;
}

/**
 * Reads the marks of all rows.
 * @param columns only of these columns, those of an earlier snapshot: what came to a row since does not count
 */
export function snapshotOf(url: string, columns?: Snapshot['columns']): Promise<Snapshot> {
  return withClient(url, async (client) => {
    const there = await columnsByTable(client);
    const wanted = new Map<string, string[]>();
    for (const [table, names] of columns ?? there) {
      const found = names.filter((name) => there.get(table)?.includes(name));
      if (there.has(table)) wanted.set(table, found);
    }
    const rows = new Map<string, string[]>();
    for (const [table, names] of wanted) {
      const found = await client.query<{ mark: string }>(
        `select md5(jsonb_build_array(${names.map((name) => `t."${name}"`).join(', ')})::text) as mark from ${table} t order by 1`,
      );
      rows.set(
        table,
        found.rows.map(({ mark }) => mark),
      );
    }
    return { columns: wanted, rows };
  });
}

async function columnsByTable(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select t.name, array_agg(a.attname::text order by a.attname) as columns from (${TABLES}) t
       join pg_attribute a on a.attrelid = quote_ident(t.name)::regclass and a.attnum > 0 and not a.attisdropped
      where t.name <> 'migrations' group by t.name`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  return (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
}

/** Lists the losses of the later of two snapshots: tables, columns, and rows that are gone or changed. */
export function missingIn(later: Snapshot, earlier: Snapshot): string[] {
  const missing: string[] = [];
  for (const [table, names] of earlier.columns) {
    const there = later.columns.get(table);
    if (!there) {
      if (earlier.rows.get(table)!.length > 0) missing.push(table);
      continue;
    }
    missing.push(...names.filter((name) => !there.includes(name)).map((name) => `${table}.${name}`));
    const left = new Map<string, number>();
    for (const mark of later.rows.get(table)!) left.set(mark, (left.get(mark) ?? 0) + 1);
    let lost = 0;
    for (const mark of earlier.rows.get(table)!) {
      const count = left.get(mark) ?? 0;
      if (count === 0) lost += 1;
      else left.set(mark, count - 1);
    }
    if (lost > 0) missing.push(`${table}: ${lost} rows`);
  }
  return missing;
}
