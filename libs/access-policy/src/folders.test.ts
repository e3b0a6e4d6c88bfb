import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.js';
import { decide } from './decide.js';
import { type FolderFacts, type ItemFacts, NOTHING_GRANTED } from './item-facts.js';
import { type ItemRole, itemRoleOf } from './item-role.js';
import { SECRET_ITEM } from './testing/secret-item.js';

const COLLEAGUE: Actor = { account: { id: 'colleague', type: 'User', admin: false, reviewer: false }, visitorId: null };
const PUPIL: Actor = { account: { id: 'pupil', type: 'Pupil', admin: false, reviewer: false }, visitorId: null };
const VISITOR: Actor = { account: null, visitorId: 'v' };

const item = (facts: Partial<ItemFacts> = {}): ItemFacts => ({ ...SECRET_ITEM, ...facts });

const folder = (facts: Partial<FolderFacts> = {}): FolderFacts => ({
  privacy: 'secret',
  visitorPermission: 'visitor_permissions_write',
  memberRole: null,
  hidden: false,
  granted: NOTHING_GRANTED,
  ...facts,
});
const READ = { visitorPermission: 'visitor_permissions_read' } as const;
const OPENED = folder({ granted: { token: true, password: false } });
const MEMBER = folder({ memberRole: 'write' });

describe('[E29] what a folder around an item gives', () => {
  const table: [string, Actor, ItemFacts, ItemRole][] = [
    ['the link of a folder opens what lies in it', VISITOR, item({ folders: [OPENED] }), 'guestWrite'],
    ['a folder nobody opened gives nothing', VISITOR, item({ folders: [folder()] }), 'none'],
    ['the weaker right counts: the folder is for reading', VISITOR, item({ folders: [{ ...OPENED, ...READ }] }), 'guestRead'],
    ['the weaker right counts: the item is for reading', VISITOR, item({ ...READ, folders: [OPENED] }), 'guestRead'],
    ['what is locked stays locked', VISITOR, item({ privacy: 'locked', folders: [OPENED] }), 'none'],
    ['what is locked stays locked for members', COLLEAGUE, item({ privacy: 'locked', folders: [MEMBER] }), 'none'],
    [
      'what guests may not see they do not see in a folder',
      VISITOR,
      item({ visitorPermission: 'visitor_permissions_invisible', folders: [OPENED] }),
      'none',
    ],
    ['a password is asked for there, too', VISITOR, item({ privacy: 'password_protected', folders: [OPENED] }), 'mustAsk'],
    [
      'and once it was said, the item is open',
      VISITOR,
      item({ privacy: 'password_protected', granted: { token: false, password: true }, folders: [OPENED] }),
      'guestWrite',
    ],
    [
      'what is for members is not for those with the link of a folder',
      VISITOR,
      item({ privacy: 'members_only', folders: [OPENED] }),
      'none',
    ],
    ['but for the members of the folder', COLLEAGUE, item({ privacy: 'members_only', folders: [MEMBER] }), 'guestWrite'],
    ['a member who reads only reads', COLLEAGUE, item({ folders: [folder({ memberRole: 'read' })] }), 'guestRead'],
    [
      'a member who writes writes as a guest does: no history, no answers, no changing of settings',
      COLLEAGUE,
      item({ folders: [MEMBER] }),
      'guestWrite',
    ],
    ['a locked folder lets no member in', COLLEAGUE, item({ folders: [folder({ privacy: 'locked', memberRole: 'write' })] }), 'none'],
    ['pupils are no members', PUPIL, item({ folders: [MEMBER] }), 'none'],
    [
      'a folder whose password nobody said is no question about the item',
      VISITOR,
      item({ folders: [folder({ privacy: 'password_protected' })] }),
      'none',
    ],
    ['the outer folder opens what lies in the inner one', VISITOR, item({ folders: [folder(), OPENED] }), 'guestWrite'],
    ['but not through one that is locked', VISITOR, item({ folders: [folder({ privacy: 'locked' }), OPENED] }), 'none'],
    [
      'nor through one whose password is not known',
      VISITOR,
      item({ folders: [folder({ privacy: 'password_protected' }), OPENED] }),
      'none',
    ],
    ['the weakest on the way counts', VISITOR, item({ folders: [folder(READ), OPENED] }), 'guestRead'],
    ['the strongest of several ways counts', VISITOR, item({ folders: [{ ...OPENED, ...READ }, OPENED] }), 'guestRead'],
    ['an own invitation is worth more', COLLEAGUE, item({ memberRole: 'write', folders: [folder({ memberRole: 'read' })] }), 'memberWrite'],
    ['a folder adds to an invitation for reading', COLLEAGUE, item({ memberRole: 'read', folders: [MEMBER] }), 'memberRead'],
    ['in the trash there is nothing', VISITOR, item({ discarded: true, folders: [OPENED] }), 'none'],
    ['an open folder needs no link', VISITOR, item({ folders: [folder({ privacy: 'public_for_all' })] }), 'guestWrite'],
    ["what pupils make is not a folder's: a pause stays a pause", PUPIL, item({ project: 'paused', folders: [OPENED] }), 'guestLook'],
  ];
  it.each(table)('%s', (_name, actor, facts, standing) => {
    expect(itemRoleOf(actor, facts)).toBe(standing);
  });

  it('members of a folder do not get its items into their lists, and nobody but the owner may take them away', () => {
    const facts = item({ folders: [MEMBER] });
    for (const operation of ['item.list', 'item.update', 'item.share', 'item.discard', 'item.readResponses', 'item.readHistory'] as const)
      expect([operation, decide(COLLEAGUE, operation, { item: facts })]).toEqual([operation, { allow: false, reason: 'forbidden' }]);
    for (const operation of ['item.read', 'item.answer', 'item.contribute'] as const)
      expect([operation, decide(COLLEAGUE, operation, { item: facts }).allow]).toEqual([operation, true]);
  });
});
