import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, type Item, newId, newSecret, openDatabase, Survey, SurveyQuestion, WordCloud } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { TestBrowser } from '../support/browser.js';
import { startServer } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { createDatabase } from '../support/fresh-database.js';
import { People } from '../support/people.js';
import { type RunningProcess, startProcess } from '../support/process.js';
import { cpuSeconds } from './measure.js';

/** Returns the process that started this one (proc(5): field 4); 0 when it is gone. */
function parentOf(pid: number): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1],
    );
  } catch {
    return 0;
  }
}

/** The api as in production, with a PostgreSQL of its own that syncs to disk. */
export class LiveSchool {
  private constructor(
    readonly origin: string,
    readonly process: RunningProcess,
    readonly database: DataSource,
    readonly people: People,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  /** @param adminUrl a server that is there already; without it one of its own @param more of the api's environment */
  static async open(adminUrl?: string, more: Readonly<Record<string, string>> = {}): Promise<LiveSchool> {
    const server = adminUrl === undefined ? await startServer() : { url: adminUrl, stop: () => Promise.resolve() };
    const fresh = await createDatabase(server.url);
    const database = await openDatabase({ url: fresh.url, pool: 4, applicationName: 'bench' });
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'murmel-bench-live-'));
    const running = await startProcess({
      cwd: 'apps/api',
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        DATABASE_URL: fresh.url,
        SECRET: newSecret() + newSecret(),
        LOG_LEVEL: 'warn',
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        DATA_DIR: dataDir,
        ...more,
      },
      readyUrl: `http://127.0.0.1:${port}/api/health/live`,
    });
    return new LiveSchool(`http://127.0.0.1:${port}`, running, database, new People(database), async () => {
      await running.stop();
      await database.destroy();
      await fresh.drop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  browser(): TestBrowser {
    return new TestBrowser(this.origin);
  }

  async teacher(): Promise<{ account: Account; browser: TestBrowser }> {
    const account = await this.people.account();
    return { account, browser: await this.people.signIn(this.browser(), account) };
  }

  async cloud(owner: Account, fields: Partial<Item> = {}, settings: Partial<WordCloud> = {}): Promise<Item> {
    const item = await this.people.item(owner, {
      kind: 'word_cloud',
      privacy: 'secret',
      visitorPermission: 'visitor_permissions_write',
      ...fields,
    });
    await this.database.manager.insert(WordCloud, {
      itemId: item.id,
      show: true,
      showBeforeSubmit: false,
      wordsPerVisitor: null,
      filter: true,
      filterWords: null,
      ...settings,
    });
    return item;
  }

  /** An open survey with one question of five options. */
  async survey(owner: Account): Promise<{ item: Item; questionId: string; optionIds: string[] }> {
    const item = await this.people.item(owner, { kind: 'survey', privacy: 'public_for_all' });
    const questionId = newId();
    const options = ['A', 'B', 'C', 'D', 'E'].map((text) => ({ id: newId(), text }));
    await this.database.manager.insert(Survey, {
      itemId: item.id,
      state: 'open',
      participantsSee: 'never',
      publicResult: false,
      thankYou: '',
      wallQuestionId: null,
      wallRevealed: [],
    });
    await this.database.manager.insert(SurveyQuestion, {
      id: questionId,
      itemId: item.id,
      position: 0,
      type: 'single_choice',
      title: 'Was stimmt?',
      description: '',
      required: true,
      options,
    });
    return { item, questionId, optionIds: options.map(({ id }) => id) };
  }

  /** Seconds of CPU so far: of the api, and of PostgreSQL with all its connections, also those that are closed. */
  async cpu(): Promise<{ api: number; database: number }> {
    const [row] = await this.database.query<{ pid: number }[]>('select pg_backend_pid() as pid');
    const server = parentOf(row!.pid);
    const connections = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === server);
    const open = connections.reduce((sum, pid) => sum + cpuSeconds(Number(pid)), 0);
    return { api: cpuSeconds(this.process.pid), database: cpuSeconds(server, { withEndedChildren: true }) + open };
  }

  stop(): Promise<void> {
    return this.cleanUp();
  }
}
