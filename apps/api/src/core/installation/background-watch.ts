import { type Configuration, HEARTBEAT_MS, type Logger } from '@murmel/server';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { PollingLoop } from '../../platform/processes/polling-loop.js';
import { takesBackgroundWork } from '../../platform/processes/process-role.js';

/** Processes that are started together need not begin with those of background work. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

/** SQL for whether any process takes background work. An api that says no role is of a release that does everything. */
const WORKS = `select exists (select 1 from running_process
  where (kind = 'jobs' or kind = 'api' and coalesce(role, 'everything') = 'everything')
    and seen_at > clock_timestamp() - $1 * interval '3 milliseconds') as works`;

/** Says in the log of a process that answers calls alone when no other one does the background work. */
@Injectable()
export class BackgroundWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds: PollingLoop;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.rounds = new PollingLoop(
      EVERY_MS,
      () => this.look(),
      (error) => logger.warn({ err: error }, 'processes of background work could not be looked for'),
    );
  }

  onApplicationBootstrap(): void {
    if (this.configuration.mode !== 'test' && !takesBackgroundWork(this.configuration)) this.rounds.start(FIRST_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }

  /** Logs one line where none works. */
  async look(): Promise<void> {
    const [{ works }] = await this.database.query<[{ works: boolean }]>(WORKS, [HEARTBEAT_MS]);
    if (!works)
      this.logger.error('no process works in the background: exports, corrections and deletions wait. Start one with API_ROLE=jobs');
  }
}
