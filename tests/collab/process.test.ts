import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../support/free-port.js';
import { createDatabase, type FreshDatabase } from '../support/fresh-database.js';
import { spawnProcess } from '../support/process.js';

let database: FreshDatabase;
beforeAll(async () => {
  database = await createDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

/** Starts collab-server and returns how it ended. */
async function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const base = {
    DATABASE_URL: database.url,
    SECRET: 'only-for-tests-only-for-tests-only',
    DATA_DIR: '/tmp/murmel-process',
    LOG_LEVEL: 'info',
  };
  const running = spawnProcess({ cwd: 'collab-server', env: { ...base, COLLAB_PORT: String(await freePort()), ...env } });
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
