import { contract } from '@murmel/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import earlier from './testing/earlier-outbox.json';
import { MemoryDatabase, memoryStorage } from './testing/memory-database';
import { browserLocks } from './testing/memory-record-store';

const device = vi.hoisted(() => ({ database: undefined as unknown, opened: [] as unknown[] }));
vi.mock('idb', () => ({
  openDB: (...[name, version]: unknown[]) => {
    device.opened.push([name, version]);
    return Promise.resolve(device.database);
  },
  deleteDB: () => Promise.reject(new Error('Work of an earlier version was deleted.')),
}));
vi.mock('../page/meta', () => ({ pageMeta: () => undefined }));
vi.mock('./send-outbox', () => ({ sendOutboxWhenOnline: () => undefined }));
const { OutboxStore } = await import('./outbox-store');
const { mayHaveOfflineData } = await import('./offline-flag');

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * A phone as an earlier version left it: records that a browser sealed while a guest worked without a connection. The key was taken out
 * of that browser for this test.
 */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: earlier.pieces[0]!.keptAt + 60_000 });
  const database = new MemoryDatabase();
  const { owner, key } = earlier.session;
  const sealing = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
  await database.transaction('session').store.put({ owner, key: sealing }, 'session');
  for (const { id, keptAt, iv, data } of earlier.pieces)
    await database.transaction('pieces').store.put({ id, keptAt, iv: bytesOf(iv), data: bytesOf(data).buffer });
  device.database = database;
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('navigator', { locks: browserLocks() });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  for (const [name, value] of Object.entries(earlier.localStorage)) localStorage.setItem(name, value);
});
afterEach(() => {
  vi.useRealTimers();
});

it('opens the work that an earlier version left on a device, and can send it', async () => {
  expect(mayHaveOfflineData()).toBe(true);
  const store = await OutboxStore.open({ id: earlier.session.owner, type: 'Visitor', publicName: 'Rote Eule' } as never);
  const records = await store!.all();
  expect(device.opened).toEqual([['murmel-waiting', 1]]);
  const shown = records.map(({ facts, bytes }) => {
    if (facts.kind === 'document') return [facts.item.title, facts.kind, facts.unsent, bytes.length > 0];
    if (facts.kind === 'work') return [facts.item.title, facts.of, facts.unsent, facts.text];
    return [facts.kind];
  });
  expect(shown.sort()).toEqual([
    ['Ausflug', 'answers', true, 'Was war gut?\nDer Bach und die Frösche\n\nNoch einmal?\nJa'],
    ['Fotosynthese verstehen', 'answers', true, 'Warum?\nNachts fehlt das Licht, also atmet sie.'],
    ['Gemeinsam', 'document', true, true],
    ['Waldwand', 'commands', true, 'Birke'],
    ['person'],
  ]);
  const calls = records.flatMap(({ facts }) => (facts.kind === 'work' ? facts.calls : []));
  expect(calls.length).toBeGreaterThan(0);
  for (const { path } of calls) expect(contract).toHaveProperty([...path]);
});
