import { basename, extname } from 'node:path';
import { decide } from '@murmel/access-policy';
import { BROUGHT_IN_KINDS, type Brought, LIMITS, PICTURE_TYPES, SERVER_LIMITS, toolOfKind } from '@murmel/contracts';
import { imageAddress } from '@murmel/documents';
import { newId, seedDocument } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { apiError } from '../../platform/api-error.js';
import { type Asking, accountOf } from '../../platform/asking.js';
import { Idempotency } from '../../platform/idempotency.js';
import { RateLimits } from '../../platform/rate-limits.js';
import { fileName } from '../file-storage/file-name.js';
import { prepareFile } from '../file-storage/prepared-file.js';
import type { ReceivedFile } from '../file-storage/received-file.js';
import { ReceivedFiles } from '../file-storage/received-files.js';
import { FileQuota } from '../files/file-quota.js';
import { type BroughtFile, ItemFiles } from '../files/item-files.js';
import { createItem } from '../items/create-item.js';
import { ItemAnswer } from '../items/item-answer.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { BringMurmel } from './murmel/bring-murmel.js';
import type { BroughtPicture, ReadDocument, ReadMurmel } from './reading.js';
import { ReadingProcess } from './reading-host.js';

const { megabytes } = SERVER_LIMITS.broughtIn;

/** Creates new items from a file: existing items are never changed. */
@Injectable()
export class BringIn {
  constructor(
    private readonly reading: ReadingProcess,
    private readonly murmel: BringMurmel,
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
   * @throws what `ReceivedFiles` and `ReadingProcess` throw, TOOL_DISABLED, LIMIT_REACHED, FOLDER_UNKNOWN, QUOTA_OF_OWNER
   */
  async file(asking: Asking, folderId: string | undefined): Promise<Brought> {
    const owner = accountOf(asking);
    await this.rateLimits.reading(owner.id);
    return this.received.take(asking, megabytes, async (received) => {
      const read = await this.reading.read(asking, { work: 'file', path: received.path, name: received.name });
      return read.kind === 'murmel' ? this.things(asking, received, folderId, read) : this.text(asking, received, folderId, read);
    });
  }

  private async things(asking: Asking, { digest, name }: ReceivedFile, folderId: string | undefined, read: ReadMurmel): Promise<Brought> {
    const owner = accountOf(asking);
    const looked = await this.murmel.look(asking, read);
    const files = looked.things.flatMap((one) => one.files);
    return this.files.keepBrought(files, (insert) =>
      this.idempotency.once(asking, { digest, name }, async (manager) => {
        const id = await this.murmel.put(manager, owner, looked, { folderId, title: titleOf(name) || 'Murmel', insert });
        await this.quota.refuseCopies(manager, owner.id);
        return { item: await this.answers.one(asking, id, manager), leftOut: looked.leftOut, shownElsewhere: looked.shownElsewhere };
      }),
    );
  }

  private async text(asking: Asking, { digest, name }: ReceivedFile, folderId: string | undefined, read: ReadDocument): Promise<Brought> {
    const owner = accountOf(asking);
    const [kind] = BROUGHT_IN_KINDS;
    if (!decide(asking.actor, 'account.createItem', { makes: toolOfKind(kind) }).allow) throw apiError('TOOL_DISABLED');
    const pictures = await preparedPictures(read);
    const update = await this.reading.text(asking, {
      work: 'markup',
      place: read.markup,
      pictures: pictures.map((one) => one && shown(one)),
    });
    const brought = pictures.filter((picture) => picture !== undefined);
    const leftOut = read.leftOut + pictures.length - brought.length;
    return this.files.keepBrought(brought, (insert) =>
      this.idempotency.once(asking, { digest, name }, async (manager) => {
        const title = titleOf(name) || this.contributions[kind]!.item.untitled(owner.locale ?? 'de', {});
        const { id } = await createItem(manager, owner, kind, {}, title, { folderId });
        await insert(manager, { itemId: id, accountId: owner.id, fileIds: new Set(brought.map((one) => one.id)) });
        await seedDocument(manager, id, update, { accountId: owner.id, visitorId: null });
        await this.quota.refuseCopies(manager, owner.id);
        return { item: await this.answers.one(asking, id, manager), leftOut, shownElsewhere: 0 };
      }),
    );
  }
}

const shown = ({ id, file: { size } }: BroughtFile): BroughtPicture => ({
  src: imageAddress(id),
  width: size?.width ?? null,
  height: size?.height ?? null,
});

/** Drawn anew, as every picture that is sent; undefined for what is no picture for a page, as drawings of word processors. */
async function preparedPictures({ pictures }: ReadDocument): Promise<(BroughtFile | undefined)[]> {
  const prepared: (BroughtFile | undefined)[] = [];
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
