import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection } from './connection';
import { BEGINNING, type CollaborationFacts, reduce, stateOf } from './state';
import { FreezingSocket } from './testing/freezing-socket';

// The provider keeps the clock that it finds when it is loaded.
vi.hoisted(() => vi.useFakeTimers());

beforeEach(() => {
  vi.stubGlobal('WebSocket', FreezingSocket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('after a laptop was closed for 40 s the document is "saved" again, and so is what was written meanwhile', async () => {
  let facts: CollaborationFacts = BEGINNING;
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
