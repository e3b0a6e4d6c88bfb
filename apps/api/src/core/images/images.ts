import { decide } from '@murmel/access-policy';
import { type ImageAttachment as Answer, LIMITS } from '@murmel/contracts';
import { ImageAttachment, newId } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asking, itemOf, rowOf } from '../../platform/asking.js';
import { Idempotency } from '../../platform/idempotency.js';
import { Storage } from '../../platform/storage/storage.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { FileQuota } from '../uploads/file-quota.js';
import { ItemFiles } from '../uploads/item-files.js';
import { type ReceivedFile, withReceivedFile } from '../uploads/received-file.js';
import { isSender, senderOf } from '../uploads/sender.js';
import { type Picture, reEncode } from './re-encode.js';

/** Pictures inside items: who may contribute puts them in, whoever may read sees them. */
@Injectable()
export class Images {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly files: ItemFiles,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
    private readonly quota: FileQuota,
  ) {}

  /** @throws what `withReceivedFile` and `reEncode` throw, LIMIT_REACHED with the number, what `FileQuota` throws */
  async upload(asking: Asking): Promise<Answer> {
    await this.quota.refuseFull(asking);
    return withReceivedFile(asking.request, LIMITS.image.maxMegabytes, async (received) => {
      const picture = await reEncode(received.path);
      await this.visitors.ensureSender(asking);
      return this.keep(asking, received, picture);
    });
  }

  /** One's own; whoever may change the item removes any. @throws FORBIDDEN */
  async remove(asking: Asking): Promise<void> {
    const image = rowOf(asking, ImageAttachment);
    if (!isSender(asking, image) && !decide(asking.actor, 'item.update', { item: itemOf(asking).facts }).allow) throw apiError('FORBIDDEN');
    await this.database.manager.delete(ImageAttachment, { id: image.id });
    await this.files.remove([image.storageKey]);
  }

  /** The bytes first, so that no transaction waits for a storage. After a refusal they go again; after a fault nobody knows whether the row came: the cleanup job does. */
  private async keep(asking: Asking, { digest }: ReceivedFile, picture: Picture): Promise<Answer> {
    const id = newId();
    const storageKey = `images/${id}.${picture.extension}`;
    await this.storage.put(storageKey, picture.bytes, picture.contentType);
    try {
      const answer = await this.idempotency.once(asking, { digest }, (manager) =>
        this.insert(manager, asking, { id, storageKey, picture }),
      );
      if (answer.id !== id) await this.files.remove([storageKey]);
      return answer;
    } catch (error) {
      if (error instanceof ORPCError) await this.files.remove([storageKey]);
      throw error;
    }
  }

  private async insert(
    manager: EntityManager,
    asking: Asking,
    { id, storageKey, picture }: { id: string; storageKey: string; picture: Picture },
  ): Promise<Answer> {
    const itemId = itemOf(asking).id;
    const { width, height, contentType } = picture;
    const bytes = picture.bytes.length;
    await this.quota.take(manager, asking, bytes);
    if ((await manager.countBy(ImageAttachment, { itemId })) >= LIMITS.image.perItem)
      throw apiError('LIMIT_REACHED', { limit: LIMITS.image.perItem });
    await manager.insert(ImageAttachment, {
      id,
      itemId,
      ...senderOf(asking),
      storageKey,
      width,
      height,
      bytes,
      contentType,
      createdAt: new Date(),
    });
    return { id, itemId, url: `/api/image_attachments/${id}`, width, height, bytes };
  }
}
