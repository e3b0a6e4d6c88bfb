import { decide } from '@murmel/access-policy';
import { type ImageAttachment as Answer, contract, LIMITS } from '@murmel/contracts';
import { OwnerFile } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { acceptedBy } from '../../platform/call.js';
import { Idempotency } from '../../platform/idempotency.js';
import { itemOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { prepareFile } from '../file-storage/prepared-file.js';
import { ReceivedFiles } from '../file-storage/received-files.js';
import { isUploadSender } from '../file-storage/upload-sender.js';
import { FileQuota } from './file-quota.js';
import { ItemFiles } from './item-files.js';

const { maxMegabytes } = LIMITS.image;

/** Images in the text of items: contributors insert them, readers see them. */
@Injectable()
export class Pictures {
  constructor(
    private readonly database: DataSource,
    private readonly files: ItemFiles,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
    private readonly quota: FileQuota,
    private readonly received: ReceivedFiles,
  ) {}

  /** @throws what `ReceivedFiles`, `prepareFile` and `ItemFiles.keep` throw */
  async upload(context: RequestContext): Promise<Answer> {
    await this.quota.refuseFull(context);
    return this.received.take(context, maxMegabytes, async (received) => {
      const types = acceptedBy(contract.imageAttachments.create);
      const picture = await prepareFile(received, { types, megabytes: maxMegabytes, thumbnails: false });
      await this.visitors.ensureSender(context);
      const { digest, name } = received;
      return this.files.keep(context, picture, { usedBy: 'text' }, (insert) =>
        this.idempotency.once(context, { digest, name }, async (manager) => answerOf(await insert(manager))),
      );
    });
  }

  /** Deletes the caller's own image; those who may change the item delete any. @throws FORBIDDEN */
  async remove(context: RequestContext): Promise<void> {
    const picture = rowOf(context, OwnerFile);
    if (!isUploadSender(context, picture) && !decide(context.actor, 'item.update', { item: itemOf(context).facts }).allow)
      throw apiError('FORBIDDEN');
    await this.files.remove(await this.database.transaction((manager) => this.files.detach(manager, [picture.id])));
  }
}

function answerOf({ id, itemId, width, height, bytes }: OwnerFile): Answer {
  return { id, itemId, url: `/api/image_attachments/${id}`, width: width ?? 0, height: height ?? 0, bytes };
}
