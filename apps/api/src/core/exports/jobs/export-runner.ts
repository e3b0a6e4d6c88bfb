import { SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, ExportJob, type Logger, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource } from 'typeorm';
import { LooksForWork } from '../../../platform/processes/looks-for-work.js';
import { Storage } from '../../../platform/storage/storage.js';
import { CONFIGURATION, LOGGER } from '../../../platform/tokens.js';
import { ExportLease } from './export-lease.js';
import { ExportMaker } from './export-maker.js';

const EVERY_MS = 1000;
const { leaseSeconds, attempts, hours } = SERVER_LIMITS.exportJobs;

/** Puts exports together, one after the other. Of several processes each takes the next one; what a process that is gone had, another begins anew. */
@Injectable()
export class ExportRunner extends LooksForWork {
  private lease: ExportLease | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly maker: ExportMaker,
    @Inject(CONFIGURATION) { mode }: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, mode, { everyMs: EVERY_MS, failed: 'exports are looked for again later' });
  }

  override async beforeApplicationShutdown(): Promise<void> {
    // Before the wait: what is being made ends at once.
    this.lease?.giveUp();
    await super.beforeApplicationShutdown();
  }

  /** Does the next one, if there is any. @returns whether there was */
  async round(): Promise<boolean> {
    await this.giveUpHopeless();
    const job = await this.claimed();
    if (!job) return false;
    const lease = (this.lease = new ExportLease(this.database, job, leaseSeconds));
    try {
      await this.make(job, lease);
    } catch (error) {
      await this.failed(lease, error);
    } finally {
      this.lease = undefined;
    }
    return true;
  }

  private async make(job: ExportJob, lease: ExportLease): Promise<void> {
    const key = `exports/${job.id}-${job.attempts}`;
    const { extension, bytes, leftOut, done } = await this.maker.make(job, lease, key);
    const isOurs = await lease.end(
      `state = 'ready', storage_key = $3, extension = $4, bytes = $5, left_out = $6, done = $7, total = $7,
       expires_at = now() + make_interval(hours => $8)`,
      [key, extension, bytes, leftOut, done, hours],
    );
    // It was taken away meanwhile.
    if (!isOurs) await this.storage.remove(key);
  }

  /** This process ends: the attempt was none. Everything else has a reason that is told. */
  private async failed(lease: ExportLease, error: unknown): Promise<void> {
    if (lease.signal.aborted) return void (await lease.end("state = 'waiting', attempts = attempts - 1, done = 0", []));
    const isRefusal = error instanceof ORPCError;
    if (!isRefusal) this.logger.error({ err: error }, 'an export could not be put together');
    const reason = isRefusal
      ? { code: error.code as string, data: (error.data as object | undefined) ?? {} }
      : { code: 'INTERNAL', data: {} };
    await lease.end("state = 'failed', reason = $3", [JSON.stringify(reason)]);
  }

  private async claimed(): Promise<ExportJob | undefined> {
    const [rows] = await this.database.query<[{ id: string }[]]>(
      `update export_job set state = 'running', attempts = attempts + 1, done = 0, leased_until = now() + make_interval(secs => $1)
        where id = (select id from export_job where state = 'waiting' or (state = 'running' and leased_until < now())
                     order by created_at, id limit 1 for update skip locked) returning id`,
      [leaseSeconds],
    );
    const [row] = rows;
    return (row && (await this.database.manager.findOneBy(ExportJob, { id: row.id }))) ?? undefined;
  }

  /** What ended the process each time ends no other one. */
  private async giveUpHopeless(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[{ account_id: string }[]]>(
        `update export_job set state = 'failed', leased_until = null, reason = '{"code": "INTERNAL", "data": {}}'
          where state = 'running' and leased_until < now() and attempts >= $1 returning account_id`,
        [attempts],
      );
      for (const { account_id: id } of rows) await publish(manager, 'person.changed', { id });
    });
  }
}
