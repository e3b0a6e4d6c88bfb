import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.js';

it('keeps no more bytes than it may, and of those what was asked for last', () => {
  const kept = new LruCache<string>(10);
  const here = (): string[] => ['a', 'b', 'c', 'd'].filter((name) => kept.get(name) !== undefined);
  for (const name of ['a', 'b']) kept.set(name, name, 4);
  expect(kept.get('a')).toBe('a');
  kept.set('c', 'c', 4);
  expect(here()).toEqual(['a', 'c']);
  kept.set('a', 'grown', 6);
  expect([here(), kept.get('a')]).toEqual([['a', 'c'], 'grown']);
  kept.set('d', 'larger than all', 100);
  expect(here()).toEqual(['d']);
  kept.set('a', 'a', 10);
  expect(here()).toEqual(['a']);
  kept.delete('a');
  for (const name of ['b', 'c']) kept.set(name, name, 5);
  expect(here()).toEqual(['b', 'c']);
});
