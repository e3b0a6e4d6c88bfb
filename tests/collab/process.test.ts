// @module-tag proof
import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../support/free-port.js';
import { createDatabase, createEmptyDatabase, type FreshDatabase } from '../support/fresh-database.js';
import { spawnProcess, startProcess } from '../support/process.js';

let database: FreshDatabase;
beforeAll(async () => {
  database = await createDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const SETTINGS = { SECRET: 'only-for-tests-only-for-tests-only', DATA_DIR: '/tmp/murmel-process', LOG_LEVEL: 'info' };

/** Starts collab-server and returns how it ended. */
async function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const base = { ...SETTINGS, DATABASE_URL: database.url, COLLAB_PORT: String(await freePort()) };
  const running = spawnProcess({ cwd: 'collab-server', env: { ...base, ...env } });
  const code = await running.exited;
  return { code, output: running.output().trim() };
}

describe('a start that cannot work ends with one line that says why', () => {
  it('a wrong value', async () => {
    expect(await start({ COLLAB_PORT: 'abc' })).toEqual({ code: 1, output: expect.stringMatching(/^Configuration: COLLAB_PORT [^\n]+$/) });
  });

  it('a port that is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await start({ COLLAB_PORT: String(port) })).toEqual({
      code: 1,
      output: `Port ${port} is in use: stop the other program or set COLLAB_PORT`,
    });
    other.close();
  });

  it('no database', async () => {
    const { code, output } = await start({ DATABASE_URL: `postgres://u:p@127.0.0.1:${await freePort()}/x` });
    expect({ code, output }).toEqual({ code: 1, output: 'The database does not answer (ECONNREFUSED): check DATABASE_URL' });
  });
});

/** All columns, and which migrations made them. */
async function schemaOf(url: string): Promise<{ columns: string[]; migrations: string[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const lines = async (query: string) => (await client.query<{ line: string }>(query)).rows.map(({ line }) => line);
    return {
      columns: await lines(
        `select concat_ws(' ', table_name, column_name, data_type) as line from information_schema.columns
         where table_schema = 'public' order by 1`,
      ),
      migrations: await lines('select name as line from migrations order by id'),
    };
  } finally {
    await client.end();
  }
}

it('a start without the api makes all tables in an empty database', async () => {
  const empty = await createEmptyDatabase(inject('databaseUrl'));
  const port = await freePort();
  const alone = await startProcess({
    cwd: 'collab-server',
    env: { ...SETTINGS, DATABASE_URL: empty.url, COLLAB_PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/health`,
  });
  expect(await schemaOf(empty.url)).toEqual(await schemaOf(database.url));
  await alone.stop();
  await empty.drop();
});
