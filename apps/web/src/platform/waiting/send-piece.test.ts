import type { Item } from '@murmel/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hold } from './holding';
import type { WaitingCall, WaitingWork } from './pieces';
import { sendPiece } from './send-piece';
import { browserLocks, MemoryStore } from './testing/memory-store';

const PIECE = 'piece-1';
const item = { id: 'item-1', title: 'Wald' } as Item;
const word = (text: string): WaitingCall => ({ path: ['wordClouds', 'addWord'], input: { text }, key: text });

let store: MemoryStore;
let made: unknown[];
const send = ({ calls }: WaitingWork) => {
  made.push(...calls.map(({ key }) => key));
  return Promise.resolve(true);
};

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
  await sendPiece(store, PIECE, send);
  expect(made).toEqual(['Moos', 'Farn']);
  expect(store.pieces.size).toBe(0);
});

it('two tabs that both see the line come back send it once', async () => {
  await Promise.all([sendPiece(store, PIECE, send), sendPiece(store, PIECE, send)]);
  await sendPiece(store, PIECE, send);
  expect(made).toEqual(['Moos', 'Farn']);
});

it('sends what is there by then, not what was there when it was looked for', async () => {
  const release = await hold(PIECE);
  await sendPiece(store, PIECE, send);
  expect(made).toEqual([]);
  await keep(word('Pilze'));
  release!();
  await new Promise((done) => setImmediate(done));
  await sendPiece(store, PIECE, send);
  expect(made).toEqual(['Pilze']);
});

it('keeps everything that the server did not take, or nobody could send', async () => {
  await sendPiece(store, PIECE, () => Promise.resolve(false));
  await sendPiece(store, PIECE, () => Promise.reject(new Error('no line')));
  expect(store.pieces.size).toBe(1);
  await sendPiece(store, PIECE, send);
  expect(store.pieces.size).toBe(0);
});
