import { SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, ExportJob, type Logger, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { Storage } from '../../../platform/storage/storage.js';
import { QueueRunner } from '../../queue/queue-runner.js';
import { AttemptEnded, type RowLease } from '../../queue/row-lease.js';
import { RunExport } from './run-export.js';

const { leaseSeconds, attempts, hours, quickSeconds, withinMinutes } = SERVER_LIMITS.exportJobs;

const TABLE = {
  ...{ name: 'export_job', key: 'id', open: ['waiting', 'running'], running: 'running', person: 't.account_id::text', place: 't.place' },
  ...{ fresh: ', done = 0', leaseSeconds, attempts },
};

/** Puts exports together. */
@Injectable()
export class ExportRunner extends QueueRunner {
  constructor(
    database: DataSource,
    private readonly storage: Storage,
    private readonly maker: RunExport,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    const manner = {
      ...{ everyMs: 1000, quickSeconds, withinSeconds: withinMinutes * 60, progress: true },
      failed: 'exports are looked for again later',
    };
    super(database, TABLE, manner, logger, configuration);
  }

  protected async work(lease: RowLease): Promise<void> {
    const { key: id, attempt } = lease.claimed;
    const job = await this.database.manager.findOneBy(ExportJob, { id });
    // It was taken away at this moment.
    if (!job) return lease.stop('taken away');
    const key = `exports/${id}-${attempt}`;
    const { extension, bytes, leftOut, done } = await this.maker.make(job, lease, key);
    const isOurs = await lease.end(
      `state = 'ready', place = '', storage_key = $3, extension = $4, bytes = $5, left_out = $6, done = $7, total = $7,
       expires_at = now() + make_interval(hours => $8)`,
      [key, extension, bytes, leftOut, done, hours],
    );
    // It was taken away meanwhile.
    if (!isOurs) await this.storage.remove(key);
  }

  protected async fail(lease: RowLease, error: unknown): Promise<void> {
    const tookTooLong = error instanceof AttemptEnded && error.why === 'took too long';
    const told = tookTooLong ? apiError('LIMIT_REACHED', { of: 'minutes', limit: withinMinutes }) : error;
    const isRefusal = told instanceof ORPCError;
    if (!isRefusal) this.logger.error({ err: error }, 'an export could not be put together');
    const reason = isRefusal
      ? { code: told.code as string, data: (told.data as object | undefined) ?? {} }
      : { code: 'INTERNAL', data: {} };
    await lease.end("state = 'failed', place = '', reason = $3", [JSON.stringify(reason)]);
  }

  protected async changed(manager: EntityManager, key: string): Promise<void> {
    const job = await manager.findOne(ExportJob, { where: { id: key }, select: { id: true, accountId: true } });
    if (job) await publish(manager, 'person.changed', { id: job.accountId });
  }
}
