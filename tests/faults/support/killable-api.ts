import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { type Answer, type CallOptions, TestBrowser } from '../../support/browser.js';
import { freePort } from '../../support/free-port.js';
import { createDatabase } from '../../support/fresh-database.js';
import { patience } from '../../support/on-this-machine.js';
import { People } from '../../support/people.js';
import { type ProcessOptions, type RunningProcess, startProcess } from '../../support/process.js';
import { Ballast, withSmallDisk } from '../../support/small-disk.js';

/** A browser that gets no answer tries again after this. */
const RETRY_MS = 100;

/** The api as its own process on a database of its own: only that can be killed. Collaboration is not needed. */
export class KillableApi {
  private constructor(
    readonly database: DataSource,
    readonly people: People,
    private readonly port: number,
    readonly dataDir: string,
    private readonly start: () => Promise<RunningProcess>,
    private process: RunningProcess,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  /** @param program runs instead of the api's own, and brings it along; `diskMegabytes`: so much room its files have */
  static async open(
    adminUrl: string,
    { diskMegabytes, ...program }: Partial<Pick<ProcessOptions, 'entry' | 'env'>> & { diskMegabytes?: number } = {},
  ): Promise<KillableApi> {
    const fresh = await createDatabase(adminUrl);
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'murmel-kill9-api-'));
    const env = { DATABASE_URL: fresh.url, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent', ...program.env };
    if (diskMegabytes !== undefined) Object.assign(env, { TMPDIR: dataDir });
    const options = {
      cwd: 'apps/api',
      ...(program.entry === undefined ? {} : { entry: program.entry }),
      ...(diskMegabytes === undefined ? {} : { within: withSmallDisk(dataDir, diskMegabytes) }),
      env,
      readyUrl: `http://127.0.0.1:${port}/api/health/live`,
      deadlineMs: patience(),
    };
    const start = (): Promise<RunningProcess> => startProcess(options);
    const process = await start();
    const database = await openDatabase({ url: fresh.url, pool: 4, applicationName: 'kill9-api' });
    return new KillableApi(database, new People(database), port, dataDir, start, process, async () => {
      await database.destroy();
      await fresh.drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** the api's process, as long as it is not killed */
  get running(): RunningProcess {
    return this.process;
  }

  /** what takes up room on its small disk */
  ballast(): Ballast {
    return new Ballast(this.process.pid, this.dataDir);
  }

  browser(): TestBrowser {
    return new TestBrowser(this.origin);
  }

  /** Kills the process as a power cut does, and starts it again. @param away for so long it stays away */
  async killAndRestart(away?: Promise<unknown>): Promise<void> {
    await this.process.kill9();
    await away;
    this.process = await this.start();
  }

  async stop(): Promise<void> {
    await this.process.stop();
    await this.cleanUp();
  }
}

/**
 * Sends until there is an answer, always with the same key, as the client does.
 * @throws Error when the call is refused, or when there is no answer before the deadline
 */
export async function untilAnswered<T>(
  browser: TestBrowser,
  method: string,
  path: string,
  key: string,
  options: CallOptions,
  deadlineMs: number,
): Promise<Answer<T>> {
  for (const ends = Date.now() + deadlineMs; Date.now() < ends; await wait(RETRY_MS)) {
    let answer: Answer<T>;
    try {
      answer = await browser.call<T>(method, path, { ...options, headers: { ...options.headers, 'idempotency-key': key } });
    } catch {
      // The connection was cut: it is unknown if the call was executed.
      continue;
    }
    if (answer.status < 300) return answer;
    if (answer.status === 429) {
      // Says how long to wait where only the pace was too high.
      const { code, data } = answer.body as { code?: string; data?: { seconds?: number } };
      if (code === 'TOO_MANY_REQUESTS') {
        await wait((data?.seconds ?? 1) * 1000);
        continue;
      }
    }
    if (answer.status < 500) throw new Error(`${path} refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  throw new Error(`no answer for ${path} with the key ${key}`);
}
