import { describe, expect, it } from 'vitest';
import { deepLinkHash, parseDeepLink } from './deep-link';

describe('ways in addresses', () => {
  it('are read as they were written', () => {
    for (const way of [{ parts: ['list1', 'card2'] }, { words: 'Häuser am Fluß: 100 % #1' }])
      expect(parseDeepLink(deepLinkHash(way))).toEqual(way);
  });

  it('whatever somebody types is none, or a short one', () => {
    for (const hash of ['', '#', '#at', '#x=1', '#words=%', '#at=%E0%A4%A']) expect(parseDeepLink(hash)).toBeUndefined();
    expect(parseDeepLink(`#at=${'a/'.repeat(500)}`)).toEqual({ parts: ['a', 'a', 'a', 'a'] });
  });
});
