import { PINBOARD_SCHEMA_VERSION } from '@murmel/documents';
import { beforeEach, expect, it } from 'vitest';
import type { SavedCommand } from './board-snapshot';
import { sendCommands } from './send-commands';
import { FakeBoard, ME } from './testing/fake-board';

let server: FakeBoard;
let list: string;

const add = (id: string, name: string): SavedCommand => ({ id, operation: 'addCard', input: { list, name }, at: 1, ids: [`here-${id}`] });
const onServer = (): unknown[] => [...server.data.cards.values()].map(({ name }) => name);
const send = (commands: readonly SavedCommand[], withinMs = 200) =>
  sendCommands(commands, {
    schemaVersion: PINBOARD_SCHEMA_VERSION,
    requestTicket: server.options().requestTicket,
    withinMs,
    newSocket: server.newSocket,
  });

beforeEach(() => {
  server = new FakeBoard();
  [list = ''] = server.do('addList', { name: 'Ideen' });
});

it('does everything in its order, under the names that the server gave', async () => {
  const change: SavedCommand = { id: 'c', operation: 'changeCard', input: { card: 'here-a', name: 'Blauwal' }, at: 2, ids: [] };
  expect(await send([add('a', 'Wal'), add('b', 'Otter'), change])).toBe(true);
  expect(onServer()).toEqual(['Blauwal', 'Otter']);
  expect(server.socket.closed).toBe(true);
});

it('does each once, however often it is sent', async () => {
  expect(await send([add('a', 'Wal')])).toBe(true);
  expect(await send([add('a', 'Wal'), add('b', 'Otter')])).toBe(true);
  expect(onServer()).toEqual(['Wal', 'Otter']);
});

it('leaves to its page what is refused, what nobody answers, and what somebody trusted now does otherwise', async () => {
  server.answers = false;
  expect(await send([add('a', 'Wal')], 20)).toBe(false);
  server.answers = true;
  server.do('changeSettings', { frozen: true });
  expect(await send([add('a', 'Wal')])).toBe(false);
  server.actor = { person: ME, trusted: true, base: 'write' };
  const lines = server.sockets.length;
  expect(await send([add('a', 'Wal')])).toBe(false);
  expect(server.sockets).toHaveLength(lines);
  expect(onServer()).toEqual([]);
});
