import { OwnClocks } from '@murmel/documents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import type { SavedCopy } from '../offline/document-persister';
import { Connection } from './connection';
import { type CollaborationFacts, reduce, stateOf, UNOPENED } from './state';
import { FreezingSocket } from './testing/freezing-socket';

// The provider keeps the clock that it finds when it is loaded.
vi.hoisted(() => vi.useFakeTimers());

beforeEach(() => {
  // A store for each test: words that another test left would stand before or after, as the numbers of the copies fall.
  FreezingSocket.stored = new Y.Doc();
  vi.stubGlobal('WebSocket', FreezingSocket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('after a laptop was closed for 40 s the document is "saved" again, and so is what was written meanwhile', async () => {
  let facts: CollaborationFacts = UNOPENED;
  const connection = new Connection({
    address: 'ws://murmel.test/collab/text_document/1',
    documentName: 'text_document/1',
    ticket: async () => 'a ticket',
    onEvent: (event) => {
      facts = reduce(facts, event);
    },
    onRefusal: vi.fn(),
    onNotice: vi.fn(),
    onFailure: vi.fn(),
  });
  connection.open();
  connection.document.getText('words').insert(0, 'vorher');
  await vi.advanceTimersByTimeAsync(1000);
  expect(stateOf(facts)).toBe('saved');
  FreezingSocket.opened[0]?.freeze();
  await vi.advanceTimersByTimeAsync(20_000);
  connection.document.getText('words').insert(6, ' und danach');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(FreezingSocket.opened.length).toBeGreaterThan(1);
  expect(FreezingSocket.stored.getText('words').toString()).toBe('vorher und danach');
  expect(stateOf(facts)).toBe('saved');
  connection.close();
});

it('[T-06] after ten minutes offline, with a network that comes and goes, everything is there on both sides, once', async () => {
  FreezingSocket.opened = [];
  let facts: CollaborationFacts = UNOPENED;
  const network = new EventTarget();
  const navigator = { onLine: true };
  vi.stubGlobal('window', network);
  vi.stubGlobal('navigator', navigator);
  const connection = new Connection({
    address: 'ws://murmel.test/collab/text_document/1',
    documentName: 'text_document/1',
    ticket: async () => 'a ticket',
    onEvent: (event) => {
      facts = reduce(facts, event);
    },
    onRefusal: vi.fn(),
    onNotice: vi.fn(),
    onFailure: vi.fn(),
  });
  connection.open();
  const mine = connection.document.getText('words');
  const theirs = FreezingSocket.stored.getText('words');
  const written: string[] = [];
  const write = (): void => {
    written.push(`<mine ${written.length}>`, `<theirs ${written.length}>`);
    mine.insert(mine.length, written.at(-2)!);
    theirs.insert(0, written.at(-1)!);
  };
  const turn = (onLine: boolean): void => {
    navigator.onLine = onLine;
    if (!onLine) FreezingSocket.opened.forEach((socket) => socket.freeze());
    network.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  await vi.advanceTimersByTimeAsync(1000);
  expect(stateOf(facts)).toBe('saved');
  turn(false);
  for (let second = 0; second < 600; second += 2) {
    write();
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(stateOf(facts)).toBe('unsaved');
  // Comes for a moment and goes again: less than an exchange takes, about one, and more.
  for (let round = 0; round < 60; round += 1) {
    turn(true);
    write();
    await vi.advanceTimersByTimeAsync(round);
    turn(false);
    write();
    await vi.advanceTimersByTimeAsync(500);
  }
  turn(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stateOf(facts)).toBe('saved');
  const stored = FreezingSocket.stored.getText('words').toString();
  // The server of this test shows others nothing by itself: a new exchange brings what came meanwhile.
  expect(mine.toString()).toBe(stored);
  expect(stored.match(/<[^<>]+>/g)!.sort()).toEqual(written.sort());
  connection.close();
});

describe('a copy that a tab left behind', () => {
  /** A copy that wrote words which no server has heard of, as it is kept. */
  function left(words: string): SavedCopy {
    const copy = new Y.Doc();
    const clocks = new OwnClocks(copy);
    copy.getText('words').insert(0, words);
    return { updates: [Y.encodeStateAsUpdate(copy)], ranges: clocks.unsaved, unsent: true, client: copy.clientID };
  }
  const options = { address: 'ws://127.0.0.1/collab/text_document/1?schemaVersion=1', documentName: 'text_document/1' };
  const ignored = { ticket: async () => 'a ticket', onEvent: vi.fn(), onRefusal: vi.fn(), onNotice: vi.fn(), onFailure: vi.fn() };

  it('goes on under its number once that is written down, and arrives once', async () => {
    const kept = left('ohne Netz');
    let written = () => {};
    const beforeHeard = () => new Promise<void>((resolve) => (written = resolve));
    const connection = new Connection({ ...options, ...ignored, savedCopy: kept, beforeHeard });
    expect(connection.document.clientID).toBe(kept.client);
    expect(connection.own.unsaved).toEqual(kept.ranges);
    const before = FreezingSocket.opened.length;
    connection.open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FreezingSocket.opened).toHaveLength(before);
    written();
    await vi.advanceTimersByTimeAsync(1000);
    connection.document.getText('words').insert(9, ' und weiter');
    await vi.advanceTimersByTimeAsync(1000);
    expect(FreezingSocket.stored.getText('words').toString()).toContain('ohne Netz und weiter');
    expect(connection.document.clientID).toBe(kept.client);
    connection.close();
  });

  it('of which a server may have heard is gone on with under a new number, and what is stored already is not written twice', async () => {
    const kept = { ...left('halb gesendet'), client: undefined };
    Y.applyUpdate(FreezingSocket.stored, kept.updates[0]!);
    const connection = new Connection({ ...options, ...ignored, savedCopy: kept });
    connection.open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(kept.ranges[0]!.client).not.toBe(connection.document.clientID);
    expect(FreezingSocket.stored.getText('words').toString().split('halb gesendet')).toHaveLength(2);
    connection.close();
  });
});

it.each(['that hangs', 'that hangs before it has said a word'])(
  'a line to a server %s is given up within 8 s, and what was written arrives',
  async (when) => {
    FreezingSocket.opened = [];
    let facts: CollaborationFacts = UNOPENED;
    const connection = new Connection({
      address: 'ws://murmel.test/collab/text_document/1',
      documentName: 'text_document/1',
      ticket: async () => 'a ticket',
      onEvent: (event) => {
        facts = reduce(facts, event);
      },
      onRefusal: vi.fn(),
      onNotice: vi.fn(),
      onFailure: vi.fn(),
    });
    connection.open();
    if (when === 'that hangs') await vi.advanceTimersByTimeAsync(1000);
    else await vi.advanceTimersByTimeAsync(0);
    FreezingSocket.opened[0]!.freeze();
    connection.document.getText('words').insert(0, 'geschrieben');
    await vi.advanceTimersByTimeAsync(8000);
    expect(FreezingSocket.opened).toHaveLength(2);
    expect(FreezingSocket.stored.getText('words').toString()).toBe('geschrieben');
    expect(stateOf(facts)).toBe('saved');
    // A line that works is left alone.
    connection.document.getText('words').insert(0, 'gut ');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FreezingSocket.opened).toHaveLength(2);
    connection.close();
  },
);
