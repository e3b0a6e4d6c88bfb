import { expect, it } from 'vitest';
import { forgetUnsent, UNSENT } from './unsent';

it('forgets what was not sent, and nothing else', () => {
  const storage = { [`${UNSENT}1`]: 'a', 'murmel.theme': 'dark' } as unknown as Storage & Record<string, string>;
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => Reflect.deleteProperty(storage, key) });
  forgetUnsent(storage);
  expect(Object.keys(storage)).toEqual(['murmel.theme']);
});
