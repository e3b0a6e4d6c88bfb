import { expect, it } from 'vitest';
import { type Actor, decide, type ItemFacts, NOTHING_GRANTED, NOTHING_PRESENTED } from './index.js';
import { SECRET_ITEM } from './testing/secret-item.js';

const teacher: Actor = { account: { id: 'other', type: 'User', admin: false, reviewer: false }, visitorId: null };
const pupil: Actor = { account: { id: 'pupil', type: 'Pupil', admin: false, reviewer: false }, visitorId: null };
const visitor: Actor = { account: null, visitorId: 'v' };

it('[LIB-04] teachers copy what they may see, also by a link and from the gallery; not with a tool that is off, and nothing of pupils', () => {
  const remix = (actor: Actor, change: Partial<ItemFacts>) => decide(actor, 'item.remix', { item: { ...SECRET_ITEM, ...change } });
  const looked = { privacy: 'public_for_all', presented: { ...NOTHING_PRESENTED, publicToken: true } } as const;
  for (const seen of [{ granted: { ...NOTHING_GRANTED, token: true } }, { privacy: 'public_for_all' } as const, looked]) {
    expect(remix(teacher, seen).allow).toBe(true);
    for (const actor of [pupil, visitor]) expect(remix(actor, seen)).toEqual({ allow: false, reason: 'forbidden' });
  }
  const off = { ...teacher, off: { tools: ['text_editor'], features: [] } };
  expect(remix(off, { privacy: 'public_for_all' })).toEqual({ allow: false, reason: 'tool_off' });
  expect(remix(teacher, { ownerId: 'pupil', project: 'teacher' })).toEqual({ allow: false, reason: 'forbidden' });
  for (const closed of [{}, { privacy: 'locked', memberRole: 'write' } as const, { privacy: 'password_protected' } as const])
    expect(remix(teacher, closed)).toEqual({ allow: false, reason: 'not_found' });
});
