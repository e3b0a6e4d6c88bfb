import { expect, it } from 'vitest';
import { keepLeftPlace, takeLeftPlace } from './left-place';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
  } as unknown as Storage;
}

it('leads the same pupil back, once', () => {
  const tab = storage();
  keepLeftPlace({ accountId: 'mila', address: '/x?projectId=1' }, tab);
  expect(takeLeftPlace('mila', tab)).toBe('/x?projectId=1');
  expect(takeLeftPlace('mila', tab)).toBeUndefined();
});

it('leads nobody else there, and forgets it', () => {
  const tab = storage();
  keepLeftPlace({ accountId: 'mila', address: '/x' }, tab);
  expect(takeLeftPlace('tom', tab)).toBeUndefined();
  expect(tab).toHaveLength(0);
});

it('reads nothing and broken things as nothing', () => {
  const tab = storage();
  expect(takeLeftPlace('mila', tab)).toBeUndefined();
  tab.setItem('murmel.left', '{');
  expect(takeLeftPlace('mila', tab)).toBeUndefined();
});
