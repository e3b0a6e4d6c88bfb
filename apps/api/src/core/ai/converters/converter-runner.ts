import { CONVERSION, type ConverterFailure, SERVER_LIMITS, SPOKEN_OUTPUTS } from '@murmel/contracts';
import { type Configuration, ConverterJob, type Logger, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { Unreadable } from '../../extraction/unreadable.js';
import { refundCreation } from '../../items/create-item.js';
import { QueueRunner } from '../../queue/queue-runner.js';
import { AttemptEnded, type RowLease } from '../../queue/row-lease.js';
import type { QueuedTable } from '../../queue/row-queue.js';
import { AiFailure } from '../ai-failure.js';
import { ConversionFailed } from './conversion-failed.js';
import { MaterialText } from './material-text.js';
import { ResultSound } from './result-sound.js';
import { ResultText } from './result-text.js';

const { leaseSeconds, attempts, withinMinutes, atOnce } = SERVER_LIMITS.converters;

const TABLE: QueuedTable = {
  ...{ name: 'converter_job', key: 'id', open: ['waiting', 'running'], running: 'running', oneLane: true, leaseSeconds, attempts },
  person: 't.account_id::text',
};

/** Makes conversions, step by step. What a step made is stored before the next one: a process that goes on repeats none. */
@Injectable()
export class ConverterRunner extends QueueRunner {
  constructor(
    database: DataSource,
    private readonly material: MaterialText,
    private readonly text: ResultText,
    private readonly sound: ResultSound,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(
      database,
      TABLE,
      { everyMs: 500, withinSeconds: withinMinutes * 60, atOnce, failed: 'conversions are looked for again later' },
      logger,
      configuration,
    );
  }

  protected async work(lease: RowLease): Promise<void> {
    const job = await this.database.manager.findOneBy(ConverterJob, { id: lease.claimed.key });
    if (!job) return lease.stop('taken away');
    await this.material.extract(job, lease);
    await this.text.write(job, lease);
    if (SPOKEN_OUTPUTS.includes(job.output)) await this.sound.speak(job, lease);
    await lease.end("state = 'done', step = null, ended_at = now()");
  }

  protected async fail(lease: RowLease, error: unknown): Promise<void> {
    const { failure, said } = this.failureOf(lease.claimed.key, error);
    const job = await this.database.manager.findOneBy(ConverterJob, { id: lease.claimed.key });
    await lease.end("state = 'failed', failure = $3, said = $4, ended_at = now()", [failure, said], async (manager) => {
      if (job) await refundCreation(manager, { accountId: job.accountId, kind: CONVERSION, month: job.countedMonth });
    });
  }

  protected async changed(manager: EntityManager, key: string): Promise<void> {
    const job = await manager.findOneBy(ConverterJob, { id: key });
    if (job) await publish(manager, 'person.changed', { id: job.accountId });
  }

  private failureOf(id: string, error: unknown): { failure: ConverterFailure; said: string } {
    if (error instanceof ConversionFailed || error instanceof Unreadable) return { failure: error.failure, said: '' };
    if (error instanceof AiFailure) return { failure: error.kind, said: error.said };
    if (error instanceof AttemptEnded) return { failure: error.why === 'took too long' ? 'timeout' : 'interrupted', said: '' };
    this.logger.error({ err: error, conversion: id }, 'a conversion failed');
    return { failure: 'broken', said: '' };
  }
}
