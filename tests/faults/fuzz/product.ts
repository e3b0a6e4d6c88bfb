import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configuration, openDatabase, readConfiguration } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { createWorld, type World } from '../../api/access/world.js';
import type { TestApi } from '../../support/api.js';
import { TestBrowser } from '../../support/browser.js';
import { freePort } from '../../support/free-port.js';
import { createDatabase } from '../../support/fresh-database.js';
import { People } from '../../support/people.js';
import type { RunningProcess } from '../../support/process.js';
import { Complaints, startWatched } from './watched-process.js';

/** Api and collab-server as processes of their own, on one database: whatever ends them, or makes them complain, is seen. */
export class FuzzedProduct {
  readonly people: People;
  private readonly read = new Complaints();

  private constructor(
    readonly database: DataSource,
    readonly api: RunningProcess,
    readonly collab: RunningProcess,
    readonly apiPort: number,
    readonly collabPort: number,
    private readonly configuration: Configuration,
    private readonly cleanUp: () => Promise<void>,
  ) {
    this.people = new People(database);
  }

  static async open(adminUrl: string): Promise<FuzzedProduct> {
    const [fresh, apiPort, collabPort] = [await createDatabase(adminUrl), await freePort(), await freePort()];
    const dataDir = mkdtempSync(join(tmpdir(), 'murmel-fuzz-'));
    const env = {
      DATABASE_URL: fresh.url,
      DATA_DIR: dataDir,
      PORT: String(apiPort),
      COLLAB_PORT: String(collabPort),
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      UNCOUNTED: '1',
      // Behind a proxy, so that what it says about callers is read, too.
      TRUST_PROXY: '1',
      PUBLIC_URL: `http://127.0.0.1:${apiPort}`,
      SECRET: 'only-for-tests-only-for-tests-only',
    };
    const api = await startWatched('apps/api', env, `http://127.0.0.1:${apiPort}/api/health/live`);
    const collab = await startWatched('collab-server', { ...env, UNCOUNTED: '0' }, `http://127.0.0.1:${collabPort}/health`);
    const database = await openDatabase({ url: fresh.url, pool: 8, applicationName: 'fuzz' });
    return new FuzzedProduct(database, api, collab, apiPort, collabPort, readConfiguration(env), async () => {
      await database.destroy();
      await fresh.drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.apiPort}`;
  }

  browser(): TestBrowser {
    return new TestBrowser(this.origin);
  }

  /** This product as tests of single calls know it. */
  get asTestApi(): TestApi {
    const { database, people, origin, configuration } = this;
    const storage = new Storage(configuration);
    return {
      database,
      people,
      origin,
      configuration,
      browser: () => this.browser(),
      application: { get: () => storage },
    } as unknown as TestApi;
  }

  world(): Promise<World> {
    return createWorld(this.asTestApi);
  }

  /** Loads what the api loads on first use and then keeps for all callers: dictionaries of passwords, the description of its calls. */
  async warmUp(): Promise<void> {
    const somebody = { email: 'warm@schule.example', firstname: 'Ada', name: 'Lehmann', password: 'waldmeister-und-kreidestaub' };
    await this.browser().post('/api/registrations', somebody);
    await this.browser().get('/api/openapi.json');
  }

  /** Returns the processes' log output since the last call. @throws Find when one has ended */
  complaints(): string[] {
    return this.read.of(this.api, this.collab);
  }

  async close(): Promise<void> {
    await this.api.stop();
    await this.collab.stop();
    await this.cleanUp();
  }
}
