import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/database.js';
import { createDatabase } from '../../support/fresh-database.js';
import { freePort } from '../../support/free-port.js';
import { startProcess, type RunningProcess } from '../../support/process.js';

export interface DemoAccount {
  name: string;
  email: string;
  password: string;
  role: string;
}

/** What a test needs to know about the running product; plain data, so that it can cross processes. */
export interface StackAddress {
  origin: string;
  databaseUrl: string;
  accounts: DemoAccount[];
}

export interface Stack extends StackAddress {
  api: RunningProcess;
  collab: RunningProcess;
  /** starts collab-server anew, on the same port, after it was killed */
  restartCollab(): Promise<void>;
  stop(): Promise<void>;
}

/** The product as a school runs it: database, collab-server and api as processes of their own, with demo accounts. */
export async function startStack(): Promise<Stack> {
  const server = await startServer();
  const database = await createDatabase(server.url);
  const dataDir = mkdtempSync(join(tmpdir(), 'murmel-e2e-'));
  const [port, collabPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const env = {
    DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), COLLAB_PORT: String(collabPort),
    PUBLIC_URL: origin, NODE_ENV: 'development', DEMO_DATA: '1', LOG_LEVEL: 'warn',
  };
  const startCollab = () => startProcess({ cwd: 'collab-server', env, readyUrl: `http://127.0.0.1:${collabPort}/health` });
  const collab = await startCollab();
  const api = await startProcess({ cwd: 'apps/api', env, readyUrl: `${origin}/api/health/ready` });
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as DemoAccount[];
  const stack: Stack = {
    origin, databaseUrl: database.url, accounts, api, collab,
    restartCollab: async () => { stack.collab = await startCollab(); },
    stop: async () => {
      await stack.api.stop();
      await stack.collab.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return stack;
}
