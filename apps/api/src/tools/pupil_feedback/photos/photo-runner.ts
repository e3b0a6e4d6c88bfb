import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type PhotoFailure, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { type Configuration, type Logger, OwnerFile, PupilTextPhoto } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Ocr } from '../../../core/extraction/ocr.js';
import { Unreadable } from '../../../core/extraction/unreadable.js';
import { inTemporaryFolder } from '../../../core/file-storage/received-file.js';
import { ItemFiles } from '../../../core/files/item-files.js';
import { QueueRunner } from '../../../core/queue/queue-runner.js';
import type { RowLease } from '../../../core/queue/row-lease.js';
import type { QueuedTable } from '../../../core/queue/row-queue.js';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { Storage } from '../../../platform/storage/storage.js';
import { publishTextChanged } from '../writing/pupil-text-kind.js';

const { withinSeconds, sure, fromWords } = PUPIL_FEEDBACK_LIMITS.photos;

const TABLE: QueuedTable = {
  ...{ name: 'pupil_text_photo', key: 'id', open: ['queued', 'running'], running: 'running', oneLane: true },
  ...{ leaseSeconds: 20, attempts: 2 },
  person: '(select coalesce(r.account_id, r.visitor_id, r.id)::text from pupil_text r where r.id = t.response_id)',
  hasAccount: '(select r.account_id is not null from pupil_text r where r.id = t.response_id)',
};

/** Reads photos of texts on paper, one after the other, each pupil in turn; nothing leaves this machine, and the picture goes once it was read. */
@Injectable()
export class PhotoRunner extends QueueRunner {
  constructor(
    database: DataSource,
    private readonly ocr: Ocr,
    private readonly storage: Storage,
    private readonly files: ItemFiles,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(database, TABLE, { everyMs: 500, withinSeconds, failed: 'photos of texts are looked for again later' }, logger, configuration);
  }

  protected async work(lease: RowLease): Promise<void> {
    const { manager } = this.database;
    const photo = await manager.findOneBy(PupilTextPhoto, { id: lease.claimed.key });
    const file = photo?.fileId ? await manager.findOneBy(OwnerFile, { id: photo.fileId }) : null;
    // It was put away at this moment.
    if (!photo || !file) return lease.stop('taken away');
    const [read] = await inTemporaryFolder(async (folder) => {
      const path = join(folder, 'photo');
      await pipeline(await this.storage.read(file.storageKey), createWriteStream(path));
      return this.ocr.pictures([path], { signal: lease.signal });
    });
    const failure = failureOf(read!);
    const ended = failure ? "state = 'failed', failure = $3" : "state = 'done', failure = null, text = $3, turned = $4";
    await this.end(lease, ended, failure ? [failure] : [read!.text.toWellFormed(), read!.turned !== 0], file.id);
  }

  protected async fail(lease: RowLease, error: unknown): Promise<void> {
    const failure: PhotoFailure = error instanceof Unreadable && error.failure === 'broken' ? 'broken' : 'work';
    if (!(error instanceof Unreadable)) this.logger.warn({ err: error, job: lease.claimed.key }, 'a photo of a text could not be read');
    const photo = await this.database.manager.findOneBy(PupilTextPhoto, { id: lease.claimed.key });
    await this.end(lease, "state = 'failed', failure = $3", [failure], photo?.fileId ?? null);
  }

  protected async changed(manager: EntityManager, key: string): Promise<void> {
    const photo = await manager.findOneBy(PupilTextPhoto, { id: key });
    if (photo) await publishTextChanged(manager, { id: photo.responseId, itemId: photo.itemId });
  }

  /** Stores what was read, and lets the picture go. */
  private async end(lease: RowLease, changes: string, values: unknown[], fileId: string | null): Promise<void> {
    let keys: string[] = [];
    await lease.end(changes, values, async (inside) => {
      if (fileId !== null) keys = await this.files.detach(inside, [fileId]);
    });
    await this.files.remove(keys);
  }
}

/** Returns why words that were read are not offered: there are none, as on a picture of a cat, or they are hardly sure, as in pencil. */
export function failureOf({ text, confidence }: { text: string; confidence: number }): PhotoFailure | undefined {
  // A single letter is as likely a pattern.
  if ((text.match(/\p{L}{2,}/gu)?.length ?? 0) < fromWords) return 'noWords';
  return confidence < sure ? 'handwriting' : undefined;
}
