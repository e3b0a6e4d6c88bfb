import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contract, IMPORT_MEGABYTES, MEGABYTE, OFFICE_TYPES } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { Storage } from '../../platform/storage/storage.js';
import { inTemporaryFolder } from '../file-storage/received-file.js';
import { OwnerFiles } from '../files/owner-files.js';
import { ImportWorker } from './import-worker.js';

/** The words of an office file, for those who may have the file. It is read by a process of its own. */
@Controller()
export class FileWordsController {
  constructor(
    private readonly files: OwnerFiles,
    private readonly storage: Storage,
    private readonly reading: ImportWorker,
  ) {}

  @Call(contract.ownerFiles.words)
  words(@CurrentContext() context: RequestContext) {
    return implement(contract.ownerFiles.words).handler(async () => {
      const { contentType, bytes, storageKey } = await this.files.one(context);
      if (!OFFICE_TYPES.includes(contentType)) throw apiError('UNSUPPORTED_TYPE', { types: OFFICE_TYPES });
      if (bytes > IMPORT_MEGABYTES * MEGABYTE) throw apiError('TOO_LARGE', { megabytes: IMPORT_MEGABYTES });
      if (!(await this.storage.exists(storageKey))) throw apiError('NOT_FOUND');
      return inTemporaryFolder(async (folder) => {
        const path = join(folder, 'file');
        await pipeline(await this.storage.read(storageKey), createWriteStream(path));
        return this.reading.words(context, { work: 'words', path });
      });
    });
  }
}
