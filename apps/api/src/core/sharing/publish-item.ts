import { type ContentLicence, type Privacy, visitorActsOf } from '@murmel/contracts';
import { GalleryEntry, Item, publishItemAccessChanged } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CopyContent } from '../items/copy-content.js';
import { givenFields } from '../items/create-item.js';
import { LockedContent } from '../items/locked-content.js';
import type { ItemFields } from '../tool-contribution/item-fields.js';

export type PublicationFields = { licence: ContentLicence } & Pick<ItemFields, 'language' | 'gradeLevels' | 'schoolTypes' | 'subjectTypes'>;

/** Opens items to the world (ADR 35). */
@Injectable()
export class PublishItem {
  constructor(
    private readonly database: DataSource,
    private readonly content: CopyContent,
    private readonly locked: LockedContent,
  ) {}

  /**
   * Refuses to open an item further, with its row locked. @param privacy its next level
   * @throws ITEM_STAYS_LOCKED; PUBLISH_OTHERS_WROTE: what others wrote is theirs, and not the owner's to give to the world
   */
  readonly refuse = async (manager: EntityManager, item: Item, privacy: Privacy): Promise<void> => {
    if (privacy === 'locked') return;
    await this.locked.refuse(manager, item);
    if (privacy === 'public_for_all' && (await this.content.hasOthers(manager, item))) throw apiError('PUBLISH_OTHERS_WROTE');
  };

  /** Publishes an item. Concurrent windows are serialized: the later change wins. @throws NOT_FOUND, ITEM_STAYS_LOCKED, PUBLISH_OTHERS_WROTE */
  publish(id: string, { licence, ...fields }: PublicationFields): Promise<Item> {
    return this.database.transaction(async (manager) => {
      const item = await manager.findOne(Item, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!item || item.discardedAt) throw apiError('NOT_FOUND');
      await this.refuse(manager, item, 'public_for_all');
      const now = new Date();
      const open = {
        ...givenFields(fields),
        licence,
        privacy: 'public_for_all' as const,
        // Strangers do not write in a lesson.
        visitorPermission: visitorActsOf(item.kind).visitor_permissions_read
          ? ('visitor_permissions_read' as const)
          : ('visitor_permissions_write' as const),
        updatedAt: now,
      };
      await manager.update(Item, { id }, open);
      await manager.upsert(GalleryEntry, { itemId: id, openedAt: now }, ['itemId']);
      await publishItemAccessChanged(manager, id);
      return Object.assign(item, open);
    });
  }
}
