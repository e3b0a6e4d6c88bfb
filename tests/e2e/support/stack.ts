import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AiWire } from '../../support/ai-wire.js';
import { startServer } from '../../support/database.js';
import { freePort } from '../../support/free-port.js';
import { WireLtiPlatform } from '../../support/lti-platform.js';
import { McpWire } from '../../support/mcp-server.js';
import { patience } from '../../support/on-this-machine.js';
import { type RunningProcess, startProcess } from '../../support/process.js';
import { openMailWindow } from './mail-window.js';
import { openSchoolAccounts } from './school-accounts.js';

export interface DemoAccount {
  name: string;
  email: string;
  password: string;
  role: string;
}

/** Addresses and data of the running product for tests; plain data, so that it can cross processes. */
export interface StackAddress {
  origin: string;
  /** `ws://...` of collab-server */
  collabOrigin: string;
  databaseUrl: string;
  /** all mails that the product has sent, see `mailsTo` */
  mailUrl: string;
  /** of the providers of school accounts, see `addPerson` */
  signOnUrl: string;
  /** origin of the learning platform that opens items, see `WireLtiPlatform` */
  learningPlatform: string;
  accounts: DemoAccount[];
}

export interface Stack extends StackAddress {
  api: RunningProcess;
  collab: RunningProcess;
  /** starts collab-server anew, on the same port, after it was killed */
  restartCollab(): Promise<void>;
  stop(): Promise<void>;
}

const model = (id: string, name: string) => ({ id, name, contextWindow: 32_000, maxTokens: 4096 });

/** Models of a server of our own: the one that is asked without a choice, and those whose answers break off. */
const providersAt = (baseUrl: string): string =>
  JSON.stringify([
    {
      id: 'wire',
      name: 'Schulserver',
      baseUrl,
      location: { level: 'house', place: 'Unsere Schule' },
      // A model that failed is skipped for a while: each walk has one of its own.
      models: [
        model('counts', 'Zähler'),
        model('cut', 'Abbrecher'),
        { ...model('stumbles', 'Stolperer'), remoteId: 'cut' },
        { ...model('obeys', 'Handwerker'), plugins: true },
        model('teaches', 'Schulmodell'),
        { ...model('looks', 'Seherin'), remoteId: 'tells', images: true },
      ],
      imageModels: [
        {
          ...{ id: 'paints-slowly', name: 'Malerin' },
          fields: { guidance: 'guidance_scale', steps: 'num_inference_steps', seed: 'seed', negative: 'negative_prompt' },
        },
        { id: 'filtered', name: 'Strenge' },
      ],
      transcriptionModels: [{ id: 'hears', name: 'Ohr' }],
      speechModels: [{ id: 'speaks', name: 'Mund', voices: [{ id: 'alba', name: 'Alba' }] }],
    },
  ]);

/** A server with tools, of which one only reads. */
const calendarAt = (url: string): string =>
  JSON.stringify([
    {
      ...{ id: 'schule', name: { de: 'Schulkalender', en: 'School calendar' }, url, readOnly: ['dates'] },
      location: { level: 'house', place: 'Unsere Schule' },
    },
  ]);

/**
 * The product as a school runs it: database, collab-server and api as processes of their own, with demo accounts.
 * @param databaseUrl an empty database on this machine; a new server without it
 */
export async function startStack(databaseUrl?: string): Promise<Stack> {
  const server = databaseUrl ? undefined : await startServer();
  const url = databaseUrl ?? server!.url;
  const mails = await openMailWindow();
  const [wire, calendar, platform] = [await new AiWire().start(), await new McpWire().start(), await new WireLtiPlatform().start()];
  const dataDir = mkdtempSync(join(tmpdir(), 'murmel-e2e-'));
  const [port, collabPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const schoolAccounts = await openSchoolAccounts(origin);
  platform.tool = origin;
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
    // Results of a test must not depend on whether this machine reaches the internet.
    OUTGOING_REQUESTS: '0',
    AI_PROVIDERS: providersAt(wire.address),
    MCP_SERVERS: calendarAt(calendar.address),
    SIGN_ON_PROVIDERS: schoolAccounts.setting,
    LTI_PLATFORMS: JSON.stringify([platform.registration()]),
  };
  const startCollab = () =>
    startProcess({ cwd: 'collab-server', env, readyUrl: `http://127.0.0.1:${collabPort}/health`, deadlineMs: patience() });
  const [collab, api] = await Promise.all([
    startCollab(),
    startProcess({ cwd: 'apps/api', env, readyUrl: `${origin}/api/health/ready`, deadlineMs: patience() }),
  ]);
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as DemoAccount[];
  const stack: Stack = {
    origin,
    collabOrigin: `ws://localhost:${collabPort}`,
    databaseUrl: url,
    mailUrl: mails.readUrl,
    signOnUrl: schoolAccounts.controlUrl,
    learningPlatform: platform.issuer,
    accounts,
    api,
    collab,
    restartCollab: async () => {
      stack.collab = await startCollab();
    },
    stop: async () => {
      await Promise.all([stack.api.stop(), stack.collab.stop()]);
      const others = [server, mails, wire, calendar, schoolAccounts, platform];
      await Promise.all(others.map(async (one) => one?.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return stack;
}
