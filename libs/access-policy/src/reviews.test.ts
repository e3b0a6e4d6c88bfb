import { PRIVACY_LEVELS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.js';
import { decide } from './decide.js';
import type { ItemFacts } from './item-facts.js';
import { itemRoleOf } from './item-role.js';
import { SECRET_ITEM } from './testing/secret-item.js';

const person = (id: string, type: 'User' | 'Pupil', reviewer = false): Actor => ({
  account: { id, type, admin: false, reviewer },
  visitorId: null,
});
const OWNER = person('owner', 'User', true);
const TEACHER = person('teacher', 'User');
const REVIEWER = person('reviewer', 'User', true);
const PUPIL = person('pupil', 'Pupil', true);
const VISITOR: Actor = { account: null, visitorId: 'visitor' };
const NOBODY: Actor = { account: null, visitorId: null };
const OPEN: ItemFacts = { ...SECRET_ITEM, privacy: 'public_for_all', visitorPermission: 'visitor_permissions_read' };
const HIDDEN: ItemFacts = { ...OPEN, hidden: true };
const member = (facts: ItemFacts, memberRole: 'read' | 'write'): ItemFacts => ({ ...facts, memberRole });
const answer = (actor: Actor, operation: Parameters<typeof decide>[1], item: ItemFacts): string => {
  const decision = decide(actor, operation, { item });
  return decision.allow ? 'yes' : decision.reason;
};

describe('[C27] reporting', () => {
  it('everybody who sees something open may, its owner may not; what is not open is not reported', () => {
    for (const actor of [TEACHER, REVIEWER, PUPIL, VISITOR, NOBODY]) expect(answer(actor, 'item.report', OPEN)).toBe('yes');
    expect(answer(TEACHER, 'item.report', member(OPEN, 'write'))).toBe('yes');
    expect(answer(OWNER, 'item.report', OPEN)).toBe('forbidden');
    for (const privacy of PRIVACY_LEVELS.filter((level) => level !== 'public_for_all')) {
      const facts = { ...OPEN, privacy, granted: { token: true, password: true } };
      expect(answer(NOBODY, 'item.report', facts)).toBe(itemRoleOf(NOBODY, facts) === 'none' ? 'not_found' : 'forbidden');
    }
    expect(answer(TEACHER, 'item.report', { ...OPEN, visitorPermission: 'visitor_permissions_invisible' })).toBe('not_found');
    expect(answer(TEACHER, 'item.report', { ...OPEN, parentId: 'parent' })).toBe('forbidden');
  });

  it('one report stops no copies; where several teachers reported, only its owner and who writes there copy it until somebody has looked', () => {
    expect(answer(TEACHER, 'item.remix', { ...OPEN, reported: true })).toBe('yes');
    const disputed = { ...OPEN, disputed: true };
    expect(answer(TEACHER, 'item.remix', disputed)).toBe('under_review');
    expect(answer(TEACHER, 'item.remix', member(disputed, 'read'))).toBe('under_review');
    expect(answer(TEACHER, 'item.remix', member(disputed, 'write'))).toBe('yes');
    expect(answer(OWNER, 'item.remix', disputed)).toBe('yes');
    expect(answer(VISITOR, 'item.remix', disputed)).toBe('forbidden');
  });
});

describe('what is hidden', () => {
  it('is not there for anybody but its owner and members, by no way; nobody copies it', () => {
    const ways: Partial<ItemFacts>[] = [
      {},
      { privacy: 'secret', granted: { token: true, password: false } },
      { privacy: 'password_protected', presented: { token: false, password: true, publicToken: false } },
      { presented: { token: true, password: false, publicToken: true } },
      { schoolTemplate: true },
      { visitorPermission: 'visitor_permissions_write' },
    ];
    for (const way of ways)
      for (const actor of [TEACHER, PUPIL, VISITOR, NOBODY]) expect(answer(actor, 'item.read', { ...HIDDEN, ...way })).toBe('not_found');
    expect(answer(OWNER, 'item.update', HIDDEN)).toBe('yes');
    expect(answer(TEACHER, 'item.read', member(HIDDEN, 'read'))).toBe('yes');
    expect(answer(TEACHER, 'item.update', member(HIDDEN, 'write'))).toBe('yes');
    for (const facts of [HIDDEN, member(HIDDEN, 'write')]) expect(answer(OWNER, 'item.remix', facts)).toBe('hidden');
    // A class whose project has it goes on: there it is not open, but shared by its teacher.
    expect(itemRoleOf(PUPIL, { ...HIDDEN, project: 'write' })).toBe('guestWrite');
  });

  it('nor is what lies in a hidden folder, unless it is open by itself', () => {
    const shared = { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_read', memberRole: null } as const;
    const folder = { ...shared, granted: SECRET_ITEM.granted, hidden: true };
    const inside: ItemFacts = { ...SECRET_ITEM, folders: [folder] };
    expect(answer(NOBODY, 'item.read', inside)).toBe('not_found');
    expect(answer(NOBODY, 'item.read', { ...inside, folders: [{ ...folder, hidden: false }] })).toBe('yes');
    expect(answer(NOBODY, 'item.read', { ...HIDDEN, folders: [{ ...folder, hidden: false }] })).toBe('not_found');
    expect(answer(NOBODY, 'item.read', { ...OPEN, folders: [folder] })).toBe('yes');
  });

  it('its owner asks for another look while it is open, and nobody else', () => {
    expect(answer(OWNER, 'item.askReview', HIDDEN)).toBe('yes');
    expect(answer(OWNER, 'item.askReview', OPEN)).toBe('forbidden');
    expect(answer(OWNER, 'item.askReview', { ...HIDDEN, privacy: 'locked' })).toBe('forbidden');
    expect(answer(TEACHER, 'item.askReview', member(HIDDEN, 'write'))).toBe('forbidden');
    expect(answer(REVIEWER, 'item.askReview', { ...HIDDEN, reported: true })).toBe('forbidden');
  });
});

describe('[SES-28] [E21] reviewers', () => {
  it('look at what was reported, hidden or not, and decide about it; the flag means nothing for pupils, and nothing for one’s own', () => {
    for (const facts of [OPEN, HIDDEN].map((one) => ({ ...one, reported: true }))) {
      expect(answer(REVIEWER, 'item.read', facts)).toBe('yes');
      expect(answer(REVIEWER, 'item.review', facts)).toBe('yes');
      expect(answer(REVIEWER, 'item.contribute', facts)).toBe('forbidden');
      expect(answer(OWNER, 'item.review', facts)).toBe('forbidden');
      for (const actor of [TEACHER, PUPIL, VISITOR, NOBODY])
        expect(answer(actor, 'item.review', facts)).toBe(facts.hidden ? 'not_found' : 'forbidden');
    }
  });

  it('have no right on anything else: what nobody reported, what is not open, what is invisible or in the trash', () => {
    expect(answer(REVIEWER, 'item.review', OPEN)).toBe('forbidden');
    expect(answer(REVIEWER, 'item.read', HIDDEN)).toBe('not_found');
    for (const privacy of PRIVACY_LEVELS.filter((level) => level !== 'public_for_all'))
      for (const operation of ['item.read', 'item.review'] as const)
        expect(answer(REVIEWER, operation, { ...OPEN, privacy, reported: true })).not.toBe('yes');
    for (const away of [{ discarded: true }, { visitorPermission: 'visitor_permissions_invisible' as const }])
      expect(answer(REVIEWER, 'item.review', { ...HIDDEN, ...away, reported: true })).toBe('not_found');
    expect(answer(REVIEWER, 'item.review', { ...OPEN, parentId: 'parent', reported: true })).toBe('forbidden');
  });

  it('alone see the list of what was reported; who is one says an admin of the installation', () => {
    const list = (actor: Actor) => decide(actor, 'review.list').allow;
    expect([REVIEWER, TEACHER, PUPIL, VISITOR, NOBODY].map(list)).toEqual([true, false, false, false, false]);
    const admin = (type: 'User' | 'Pupil'): Actor => ({ account: { id: 'a', type, admin: true, reviewer: false }, visitorId: null });
    expect(decide(admin('User'), 'administration.manageReviewers').allow).toBe(true);
    for (const actor of [admin('Pupil'), REVIEWER, VISITOR, NOBODY])
      expect(decide(actor, 'administration.manageReviewers').allow).toBe(false);
  });
});
