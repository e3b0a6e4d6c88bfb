import { NamesList } from '../database/entities/names-list.js';
import { PinboardActivity } from '../database/entities/pinboard-activity.js';
import { PinboardComment } from '../database/entities/pinboard-comment.js';
import { PinboardLike } from '../database/entities/pinboard-like.js';
import { detach, exportRows, type PrivacyDeclaration } from './declaration.js';

/**
 * What stands beside boards. Cards lie in the document; there an author is an id, which leads nowhere once the person
 * is erased.
 */
export const boardDeclarations: readonly PrivacyDeclaration[] = [
  {
    entity: PinboardComment,
    personalFields: ['accountId', 'visitorId', 'text', 'createdAt'],
    retention: 'as long as the item, until its author, or who may change the board, removes it',
    export: exportRows('select item_id, card_id, text, created_at from pinboard_comment where account_id = $1 order by created_at'),
    erase: detach('pinboard_comment'),
  },
  {
    entity: PinboardLike,
    personalFields: ['personId', 'accountId', 'visitorId', 'createdAt'],
    retention: 'as long as the item, until its author takes it back',
    export: exportRows('select item_id, card_id, created_at from pinboard_like where account_id = $1 order by created_at'),
    erase: async (manager, { accountId, visitorId }) => {
      await manager.query('delete from pinboard_like where person_id = any($1::uuid[])', [
        [accountId, visitorId].filter((id) => id !== null),
      ]);
    },
  },
  {
    entity: PinboardActivity,
    personalFields: ['accountId', 'visitorId', 'name', 'detail', 'createdAt'],
    retention: 'as long as the item',
    export: exportRows('select item_id, kind, card_id, list_id, name, created_at from pinboard_activity where account_id = $1 order by id'),
    erase: detach('pinboard_activity'),
  },
  {
    entity: NamesList,
    personalFields: ['ownerId', 'name', 'entries', 'apart', 'createdAt', 'updatedAt'],
    retention: 'until its teacher removes it, as long as the account',
    export: exportRows('select id, name, entries, apart, created_at, updated_at from names_list where owner_id = $1 order by created_at'),
    erase: async (manager, { accountId }) => {
      if (accountId) await manager.delete(NamesList, { ownerId: accountId });
    },
  },
];
