import { expect, it } from 'vitest';
import { type Actor, decide, type ItemFacts } from './index.js';
import { SECRET_ITEM } from './testing/secret-item.js';

const teacher: Actor = { account: { id: 'other', type: 'User', admin: false, reviewer: false }, visitorId: null };
const pupil: Actor = { account: { id: 'pupil', type: 'Pupil', admin: false, reviewer: false }, visitorId: null };
const template: ItemFacts = { ...SECRET_ITEM, privacy: 'members_only', schoolTemplate: true };

it('[LIB-03] a template for the school is looked at and copied by colleagues, and nothing more; what is locked, invisible or trashed is not', () => {
  for (const privacy of ['members_only', 'secret', 'password_protected'] as const) {
    const facts = { item: { ...template, privacy } };
    for (const operation of ['item.read', 'item.remix'] as const) expect(decide(teacher, operation, facts).allow).toBe(true);
    for (const operation of ['item.answer', 'item.contribute', 'item.readResponses', 'item.share', 'item.list'] as const)
      expect(decide(teacher, operation, facts)).toEqual({ allow: false, reason: 'forbidden' });
  }
  const closed: Partial<ItemFacts>[] = [
    { privacy: 'locked' },
    { visitorPermission: 'visitor_permissions_invisible' },
    { discarded: true },
    { schoolTemplate: false },
  ];
  for (const change of closed)
    expect(decide(teacher, 'item.read', { item: { ...template, ...change } })).toEqual({ allow: false, reason: 'not_found' });
  expect(decide(pupil, 'item.read', { item: template })).toEqual({ allow: false, reason: 'not_found' });
});
