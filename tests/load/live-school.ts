import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, type Item, newId, newSecret, openDatabase, Survey, SurveyQuestion, WordCloud } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { Balancer } from '../faults/support/balancer.js';
import { TestBrowser } from '../support/browser.js';
import { startServer } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { createDatabase } from '../support/fresh-database.js';
import { People } from '../support/people.js';
import { type RunningProcess, startProcess } from '../support/process.js';
import { cpuOf, databaseCpu } from './cpu.js';

/** The api as in production, with a PostgreSQL of its own that syncs to disk. */
export class LiveSchool {
  private constructor(
    readonly origin: string,
    readonly process: RunningProcess,
    readonly processes: readonly RunningProcess[],
    readonly database: DataSource,
    readonly people: People,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  /**
   * @param adminUrl a server that is there already; without it one of its own
   * @param more of the api's environment
   * @param apis how many processes; requests and lines arrive at one after the other
   */
  static async open(adminUrl?: string, more: Readonly<Record<string, string>> = {}, apis = 1): Promise<LiveSchool> {
    const server = adminUrl === undefined ? await startServer() : { url: adminUrl, stop: () => Promise.resolve() };
    const fresh = await createDatabase(server.url);
    const database = await openDatabase({ url: fresh.url, pool: 4, applicationName: 'bench' });
    const ports = await Promise.all(Array.from({ length: apis }, () => freePort()));
    const spread = apis > 1 ? await Balancer.before(ports) : undefined;
    const origin = `http://127.0.0.1:${spread?.port ?? ports[0]}`;
    const dataDir = mkdtempSync(join(tmpdir(), 'murmel-bench-live-'));
    const secret = newSecret() + newSecret();
    const processes: RunningProcess[] = [];
    for (const port of ports) {
      processes.push(
        await startProcess({
          cwd: 'apps/api',
          env: {
            NODE_ENV: 'production',
            PORT: String(port),
            DATABASE_URL: fresh.url,
            SECRET: secret,
            LOG_LEVEL: 'warn',
            PUBLIC_URL: origin,
            DATA_DIR: dataDir,
            ...more,
          },
          readyUrl: `http://127.0.0.1:${port}/api/health/live`,
        }),
      );
    }
    return new LiveSchool(origin, processes[0]!, processes, database, new People(database), async () => {
      await spread?.close();
      await Promise.all(processes.map((running) => running.stop()));
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

  /** Seconds of CPU so far: of all apis, and of PostgreSQL. */
  async cpu(): Promise<{ api: number; database: number }> {
    return { api: cpuOf(this.processes), database: await databaseCpu(this.database) };
  }

  stop(): Promise<void> {
    return this.cleanUp();
  }
}
