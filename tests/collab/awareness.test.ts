import { setTimeout as wait } from 'node:timers/promises';
import { type Account, type Item, publish } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Lesson } from './support/lesson.js';
import { PinboardClient } from './support/pinboard-client.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
let teacher: Account;
let item: Item;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account({ publicName: 'Frau Engel' });
  item = await lesson.document(teacher);
});
afterAll(() => lesson.stop());

/** As an editor says it: before the sign with this number. */
function cursorAt(anchor: number, head = anchor): unknown {
  const [from, to] = [anchor, head].map((clock) => ({ type: null, tname: null, item: { client: 1, clock }, assoc: 0 }));
  return { anchor: from, head: to };
}

describe('presence', () => {
  it('[T-11] [TR-24] carries the name, colour and role that the server knows, whatever the sender says', async () => {
    const visitor = await lesson.visitor(item, 'Gast Luchs');
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const pupil = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    owner.show({ cursor: cursorAt(1, 2) });
    pupil.show({ user: { id: teacher.id, name: 'Frau Engel', colour: 3, swirl: 3, teacher: true }, cursor: cursorAt(3, 4), more: 'x' });
    await until(() => pupil.others.length === 1 && owner.others.length === 1, 'they see each other');
    expect(pupil.others[0]).toEqual({
      user: expect.objectContaining({ id: teacher.id, name: 'Frau Engel', teacher: true }),
      cursor: cursorAt(1, 2),
    });
    expect(owner.others[0]).toEqual({
      user: expect.objectContaining({ id: visitor.id, name: 'Gast Luchs', teacher: false }),
      cursor: cursorAt(3, 4),
    });
    pupil.leave();
    await until(() => owner.others.length === 0, 'who leaves is gone');
    owner.leave();
  });

  it('a new name shows at once, without the person moving', async () => {
    const visitor = await lesson.visitor(item, 'Gast Dachs');
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const pupil = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    pupil.show({ cursor: null });
    await until(() => owner.others.some(({ user }) => user.name === 'Gast Dachs'), 'the old name');
    await lesson.database.transaction(async (manager) => {
      await manager.query('update visitor set display_name = $2 where id = $1', [visitor.id, 'Mila']);
      await publish(manager, 'person.renamed', { visitorId: visitor.id });
    });
    await until(() => owner.others.some(({ user }) => user.name === 'Mila'), 'the new name', 2000);
    pupil.show({ cursor: cursorAt(1) });
    pupil.show({ cursor: cursorAt(2) });
    await until(
      () => owner.others.some(({ user, cursor }) => user.name === 'Mila' && JSON.stringify(cursor ?? null).includes('"clock":2')),
      'the cursor still moves',
    );
    [owner, pupil].forEach((writer) => writer.leave());
  });

  it('35 people in one document differ in colour or swirl', async () => {
    const crowded = await lesson.document(teacher);
    const owner = await new Writer(lesson, crowded, { accountId: teacher.id }).ready();
    const pupils = await Promise.all(
      Array.from({ length: 35 }, async () => new Writer(lesson, crowded, { visitorId: (await lesson.visitor(crowded)).id }).ready()),
    );
    pupils.forEach((pupil) => pupil.show({ cursor: null }));
    await until(() => owner.others.length === 35, 'all are there');
    const looks = owner.others.map(({ user }) => `${user.colour}-${user.swirl}`);
    expect(new Set(looks).size).toBe(35);
    expect(owner.others.every(({ user }) => user.colour >= 0 && user.colour < 7 && user.swirl >= 0 && user.swirl < 6)).toBe(true);
    [owner, ...pupils].forEach((writer) => writer.leave());
  });
});

describe('presence of somebody who only reads', () => {
  it('is not shown, and what they send as a cursor reaches nobody', async () => {
    const open = await lesson.document(teacher, { visitorPermission: 'visitor_permissions_read' });
    const reader = await lesson.visitor(open, 'Gast Zaungast');
    const owner = await new Writer(lesson, open, { accountId: teacher.id }).ready();
    const troll = await RawClient.inside(lesson.urlOf(open), lesson.nameOf(open), await lesson.ticket(open, { visitorId: reader.id }));
    troll.awareness([[5, 1, { here: true, cursor: {} }]]);
    troll.awareness([[5, 2, { here: true, cursor: cursorAt(1) }]]);
    await wait(400);
    expect(owner.others).toEqual([]);
    expect(troll.closed).toBe(false);
    troll.leave();
    owner.leave();
  });

  it('is gone when the right to write is taken away', async () => {
    const open = await lesson.document(teacher);
    const pupil = await lesson.visitor(open, 'Gast Uhu');
    const owner = await new Writer(lesson, open, { accountId: teacher.id }).ready();
    const troll = await RawClient.inside(lesson.urlOf(open), lesson.nameOf(open), await lesson.ticket(open, { visitorId: pupil.id }));
    troll.awareness([[5, 1, { cursor: cursorAt(1) }]]);
    await until(() => owner.others.length === 1, 'the writer is seen');
    await lesson.database.transaction(async (manager) => {
      await manager.query(`update item set visitor_permission = 'visitor_permissions_read' where id = $1`, [open.id]);
      await publish(manager, 'access.changed', { itemId: open.id });
    });
    await until(() => owner.others.length === 0, 'the reader is not', 2000);
    troll.awareness([[5, 9, { cursor: cursorAt(2) }]]);
    await wait(300);
    expect(owner.others).toEqual([]);
    troll.leave();
    owner.leave();
  });
});

describe('presence from a hostile program', () => {
  it('reaches the others as a cursor, or without one', async () => {
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const troll = await intruder();
    const place = { type: null, tname: 'default', item: null, assoc: 0 };
    const rubbish = [
      {},
      1,
      [],
      { anchor: 1, head: 2 },
      { anchor: { ...place, tname: 'x' }, head: place },
      { anchor: place, head: { item: { client: 'x' } } },
    ];
    for (const [index, cursor] of rubbish.entries()) {
      troll.awareness([[5, 2 * index + 1, { cursor, more: { deep: [[[]]] } }]]);
      await until(() => owner.others.length === 1, 'it is seen');
      await wait(150);
      expect(owner.others, JSON.stringify(cursor)).toEqual([{ user: expect.objectContaining({ name: 'Gast Troll' }) }]);
      troll.awareness([[5, 2 * index + 2, { cursor: cursorAt(index) }]]);
      await until(() => owner.others[0]?.cursor !== undefined, 'a cursor is seen');
      expect(owner.others[0]?.cursor).toEqual(cursorAt(index));
    }
    troll.leave();
    owner.leave();
  });

  it('gives a board nothing but places', async () => {
    const board = await lesson.pinboard(teacher);
    const guest = await lesson.visitor(board);
    const owner = await new PinboardClient(lesson, board, { accountId: teacher.id }, false).ready();
    const troll = await new PinboardClient(lesson, board, { visitorId: guest.id }, true).ready();
    troll.provider.awareness?.setLocalState({ cursor: { x: 'x', y: 5, list: {}, card: 'c'.repeat(500), typing: true, more: 'x' } });
    const seen = (): unknown[] =>
      [...(owner.provider.awareness?.getStates() ?? [])].filter(([client]) => client !== owner.document.clientID).map(([, state]) => state);
    await until(() => seen().length === 1, 'the guest is seen');
    expect(seen()).toEqual([{ user: expect.objectContaining({ id: guest.id }), cursor: { y: 5, typing: true } }]);
    [owner, troll].forEach((client) => client.leave());
  });

  async function intruder(): Promise<RawClient> {
    const visitor = await lesson.visitor(item, 'Gast Troll');
    return RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
  }

  it('[T-11] [TR-24] cannot speak for somebody else', async () => {
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const watcher = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    owner.show({ cursor: cursorAt(1) });
    await until(() => watcher.others.length === 1, 'the teacher is seen');
    const troll = await intruder();
    troll.awareness([[owner.document.clientID, 99, { user: { name: 'Beleidigung' }, cursor: cursorAt(7) }]]);
    troll.awareness([[owner.document.clientID, 100, null]]);
    await wait(200);
    expect(watcher.others.map(({ user }) => user.name)).toEqual(['Frau Engel']);
    expect(watcher.others[0]?.cursor).toEqual(cursorAt(1));
    troll.leave();
    [owner, watcher].forEach((writer) => writer.leave());
  });

  it('[T-11] shows one state per connection: no ghosts', async () => {
    const watcher = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const troll = await intruder();
    troll.awareness(Array.from({ length: 40 }, (_, index): [number, number, unknown] => [1000 + index, 1, { cursor: {} }]));
    troll.awareness([[2000, 1, { cursor: {} }]]);
    await until(() => watcher.others.length > 0, 'the one state');
    await wait(100);
    expect(watcher.others).toHaveLength(1);
    expect(watcher.others[0]?.user.name).toBe('Gast Troll');
    troll.leave();
    watcher.leave();
  });

  it('[T-11] [LIM-01] 5,000 ghosts at once, one big state and 5 MB are refused, and nobody sees any of it', async () => {
    const watcher = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const [ghosts, big, huge] = await Promise.all([intruder(), intruder(), intruder()]);
    ghosts.awareness(Array.from({ length: 5000 }, (_, index): [number, number, unknown] => [index + 1, 1, {}]));
    big.awareness([[5, 1, { cursor: { anchor: 'x'.repeat(2100) } }]]);
    huge.awareness([[6, 1, { cursor: { anchor: 'x'.repeat(5_000_000) } }]]);
    await until(() => ghosts.ended.length > 0 && big.ended.length > 0 && huge.closed, 'all are out');
    expect(JSON.parse(big.ended[0]!)).toEqual({ code: 'updateRefused', limit: 2048 });
    expect(huge.closeCode).toBe(1009);
    await wait(100);
    expect(watcher.others).toEqual([]);
    watcher.leave();
    [ghosts, big, huge].forEach((troll) => troll.leave());
  });
});
