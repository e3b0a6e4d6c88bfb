import { type BoardAnswer, type CollaborationNotice, LIMITS } from '@murmel/contracts';
import { cardsIn, type Pinboard } from '@murmel/documents';
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

describe('somebody without trust', () => {
  beforeEach(open);

  it('sees the view, not the source', async () => {
    const [hidden = ''] = server.do('addCard', { list, name: 'verborgen' });
    server.do('addCard', { list, name: 'sichtbar' });
    server.do('hideCard', { card: hidden, hidden: true });
    await soon();
    expect(cards()).toEqual(['sichtbar']);
    expect(session.view()).toMatchObject({ trusted: false, state: 'saved', pending: 0, actor: { person: ME, base: 'write' } });
    expect(server.socket.options.documentName).toMatch(/\/view$/);
  });

  it('sees at once what was done, keeps its key when the server names it, and never sees it twice', async () => {
    server.answers = false;
    const seen: number[] = [];
    session.subscribe(() => seen.push(cards().length));
    const done = add('Wal');
    expect(cards()).toEqual(['Wal']);
    const temporary = card('Wal').id;
    expect(session.view()).toMatchObject({ pending: 1, state: 'saving' });
    server.answer(server.socket, server.socket.sent[0]!);
    const result = await done;
    await soon();
    const made = card('Wal').id;
    expect(result).toEqual({ ok: true, made: [made] });
    expect(made).not.toBe(temporary);
    expect([session.idOf(temporary), session.keyOf(made), session.keyOf('other')]).toEqual([made, temporary, 'other']);
    expect(new Set(seen)).toEqual(new Set([1]));
    expect(session.view()).toMatchObject({ pending: 0, state: 'saved' });
  });

  it('knows its own card again when the board shows it long before the answer, also two of one name', async () => {
    server.answers = false;
    const keys = () => cardsIn(session.view().board!, list).map(({ id }) => session.keyOf(id));
    const done = [add('Wal'), add('Wal')];
    const before = keys();
    const [first, second] = server.socket.sent;
    const late: BoardAnswer[] = [];
    const slow = {
      ...server.socket,
      options: { ...server.socket.options, onNotice: (notice: CollaborationNotice) => notice.type === 'answer' && late.push(notice) },
    };
    server.answer(slow as unknown as typeof server.socket, first!);
    await soon();
    expect(keys()).toEqual(before);
    server.answer(slow as unknown as typeof server.socket, second!);
    server.do('addCard', { list, name: 'Wal' });
    await soon(500);
    expect(cards()).toEqual(['Wal', 'Wal', 'Wal']);
    expect(keys().slice(0, 2)).toEqual(before);
    for (const answer of late) server.socket.options.onNotice(answer);
    expect(await Promise.all(done)).toMatchObject([{ ok: true }, { ok: true }]);
    await soon();
    expect(keys().slice(0, 2)).toEqual(before);
    expect(new Set(keys()).size).toBe(3);
  });

  it('keeps what was answered until the view contains it, and gives up after two seconds', async () => {
    const done = add('Wal');
    await soon();
    expect(await done).toMatchObject({ ok: true });
    const [wal] = cardsIn(session.view().board!, list);
    server.answers = false;
    const moved = session.run('changeCard', { card: wal!.id, name: 'Delfin' });
    server.socket.options.onNotice({ type: 'answer', re: server.socket.sent.at(-1)!.id, ok: true, made: [] });
    await moved;
    await soon(1000);
    expect(cards()).toEqual(['Delfin']);
    await soon(1500);
    expect(cards()).toEqual(['Wal']);
  });

  it('lets a newer change of somebody else through after the answer', async () => {
    void add('Wal');
    await soon();
    server.answers = false;
    void session.run('changeCard', { card: card('Wal').id, name: 'Delfin' });
    server.socket.options.onNotice({ type: 'answer', re: server.socket.sent.at(-1)!.id, ok: true, made: [] });
    await soon();
    server.do('changeCard', { card: card('Delfin').id, name: 'Orca' });
    await soon();
    expect(cards()).toEqual(['Orca']);
  });

  it('[TR-25] takes a refused one back and goes on with the next', async () => {
    server.answers = false;
    const [first, second] = [add('eins'), add('zwei')];
    const [a, b] = server.socket.sent;
    server.socket.options.onNotice({ type: 'answer', re: a!.id, ok: false, refusal: { code: 'CARD_LIMIT_REACHED', limit: 100 } });
    expect(await first).toEqual({ ok: false, refusal: { code: 'CARD_LIMIT_REACHED', limit: 100 } });
    await soon();
    expect(cards()).toEqual(['zwei']);
    server.answer(server.socket, b!);
    expect(await second).toMatchObject({ ok: true });
  });

  it('says no at once to what can never be, without asking', async () => {
    expect(await add('  ')).toEqual({ ok: false, refusal: { code: 'CARD_EMPTY' } });
    expect(await session.run('hideCard', { card: list, hidden: true })).toEqual({ ok: false, refusal: { code: 'FORBIDDEN' } });
    expect(
      await session.run('addCard', {
        list,
        name: 'x',
        description: [{ type: 'paragraph', runs: [{ text: 'x', link: 'x'.repeat(LIMITS.board.commandBytes) }] }],
      }),
    ).toEqual({ ok: false, refusal: { code: 'TOO_LARGE' } });
    expect(server.socket.sent).toEqual([]);
  });

  it('asks for what only the server can know: back out of the trash', async () => {
    void add('Wal');
    await soon();
    const { id } = card('Wal');
    await session.run('trashCard', { card: id });
    await soon();
    expect(cards()).toEqual([]);
    expect(await session.run('restoreCard', { card: id })).toMatchObject({ ok: true });
    await soon();
    expect(cards()).toEqual(['Wal']);
  });

  it('sends what speaks of a part without a name only when it has one', async () => {
    server.answers = false;
    void session.run('addCard', { list, name: 'Wal' });
    const temporary = card('Wal').id;
    const renamed = session.run('changeCard', { card: temporary, name: 'Blauwal' });
    expect(cards()).toEqual(['Blauwal']);
    expect(server.socket.sent.map(({ operation }) => operation)).toEqual(['addCard']);
    server.answers = true;
    server.answer(server.socket, server.socket.sent[0]!);
    expect(await renamed).toMatchObject({ ok: true });
    const sent = server.socket.sent[1]!;
    expect(sent.input).toEqual({ card: session.idOf(temporary), name: 'Blauwal' });
    await soon();
    expect(await session.run('changeCard', { card: temporary, name: 'Wal' })).toMatchObject({ ok: true });
  });

  it('has at most four on their way, in order', async () => {
    server.answers = false;
    for (const name of ['1', '2', '3', '4', '5', '6']) void add(name);
    expect(server.socket.sent).toHaveLength(4);
    expect(cards()).toHaveLength(6);
    for (let next = 0; next < 6; next += 1) server.answer(server.socket, server.socket.sent[next]!);
    await soon();
    expect(server.socket.sent.map(({ input }) => (input as { name: string }).name)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(cards()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it.each(['TOO_MANY_REQUESTS', 'UNAVAILABLE'] as const)('rests after %s, then sends the same again', async (code) => {
    server.answers = false;
    const done = add('Wal');
    const { id } = server.socket.sent[0]!;
    server.socket.options.onNotice({ type: 'answer', re: id, ok: false, refusal: { code, seconds: 2 } });
    server.answers = true;
    await soon(1900);
    expect(server.socket.sent).toHaveLength(1);
    expect(cards()).toEqual(['Wal']);
    await soon(300);
    expect(server.socket.sent.map((command) => command.id)).toEqual([id, id]);
    expect(await done).toMatchObject({ ok: true });
  });

  it('keeps the board over a broken line, begins with an empty copy, sends again with the same id, and nothing twice', async () => {
    void add('vorher');
    await soon();
    const before = server.socket;
    server.answers = false;
    const done = add('Wal');
    const { id } = before.sent.at(-1)!;
    // It arrived, only the answer got lost.
    server.answer(
      { ...before, options: { ...before.options, onNotice: () => undefined } } as unknown as typeof before,
      before.sent.at(-1)!,
    );
    server.drop();
    await soon(120);
    expect(before.closed).toBe(true);
    expect(session.view()).toMatchObject({ state: 'unsaved', pending: 1 });
    const offline = add('ohne Netz');
    server.answers = true;
    await soon(1000);
    expect(server.socket).not.toBe(before);
    expect(server.socket.document).not.toBe(before.document);
    expect(server.socket.sent[0]!.id).toBe(id);
    expect(await done).toMatchObject({ ok: true });
    expect(await offline).toMatchObject({ ok: true });
    await soon(2500);
    expect(cards()).toEqual(['vorher', 'Wal', 'ohne Netz']);
    expect(session.view()).toMatchObject({ state: 'saved', pending: 0 });
  });

  it('shows its own card that waits for release, once', async () => {
    server.do('changeSettings', { release: true });
    await soon();
    expect(await add('Wal')).toMatchObject({ ok: true });
    await soon(2500);
    expect(card('Wal')).toMatchObject({ waiting: true });
    expect(cards()).toEqual(['Wal']);
    server.do('releaseCards', {});
    await soon();
    expect(card('Wal').waiting).toBe(false);
    expect(cards()).toEqual(['Wal']);
  });

  it('knows until when it was stopped', async () => {
    await add('Reh');
    await soon();
    server.do('stopPerson', { person: ME, stopped: true });
    await soon();
    expect(session.view().stoppedUntil).toBeGreaterThan(Date.now());
    expect(await add('Wal')).toMatchObject({ ok: false, refusal: { code: 'BOARD_STOPPED' } });
    server.do('stopPerson', { person: ME, stopped: false });
    await soon();
    expect(await add('Wal')).toMatchObject({ ok: true });
  });

  it('is not stranded by a server that ended the line over a command', async () => {
    server.answers = false;
    const done = add('Wal');
    server.drop({ code: 'updateRefused' });
    expect(await done).toMatchObject({ ok: false, refusal: { code: 'BAD_REQUEST' } });
    server.answers = true;
    await soon(1000);
    expect(cards()).toEqual([]);
    expect(await add('Delfin')).toMatchObject({ ok: true });
  });

  it('says what happens to open commands when it is thrown out', async () => {
    server.answers = false;
    const done = add('Wal');
    server.drop({ code: 'forbidden' });
    expect(await done).toEqual({ ok: false, refusal: { code: 'FORBIDDEN' } });
    expect(session.view()).toMatchObject({ state: 'removed', pending: 0 });
    const { tickets } = server;
    await soon(20_000);
    expect(server.tickets).toBe(tickets);
  });

  it('says that it is not saved after four seconds without an answer', async () => {
    server.answers = false;
    void add('Wal');
    await soon(4200);
    expect(session.view().state).toBe('unsaved');
    server.answer(server.socket, server.socket.sent[0]!);
    await soon();
    expect(session.view().state).toBe('saved');
  });

  it('draws once per frame however many write', async () => {
    let drawn = 0;
    session.subscribe(() => (drawn += 1));
    for (let count = 0; count < 35; count += 1) server.do('addCard', { list, name: `${count}` });
    await soon();
    expect(cards()).toHaveLength(35);
    expect(drawn).toBe(1);
  });
});

it('makes a visitor of nobody when they write where they may', async () => {
  server.actor = { person: null, trusted: false, base: 'read' };
  server.do('changeList', { list, permission: 'visitor_permissions_write' });
  session = new OpenBoard(
    {
      ...server.options(),
      createVisitor: () => {
        server.actor = { ...server.actor, person: ME };
        return Promise.resolve();
      },
    },
    server.newSocket,
  );
  await soon();
  expect(session.view().state).toBe('readonly');
  const done = add('Wal');
  await soon();
  expect(await done).toMatchObject({ ok: true });
  await soon();
  expect(card('Wal').author).toBe(ME);
  expect(server.sockets).toHaveLength(2);
});

it('refuses when nobody could be made somebody, and tries anew the next time', async () => {
  server.actor = { person: null, trusted: false, base: 'write' };
  const newPerson = vi.fn(() => Promise.reject(new Error('no network')));
  session = new OpenBoard({ ...server.options(), createVisitor: newPerson }, server.newSocket);
  await soon();
  expect(await add('Wal')).toEqual({ ok: false, refusal: { code: 'UNAUTHORIZED' } });
  await soon();
  expect(await add('Wal')).toEqual({ ok: false, refusal: { code: 'UNAUTHORIZED' } });
  expect(newPerson).toHaveBeenCalledTimes(2);
  expect(cards()).toEqual([]);
});
