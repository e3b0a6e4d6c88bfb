import { expect, it } from 'vitest';
import { CARD_DRAFT_PREFIX, deleteCardDrafts } from './card-drafts';

it('forgets what was not sent, and nothing else', () => {
  const storage = { [`${CARD_DRAFT_PREFIX}1`]: 'a', 'murmel.theme': 'dark' } as unknown as Storage & Record<string, string>;
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => Reflect.deleteProperty(storage, key) });
  deleteCardDrafts(storage);
  expect(Object.keys(storage)).toEqual(['murmel.theme']);
});
