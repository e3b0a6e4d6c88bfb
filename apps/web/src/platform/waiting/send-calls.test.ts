import type { Item } from '@murmel/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hold } from './holding';
import type { WaitingCall } from './pieces';
import { sendCalls } from './send-calls';
import { browserLocks, MemoryStore } from './testing/memory-store';

const PIECE = 'piece-1';
const item = { id: 'item-1', title: 'Wald' } as Item;
const word = (text: string): WaitingCall => ({ path: ['wordClouds', 'addWord'], input: { text }, key: text });

let store: MemoryStore;
let made: unknown[];
const make = (call: WaitingCall) => Promise.resolve(void made.push(call.key));

const keep = (...calls: WaitingCall[]) =>
  store.put(PIECE, { facts: { kind: 'work', of: 'words', item, value: '', unsent: true, text: '', calls }, bytes: new Uint8Array() });

beforeEach(async () => {
  store = new MemoryStore();
  made = [];
  vi.stubGlobal('navigator', { locks: browserLocks() });
  await keep(word('Moos'), word('Farn'));
});
afterEach(() => vi.unstubAllGlobals());

it('sends in the order of doing, and forgets what the server has', async () => {
  await sendCalls(store, PIECE, make);
  expect(made).toEqual(['Moos', 'Farn']);
  expect(store.pieces.size).toBe(0);
});

it('two tabs that both see the line come back send it once', async () => {
  await Promise.all([sendCalls(store, PIECE, make), sendCalls(store, PIECE, make)]);
  await sendCalls(store, PIECE, make);
  expect(made).toEqual(['Moos', 'Farn']);
});

it('sends what is there by then, not what was there when it was looked for', async () => {
  const release = await hold(PIECE);
  await sendCalls(store, PIECE, make);
  expect(made).toEqual([]);
  await keep(word('Pilze'));
  release!();
  await new Promise((done) => setImmediate(done));
  await sendCalls(store, PIECE, make);
  expect(made).toEqual(['Pilze']);
});

it('keeps everything when the server does not take all of it', async () => {
  await sendCalls(store, PIECE, (call) => (call.key === 'Farn' ? Promise.reject(new Error('no')) : make(call)));
  expect(made).toEqual(['Moos']);
  expect(store.pieces.size).toBe(1);
});
