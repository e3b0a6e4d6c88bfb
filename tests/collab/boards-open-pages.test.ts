import { type Account, type Item, publish } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type BoardRoom, code, contra, leave, openRoom, pro } from './support/board-room.js';
import { Lesson } from './support/lesson.js';
import { PinboardClient } from './support/pinboard-client.js';
import { until } from './support/until.js';

let lesson: Lesson;
let teacher: Account;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
});
afterAll(() => lesson.stop());

const lessonWith = (...room: [guests: number, fields?: Partial<Item>, cards?: Record<string, unknown>]): Promise<BoardRoom> =>
  openRoom(lesson, teacher, ...room);

describe("the teacher's controls act on open pages", () => {
  it("[C9] [C10] [C40] [T-29] [SHR-05] freeze, list permission, stop of one person, and the item's permission", async () => {
    const room = await lessonWith(2);
    const [a, b] = room.guests;
    const tries = async (client: PinboardClient, list = pro): Promise<string> =>
      code(await client.ask('addCard', { list, name: 'Versuch' }));
    room.source.run('changeSettings', { frozen: true });
    await until(() => a!.board.settings.frozen, 'guests know it', 1000);
    expect([await tries(a!), await tries(b!)]).toEqual(['BOARD_FROZEN', 'BOARD_FROZEN']);
    room.source.run('changeSettings', { frozen: false });
    room.source.run('changeList', { list: contra, permission: 'visitor_permissions_read' });
    await until(() => a!.board.list(contra)?.permission === 'visitor_permissions_read', 'guests know it', 1000);
    expect([await tries(a!, contra), await tries(a!)]).toEqual(['FORBIDDEN', 'done']);
    const theirs = () => [...room.source.board.cardsOf.values()].flat().some(({ author }) => author === room.visitors[0]!.id);
    await until(theirs, 'the teacher has what they left', 1000);
    room.source.run('stopPerson', { person: room.visitors[0]!.id, stopped: true });
    await until(() => a!.own?.stoppedUntil !== null, 'the person is told', 1000);
    expect([await tries(a!), await tries(b!)]).toEqual(['BOARD_STOPPED', 'done']);
    expect(b!.own?.stoppedUntil ?? null).toBeNull();
    await lesson.database.manager.query(`update item set visitor_permission = 'visitor_permissions_read' where id = $1`, [room.item.id]);
    await publish(lesson.database.manager, 'access.changed', { itemId: room.item.id });
    await until(() => b!.notices.some((notice) => notice.type === 'right' && notice.right === 'read'), 'the right is gone', 2000);
    expect(await tries(b!)).toBe('FORBIDDEN');
    room.source.run('changeList', { list: contra, permission: 'visitor_permissions_write' });
    await until(() => b!.board.list(contra)?.permission === 'visitor_permissions_write', 'guests know it', 1000);
    expect([await tries(b!, contra), await tries(b!)]).toEqual(['done', 'FORBIDDEN']);
    leave(room);
  });

  it('[T-29] an invited teacher who may only read from now on loses the source within two seconds', async () => {
    const room = await lessonWith(0, { privacy: 'members_only' });
    const colleague = await lesson.people.account();
    await lesson.people.member(room.item, colleague, 'write');
    const invited = await new PinboardClient(lesson, room.item, { accountId: colleague.id }, false).ready();
    await lesson.database.manager.query(`update item_member set role = 'read' where item_id = $1`, [room.item.id]);
    await publish(lesson.database.manager, 'access.changed', { itemId: room.item.id });
    await until(() => invited.refusals.some(({ code: refused }) => refused === 'otherDocument'), 'the source is closed', 2000);
    const reader = await new PinboardClient(lesson, room.item, { accountId: colleague.id }, true).ready();
    expect(code(await reader.ask('addCard', { list: pro, name: 'x' }))).toBe('FORBIDDEN');
    [invited, reader].forEach((client) => client.leave());
    leave(room);
  });
});

describe('presence', () => {
  it('people at the source and at the view see each other, with looks of their own, until they leave', async () => {
    const room = await lessonWith(2);
    const states = (client: PinboardClient): { user: { name: string; colour: number; swirl: number } }[] =>
      [...(client.provider.awareness?.getStates() ?? [])]
        .filter(([id]) => id !== client.document.clientID)
        .map(([, state]) => state as never);
    for (const client of [room.source, ...room.guests]) client.provider.awareness?.setLocalState({ cursor: { x: 1, y: 2 } });
    await until(
      () => states(room.source).length === 2 && room.guests.every((guest) => states(guest).length === 2),
      'everybody sees everybody',
    );
    const looks = states(room.guests[0]!)
      .concat(states(room.source).filter(({ user }) => user.name === 'Gast 0'))
      .map(({ user }) => `${user.colour}/${user.swirl}`);
    expect(new Set(looks).size).toBe(3);
    room.guests[1]!.leave();
    await until(() => states(room.source).length === 1 && states(room.guests[0]!).length === 1, 'who left is gone');
    leave(room);
  });
});
