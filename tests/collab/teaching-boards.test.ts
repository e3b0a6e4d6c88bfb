import { randomBytes } from 'node:crypto';
import type { BoardAnswer } from '@murmel/contracts';
import { changeDocument } from '@murmel/documents';
import { type Account, type Item, publish, type Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { Lesson } from './support/lesson.js';
import { RawClient } from './support/raw-client.js';
import { TeachingBoardClient } from './support/teaching-board-client.js';
import { until } from './support/until.js';

let lesson: Lesson;
let teacher: Account;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
});
afterAll(() => lesson.stop());

/** A class at the public view, as in `tests/e2e/lesson-1-teaching-board.spec.ts`. */
const CLASS = 28;
const ATTACKERS = 40;
const PAGE = 'SeiteEins001';
const OTHER = 'SeiteZwei002';
const TEXT = 'KarteAblauf1';
const LOTTERY = 'KarteLos0001';
const LIST = '99999999-aaaa-4bbb-8ccc-dddddddddddd';

const card = (kind: string, title: string, fields: Record<string, unknown> = {}) =>
  ({ kind, page: PAGE, title, colour: 'none', order: 'a0', place: { x: 1, y: 1, width: 14, height: 11 }, ...fields }) as never;
const BOARD = {
  pages: new Map([
    [PAGE, { name: 'Zelle', order: 'a0' }],
    [OTHER, { name: 'Gruppen', order: 'a1' }],
  ]),
  cards: new Map([
    [TEXT, card('text', 'Ablauf')],
    [
      LOTTERY,
      card('lottery', 'Wer ist dran?', {
        order: 'a1',
        'content.list': LIST,
        'content.drawn': [{ id: 'e1', name: 'canary-drawn' }],
        'content.current': { id: 'e2', name: 'Gezogen' },
      }),
    ],
  ]),
};

interface Class {
  item: Item;
  source: TeachingBoardClient;
  guests: TeachingBoardClient[];
  visitors: Visitor[];
}

async function lessonWith(guests: number, fields: Partial<Item> = {}): Promise<Class> {
  const item = await lesson.teachingBoard(teacher, fields, BOARD);
  const source = await new TeachingBoardClient(lesson, item, { accountId: teacher.id }, false).ready();
  const visitors = await Promise.all(Array.from({ length: guests }, (_, index) => lesson.visitor(item, `Gast ${index}`)));
  const clients = await Promise.all(visitors.map(({ id }) => new TeachingBoardClient(lesson, item, { visitorId: id }, true).ready()));
  return { item, source, guests: clients, visitors };
}

const leave = ({ source, guests }: Class): void => [source, ...guests].forEach((client) => client.leave());
const code = (answer: BoardAnswer): string => (answer.ok ? 'done' : answer.refusal.code);
/** Returns the whole board as a client sees it. */
const wall = (client: TeachingBoardClient): string => JSON.stringify([client.board.pages, [...client.board.cardsOf]]);

describe('what guests see', () => {
  it('the view, and nothing of names lists and of who was drawn before, in any byte of their line', async () => {
    const room = await lessonWith(1);
    const [guest] = room.guests;
    expect(guest!.names).toEqual(['Ablauf', 'Wer ist dran?']);
    const other = 'eeeeeeee-aaaa-4bbb-8ccc-dddddddddddd';
    const drawn = [1, 2, 3].map((n) => ({ id: `c${n}`, name: `canary-drawn-${n}` }));
    room.source.run('changeCard', { card: LOTTERY, content: { list: other, drawn, current: { id: 'e3', name: 'Jetzt' }, draws: 4 } });
    room.source.run('addCard', { page: PAGE, kind: 'lottery', title: 'Zweite', content: { list: other, drawn } });
    room.source.run('addCard', {
      page: OTHER,
      kind: 'group',
      title: 'Gruppen',
      content: { list: other, groups: [{ name: '', members: [{ id: 'e1', name: 'Mia' }] }] },
    });
    changeDocument(room.source.document, [
      { table: 'cards', id: TEXT, set: { note: 'canary-note', 'content.later': 'canary-later' } },
      { table: 'cards', id: 'KarteFremd01', set: { kind: 'later', title: 'canary-kind', page: PAGE } },
    ]);
    room.source.run('duplicatePage', { page: OTHER });
    room.source.run('changeCard', { card: TEXT, title: 'Ende' });
    await guest!.sees('Ende');
    expect(guest!.board.card(LOTTERY)?.content).toMatchObject({ current: { name: 'Jetzt' }, drawn: [], list: null });
    expect(guest!.names.filter((name) => name === 'Gruppen').length).toBe(2);
    const line = Buffer.concat(guest!.wire).toString('latin1');
    expect(line).toContain('Jetzt');
    expect(line.match(/canary[a-z0-9-]*/g) ?? []).toEqual([]);
    for (const id of [LIST, other]) expect(line).not.toContain(id);
    // Positive control: a trusted client receives the canaries.
    const colleague = await new TeachingBoardClient(lesson, room.item, { accountId: teacher.id }, false).ready();
    const trusted = Buffer.concat(colleague.wire).toString('latin1');
    for (const word of ['canary-drawn-1', 'canary-note', 'canary-kind', other]) expect(trusted).toContain(word);
    colleague.leave();
    leave(room);
  });

  it(`a change within a second, on ${CLASS} phones, without a reload`, async () => {
    const room = await lessonWith(CLASS);
    room.source.run('changeCard', { card: TEXT, title: 'Neuer Ablauf' });
    await Promise.all(room.guests.map((guest) => guest.sees('Neuer Ablauf', 1000)));
    room.source.run('movePage', { page: OTHER, after: null });
    await Promise.all(
      room.guests.map((guest) => until(() => guest.board.pages[0]?.id === OTHER, 'the order of the pages is the same', 1000)),
    );
    leave(room);
  });
});

describe('what guests cannot do, in 200 attempts of each kind', () => {
  // The limit of commands and messages per second makes both of these wait: they wait together.
  it.concurrent("anything by command, whatever the item's permission says; nobody sees anything of it", { tags: ['proof'] }, async () => {
    const room = await lessonWith(ATTACKERS);
    const before = wall(room.source);
    const seen: string[] = [];
    for (const client of [room.source, room.guests[0]!]) client.document.on('update', () => seen.push(wall(client)));
    const place = { x: 1, y: 1, width: 9, height: 9 };
    const attempts: [string, unknown, string][] = [
      ['addPage', {}, 'FORBIDDEN'],
      ['changePage', { page: PAGE, name: 'Gehackt' }, 'FORBIDDEN'],
      ['movePage', { page: PAGE }, 'FORBIDDEN'],
      ['duplicatePage', { page: PAGE }, 'FORBIDDEN'],
      ['removePage', { page: PAGE }, 'FORBIDDEN'],
      ['addCard', { page: PAGE, kind: 'text' }, 'FORBIDDEN'],
      ['changeCard', { card: TEXT, title: 'Gehackt' }, 'FORBIDDEN'],
      ['placeCards', { cards: [{ card: TEXT, place }] }, 'FORBIDDEN'],
      ['layerCards', { cards: [TEXT], to: 'front' }, 'FORBIDDEN'],
      ['lockCards', { cards: [TEXT], locked: true }, 'FORBIDDEN'],
      ['moveCardsToPage', { cards: [TEXT], page: OTHER }, 'FORBIDDEN'],
      ['duplicateCards', { cards: [TEXT] }, 'FORBIDDEN'],
      ['removeCards', { cards: [TEXT] }, 'FORBIDDEN'],
      ['changeSettings', { muted: true }, 'FORBIDDEN'],
      ['changeCard', { card: TEXT, page: OTHER }, 'BAD_REQUEST'],
      ['fly', {}, 'BAD_REQUEST'],
      ['__proto__', {}, 'BAD_REQUEST'],
      ['constructor', {}, 'BAD_REQUEST'],
    ];
    let refused = 0;
    await Promise.all(
      room.guests.map(async (attacker) => {
        for (const [operation, input, expected] of attempts) {
          for (let n = 0; n < 200 / ATTACKERS; ) {
            const answer = await attacker.send({ type: 'command', id: randomBytes(16).toString('hex'), operation, input });
            // Too fast says nothing about the attempt itself.
            if (code(answer) === 'TOO_MANY_REQUESTS') await new Promise((resolve) => setTimeout(resolve, 100));
            else {
              expect(code(answer), operation).toBe(expected);
              [n, refused] = [n + 1, refused + 1];
            }
          }
        }
      }),
    );
    expect(refused).toBe(200 * attempts.length);
    expect(wall(room.source)).toBe(before);
    expect(seen).toEqual([]);
    room.source.run('changeCard', { card: TEXT, title: 'Geht weiter' });
    await room.guests[0]!.sees('Geht weiter');
    leave(room);
  });

  it.concurrent('raw Yjs into the view changes nothing for anybody', { tags: ['proof'] }, async () => {
    const room = await lessonWith(2);
    const [attacker, victim] = room.guests;
    const raw = await RawClient.inside(
      lesson.urlOf(room.item, undefined, true),
      `${lesson.nameOf(room.item)}/view`,
      await lesson.ticket(room.item, { visitorId: room.visitors[0]!.id }),
    );
    for (let n = 0; n < 200; n += 1) {
      const forged = new Y.Doc();
      Y.applyUpdate(forged, Y.encodeStateAsUpdate(attacker!.document));
      const vector = Y.encodeStateVector(forged);
      changeDocument(forged, [
        { table: 'cards', id: TEXT, set: { title: `Gehackt ${n}` } },
        { table: 'pages', id: `Neu${n}`, set: { name: 'forged' } },
      ]);
      raw.update(Y.encodeStateAsUpdate(forged, vector));
      if (n % 40 === 39) await new Promise((resolve) => setTimeout(resolve, 900));
    }
    await until(() => raw.acknowledgements.length === 200 || raw.closed, 'all were looked at');
    expect(raw.acknowledgements).not.toContain(true);
    expect([room.source.names, victim!.names]).toEqual([
      ['Ablauf', 'Wer ist dran?'],
      ['Ablauf', 'Wer ist dran?'],
    ]);
    expect(victim!.board.pages.length).toBe(2);
    raw.leave();
    leave(room);
  });

  it('opening the source', async () => {
    const room = await lessonWith(1);
    const atSource = new TeachingBoardClient(lesson, room.item, { visitorId: room.visitors[0]!.id }, false);
    await until(() => atSource.refusals.length > 0, 'it was refused');
    expect(atSource.refusals[0]).toMatchObject({ code: 'otherDocument', wire: 'ticket' });
    expect(atSource.names).toEqual([]);
    atSource.leave();
    leave(room);
  });
});

describe('two teachers at one board', () => {
  it('change it at once, one of them off line in between: the same board everywhere, nothing lost or doubled', async () => {
    const room = await lessonWith(1);
    const colleague = await lesson.people.account();
    await lesson.people.member(room.item, colleague, 'write');
    const other = await new TeachingBoardClient(lesson, room.item, { accountId: colleague.id }, false).ready();
    const socket = other.provider.configuration.websocketProvider;
    for (let n = 0; n < 12; n += 1) {
      if (n === 3) socket.disconnect();
      if (n === 8) void socket.connect();
      room.source.run('addCard', { page: PAGE, kind: 'clock', title: `A${n}` });
      other.run('addCard', { page: OTHER, kind: 'dice', title: `B${n}` });
      room.source.run('placeCards', { cards: [{ card: TEXT, place: { x: n, y: 1, width: 10, height: 10 } }] });
      other.run('placeCards', { cards: [{ card: TEXT, place: { x: 20 + n, y: 5, width: 12, height: 12 } }] });
      other.run('layerCards', { cards: [LOTTERY], to: n % 2 ? 'front' : 'back' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await Promise.all([room.source.untilSaved(), other.untilSaved()]);
    const expected = ['Ablauf', 'Wer ist dran?', ...Array.from({ length: 12 }, (_, n) => [`A${n}`, `B${n}`]).flat()].sort();
    await until(() => wall(room.source) === wall(other) && room.source.names.length === expected.length, 'both have the same board');
    expect([...room.source.names].sort()).toEqual(expected);
    await until(() => JSON.stringify(room.guests[0]!.names) === JSON.stringify(room.source.names), 'and so have guests');
    other.leave();
    leave(room);
  });

  it('whoever may only read from now on loses the source within two seconds and sees the view', async () => {
    const room = await lessonWith(0, { privacy: 'members_only' });
    const colleague = await lesson.people.account();
    await lesson.people.member(room.item, colleague, 'write');
    const invited = await new TeachingBoardClient(lesson, room.item, { accountId: colleague.id }, false).ready();
    await lesson.database.manager.query(`update item_member set role = 'read' where item_id = $1`, [room.item.id]);
    await publish(lesson.database.manager, 'access.changed', { itemId: room.item.id });
    await until(() => invited.refusals.some(({ code: refused }) => refused === 'otherDocument'), 'the source is closed', 2000);
    const reader = await new TeachingBoardClient(lesson, room.item, { accountId: colleague.id }, true).ready();
    expect(reader.names).toEqual(['Ablauf', 'Wer ist dran?']);
    expect(code(await reader.ask('changeCard', { card: TEXT, title: 'x' }))).toBe('FORBIDDEN');
    [invited, reader].forEach((client) => client.leave());
    leave(room);
  });
});
