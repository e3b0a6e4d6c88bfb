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
import { ImageFiles } from './image-files.js';
import { withReceivedFile } from './received-file.js';
import { reEncode, type Picture } from './re-encode.js';

/** Pictures inside items: who may contribute puts them in, whoever may read sees them. */
@Injectable()
export class Images {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly files: ImageFiles,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
  ) {}

  /** @throws what `withReceivedFile` and `reEncode` throw, LIMIT_REACHED with the number */
  upload(asking: Asking): Promise<Answer> {
    return withReceivedFile(asking.request, async ({ path, digest }) => {
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
    const mine = asking.account ? image.accountId === asking.account.id : image.accountId === null && image.visitorId !== null && image.visitorId === asking.visitor?.id;
    if (!mine && !decide(asking.actor, 'item.update', itemOf(asking).facts).allow) throw apiError('FORBIDDEN');
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
      id, itemId, storageKey, width, height, bytes,
      accountId: asking.account?.id ?? null,
      visitorId: asking.account ? null : (asking.visitor?.id ?? null),
      contentType: picture.contentType,
      createdAt: new Date(),
    });
    // Last: when the row is refused there is no file; a file whose commit fails is found by the cleanup job.
    await this.storage.put(storageKey, picture.bytes, picture.contentType);
    return { id, itemId, url: `/api/image_attachments/${id}`, width, height, bytes };
  }
}
