import { type ItemFacts, NOTHING_GRANTED, NOTHING_PRESENTED } from '../item-facts.js';

/** Base facts of tests: an item with a secret link that has not been opened yet, for guests who may write. */
export const SECRET_ITEM: ItemFacts = {
  kind: 'text_document',
  parentId: null,
  ownerId: 'owner',
  privacy: 'secret',
  visitorPermission: 'visitor_permissions_write',
  discarded: false,
  hidden: false,
  reported: false,
  disputed: false,
  memberRole: null,
  project: null,
  schoolTemplate: false,
  granted: NOTHING_GRANTED,
  folders: [],
  presented: NOTHING_PRESENTED,
};
