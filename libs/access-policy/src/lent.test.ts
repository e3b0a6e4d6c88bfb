import { ITEM_OPERATIONS } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { type Actor, ANONYMOUS, decide } from './index.js';
import { SECRET_ITEM } from './testing/secret-item.js';

const LENT = { ...SECRET_ITEM, kind: 'worksheet', privacy: 'locked', lent: true } as const;
const device: Actor = { account: null, visitorId: 'tablet' };

it('a lent response lets a device look and answer, and nothing more; nobody with an account, and nobody in the trash', () => {
  const may = (actor: Actor, facts = {}) =>
    ITEM_OPERATIONS.filter((operation) => decide(actor, operation, { item: { ...LENT, ...facts } }).allow);
  for (const actor of [device, ANONYMOUS]) expect(may(actor)).toEqual(['item.read', 'item.answer']);
  expect(may(device, { privacy: 'password_protected' })).toEqual(['item.read', 'item.answer']);
  expect(may(device, { lent: false })).toEqual([]);
  expect(may(device, { discarded: true })).toEqual([]);
  for (const type of ['User', 'Pupil'] as const)
    expect(may({ account: { id: 'somebody', type, admin: true, reviewer: true }, visitorId: 'tablet' })).toEqual([]);
});
