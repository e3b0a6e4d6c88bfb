import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.js';
import { type ItemFacts, NOTHING_GRANTED } from './item-facts.js';
import { ITEM_ROLES, type ItemRole, itemRoleOf } from './item-role.js';
import { participationOf } from './participation.js';
import { SECRET_ITEM } from './testing/secret-item.js';

const account = (type: 'User' | 'Pupil', id = 'somebody', reviewer = false): Actor => ({
  account: { id, type, admin: false, reviewer },
  visitorId: null,
});
const PUPIL = account('Pupil');
const TEACHER = account('User');
const BY_TOKEN = { ...NOTHING_GRANTED, token: true };

/** A user's access to an item, the resulting standing, and the participation that boards, texts and calls derive from it. */
type Row = [name: string, actor: Actor, facts: Partial<ItemFacts>, standing: ItemRole, base: string, trusted?: true];
const TABLE: Row[] = [
  ['its owner', account('User', 'owner'), {}, 'owner', 'write', true],
  ['the pupil whose own it is', account('Pupil', 'owner'), { project: 'author' }, 'author', 'write', true],
  ['the same while the project is paused', account('Pupil', 'owner'), { project: 'paused' }, 'guestLook', 'look'],
  ['invited to write', TEACHER, { memberRole: 'write' }, 'memberWrite', 'write', true],
  ['invited to read', TEACHER, { memberRole: 'read' }, 'memberRead', 'read'],
  ['a guest with the link', PUPIL, { granted: BY_TOKEN }, 'guestWrite', 'write'],
  ['a guest who reads', PUPIL, { granted: BY_TOKEN, visitorPermission: 'visitor_permissions_read' }, 'guestRead', 'read'],
  ['a pupil in a project that runs', PUPIL, { project: 'write' }, 'guestWrite', 'write'],
  ['a pupil in a project that gives it to read', PUPIL, { project: 'read' }, 'guestRead', 'read'],
  ['a pupil in a project that is paused, also with the link', PUPIL, { project: 'paused', granted: BY_TOKEN }, 'guestLook', 'look'],
  ['a pupil in a project that is over', PUPIL, { project: 'look', privacy: 'locked' }, 'guestLook', 'look'],
  ['a teacher who sees what pupils make', TEACHER, { project: 'teacher' }, 'observer', 'look'],
  ['a colleague for whom it is a template', TEACHER, { privacy: 'members_only', schoolTemplate: true }, 'guestLook', 'look'],
  [
    'a reviewer of what is hidden',
    account('User', 'somebody', true),
    { privacy: 'public_for_all', reported: true, hidden: true },
    'guestLook',
    'look',
  ],
  [
    'whoever comes by the gallery',
    PUPIL,
    { privacy: 'public_for_all', presented: { token: false, password: false, publicToken: true } },
    'guestLook',
    'look',
  ],
  ['whoever stands before the password', PUPIL, { privacy: 'password_protected' }, 'mustAsk', 'look'],
  ['whoever has no right', PUPIL, {}, 'none', 'look'],
  ['its owner while it lies in the trash', account('User', 'owner'), { discarded: true }, 'owner', 'look'],
];

describe('[E2] [E4a] [E4b] how somebody takes part', () => {
  it.each(TABLE)('%s', (_name, actor, change, standing, base, trusted) => {
    const facts = { ...SECRET_ITEM, ...change };
    expect(itemRoleOf(actor, facts)).toBe(standing);
    const right = base === 'write' ? 'write' : 'read';
    expect(participationOf(actor, facts)).toEqual({ trusted: trusted === true, right, base });
    // Users who come from the gallery only look, whatever their other standing.
    expect(participationOf(actor, facts, true)).toEqual({ trusted: false, right: 'read', base: 'look' });
  });

  it('is said of every standing that there is, and of something that is not there', () => {
    expect(new Set(TABLE.map(([, , , standing]) => standing))).toEqual(new Set(ITEM_ROLES));
    expect(participationOf(account('User', 'owner'), undefined)).toEqual({ trusted: false, right: 'read', base: 'look' });
  });
});
