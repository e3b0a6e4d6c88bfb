import { CollaborationTicket } from '../database/entities/collaboration-ticket.js';
import { ImageAttachment } from '../database/entities/image-attachment.js';
import { Item } from '../database/entities/item.js';
import { ItemGrant } from '../database/entities/item-grant.js';
import { ItemMember } from '../database/entities/item-member.js';
import { detach, exportRows, nothingToExport, type PrivacyDeclaration } from './declaration.js';

/** Items and who has to do with them. Files are the storage's: whoever erases an account destroys its items first. */
export const itemDeclarations: readonly PrivacyDeclaration[] = [
  {
    entity: Item,
    personalFields: ['ownerId', 'title', 'description'],
    retention: 'until its owner discards it or auto cleanup does; 30 days in the trash',
    export: exportRows(`select id, kind, title, description, language, grade_levels, school_types, subject_types, international, privacy,
      visitor_permission, auto_cleanup, licence, template, short_code, discarded_at, content_changed_at, created_at, updated_at
      from item where owner_id = $1 order by created_at`),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(Item, { ownerId: accountId });
    },
  },
  {
    entity: ItemMember,
    personalFields: ['email', 'role'],
    retention: 'until the owner removes the member, as long as the item',
    export: exportRows(`select m.item_id, m.email, m.role, m.created_at from item_member m
      where m.item_id in (select id from item where owner_id = $1) or m.email = (select email from account where id = $1) order by m.created_at`),
    erase: async (manager, { email }) => {
      if (email) await manager.delete(ItemMember, { email });
    },
  },
  {
    entity: ItemGrant,
    personalFields: ['visitorId', 'createdAt'],
    retention: 'as long as the visitor and the item; void when link or password change',
    export: nothingToExport,
    erase: async (manager, { visitorId }) => {
      if (visitorId) await manager.delete(ItemGrant, { visitorId });
    },
  },
  {
    entity: ImageAttachment,
    personalFields: ['accountId', 'visitorId', 'storageKey'],
    retention: 'as long as the item; without camera and place data from the first moment',
    export: exportRows(`select a.id, a.item_id, a.content_type, a.width, a.height, a.bytes, a.created_at from image_attachment a
      where a.account_id = $1 or a.item_id in (select id from item where owner_id = $1) order by a.created_at`),
    erase: detach('image_attachment'),
  },
  {
    entity: CollaborationTicket,
    personalFields: ['accountId', 'visitorId', 'sessionHash'],
    retention: '60 seconds; removed within 10 minutes after that',
    export: nothingToExport,
    erase: async (manager, { accountId, visitorId }) => {
      if (accountId) await manager.delete(CollaborationTicket, { accountId });
      if (visitorId) await manager.delete(CollaborationTicket, { visitorId });
    },
  },
];
