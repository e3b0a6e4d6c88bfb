import { describe, expect, it } from 'vitest';
import { type Actor, ANONYMOUS, type ItemFacts, looksInGallery, NOTHING_GRANTED, NOTHING_PRESENTED } from './index.js';
import { SECRET_ITEM } from './testing/secret-item.js';

const teacher = (id: string): Actor => ({ account: { id, type: 'User', admin: false, reviewer: false }, visitorId: null });
const BY_TOKEN = { ...NOTHING_GRANTED, token: true };

describe('[E2] looking in the gallery', () => {
  const IN_GALLERY = { privacy: 'public_for_all', presented: { ...NOTHING_PRESENTED, publicToken: true } } as const;
  const table: [string, Actor, Partial<ItemFacts>, boolean][] = [
    ['without an account', ANONYMOUS, {}, true],
    ['as a teacher', teacher('other'), {}, true],
    ['as the owner', teacher('owner'), {}, false],
    ['as a member', teacher('other'), { memberRole: 'read' }, false],
    ['without the public token', ANONYMOUS, { presented: NOTHING_PRESENTED }, false],
    ['no longer open', ANONYMOUS, { privacy: 'secret', granted: BY_TOKEN }, false],
    ['hidden by a reviewer', ANONYMOUS, { hidden: true }, false],
    ['trashed', ANONYMOUS, { discarded: true }, false],
  ];
  it.each(table)('%s', (_name, actor, change, expected) => {
    expect(looksInGallery(actor, { ...SECRET_ITEM, ...IN_GALLERY, ...change })).toBe(expected);
  });
});
