import type { Configuration, Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { MetricReadings } from '../../platform/operation/metric-readings.js';
import { TimeCache } from '../../platform/time-cache.js';
import { oldestWaitingQuery } from './backlog.js';

/** Several who read the metrics cost one question. */
const FRESH_MS = 5000;

const gauge = new Gauge({
  name: 'murmel_oldest_waiting_seconds',
  help: 'Time for which the oldest row of all queues has waited without a process that works on it; absent while the database is away',
});

/** Measures whether work waits: the same number in every process, because all read the same queues. */
@Injectable()
export class OldestWaiting {
  private readonly newest = new TimeCache<number>(FRESH_MS, () => this.ofQueues());

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
    readings: MetricReadings,
  ) {
    readings.add(() => this.measure());
  }

  /** Returns seconds, by the database's clock; 0 where nothing waits. */
  seconds(): Promise<number> {
    return this.newest.get();
  }

  private async measure(): Promise<void> {
    // A number of a moment ago would look like one of now.
    gauge.remove();
    await this.seconds().then(
      (seconds) => gauge.set(seconds),
      (error: unknown) => this.logger.warn({ err: error }, 'how long work waits is not known'),
    );
  }

  private async ofQueues(): Promise<number> {
    const makesFilms = this.configuration.ffmpegPath !== undefined;
    const [row] = await this.database.query<[{ seconds: number | null }]>(oldestWaitingQuery(makesFilms));
    return row.seconds ?? 0;
  }
}
