import type { Item } from '@murmel/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxCall, OutboxWork } from './outbox-records';
import { sendRecord } from './send-record';
import { acquireTabLock } from './tab-lock';
import { browserLocks, MemoryRecordStore } from './testing/memory-record-store';

const PIECE = 'piece-1';
const item = { id: 'item-1', title: 'Wald' } as Item;
const word = (text: string): OutboxCall => ({ path: ['wordClouds', 'addWord'], input: { text }, key: text });

let store: MemoryRecordStore;
let made: unknown[];
const send = ({ calls }: OutboxWork) => {
  made.push(...calls.map(({ key }) => key));
  return Promise.resolve(true);
};

const keep = (...calls: OutboxCall[]) =>
  store.put(PIECE, { facts: { kind: 'work', of: 'words', item, value: '', unsent: true, text: '', calls }, bytes: new Uint8Array() });

beforeEach(async () => {
  store = new MemoryRecordStore();
  made = [];
  vi.stubGlobal('navigator', { locks: browserLocks() });
  await keep(word('Moos'), word('Farn'));
});
afterEach(() => vi.unstubAllGlobals());

it('sends in the order of doing, and forgets what the server has', async () => {
  await sendRecord(store, PIECE, send);
  expect(made).toEqual(['Moos', 'Farn']);
  expect(store.records.size).toBe(0);
});

it('two tabs that both see the line come back send it once', async () => {
  await Promise.all([sendRecord(store, PIECE, send), sendRecord(store, PIECE, send)]);
  await sendRecord(store, PIECE, send);
  expect(made).toEqual(['Moos', 'Farn']);
});

it('sends what is there by then, not what was there when it was looked for', async () => {
  const release = await acquireTabLock(PIECE);
  await sendRecord(store, PIECE, send);
  expect(made).toEqual([]);
  await keep(word('Pilze'));
  release!();
  await new Promise((done) => setImmediate(done));
  await sendRecord(store, PIECE, send);
  expect(made).toEqual(['Pilze']);
});

it('keeps everything that the server did not take, or nobody could send', async () => {
  await sendRecord(store, PIECE, () => Promise.resolve(false));
  await sendRecord(store, PIECE, () => Promise.reject(new Error('no line')));
  expect(store.records.size).toBe(1);
  await sendRecord(store, PIECE, send);
  expect(store.records.size).toBe(0);
});
