import { afterEach, expect, it, vi } from 'vitest';
import { deleteDeviceDatabase, openDeviceDatabase } from './device-database';

afterEach(() => vi.unstubAllGlobals());

const denied = (): never => {
  throw new DOMException('denied for this document', 'SecurityError');
};

it.each([
  ['throws', { open: denied, deleteDatabase: denied }],
  ['is none', null],
])('a page goes on where the database of its browser %s', async (_how, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB);
  expect(await openDeviceDatabase('any', () => undefined)).toBeUndefined();
  await expect(deleteDeviceDatabase('any')).resolves.toBeUndefined();
});
