import { expect, it } from 'vitest';
import { saveReturnAddress, takeReturnAddress } from './return-address';

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
  saveReturnAddress({ accountId: 'mila', address: '/x?projectId=1' }, tab);
  expect(takeReturnAddress('mila', tab)).toBe('/x?projectId=1');
  expect(takeReturnAddress('mila', tab)).toBeUndefined();
});

it('leads nobody else there, and forgets it', () => {
  const tab = storage();
  saveReturnAddress({ accountId: 'mila', address: '/x' }, tab);
  expect(takeReturnAddress('tom', tab)).toBeUndefined();
  expect(tab).toHaveLength(0);
});

it('reads nothing and broken things as nothing', () => {
  const tab = storage();
  expect(takeReturnAddress('mila', tab)).toBeUndefined();
  tab.setItem('murmel.left', '{');
  expect(takeReturnAddress('mila', tab)).toBeUndefined();
});
