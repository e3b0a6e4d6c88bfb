import { cardsIn, listsOf, type Pinboard } from '@murmel/documents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardSession } from './board-session';
import { OpenBoard } from './open-board';
import { FakeBoard, type Inputs, ME } from './testing/fake-board';

let server: FakeBoard;
let session: BoardSession<Pinboard, Inputs>;
let list: string;

const soon = (ms = 150) => vi.advanceTimersByTimeAsync(ms);
const cards = (at = list): string[] => cardsIn(session.view().board!, at).map(({ name }) => name);
const card = (name: string) => cardsIn(session.view().board!, list).find((known) => known.name === name)!;
const add = (name: string) => session.run('addCard', { list, name });

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeBoard();
  [list = ''] = server.do('addList', { name: 'Ideen' });
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

async function open(): Promise<void> {
  session = new OpenBoard(server.options(), server.newSocket);
  await soon();
}

describe('somebody trusted', () => {
  beforeEach(async () => {
    server.actor = { person: ME, trusted: true, base: 'write' };
    await open();
  });

  it('holds the source and does everything here', async () => {
    const done = await add('Wal');
    expect(cards()).toEqual(['Wal']);
    expect(done).toEqual({ ok: true, made: [card('Wal').id] });
    expect(server.socket.sent).toEqual([]);
    expect(session.view()).toMatchObject({ trusted: true, state: 'saving' });
    await soon();
    expect(session.view().state).toBe('saved');
    expect(await session.run('hideCard', { card: card('Wal').id, hidden: true })).toMatchObject({ ok: true });
    expect(await add('')).toEqual({ ok: false, refusal: { code: 'CARD_EMPTY' } });
  });

  it('keeps its copy, and what was written without a line, over a reconnect', async () => {
    const { socket: line } = server;
    server.answers = false;
    server.drop();
    void add('ohne Netz');
    await soon();
    expect(session.view().state).toBe('unsaved');
    server.arrived(line);
    await soon();
    expect(server.sockets).toHaveLength(1);
    expect(server.tickets).toBe(2);
    expect(cards()).toEqual(['ohne Netz']);
  });

  it('whose number belongs to somebody else writes everything again under another one', async () => {
    server.answers = false;
    void add('Wal');
    const { socket: line } = server;
    const { clientID } = line.document;
    server.drop({ code: 'numberTaken' });
    server.answers = true;
    await soon(1000);
    expect(server.socket.document.clientID).not.toBe(clientID);
    expect(cards()).toEqual(['Wal']);
    await soon();
    expect(session.view()).toMatchObject({ state: 'saved', lost: undefined });
    expect(await add('Delfin')).toMatchObject({ ok: true });
    expect(cards()).toEqual(['Wal', 'Delfin']);
  });

  it('becomes a guest: nothing hidden stays, what was not saved is gone and said so', async () => {
    const [hidden = ''] = server.do('addCard', { list, name: 'verborgen' });
    server.do('addCard', { list, name: 'sichtbar' });
    server.do('hideCard', { card: hidden, hidden: true });
    await soon();
    expect(cards()).toEqual(['verborgen', 'sichtbar']);
    server.answers = false;
    void add('nicht gespeichert');
    server.actor = { person: ME, trusted: false, base: 'write' };
    const seen: string[][] = [];
    session.subscribe(() => seen.push(cards()));
    server.drop({ code: 'otherDocument' });
    await soon(1000);
    expect(session.view()).toMatchObject({ trusted: false, lost: { text: '' } });
    expect(cards()).toEqual(['sichtbar']);
    expect(seen.every((names) => names.includes('sichtbar'))).toBe(true);
    session.forgetLost();
    expect(session.view().lost).toBeUndefined();
  });

  it('notices with its next ticket that it is a guest now', async () => {
    server.actor = { person: ME, trusted: false, base: 'read' };
    server.drop();
    server.arrived(server.socket);
    await soon();
    expect(session.view()).toMatchObject({ trusted: false, lost: undefined, actor: { base: 'read' } });
    expect(server.socket.options.documentName).toMatch(/\/view$/);
  });
});

it('becomes trusted with commands open: what was never sent is done here, what may have arrived is not doubled', async () => {
  await open();
  server.answers = false;
  const sent = add('vielleicht angekommen');
  server.drop();
  await soon(10);
  const waiting = add('nie gesendet');
  server.actor = { person: ME, trusted: true, base: 'write' };
  server.answers = true;
  await soon(1000);
  expect(session.view().trusted).toBe(true);
  expect(await sent).toEqual({ ok: false, refusal: { code: 'UNAVAILABLE' } });
  expect(await waiting).toMatchObject({ ok: true });
  expect(cards()).toEqual(['nie gesendet']);
  expect(listsOf(session.view().board!)).toHaveLength(1);
});

it('asks for a ticket again and again while there is none, and ends when there never will be', async () => {
  server.refusesTickets = { status: 503 };
  await open();
  await soon(10_000);
  expect(server.tickets).toBeGreaterThan(3);
  expect(session.view().state).toBe('connecting');
  server.refusesTickets = { status: 404 };
  await soon(5000);
  expect(session.view()).toMatchObject({ state: 'removed' });
  server.refusesTickets = undefined;
  session.retry();
  await soon(5000);
  expect(session.view().state).toBe('saved');
});
