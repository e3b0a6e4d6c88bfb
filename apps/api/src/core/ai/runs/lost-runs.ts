import { SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, type Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { PollingRunner } from '../../../platform/processes/polling-runner.js';
import { endLostCalls } from '../tools/confirmed-calls.js';
import { endRuns } from './end-runs.js';

const EVERY_MS = 2000;
const { goneSeconds } = SERVER_LIMITS.ai;

/** Ends runs of a process that is gone, so that no client waits forever; the text so far stays. */
@Injectable()
export class LostRuns extends PollingRunner {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, configuration, { everyMs: EVERY_MS, failed: 'lost runs are looked for again later' });
  }

  /** @returns those that it ended */
  async round(): Promise<string[]> {
    await endLostCalls(this.database.manager);
    return this.database.transaction((manager) =>
      endRuns(manager, 'r.alive_at < now() - make_interval(secs => $3)', goneSeconds, { state: 'failed', failure: 'interrupted' }),
    );
  }
}
