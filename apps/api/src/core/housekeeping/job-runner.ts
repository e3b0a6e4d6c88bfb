import type { Configuration, Logger } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { looksForWork } from '../../platform/processes/process-role.js';
import { Housekeeping } from './housekeeping.js';

const QUEUE = 'housekeeping';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const STOP_MS = 5000;

/** Runs the background jobs on a queue in PostgreSQL: of several processes that take background work one does each run. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private boss: PgBoss | undefined;

  constructor(
    private readonly housekeeping: Housekeeping,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (looksForWork(this.configuration)) await this.start();
  }

  /** Begins with a run at once: what fell due while nothing ran is caught up. */
  async start(): Promise<void> {
    const boss = new PgBoss({ connectionString: this.configuration.databaseDirectUrl, application_name: 'murmel-jobs', max: 3 });
    boss.on('error', (error) => this.logger.error({ err: error }, 'job queue failed'));
    await boss.start();
    await boss.createQueue(QUEUE, { policy: 'exclusive', retryLimit: 3, retryDelay: 60, expireInSeconds: 3600 });
    await boss.work(QUEUE, async () => {
      await this.housekeeping.run(new Date());
    });
    await boss.schedule(QUEUE, EVERY_TEN_MINUTES);
    await boss.send(QUEUE);
    this.boss = boss;
  }

  /** A run that is under way may finish. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.boss?.stop({ graceful: true, timeout: STOP_MS });
    this.boss = undefined;
  }
}
