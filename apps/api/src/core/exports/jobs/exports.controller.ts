import { contract } from '@murmel/contracts';
import { ExportJob } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { apiError } from '../../../platform/api-error.js';
import { Asked, type Asking, accountOf, rowOf } from '../../../platform/asking.js';
import { Call, RawCall } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { Storage } from '../../../platform/storage/storage.js';
import { fileWords } from '../../export-formats/file-words.js';
import { sendStored } from '../../file-storage/send-stored.js';
import { isExpired } from './export-entry.js';
import { ExportJobs } from './export-jobs.js';
import { contentTypeOf } from './made-file.js';

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
  create(@Asked() asking: Asking) {
    return implement(calls.create).handler(({ input }) =>
      this.idempotency.once(asking, input, (manager) => this.jobs.create(manager, asking, input)),
    );
  }

  @Call(calls.list)
  list(@Asked() asking: Asking) {
    return implement(calls.list).handler(() => this.jobs.list(accountOf(asking).id));
  }

  @Call(calls.again)
  again(@Asked() asking: Asking) {
    return implement(calls.again).handler(() => this.jobs.again(asking));
  }

  @Call(calls.remove)
  remove(@Asked() asking: Asking) {
    return implement(calls.remove).handler(async () => {
      await this.jobs.remove(asking);
      return {};
    });
  }

  @RawCall(calls.file)
  async file(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const job = rowOf(asking, ExportJob);
    if (isExpired(job, new Date())) throw apiError('EXPORT_EXPIRED');
    const { storageKey, extension, bytes } = job;
    if (storageKey === null || extension === null || bytes === null) throw apiError('EXPORT_UNDER_WAY');
    const name = `${fileWords(job.title) || 'Murmel'}.${extension}`;
    await sendStored(this.storage, asking.request, reply, {
      ...{ storageKey, bytes, tag: `${job.id}-${job.attempts}`, contentType: contentTypeOf(extension) },
      disposition: `attachment; filename="murmel.${extension}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    });
  }
}
