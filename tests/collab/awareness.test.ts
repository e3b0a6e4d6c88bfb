import { setTimeout as wait } from 'node:timers/promises';
import { publish, type Account, type Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Lesson } from './support/lesson.js';
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

describe('presence', () => {
  it('carries the name, colour and role that the server knows, whatever the sender says', async () => {
    const visitor = await lesson.visitor(item, 'Gast Luchs');
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const pupil = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    owner.show({ cursor: { anchor: 1, head: 2 } });
    pupil.show({ user: { id: teacher.id, name: 'Frau Engel', colour: 3, swirl: 3, teacher: true }, cursor: { anchor: 3, head: 4 }, more: 'x' });
    await until(() => pupil.others.length === 1 && owner.others.length === 1, 'they see each other');
    expect(pupil.others[0]).toEqual({ user: expect.objectContaining({ id: teacher.id, name: 'Frau Engel', teacher: true }), cursor: { anchor: 1, head: 2 } });
    expect(owner.others[0]).toEqual({ user: expect.objectContaining({ id: visitor.id, name: 'Gast Luchs', teacher: false }), cursor: { anchor: 3, head: 4 } });
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
    pupil.show({ cursor: { anchor: 1, head: 1 } });
    pupil.show({ cursor: { anchor: 2, head: 2 } });
    await until(() => owner.others.some(({ user, cursor }) => user.name === 'Mila' && JSON.stringify(cursor ?? null).includes('2')), 'the cursor still moves');
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

describe('presence from a hostile program', () => {
  async function intruder(): Promise<RawClient> {
    const visitor = await lesson.visitor(item, 'Gast Troll');
    return RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
  }

  it('cannot speak for somebody else', async () => {
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const watcher = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    owner.show({ cursor: { anchor: 1, head: 1 } });
    await until(() => watcher.others.length === 1, 'the teacher is seen');
    const troll = await intruder();
    troll.awareness([[owner.document.clientID, 99, { user: { name: 'Beleidigung' }, cursor: { anchor: 7 } }]]);
    troll.awareness([[owner.document.clientID, 100, null]]);
    await wait(200);
    expect(watcher.others.map(({ user }) => user.name)).toEqual(['Frau Engel']);
    expect(watcher.others[0]?.cursor).toEqual({ anchor: 1, head: 1 });
    troll.leave();
    [owner, watcher].forEach((writer) => writer.leave());
  });

  it('shows one state per connection: no ghosts', async () => {
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

  it('5,000 ghosts at once, one big state and 5 MB are refused, and nobody sees any of it', async () => {
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
