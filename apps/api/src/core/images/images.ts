import { LIMITS, type ImageAttachment as Answer } from '@murmel/contracts';
import { ImageAttachment, newId } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { decide } from '@murmel/access-policy';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { itemOf, type Asking } from '../../platform/asking.js';
import { Idempotency } from '../../platform/idempotency.js';
import { Storage } from '../../platform/storage/storage.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { ItemFiles } from '../uploads/item-files.js';
import { withReceivedFile } from '../uploads/received-file.js';
import { isSender, senderOf } from '../uploads/sender.js';
import { reEncode, type Picture } from './re-encode.js';

/** Pictures inside items: who may contribute puts them in, whoever may read sees them. */
@Injectable()
export class Images {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly files: ItemFiles,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
  ) {}

  /** @throws what `withReceivedFile` and `reEncode` throw, LIMIT_REACHED with the number */
  upload(asking: Asking): Promise<Answer> {
    return withReceivedFile(asking.request, LIMITS.image.maxMegabytes, async ({ path, digest }) => {
      const picture = await reEncode(path);
      if (!asking.account && !asking.visitor) await this.visitors.begin(asking);
      return this.idempotency.once(asking, { digest }, (manager) => this.keep(manager, asking, picture));
    });
  }

  /** @throws NOT_FOUND */
  async one(id: string): Promise<ImageAttachment> {
    const image = await this.database.manager.findOneBy(ImageAttachment, { id });
    if (!image) throw apiError('NOT_FOUND');
    return image;
  }

  /** One's own; whoever may change the item removes any. @throws FORBIDDEN */
  async remove(asking: Asking, id: string): Promise<void> {
    const image = await this.one(id);
    if (!isSender(asking, image) && !decide(asking.actor, 'item.update', { item: itemOf(asking).facts }).allow) throw apiError('FORBIDDEN');
    await this.database.manager.delete(ImageAttachment, { id });
    await this.files.remove([image.storageKey]);
  }

  private async keep(manager: EntityManager, asking: Asking, picture: Picture): Promise<Answer> {
    const itemId = itemOf(asking).id;
    if ((await manager.countBy(ImageAttachment, { itemId })) >= LIMITS.image.perItem) throw apiError('LIMIT_REACHED', { limit: LIMITS.image.perItem });
    const id = newId();
    const { width, height } = picture;
    const bytes = picture.bytes.length;
    const storageKey = `images/${id}.${picture.extension}`;
    await manager.insert(ImageAttachment, {
      id, itemId, ...senderOf(asking), storageKey, width, height, bytes, contentType: picture.contentType, createdAt: new Date(),
    });
    // Last: when the row is refused there is no file; a file whose commit fails is found by the cleanup job.
    await this.storage.put(storageKey, picture.bytes, picture.contentType);
    return { id, itemId, url: `/api/image_attachments/${id}`, width, height, bytes };
  }
}
