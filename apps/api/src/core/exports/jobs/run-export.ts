import { join } from 'node:path';
import { Readable } from 'node:stream';
import { decide } from '@murmel/access-policy';
import { SERVER_LIMITS } from '@murmel/contracts';
import { Account, type Configuration, type ExportJob, loadItemFacts } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { CONFIGURATION } from '../../../platform/injection-tokens.js';
import type { Caller } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { zipArchive } from '../../export-formats/zip-archive.js';
import { PdfContent } from '../../pdf/pdf-content.js';
import { LongPdfWorker } from '../../pdf/pdf-worker.js';
import type { RowLease } from '../../queue/row-lease.js';
import { ArchiveExport } from './archive-export.js';
import { callerOf } from './caller-of.js';
import { contentTypeOf, type ExportedFile, inFolder, writeExportFile } from './export-file.js';
import { ZipExport } from './zip-export.js';

/** Result of one attempt at a job. */
export interface ExportResult {
  extension: string;
  bytes: number;
  leftOut: number;
  done: number;
}

/** Makes the file of an export, with the rights that its teacher has by then. */
@Injectable()
export class RunExport {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly content: PdfContent,
    private readonly setting: LongPdfWorker,
    private readonly zip: ZipExport,
    private readonly murmel: ArchiveExport,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @param key where it goes as soon as it is whole @throws NOT_FOUND for what is not there any more, LIMIT_REACHED, REMIX_TOO_LARGE */
  async make(job: ExportJob, lease: RowLease, key: string): Promise<ExportResult> {
    const account = await this.database.manager.findOneBy(Account, { id: job.accountId });
    if (!account) throw apiError('NOT_FOUND');
    const caller = callerOf(this.configuration, account);
    return inFolder(job, async (folder) => {
      const { path, extension, leftOut } = await this.made(caller, job, lease, folder);
      lease.signal.throwIfAborted();
      const bytes = await this.storage.putFile(key, path, contentTypeOf(extension));
      return { extension, bytes, leftOut, done: lease.expected };
    });
  }

  private async made(caller: Caller, job: ExportJob, lease: RowLease, folder: string): Promise<ExportedFile> {
    if (job.form === 'murmel') return this.murmel.make(caller, job, lease, folder);
    const path = join(folder, 'file');
    if (job.form === 'pdf') {
      await writeExportFile(Readable.from([await this.pdf(caller, job, lease)]), path, lease.signal);
      return { path, extension: 'pdf', leftOut: 0 };
    }
    const report = { leftOut: 0 };
    await writeExportFile(zipArchive(this.zip.parts(caller, job, lease, report)), path, lease.signal);
    return { path, extension: 'zip', ...report };
  }

  private async pdf(caller: Caller, job: ExportJob, lease: RowLease): Promise<Uint8Array> {
    lease.expect(1);
    const [id] = job.itemIds ?? [];
    const facts = id === undefined ? undefined : (await loadItemFacts(this.database.manager, caller.actor, [id], caller.presented)).get(id);
    if (id === undefined || !facts || !decide(caller.actor, 'item.read', { item: facts }).allow) throw apiError('NOT_FOUND');
    const content = await this.content.of({ ...caller, item: { id, facts } }, job, SERVER_LIMITS.longPdf);
    const { bytes } = await this.setting.render(lease.lane, content, lease.signal);
    lease.step();
    return bytes;
  }
}
