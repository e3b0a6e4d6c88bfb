import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configuration, createLogger, readConfiguration } from '@murmel/server';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { createApplication } from '../../apps/api/src/application.js';
import { TestBrowser } from './browser.js';
import { People } from './people.js';
import { reuseDatabase } from './reused-database.js';

export interface TestApi {
  origin: string;
  configuration: Configuration;
  application: NestFastifyApplication;
  database: DataSource;
  /** accounts, visitors and items made straight in the database */
  people: People;
  /** a browser without any cookie */
  browser(): TestBrowser;
  stop(): Promise<void>;
}

/** The whole api in this process, on a free port, with a data folder of its own, and a database of its own unless `overrides` names one. */
export async function startApi(adminUrl: string, overrides: Partial<Configuration> = {}): Promise<TestApi> {
  const database = overrides.databaseUrl ? undefined : await reuseDatabase(adminUrl);
  const databaseUrl = overrides.databaseUrl ?? database!.url;
  const dataDir = mkdtempSync(join(tmpdir(), 'murmel-api-'));
  const read = readConfiguration({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const configuration: Configuration = { ...read, port: 0, ...overrides };
  const application = await createApplication(configuration, createLogger('test', configuration.logLevel));
  await application.listen(0, '127.0.0.1');
  const origin = (await application.getUrl()).replace('[::1]', '127.0.0.1');
  const source = application.get(DataSource);
  return {
    origin,
    configuration,
    application,
    database: source,
    people: new People(source),
    browser: () => new TestBrowser(origin),
    stop: async () => {
      await application.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
