import { basename, extname } from 'node:path';
import { decide } from '@murmel/access-policy';
import { IMPORT_KINDS, type ImportResult, LIMITS, PICTURE_TYPES, SERVER_LIMITS, toolOfKind } from '@murmel/contracts';
import { imageAddress } from '@murmel/documents';
import { newId, seedDocument } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { apiError } from '../../platform/api-error.js';
import { Idempotency } from '../../platform/idempotency.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import { fileName } from '../file-storage/file-name.js';
import { prepareFile } from '../file-storage/prepared-file.js';
import type { ReceivedFile } from '../file-storage/received-file.js';
import { ReceivedFiles } from '../file-storage/received-files.js';
import { FileQuota } from '../files/file-quota.js';
import { type ImportedItemFile, ItemFiles } from '../files/item-files.js';
import { createItem } from '../items/create-item.js';
import { ItemAnswer } from '../items/item-answer.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { ImportWorker } from './import-worker.js';
import type { ImportedPicture, ReadArchive, ReadDocument } from './import-worker-task.js';
import { ImportArchive } from './murmel/import-archive.js';

const { megabytes } = SERVER_LIMITS.broughtIn;

/** Creates new items from a file: existing items are never changed. */
@Injectable()
export class ImportFile {
  constructor(
    private readonly reading: ImportWorker,
    private readonly murmel: ImportArchive,
    private readonly files: ItemFiles,
    private readonly received: ReceivedFiles,
    private readonly quota: FileQuota,
    private readonly idempotency: Idempotency,
    private readonly rateLimits: RateLimits,
    private readonly answers: ItemAnswer,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /**
   * All of it or nothing, in one transaction.
   * @throws what `ReceivedFiles` and `ImportWorker` throw, TOOL_DISABLED, LIMIT_REACHED, FOLDER_UNKNOWN, QUOTA_OF_OWNER
   */
  async file(context: RequestContext, folderId: string | undefined): Promise<ImportResult> {
    const owner = accountOf(context);
    await this.rateLimits.reading(owner.id);
    return this.received.take(context, megabytes, async (received) => {
      const read = await this.reading.read(context, { work: 'file', path: received.path, name: received.name });
      return read.kind === 'murmel' ? this.things(context, received, folderId, read) : this.text(context, received, folderId, read);
    });
  }

  private async things(
    context: RequestContext,
    { digest, name }: ReceivedFile,
    folderId: string | undefined,
    read: ReadArchive,
  ): Promise<ImportResult> {
    const owner = accountOf(context);
    const looked = await this.murmel.check(context, read);
    const files = looked.things.flatMap((one) => one.files);
    return this.files.keepBrought(files, (insert) =>
      this.idempotency.once(context, { digest, name }, async (manager) => {
        const id = await this.murmel.put(manager, owner, looked, { folderId, title: titleOf(name) || 'Murmel', insert });
        await this.quota.refuseCopies(manager, owner.id);
        return { item: await this.answers.one(context, id, manager), leftOut: looked.leftOut, shownElsewhere: looked.shownElsewhere };
      }),
    );
  }

  private async text(
    context: RequestContext,
    { digest, name }: ReceivedFile,
    folderId: string | undefined,
    read: ReadDocument,
  ): Promise<ImportResult> {
    const owner = accountOf(context);
    const [kind] = IMPORT_KINDS;
    if (!decide(context.actor, 'account.createItem', { makes: toolOfKind(kind) }).allow) throw apiError('TOOL_DISABLED');
    const pictures = await preparedPictures(read);
    const update = await this.reading.text(context, {
      work: 'markup',
      place: read.markup,
      pictures: pictures.map((one) => one && shown(one)),
    });
    const brought = pictures.filter((picture) => picture !== undefined);
    const leftOut = read.leftOut + pictures.length - brought.length;
    return this.files.keepBrought(brought, (insert) =>
      this.idempotency.once(context, { digest, name }, async (manager) => {
        const title =
          read.title?.slice(0, LIMITS.title.max).trim() ||
          titleOf(name) ||
          this.contributions[kind]!.item.untitled(owner.locale ?? 'de', {});
        const { id } = await createItem(manager, owner, kind, {}, title, { folderId });
        await insert(manager, { itemId: id, accountId: owner.id, fileIds: new Set(brought.map((one) => one.id)) });
        await seedDocument(manager, id, update, { accountId: owner.id, visitorId: null });
        await this.quota.refuseCopies(manager, owner.id);
        return { item: await this.answers.one(context, id, manager), leftOut, shownElsewhere: 0 };
      }),
    );
  }
}

const shown = ({ id, file: { size } }: ImportedItemFile): ImportedPicture => ({
  src: imageAddress(id),
  width: size?.width ?? null,
  height: size?.height ?? null,
});

/** Drawn anew, as every picture that is sent; undefined for what is no picture for a page, as drawings of word processors. */
async function preparedPictures({ pictures }: ReadDocument): Promise<(ImportedItemFile | undefined)[]> {
  const prepared: (ImportedItemFile | undefined)[] = [];
  for (const path of pictures) {
    const file = await prepareFile(
      { path, name: '', bytes: 0, digest: '' },
      { types: PICTURE_TYPES, megabytes: LIMITS.image.maxMegabytes, thumbnails: false },
    ).catch((error: unknown) => {
      if (error instanceof ORPCError) return undefined;
      throw error;
    });
    prepared.push(file && { id: newId(), file, usedBy: 'text' });
  }
  return prepared;
}

/** Returns the name of a file without its extension. */
function titleOf(name: string): string {
  const whole = fileName(name);
  return basename(whole, extname(whole)).slice(0, LIMITS.title.max).trim();
}
