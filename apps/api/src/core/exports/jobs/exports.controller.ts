import { contract } from '@murmel/contracts';
import { ExportJob } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { apiError } from '../../../platform/api-error.js';
import { Call, RawCall } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { accountOf, CurrentContext, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { safeFileName } from '../../export-formats/safe-file-name.js';
import { sendStoredFile } from '../../file-storage/send-stored-file.js';
import { isExpired } from './export-entry.js';
import { contentTypeOf } from './export-file.js';
import { ExportJobs } from './export-jobs.js';

const calls = contract.exports;

/** Routes for exports that run in the background. */
@Controller()
export class ExportsController {
  constructor(
    private readonly jobs: ExportJobs,
    private readonly idempotency: Idempotency,
    private readonly storage: Storage,
  ) {}

  @Call(calls.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.create).handler(({ input }) =>
      this.idempotency.once(context, input, (manager) => this.jobs.create(manager, context, input)),
    );
  }

  @Call(calls.list)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.list).handler(() => this.jobs.list(accountOf(context).id));
  }

  @Call(calls.again)
  again(@CurrentContext() context: RequestContext) {
    return implement(calls.again).handler(() => this.jobs.again(context));
  }

  @Call(calls.remove)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.remove).handler(async () => {
      await this.jobs.remove(context);
      return {};
    });
  }

  @RawCall(calls.file)
  async file(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const job = rowOf(context, ExportJob);
    if (isExpired(job, new Date())) throw apiError('EXPORT_EXPIRED');
    const { storageKey, extension, bytes } = job;
    if (storageKey === null || extension === null || bytes === null) throw apiError('EXPORT_UNDER_WAY');
    const name = `${safeFileName(job.title) || 'Murmel'}.${extension}`;
    await sendStoredFile(this.storage, context.request, reply, {
      ...{ storageKey, bytes, tag: `${job.id}-${job.attempts}`, contentType: contentTypeOf(extension) },
      disposition: `attachment; filename="murmel.${extension}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  }
}
