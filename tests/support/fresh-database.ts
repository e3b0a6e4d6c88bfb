import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { openDatabase } from '@murmel/server';
import pg from 'pg';

export interface FreshDatabase {
  url: string;
  /** removes the database; connections that are still open are cut */
  drop(): Promise<void>;
}

const MIGRATIONS = new URL('../../libs/server/src/database/migrations/', import.meta.url);
/** Any number of its own: the lock under which a server gets its template. */
const TEMPLATE_LOCK = 4_771_101;

/**
 * Creates a database with a name of its own and the product's schema in it, without running the migrations each time.
 * @param adminUrl address of the server, in tests `inject('databaseUrl')`
 */
export async function createDatabase(adminUrl: string): Promise<FreshDatabase> {
  return createFrom(adminUrl, await template(adminUrl));
}

/** Creates a database in which there is nothing yet, for tests of what a first start does. */
export function createEmptyDatabase(adminUrl: string): Promise<FreshDatabase> {
  return createFrom(adminUrl, 'template1');
}

async function createFrom(adminUrl: string, source: string): Promise<FreshDatabase> {
  const name = randomName();
  await administer(adminUrl, (client) => client.query(`create database ${name} template ${source}`));
  return {
    url: addressOf(adminUrl, name),
    drop: async () => void (await administer(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`))),
  };
}

const templates = new Map<string, Promise<string>>();

/** Returns the name of the server's migrated database; the first process to need it makes it, other processes wait. */
function template(adminUrl: string): Promise<string> {
  const known = templates.get(adminUrl) ?? administer(adminUrl, (client) => findOrMigrate(adminUrl, client));
  templates.set(adminUrl, known);
  return known;
}

/** Named after what the migrations say: a server that lives longer than a run never hands out an earlier schema. */
async function findOrMigrate(adminUrl: string, client: pg.Client): Promise<string> {
  const name = `template_${migrationsHash()}`;
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return name;
  const unfinished = randomName();
  await client.query(`create database ${unfinished}`);
  const migrated = await openDatabase({ url: addressOf(adminUrl, unfinished), pool: 1, applicationName: 'test-template' });
  await migrated.destroy();
  await client.query(`alter database ${unfinished} rename to ${name}`);
  return name;
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS).toSorted()) hash.update(file).update(readFileSync(new URL(file, MIGRATIONS)));
  return hash.digest('hex').slice(0, 12);
}

const randomName = (): string => `test_${randomBytes(6).toString('hex')}`;

function addressOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function administer<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
