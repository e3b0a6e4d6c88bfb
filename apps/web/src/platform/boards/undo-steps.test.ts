import { cardsIn, type Pinboard } from '@murmel/documents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardSession } from './board-session';
import { OpenBoard } from './open-board';
import { FakeBoard, type Inputs, ME } from './testing/fake-board';
// Loaded here, so that the board's own import of it needs no time of its own.
import './undo-steps';

let server: FakeBoard;
let session: BoardSession<Pinboard, Inputs>;
let list: string;

const soon = (ms = 150) => vi.advanceTimersByTimeAsync(ms);
const cards = (): string[] => cardsIn(session.view().board!, list).map(({ name }) => name);
const card = (name: string) => cardsIn(session.view().board!, list).find((known) => known.name === name)!;
const rename = (id: string, name: string, step?: string) => session.run('changeCard', { card: id, name }, step);
const can = () => [session.view().undoable, session.view().redoable];

beforeEach(async () => {
  vi.useFakeTimers();
  server = new FakeBoard();
  [list = ''] = server.do('addList', { name: 'Ideen' });
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

async function open(trusted = true): Promise<void> {
  server.actor = { person: ME, trusted, base: 'write' };
  session = new OpenBoard(server.options(), server.newSocket);
  await soon();
  if (trusted) await vi.dynamicImportSettled();
  await soon();
}

describe('whoever holds the source', () => {
  beforeEach(() => open());

  it('takes back what was done, one step after the other, and does it again', async () => {
    expect(can()).toEqual([false, false]);
    await session.run('addCard', { list, name: 'Wal' });
    await rename(card('Wal').id, 'Blauwal');
    expect(can()).toEqual([true, false]);
    session.undo();
    expect([cards(), can()]).toEqual([['Wal'], [true, true]]);
    session.undo();
    expect([cards(), can()]).toEqual([[], [false, true]]);
    session.undo();
    session.redo();
    session.redo();
    expect([cards(), can()]).toEqual([['Blauwal'], [true, false]]);
    await soon();
    expect(session.view().state).toBe('saved');
    expect([...server.data.cards.values()].map(({ name }) => name)).toEqual(['Blauwal']);
  });

  it('has nothing to do again once something new was done', async () => {
    await session.run('addCard', { list, name: 'Wal' });
    session.undo();
    await session.run('addCard', { list, name: 'Hai' });
    expect(can()).toEqual([true, false]);
    session.redo();
    expect(cards()).toEqual(['Hai']);
  });

  it('brings back as a whole what was removed', async () => {
    await session.run('addCard', { list, name: 'Wal', description: [{ type: 'paragraph', runs: [{ text: 'groß' }] }], colour: 'himmel' });
    const before = card('Wal');
    await session.run('trashCard', { card: before.id });
    await session.run('destroy', { cards: [before.id] });
    session.undo();
    session.undo();
    expect(card('Wal')).toEqual(before);
  });

  it('leaves alone what somebody else did meanwhile', async () => {
    await session.run('addCard', { list, name: 'Wal' });
    const { id } = card('Wal');
    await rename(id, 'Blauwal');
    await soon();
    server.do('addCard', { list, name: 'von nebenan' });
    server.do('changeCard', { card: id, colour: 'himmel' });
    await soon();
    session.undo();
    expect([cards(), card('Wal').colour]).toEqual([['Wal', 'von nebenan'], 'himmel']);
  });

  it('goes on to the step before where somebody else had the last word', async () => {
    await session.run('addCard', { list, name: 'Wal' });
    await session.run('addCard', { list, name: 'Hai' });
    await rename(card('Wal').id, 'Blauwal');
    await soon();
    server.do('changeCard', { card: card('Blauwal').id, name: 'Buckelwal' });
    await soon();
    session.undo();
    expect(cards()).toEqual(['Buckelwal']);
  });

  it('counts as one step what belongs together within three seconds', async () => {
    await session.run('addCard', { list, name: 'W' });
    const { id } = card('W');
    await rename(id, 'Wa', 'name');
    await soon(2900);
    await rename(id, 'Wal', 'name');
    await soon(2900);
    await rename(id, 'Wale', 'name');
    session.undo();
    expect(cards()).toEqual(['W']);
    session.redo();
    expect(cards()).toEqual(['Wale']);
  });

  it('begins another step after a pause, after another name, after something in between and after going back', async () => {
    await session.run('addCard', { list, name: '1' });
    const { id } = card('1');
    await rename(id, '2', 'name');
    await soon(3100);
    await rename(id, '3', 'name');
    await rename(id, '4', 'other');
    await rename(id, '5');
    await rename(id, '6', 'other');
    session.undo();
    expect(cards()).toEqual(['5']);
    session.redo();
    await rename(id, '7', 'other');
    for (const before of ['6', '5', '4', '3', '2', '1']) {
      session.undo();
      expect(cards()).toEqual([before]);
    }
  });

  it('keeps no step of what was refused or changed nothing, and does not join the one before it by mistake', async () => {
    await session.run('addCard', { list, name: 'Wal' });
    const { id } = card('Wal');
    await session.run('addCard', { list, name: '' }, 'name');
    await rename(id, 'Wal', 'name');
    await rename(id, 'Hai', 'name');
    session.undo();
    expect(cards()).toEqual(['Wal']);
  });

  it('keeps its steps over a broken line, and writes what it takes back afterwards', async () => {
    await session.run('addCard', { list, name: 'Wal' });
    await soon();
    const { socket: line } = server;
    server.drop();
    session.undo();
    expect(cards()).toEqual([]);
    server.arrived(line);
    await soon();
    expect(can()).toEqual([false, true]);
    session.redo();
    await soon();
    expect([...server.data.cards.values()].map(({ name }) => name)).toEqual(['Wal']);
  });

  it('has none any more with another copy, and goes on without', async () => {
    await session.run('addCard', { list, name: 'Wal' });
    await soon();
    server.drop({ code: 'otherDocument' });
    await soon(1000);
    await vi.dynamicImportSettled();
    expect([cards(), can()]).toEqual([['Wal'], [false, false]]);
    session.undo();
    expect(cards()).toEqual(['Wal']);
    await session.run('addCard', { list, name: 'Hai' });
    session.undo();
    expect(cards()).toEqual(['Wal']);
  });

  it('has none any more as a guest', async () => {
    await session.run('addCard', { list, name: 'Wal' });
    await soon();
    server.actor = { person: ME, trusted: false, base: 'write' };
    server.drop({ code: 'otherDocument' });
    await soon(1000);
    expect([session.view().trusted, ...can()]).toEqual([false, false, false]);
    session.undo();
    expect(cards()).toEqual(['Wal']);
  });
});

it('can undo nothing in a view', async () => {
  await open(false);
  await session.run('addCard', { list, name: 'Wal' }, 'name');
  await soon();
  expect(can()).toEqual([false, false]);
  session.undo();
  session.redo();
  await soon();
  expect(cards()).toEqual(['Wal']);
});
