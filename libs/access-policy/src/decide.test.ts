import {
  ITEM_OPERATIONS,
  type ItemOperation,
  OPERATIONS,
  PRIVACY_LEVELS,
  SCHOOL_OPERATIONS,
  type SchoolOperation,
  VISITOR_PERMISSIONS,
} from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { type Actor, ANONYMOUS, abilitiesOn, decide, type ItemFacts, itemRoleOf, NOTHING_GRANTED, NOTHING_PRESENTED } from './index.js';
import { SECRET_ITEM } from './testing/secret-item.js';

const teacher = (id: string): Actor => ({ account: { id, type: 'User', admin: false, reviewer: false }, visitorId: null });
const ACTORS = {
  owner: teacher('owner'),
  other: teacher('other'),
  admin: { account: { id: 'admin', type: 'User', admin: true, reviewer: true }, visitorId: null },
  pupil: { account: { id: 'pupil', type: 'Pupil', admin: false, reviewer: false }, visitorId: null },
  visitor: { account: null, visitorId: 'v' },
  nobody: ANONYMOUS,
} satisfies Record<string, Actor>;

const BY_TOKEN = { ...NOTHING_GRANTED, token: true };
const BY_PASSWORD = { ...NOTHING_GRANTED, password: true };

describe('[SHR-01] [SHR-03] [SHR-05] [E3] [E5] the standing of somebody without an invitation', () => {
  const table: [string, Partial<ItemFacts>, string][] = [
    ['locked stays shut even with a grant', { privacy: 'locked', granted: BY_TOKEN }, 'none'],
    [
      'members_only stays shut for guests',
      { privacy: 'members_only', granted: BY_TOKEN, presented: { ...NOTHING_PRESENTED, token: true } },
      'none',
    ],
    ['secret without the token', {}, 'none'],
    ['secret with the token', { presented: { ...NOTHING_PRESENTED, token: true } }, 'guestWrite'],
    ['secret with a grant by token', { granted: BY_TOKEN }, 'guestWrite'],
    ['secret with a grant by password (left over from before)', { granted: BY_PASSWORD }, 'none'],
    ['secret, read only', { granted: BY_TOKEN, visitorPermission: 'visitor_permissions_read' }, 'guestRead'],
    ['secret, invisible', { granted: BY_TOKEN, visitorPermission: 'visitor_permissions_invisible' }, 'none'],
    ['password not given', { privacy: 'password_protected' }, 'mustAsk'],
    ['password not given, invisible', { privacy: 'password_protected', visitorPermission: 'visitor_permissions_invisible' }, 'none'],
    ['password right', { privacy: 'password_protected', presented: { ...NOTHING_PRESENTED, password: true } }, 'guestWrite'],
    ['the link was granted before, the password not', { privacy: 'password_protected', granted: BY_TOKEN }, 'mustAsk'],
    ['password granted before', { privacy: 'password_protected', granted: BY_PASSWORD }, 'guestWrite'],
    ['the token does not open a password', { privacy: 'password_protected', presented: { ...NOTHING_PRESENTED, token: true } }, 'mustAsk'],
    ['open material', { privacy: 'public_for_all' }, 'guestWrite'],
    ['open material in gallery mode', { privacy: 'public_for_all', presented: { ...NOTHING_PRESENTED, publicToken: true } }, 'guestLook'],
    ['trashed', { discarded: true, granted: BY_TOKEN }, 'none'],
  ];
  it.each(table)('%s', (_name, change, expected) => {
    for (const actor of [ACTORS.visitor, ACTORS.nobody, ACTORS.other, ACTORS.admin, ACTORS.pupil]) {
      expect(itemRoleOf(actor, { ...SECRET_ITEM, ...change })).toBe(expected);
    }
  });
});

describe('[E4] [E2] what each standing may do', () => {
  const may: Record<string, ItemOperation[]> = {
    owner: [
      ...(['item.read', 'item.answer', 'item.contribute'] as const),
      'item.update',
      'item.share',
      'item.discard',
      'item.readHistory',
      'item.restoreHistory',
      'item.readAuthors',
      'item.readResponses',
      'item.list',
      'item.remix',
    ],
    memberWrite: [
      'item.read',
      'item.answer',
      'item.contribute',
      'item.update',
      'item.readHistory',
      'item.restoreHistory',
      'item.readAuthors',
      'item.readResponses',
      'item.list',
      'item.remix',
    ],
    memberRead: ['item.read', 'item.answer', 'item.list', 'item.remix'],
    guestWrite: ['item.read', 'item.answer', 'item.contribute'],
    guestRead: ['item.read', 'item.answer'],
    ...{ guestLook: ['item.read', 'item.report'], none: [] },
  };
  const cases: [string, Actor, ItemFacts][] = [
    ['owner', ACTORS.owner, { ...SECRET_ITEM, privacy: 'locked' }],
    ['memberWrite', ACTORS.other, { ...SECRET_ITEM, privacy: 'members_only', memberRole: 'write' }],
    ['memberRead', ACTORS.other, { ...SECRET_ITEM, privacy: 'members_only', memberRole: 'read' }],
    ['guestWrite', ACTORS.visitor, { ...SECRET_ITEM, granted: BY_TOKEN }],
    ['guestRead', ACTORS.visitor, { ...SECRET_ITEM, granted: BY_TOKEN, visitorPermission: 'visitor_permissions_read' }],
    ['guestLook', ACTORS.visitor, { ...SECRET_ITEM, privacy: 'public_for_all', presented: { ...NOTHING_PRESENTED, publicToken: true } }],
    ['none', ACTORS.visitor, SECRET_ITEM],
  ];
  it.each(cases)('%s', (standing, actor, facts) => {
    const allowed = ITEM_OPERATIONS.filter((operation) => decide(actor, operation, { item: facts }).allow);
    expect(allowed.sort()).toEqual([...may[standing]!].sort());
    const refusals = ITEM_OPERATIONS.map((operation) => decide(actor, operation, { item: facts })).flatMap((d) =>
      d.allow ? [] : [d.reason],
    );
    // The owner reports nothing and decides about nothing of their own.
    expect(new Set(refusals).has('forbidden')).toBe(standing !== 'none');
  });
  it('[E6] a locked item does not exist for its members', () => {
    expect(decide(ACTORS.other, 'item.read', { item: { ...SECRET_ITEM, privacy: 'locked', memberRole: 'write' } })).toEqual({
      allow: false,
      reason: 'not_found',
    });
  });
  it('in the trash only the owner may restore or destroy', () => {
    const facts = { ...SECRET_ITEM, discarded: true };
    const allowed = ITEM_OPERATIONS.filter((operation) => decide(ACTORS.owner, operation, { item: facts }).allow);
    expect(allowed).toEqual(['item.restore', 'item.destroy']);
    expect(decide(ACTORS.owner, 'item.read', { item: facts })).toEqual({ allow: false, reason: 'in_trash' });
    // For all other actors, and for items that go with their parent, it is not found.
    const member = { ...facts, memberRole: 'write' } as const;
    for (const [actor, item] of [
      [ACTORS.other, member],
      [ACTORS.owner, { ...facts, parentId: 'p' }],
    ] as const)
      expect(decide(actor, 'item.read', { item })).toEqual({ allow: false, reason: 'not_found' });
  });
  it('what belongs to an item is read and written like that, and goes for ever; it is shared, listed and trashed only with it', () => {
    for (const [, actor, own] of cases) {
      const of = (facts: ItemFacts) => ITEM_OPERATIONS.filter((operation) => decide(actor, operation, { item: facts }).allow);
      const alike = of(own).filter(
        (operation) => !['item.list', 'item.share', 'item.discard', 'item.remix', 'item.report'].includes(operation),
      );
      const facts: ItemFacts = { ...own, parentId: 'parent' };
      expect(of(facts).sort()).toEqual([...alike, ...(actor === ACTORS.owner ? ['item.destroy'] : [])].sort());
      expect(of({ ...facts, discarded: true })).toEqual([]);
    }
    expect(decide(ACTORS.owner, 'item.share', { item: { ...SECRET_ITEM, parentId: 'parent' } })).toEqual({
      allow: false,
      reason: 'forbidden',
    });
    expect(decide(ACTORS.other, 'item.share', { item: { ...SECRET_ITEM, parentId: 'parent' } })).toEqual({
      allow: false,
      reason: 'not_found',
    });
  });
  it('asks for the password only where the answer would help', () => {
    const facts: ItemFacts = { ...SECRET_ITEM, privacy: 'password_protected' };
    expect(decide(ACTORS.visitor, 'item.read', { item: facts })).toEqual({ allow: false, reason: 'password_required' });
    expect(decide(ACTORS.visitor, 'item.share', { item: facts })).toEqual({ allow: false, reason: 'not_found' });
  });
});

describe('[E4a] what a school class has to do with an item', () => {
  const pupil = ACTORS.pupil;
  const cases: [string, Actor, Partial<ItemFacts>, string][] = [
    ['a project shares a locked item to be written in', pupil, { privacy: 'locked', project: 'write' }, 'guestWrite'],
    ['to be read', pupil, { privacy: 'locked', project: 'read' }, 'guestRead'],
    ['a pause goes before any link', pupil, { granted: BY_TOKEN, project: 'paused' }, 'guestLook'],
    ['after the end only looking', pupil, { privacy: 'locked', project: 'look' }, 'guestLook'],
    ['after the end a link still counts', pupil, { granted: BY_TOKEN, project: 'look' }, 'guestWrite'],
    ['after the end a password does not have to be asked for', pupil, { privacy: 'password_protected', project: 'look' }, 'guestLook'],
    [
      'invisible for guests, not for the project',
      pupil,
      { visitorPermission: 'visitor_permissions_invisible', project: 'write' },
      'guestWrite',
    ],
    ['in the trash nobody', pupil, { discarded: true, project: 'write' }, 'none'],
    ["a pupil's own while the project runs", pupil, { ownerId: 'pupil', privacy: 'locked', project: 'author' }, 'author'],
    ['own and paused', pupil, { ownerId: 'pupil', privacy: 'locked', project: 'paused' }, 'guestLook'],
    ['own and without a project any more', pupil, { ownerId: 'pupil', privacy: 'locked', project: null }, 'none'],
    ["teachers see pupils' work", ACTORS.other, { ownerId: 'pupil', privacy: 'locked', project: 'teacher' }, 'observer'],
    ['without an account a project says nothing', ACTORS.visitor, { privacy: 'locked', project: 'write' }, 'none'],
  ];
  it.each(cases)('%s', (_name, actor, change, expected) => {
    expect(itemRoleOf(actor, { ...SECRET_ITEM, ...change })).toBe(expected);
  });
  it('a pupil does everything with own things but share them', () => {
    const facts: ItemFacts = { ...SECRET_ITEM, ownerId: 'pupil', privacy: 'locked', project: 'author' };
    expect(ITEM_OPERATIONS.filter((operation) => !decide(pupil, operation, { item: facts }).allow)).toEqual([
      'item.share',
      'item.restore',
      'item.destroy',
      'item.remix',
      ...(['item.report', 'item.review', 'item.askReview'] as const),
    ]);
    expect(decide(pupil, 'item.restore', { item: { ...facts, discarded: true } }).allow).toBe(true);
  });
  it("teachers read pupils' work and change nothing", () => {
    const facts: ItemFacts = { ...SECRET_ITEM, ownerId: 'pupil', privacy: 'locked', project: 'teacher' };
    expect(ITEM_OPERATIONS.filter((operation) => decide(ACTORS.other, operation, { item: facts }).allow)).toEqual([
      'item.read',
      'item.readHistory',
      'item.readAuthors',
      'item.readResponses',
    ]);
  });
});

describe('classes and projects', () => {
  it('teachers by their place, pupils only as visitors, foreign ones look as if they were not there', () => {
    const roles = ['owner', 'classOwner', 'teacher', 'pupil', null] as const;
    const answers = (operation: 'project.read' | 'project.update' | 'project.observe' | 'project.visit') =>
      roles.map((role) => {
        const answer = decide(role === 'pupil' ? ACTORS.pupil : ACTORS.other, operation, {
          project: { role, state: 'active', discarded: false },
        });
        return answer.allow || answer.reason;
      });
    expect(answers('project.read')).toEqual([true, true, true, true, 'not_found']);
    expect(answers('project.update')).toEqual([true, 'forbidden', 'forbidden', 'forbidden', 'not_found']);
    expect(answers('project.observe')).toEqual([true, true, 'forbidden', 'forbidden', 'not_found']);
    expect(answers('project.visit')).toEqual(['forbidden', 'forbidden', 'forbidden', true, 'not_found']);
  });
  it('what is for teachers is forbidden to pupils, whether it is there or not', () => {
    expect(decide(ACTORS.pupil, 'class.read')).toEqual({ allow: false, reason: 'forbidden' });
    expect(decide(ACTORS.pupil, 'project.update')).toEqual({ allow: false, reason: 'forbidden' });
    expect(decide(ACTORS.pupil, 'project.read')).toEqual({ allow: false, reason: 'not_found' });
    expect(decide(ANONYMOUS, 'project.read', { project: { role: 'owner', state: 'active', discarded: false } })).toEqual({
      allow: false,
      reason: 'not_found',
    });
  });
  it('in the trash they are their owner’s alone, to be brought back or to go for ever', () => {
    const project = { role: 'owner', state: 'active', discarded: true } as const;
    const schoolClass = { role: 'owner', discarded: true } as const;
    const allowed = OPERATIONS.filter((operation) => decide(ACTORS.other, operation, { project, schoolClass }).allow).filter((operation) =>
      /^(class|project)\./.test(operation),
    );
    expect(allowed).toEqual(['class.restore', 'class.destroy', 'project.restore', 'project.destroy']);
    expect(decide(ACTORS.other, 'class.destroy', { schoolClass: { role: 'owner', discarded: false } }).allow).toBe(false);
  });
  it('pupils make things only in a project that runs', () => {
    expect(decide(ACTORS.other, 'account.createItem').allow).toBe(true);
    for (const state of ['active', 'paused', 'ended'] as const)
      expect(decide(ACTORS.pupil, 'account.createItem', { project: { role: 'pupil', state, discarded: false } }).allow).toBe(
        state === 'active',
      );
    expect(decide(ACTORS.pupil, 'account.createItem')).toEqual({ allow: false, reason: 'forbidden' });
    expect(decide(ANONYMOUS, 'account.createItem')).toEqual({ allow: false, reason: 'unauthorized' });
  });
});

describe('schools', () => {
  const places = ['admin', 'member', null] as const;
  const answers = (actor: Actor, operation: SchoolOperation) =>
    places.map((role) => {
      const answer = decide(actor, operation, { school: { role } });
      return answer.allow || answer.reason;
    });

  it('teachers by their place, foreign ones look as if they were not there', () => {
    expect(Object.fromEntries(SCHOOL_OPERATIONS.map((operation) => [operation, answers(ACTORS.other, operation)]))).toEqual({
      'school.read': [true, true, 'not_found'],
      'school.update': [true, 'forbidden', 'not_found'],
      'school.manage': [true, 'forbidden', 'not_found'],
      'school.enrol': ['forbidden', 'forbidden', 'not_found'],
      'school.leave': [true, true, 'not_found'],
    });
    for (const operation of SCHOOL_OPERATIONS) expect(decide(ACTORS.other, operation)).toEqual({ allow: false, reason: 'not_found' });
  });

  it('admins of the installation say who is in a school; its name and invitations are its own', () => {
    expect(Object.fromEntries(SCHOOL_OPERATIONS.map((operation) => [operation, answers(ACTORS.admin, operation)]))).toEqual({
      'school.read': [true, true, true],
      'school.update': [true, 'forbidden', 'forbidden'],
      'school.manage': [true, true, true],
      'school.enrol': [true, true, true],
      'school.leave': [true, true, 'forbidden'],
    });
    expect(decide(ACTORS.admin, 'school.read')).toEqual({ allow: false, reason: 'not_found' });
    expect(decide(ACTORS.admin, 'administration.listSchools').allow).toBe(true);
    expect(decide(ACTORS.other, 'administration.listSchools')).toEqual({ allow: false, reason: 'forbidden' });
    expect(decide(ANONYMOUS, 'administration.listSchools')).toEqual({ allow: false, reason: 'unauthorized' });
  });

  it('pupils and guests have no place in any', () => {
    const flagged: Actor = { account: { id: 'pupil', type: 'Pupil', admin: true, reviewer: false }, visitorId: null };
    for (const operation of SCHOOL_OPERATIONS) {
      expect(new Set([...answers(ACTORS.pupil, operation), ...answers(flagged, operation)]), operation).toEqual(new Set(['forbidden']));
      expect(new Set([...answers(ACTORS.visitor, operation), ...answers(ANONYMOUS, operation)]), operation).toEqual(new Set(['not_found']));
    }
    expect(decide(flagged, 'administration.listSchools')).toEqual({ allow: false, reason: 'forbidden' });
  });

  it('a place in a school gives no right on items, classes and projects of colleagues', () => {
    const facts = {
      item: { ...SECRET_ITEM, privacy: 'members_only' as const },
      schoolClass: { role: null, discarded: false },
      project: { role: null, state: 'active' as const, discarded: false },
    };
    const others = OPERATIONS.filter((operation) => /^(item|class|project)\./.test(operation));
    expect(others.length).toBeGreaterThan(20);
    for (const role of places)
      for (const operation of others)
        expect(decide(ACTORS.other, operation, { ...facts, school: { role } }), `${operation} as ${role}`).toEqual({
          allow: false,
          reason: 'not_found',
        });
  });
});

describe('everything else', () => {
  it('teachers only, and nobody is told apart from a visitor by the status', () => {
    expect(decide(ACTORS.other, 'teacher.listItems').allow).toBe(true);
    expect(decide(ACTORS.pupil, 'teacher.listItems')).toEqual({ allow: false, reason: 'forbidden' });
    expect(decide(ACTORS.visitor, 'teacher.listItems')).toEqual({ allow: false, reason: 'forbidden' });
    expect(decide(ANONYMOUS, 'teacher.listItems')).toEqual({ allow: false, reason: 'unauthorized' });
  });
  it('is total: every operation, privacy and permission has an answer, unknown ones are denied', () => {
    for (const operation of OPERATIONS)
      for (const actor of Object.values(ACTORS))
        for (const privacy of PRIVACY_LEVELS)
          for (const visitorPermission of VISITOR_PERMISSIONS)
            expect(typeof decide(actor, operation, { item: { ...SECRET_ITEM, privacy, visitorPermission } }).allow).toBe('boolean');
    expect(decide(ACTORS.owner, 'item.fly' as ItemOperation, { item: SECRET_ITEM }).allow).toBe(false);
    expect(decide(ACTORS.owner, 'item.read').allow).toBe(false);
  });
  it('abilities are decisions', () => {
    expect(abilitiesOn(ACTORS.owner, SECRET_ITEM)).toMatchObject({ read: true, share: true, restore: false, destroy: false });
    expect(abilitiesOn(ACTORS.visitor, { ...SECRET_ITEM, granted: BY_TOKEN })).toMatchObject({
      read: true,
      contribute: true,
      update: false,
    });
  });
});

describe('[SES-05] what is switched off for somebody', () => {
  const off = { tools: ['surveys'], features: ['text_editor.versions'] };
  const owner: Actor = { ...ACTORS.owner, off };

  it('is not made by them, whatever the call is about', () => {
    expect(decide(owner, 'account.createItem', { makes: 'surveys' })).toEqual({ allow: false, reason: 'tool_off' });
    expect(decide(owner, 'item.update', { item: SECRET_ITEM, makes: 'surveys' })).toEqual({ allow: false, reason: 'tool_off' });
    expect(decide(owner, 'account.createItem', { makes: 'pinboard' })).toEqual({ allow: true });
    expect(decide({ ...ANONYMOUS, off }, 'account.createItem', { makes: 'surveys' })).toEqual({ allow: false, reason: 'unauthorized' });
  });

  it('is not done to items of that tool; everything else is as without', () => {
    for (const operation of ITEM_OPERATIONS) {
      const part = operation === 'item.readHistory' || operation === 'item.restoreHistory';
      const before = decide(ACTORS.owner, operation, { item: SECRET_ITEM });
      expect([operation, decide(owner, operation, { item: SECRET_ITEM })]).toEqual([
        operation,
        part && before.allow ? { allow: false, reason: 'feature_off' } : before,
      ]);
      expect(decide(owner, operation, { item: { ...SECRET_ITEM, kind: 'pinboard' } })).toEqual(before);
    }
  });
});
