import { join } from 'node:path';
import { Readable } from 'node:stream';
import { decide } from '@murmel/access-policy';
import { SERVER_LIMITS } from '@murmel/contracts';
import { Account, type Configuration, type ExportJob, loadItemFacts } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { Asker } from '../../../platform/asking.js';
import { Storage } from '../../../platform/storage/storage.js';
import { CONFIGURATION } from '../../../platform/tokens.js';
import { archive } from '../../export-formats/archive.js';
import { PaperContent } from '../../pdf/paper-content.js';
import { LongSettingProcess } from '../../pdf/setting-host.js';
import type { RowLease } from '../../queue/row-lease.js';
import { askerOf } from './asker-of.js';
import { contentTypeOf, inFolder, type MadeFile, written } from './made-file.js';
import { MurmelExport } from './murmel-export.js';
import { ZipExport } from './zip-export.js';

/** Result of one attempt at a job. */
export interface Made {
  extension: string;
  bytes: number;
  leftOut: number;
  done: number;
}

/** Makes the file of an export, with the rights that its teacher has by then. */
@Injectable()
export class ExportMaker {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly content: PaperContent,
    private readonly setting: LongSettingProcess,
    private readonly zip: ZipExport,
    private readonly murmel: MurmelExport,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** @param key where it goes as soon as it is whole @throws NOT_FOUND for what is not there any more, LIMIT_REACHED, REMIX_TOO_LARGE */
  async make(job: ExportJob, lease: RowLease, key: string): Promise<Made> {
    const account = await this.database.manager.findOneBy(Account, { id: job.accountId });
    if (!account) throw apiError('NOT_FOUND');
    const asking = askerOf(this.configuration, account);
    return inFolder(job, async (folder) => {
      const { path, extension, leftOut } = await this.made(asking, job, lease, folder);
      lease.signal.throwIfAborted();
      const bytes = await this.storage.putFile(key, path, contentTypeOf(extension));
      return { extension, bytes, leftOut, done: lease.expected };
    });
  }

  private async made(asking: Asker, job: ExportJob, lease: RowLease, folder: string): Promise<MadeFile> {
    if (job.form === 'murmel') return this.murmel.make(asking, job, lease, folder);
    const path = join(folder, 'file');
    if (job.form === 'pdf') {
      await written(Readable.from([await this.pdf(asking, job, lease)]), path, lease.signal);
      return { path, extension: 'pdf', leftOut: 0 };
    }
    const report = { leftOut: 0 };
    await written(archive(this.zip.parts(asking, job, lease, report)), path, lease.signal);
    return { path, extension: 'zip', ...report };
  }

  private async pdf(asking: Asker, job: ExportJob, lease: RowLease): Promise<Uint8Array> {
    lease.expect(1);
    const [id] = job.itemIds ?? [];
    const facts = id === undefined ? undefined : (await loadItemFacts(this.database.manager, asking.actor, [id], asking.presented)).get(id);
    if (id === undefined || !facts || !decide(asking.actor, 'item.read', { item: facts }).allow) throw apiError('NOT_FOUND');
    const content = await this.content.of({ ...asking, item: { id, facts } }, job, SERVER_LIMITS.longPdf);
    const bytes = await this.setting.set(lease.lane, content, lease.signal);
    lease.step();
    return bytes;
  }
}
