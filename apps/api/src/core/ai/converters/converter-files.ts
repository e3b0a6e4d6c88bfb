import {
  AUDIO_TYPES,
  CONVERTER_LIMITS,
  CONVERTER_PICTURE_TYPES,
  type ConverterFileInput,
  DOCUMENT_TYPES,
  type ConverterJob as JobEntry,
} from '@murmel/contracts';
import { ConverterJob, newId } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Idempotency } from '../../../platform/idempotency.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { accountOf, type RequestContext } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { prepareFile } from '../../file-storage/prepared-file.js';
import { ReceivedFiles } from '../../file-storage/received-files.js';
import { converterKey } from '../../file-storage/storage-keys.js';
import { FileQuota } from '../../files/file-quota.js';
import type { Material } from './converters.js';

const TAKEN = {
  pdf: { types: DOCUMENT_TYPES, megabytes: CONVERTER_LIMITS.pdfMegabytes },
  audio: { types: AUDIO_TYPES, megabytes: CONVERTER_LIMITS.audioMegabytes },
  image: { types: CONVERTER_PICTURE_TYPES, megabytes: CONVERTER_LIMITS.imageMegabytes },
  // Its sound.
  video: { types: AUDIO_TYPES, megabytes: CONVERTER_LIMITS.audioMegabytes },
} as const satisfies Readonly<Record<ConverterFileInput, { types: readonly string[]; megabytes: number }>>;

type Begin = (manager: EntityManager, material: Material) => Promise<JobEntry>;

/** Takes the files of conversions. */
@Injectable()
export class ConverterFiles {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly received: ReceivedFiles,
    private readonly quota: FileQuota,
    private readonly rateLimits: RateLimits,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Stores the file of a request, and begins a job with it; what is refused is not kept.
   * @throws what `ReceivedFiles`, `prepareFile`, `FileQuota` and `begin` throw, TOO_MANY_REQUESTS
   */
  async take(context: RequestContext, input: ConverterFileInput, wishes: object, begin: Begin): Promise<JobEntry> {
    const { id: accountId } = accountOf(context);
    await this.rateLimits.reading(accountId);
    const { types, megabytes } = TAKEN[input];
    return this.received.take(context, megabytes, async (received) => {
      const { name, bytes, contents, contentType } = await prepareFile(received, { types, megabytes, thumbnails: false });
      const storageKey = converterKey(newId());
      if (typeof contents === 'string') await this.storage.putFile(storageKey, contents, contentType);
      else await this.storage.put(storageKey, contents, contentType);
      try {
        return await this.idempotency.once(context, { digest: received.digest, name, input, ...wishes }, async (manager) => {
          const entry = await begin(manager, { input, name, storageKey, bytes });
          await this.quota.refuseCopies(manager, accountId);
          return entry;
        });
      } finally {
        // Refused, or the same request was answered before.
        if (!(await this.database.manager.existsBy(ConverterJob, { storageKey }))) await this.storage.remove(storageKey);
      }
    });
  }
}
