import { randomInt } from 'node:crypto';
import pg from 'pg';
import { ConfigurationError } from '../configuration/configuration.js';

const CONNECT_MS = 5000;
/** Any number, for locks by which two addresses are found to lead to one database. */
const SAME_LOCK = 4_771_002;
const LARGEST_INT = 2 ** 31 - 1;
/** A pooler in this mode refuses BEGIN. */
const STATEMENT_MODE = /transaction blocks not allowed/i;

interface Line {
  pid: number;
  replica: boolean;
}

/**
 * Looks at the addresses before anything is written: what works for minutes with a wrong one is lost later.
 * @param direct connected by DATABASE_DIRECT_URL, or by DATABASE_URL where that is the only one
 * @param pooled true if `url` is another address than that
 * @throws ConfigurationError with one line that says what to change
 */
export async function refuseWrongDatabase(direct: pg.Client, { url, pooled }: { url: string; pooled: boolean }): Promise<void> {
  const name = pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const line = await lineOf(direct);
  if (line.replica) throw refused(name, 'leads to a replica, which takes no changes: name the primary');
  // A pooler tells clients numbers of its own.
  if ((direct as unknown as { processID: number }).processID !== line.pid)
    throw refused(
      name,
      pooled
        ? 'leads through a pooler: name the database itself'
        : 'leads through a pooler: name the database itself in DATABASE_DIRECT_URL as well',
    );
  if (pooled) await refuseWrongPooler(direct, url);
}

async function refuseWrongPooler(direct: pg.Client, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'murmel-start', connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin').catch((error: unknown) => {
      if (!STATEMENT_MODE.test(String(error))) throw error;
      throw refused('DATABASE_URL', 'leads through a pooler in statement mode: set pool_mode = transaction there');
    });
    if ((await lineOf(client)).replica) throw refused('DATABASE_URL', 'leads to a replica, which takes no changes: name the primary');
    if (!(await seesLockOf(direct, client)))
      throw refused('DATABASE_URL', 'and DATABASE_DIRECT_URL lead to different databases: name the same one by both');
    await client.query('rollback');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Compares databases by a lock of one connection that the other one sees: names and numbers may be the same in two of them. */
async function seesLockOf(one: pg.Client, other: pg.Client): Promise<boolean> {
  const number = randomInt(LARGEST_INT);
  await one.query('select pg_advisory_lock($1, $2)', [SAME_LOCK, number]);
  try {
    const { rowCount } = await other.query(
      `select 1 from pg_locks where locktype = 'advisory' and classid::bigint = $1 and objid::bigint = $2
         and database = (select oid from pg_database where datname = current_database())`,
      [SAME_LOCK, number],
    );
    return rowCount !== 0;
  } finally {
    await one.query('select pg_advisory_unlock($1, $2)', [SAME_LOCK, number]);
  }
}

async function lineOf(client: pg.Client): Promise<Line> {
  const { rows } = await client.query<Line>('select pg_backend_pid() as pid, pg_is_in_recovery() as replica');
  return rows[0]!;
}

const refused = (name: string, said: string): ConfigurationError => new ConfigurationError(`Configuration: ${name} ${said}`);
