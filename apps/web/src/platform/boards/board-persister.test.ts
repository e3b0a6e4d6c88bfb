import type { Item } from '@murmel/contracts';
import { cardsIn, PINBOARD_SCHEMA_VERSION, PINBOARD_TABLES, type Pinboard, type PinboardTable } from '@murmel/documents';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsIn } from '../collaboration/unsaved-text-of-document';
import { DocumentPersister } from '../offline/document-persister';
import { browserLocks, MemoryRecordStore } from '../offline/testing/memory-record-store';
import { BoardPersister } from './board-persister';
import type { BoardSession } from './board-session';
import { mergeSnapshots } from './board-snapshot';
import { OpenBoard } from './open-board';
import { FakeBoard, type Inputs, ITEM, ME } from './testing/fake-board';

const item = { id: ITEM, title: 'Ideen', kind: 'pinboard' } as Item;
let server: FakeBoard;
let store: MemoryRecordStore;
let session: BoardSession<Pinboard, Inputs>;
let list: string;

const soon = (ms = 150) => vi.advanceTimersByTimeAsync(ms);
const cards = (): string[] => cardsIn(session.view().board!, list).map(({ name }) => name);
const add = (name: string) => session.run('addCard', { list, name });
const onServer = (): unknown[] => [...server.data.cards.values()].map(({ name }) => name);
/** Facts stored on the device, including the words of unsent work. */
const kept = () => [...store.records.values()].map(({ facts }) => facts);

async function openPage(): Promise<void> {
  const open = () => Promise.resolve(store);
  const facts = { item, documentName: `pinboard/${ITEM}`, schemaVersion: PINBOARD_SCHEMA_VERSION, field: null };
  const keeper = async (onSaved: (all: boolean) => void) =>
    new BoardPersister<PinboardTable>({
      item,
      tables: PINBOARD_TABLES,
      schemaVersion: PINBOARD_SCHEMA_VERSION,
      source: new DocumentPersister(facts, onSaved, open),
      onSaved,
      open,
    });
  session = new OpenBoard({ ...server.options(), persister: keeper }, server.newSocket);
  await soon();
}

async function openTrusted(): Promise<void> {
  server.actor = { person: ME, trusted: true, base: 'write' };
  await openPage();
}

/** The connection is lost, and the server is unreachable. */
function loseLine(): void {
  server.away = true;
  server.refusesTickets = { status: 503 };
  server.drop();
}

function lineIsBack(): void {
  server.away = false;
  server.refusesTickets = undefined;
  server.answers = true;
}

/** A page that goes while its card waits. */
async function leaveWith(name: string): Promise<void> {
  await openPage();
  server.answers = false;
  void add(name);
  await soon(1200);
  session.close();
  await soon();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { 'murmel.waiting': '1' });
  vi.stubGlobal('document', new EventTarget());
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true, locks: browserLocks() });
  server = new FakeBoard();
  store = new MemoryRecordStore();
  [list = ''] = server.do('addList', { name: 'Ideen' });
  server.do('addCard', { list, name: 'Wal' });
});
afterEach(async () => {
  session.close();
  await soon();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a card that waits is on the next page before there is a line, goes out with it, and nothing stays here', async () => {
  await leaveWith('Delfin');
  expect(kept()).toMatchObject([{ kind: 'work', item, unsent: true, text: 'Delfin' }]);
  server.refusesTickets = { status: 503 };
  await openPage();
  expect(cards()).toEqual(['Wal', 'Delfin']);
  expect(session.view()).toMatchObject({ pending: 1, state: 'unsaved' });
  lineIsBack();
  await soon(5000);
  expect(onServer()).toEqual(['Wal', 'Delfin']);
  expect(cards()).toEqual(['Wal', 'Delfin']);
  expect(session.view()).toMatchObject({ pending: 0, state: 'saved' });
  expect(kept()).toEqual([]);
});

it('the board itself is on the next page too, once its line was away', async () => {
  await openPage();
  loseLine();
  await soon(2000);
  expect(kept()).toMatchObject([{ unsent: false }]);
  session.close();
  await soon();
  await openPage();
  expect(cards()).toEqual(['Wal']);
  expect(session.view()).toMatchObject({ pending: 0, state: 'offline' });
  void add('Delfin');
  void add('Otter');
  await soon(2000);
  expect(session.view()).toMatchObject({ pending: 2, savedOffline: true });
  session.close();
  await soon();
  await openPage();
  expect(cards()).toEqual(['Wal', 'Delfin', 'Otter']);
  lineIsBack();
  await soon(5000);
  expect(onServer()).toEqual(['Wal', 'Delfin', 'Otter']);
});

it('what had arrived before the page went is not done again, and is there once on the screen', async () => {
  await leaveWith('Delfin');
  const { socket: line } = server;
  server.answer({ ...line, options: { ...line.options, onNotice: () => undefined } } as unknown as typeof line, line.sent[0]!);
  server.answers = true;
  const seen = new Set<number>();
  await openPage();
  session.subscribe(() => seen.add(cards().length));
  await soon(5000);
  expect(server.socket.sent[0]!.id).toBe(line.sent[0]!.id);
  expect(onServer()).toEqual(['Wal', 'Delfin']);
  expect([...seen]).not.toContain(3);
});

it('what was written in something that is not possible any more is given back, and stays here until its writer has it', async () => {
  await leaveWith('Delfin');
  server.do('changeSettings', { frozen: true });
  server.answers = true;
  await openPage();
  await soon(5000);
  expect(session.view().lost).toEqual({ text: 'Delfin', refusal: { code: 'BOARD_FROZEN' } });
  expect(cards()).toEqual(['Wal']);
  expect(kept()).toMatchObject([{ kind: 'words', text: 'Delfin' }]);
  session.close();
  await soon();
  await openPage();
  expect(session.view().lost).toEqual({ text: 'Delfin', refusal: undefined });
  session.forgetLost();
  await soon();
  expect(kept()).toEqual([]);
});

it('another open tab leaves alone what this one holds', async () => {
  await openPage();
  server.answers = false;
  void add('Delfin');
  await soon(1200);
  const mine = session;
  await openPage();
  expect(session.view().pending).toBe(0);
  expect(cards()).toEqual(['Wal']);
  mine.close();
});

it('a device without room for it says so', async () => {
  store.hasRoom = false;
  await openPage();
  server.answers = false;
  void add('Delfin');
  await soon(2000);
  expect(session.view()).toMatchObject({ pending: 1, savedOffline: false });
  expect(cards()).toEqual(['Wal', 'Delfin']);
});

it('what two tabs left goes on together, each command once', () => {
  const command = (id: string) => ({ id, operation: 'addCard', input: { name: id }, at: 1, ids: [] });
  const left = (...ids: string[]) => ({
    item,
    value: { schemaVersion: 1, right: 'write' as const, said: {}, own: undefined, commands: ids.map(command) },
  });
  const page = mergeSnapshots([left('a', 'b'), left('b', 'c')], PINBOARD_TABLES)!;
  expect(page.commands.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(mergeSnapshots([], PINBOARD_TABLES)).toBeUndefined();
});

it('the words of what somebody asked for are those that they wrote', () => {
  const description = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'groß und grau' }] }] };
  expect(textsIn({ list: 'l', name: 'Wal', description, colour: 'meer' })).toEqual(['Wal', 'groß und grau']);
  expect(textsIn({ card: 'c', hidden: true })).toEqual([]);
});

it('what somebody trusted did without a line is on the next page, written under clocks that arrive once', async () => {
  await openTrusted();
  loseLine();
  void add('Delfin');
  await soon(2000);
  expect(session.view()).toMatchObject({ state: 'unsaved', savedOffline: true });
  session.close();
  await soon();
  expect(kept()).toMatchObject([{ kind: 'document', field: null, unsent: true }]);
  await openPage();
  expect(session.view()).toMatchObject({ trusted: true, state: 'unsaved' });
  expect(cards()).toEqual(['Wal', 'Delfin']);
  void add('Otter');
  await soon(2000);
  session.close();
  await soon();
  await openPage();
  expect(cards()).toEqual(['Wal', 'Delfin', 'Otter']);
  lineIsBack();
  server.arrived(server.socket);
  await soon(5000);
  expect(onServer()).toEqual(['Wal', 'Delfin', 'Otter']);
  expect(session.view().state).toBe('saved');
  expect(kept()).toEqual([]);
});

it('whoever is a guest by the time the line is back gets their words, and the copy of the source goes', async () => {
  await openTrusted();
  loseLine();
  void add('Delfin');
  await soon(2000);
  session.close();
  await soon();
  await openPage();
  server.actor = { person: ME, trusted: false, base: 'read' };
  lineIsBack();
  server.arrived(server.socket);
  await soon(5000);
  expect(session.view()).toMatchObject({ trusted: false, lost: { text: 'Delfin' } });
  expect(kept()).toMatchObject([{ kind: 'words', text: 'Delfin' }]);
});

it('what waits goes on after an end that somebody can mend', async () => {
  await openTrusted();
  server.answers = false;
  void add('Delfin');
  await soon(1200);
  server.socket.options.onRefusal({ code: 'tooManyConnections' });
  await soon();
  expect(session.view()).toMatchObject({ state: 'refused', lost: undefined });
  server.answers = true;
  session.retry();
  await soon(5000);
  expect(cards()).toEqual(['Wal', 'Delfin']);
  expect(session.view()).toMatchObject({ state: 'saved', lost: undefined });
  expect(kept()).toEqual([]);
});
