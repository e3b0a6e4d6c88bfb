import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../support/database.js';
import { freePort } from '../../support/free-port.js';
import { type RunningProcess, startProcess } from '../../support/process.js';
import { openMailWindow } from './mail-window.js';

export interface DemoAccount {
  name: string;
  email: string;
  password: string;
  role: string;
}

/** What a test needs to know about the running product; plain data, so that it can cross processes. */
export interface StackAddress {
  origin: string;
  /** `ws://...` of collab-server */
  collabOrigin: string;
  databaseUrl: string;
  /** all mails that the product has sent, see `mailsTo` */
  mailUrl: string;
  accounts: DemoAccount[];
}

export interface Stack extends StackAddress {
  api: RunningProcess;
  collab: RunningProcess;
  /** starts collab-server anew, on the same port, after it was killed */
  restartCollab(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The product as a school runs it: database, collab-server and api as processes of their own, with demo accounts.
 * @param databaseUrl an empty database on this machine; a new server without it
 */
export async function startStack(databaseUrl?: string): Promise<Stack> {
  const server = databaseUrl ? undefined : await startServer();
  const url = databaseUrl ?? server!.url;
  const mails = await openMailWindow();
  const dataDir = mkdtempSync(join(tmpdir(), 'murmel-e2e-'));
  const [port, collabPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const env = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: String(port),
    COLLAB_PORT: String(collabPort),
    SMTP_URL: mails.smtpUrl,
    PUBLIC_URL: origin,
    NODE_ENV: 'development',
    DEMO_DATA: '1',
    LOG_LEVEL: 'warn',
    // What a test sees must not depend on whether this machine reaches the internet.
    OUTGOING_REQUESTS: '0',
  };
  const startCollab = () =>
    startProcess({ cwd: 'collab-server', env, readyUrl: `http://127.0.0.1:${collabPort}/health`, deadlineMs: 60_000 });
  const [collab, api] = await Promise.all([
    startCollab(),
    startProcess({ cwd: 'apps/api', env, readyUrl: `${origin}/api/health/ready`, deadlineMs: 60_000 }),
  ]);
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as DemoAccount[];
  const stack: Stack = {
    origin,
    collabOrigin: `ws://localhost:${collabPort}`,
    databaseUrl: url,
    mailUrl: mails.readUrl,
    accounts,
    api,
    collab,
    restartCollab: async () => {
      stack.collab = await startCollab();
    },
    stop: async () => {
      await Promise.all([stack.api.stop(), stack.collab.stop()]);
      await Promise.all([server?.stop(), mails.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return stack;
}
