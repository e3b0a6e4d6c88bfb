import { setTimeout as wait } from 'node:timers/promises';
import { type BusEvents, DocumentClient, hashSecret, type Incognito, type Item, newSecret, publish, Session } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { TestBrowser } from '../support/browser.js';
import { Lesson } from './support/lesson.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
});
afterAll(() => lesson.stop());

/** Architecture rule 4. */
const WITHIN_MS = 2000;

async function change(item: Item, set: string, event: BusEvents['access.changed'] = { itemId: item.id }): Promise<void> {
  await lesson.database.transaction(async (manager) => {
    await manager.query(`update item set ${set} where id = $1`, [item.id]);
    await publish(manager, 'access.changed', event);
  });
}

describe('a right that is taken or given while people write', () => {
  it('[T-29] [C13] [SHR-05] [TR-26] write -> read -> write: takes effect in the open window and loses nothing that was saved', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const visitor = await lesson.visitor(item);
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const pupil = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    const typing = setInterval(() => pupil.text.insert(0, 'x'), 3);
    await until(() => pupil.text.length > 20, 'the pupil types');

    await change(item, `visitor_permission = 'visitor_permissions_read'`);
    await until(() => pupil.notices.some((notice) => notice.type === 'right' && notice.right === 'read'), 'the pupil was told', WITHIN_MS);
    await lesson.untilCommitted();
    owner.type('und die Lehrkraft schreibt');
    await owner.untilSaved();
    const [rows, seen] = [await lesson.journalRows(item), owner.content];
    await wait(200);
    clearInterval(typing);
    expect(await lesson.journalRows(item)).toBe(rows);
    expect(owner.content).toBe(seen);
    expect(pupil.unsaved).toBeGreaterThan(0);
    expect(owner.unsaved).toBe(0);
    pupil.leave();

    const reader = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    expect(reader.content).toBe(owner.content);
    await change(item, `visitor_permission = 'visitor_permissions_write'`);
    await until(
      () => reader.notices.some((notice) => notice.type === 'right' && notice.right === 'write'),
      'the pupil may write',
      WITHIN_MS,
    );
    reader.type('wieder da');
    await reader.untilSaved();
    await owner.sees('wieder da');
    [owner, reader].forEach((writer) => writer.leave());
  });

  it('[T-29] [SHR-05] [TR-26] nothing any more: closed with a reason, also for one who goes on writing to the socket', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const visitor = await lesson.visitor(item);
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const pupil = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    const raw = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
    const hostile = new Y.Doc();
    const updates: Uint8Array[] = [];
    hostile.on('update', (update: Uint8Array) => updates.push(update));
    const pushing = setInterval(() => {
      hostile.getText('x').insert(0, 'y');
      raw.update(updates.at(-1)!);
    }, 25);
    await until(() => raw.acknowledgements.length > 3, 'the other one writes to the socket');

    await change(item, `visitor_permission = 'visitor_permissions_invisible'`);
    await until(() => pupil.refusals.length > 0 && raw.ended.length > 0, 'both were closed', WITHIN_MS);
    expect(pupil.refusals[0]).toEqual({ code: 'notFound', wire: 'close' });
    expect(raw.ended[0]).toBe(JSON.stringify({ code: 'notFound' }));
    await lesson.untilCommitted();
    const rows = await lesson.journalRows(item);
    const heard = raw.received.length;
    owner.type('nur noch für mich');
    await owner.untilSaved();
    await wait(300);
    clearInterval(pushing);
    expect(await lesson.journalRows(item)).toBe(rows + 1);
    expect(raw.received.slice(heard).filter(({ type }) => type === 0 || type === 1)).toEqual([]);
    expect(pupil.content).not.toContain('nur noch für mich');
    [owner, pupil].forEach((writer) => writer.leave());
    raw.leave();
  });

  it('[T-29] [E1] [TR-26] the password was changed: closed with the word that leads back to the question', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher, { privacy: 'password_protected', passwordHash: 'yesterday' });
    const visitor = await lesson.visitor(item);
    await lesson.database.query(`update item_grant set via = 'password' where item_id = $1`, [item.id]);
    const pupil = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    const ticket = await lesson.ticket(item, { visitorId: visitor.id });

    await change(item, `password_hash = 'today', password_version = password_version + 1`);
    await until(() => pupil.refusals.length > 0, 'the window was closed', WITHIN_MS);
    expect(pupil.refusals[0]).toEqual({ code: 'passwordRequired', wire: 'close' });
    const raw = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
    raw.auth(ticket);
    await until(() => raw.denied !== undefined, 'a ticket of before does not open it');
    expect(raw.denied).toBe(JSON.stringify({ code: 'passwordRequired' }));
    pupil.leave();
    raw.leave();
  });

  it('[T-29] [T-26] [TR-26] a member who is removed, a session that ends, a document in the trash', async () => {
    const teacher = await lesson.people.account();
    const colleague = await lesson.people.account();
    const item = await lesson.document(teacher, { privacy: 'members_only' });
    await lesson.people.member(item, colleague, 'write');
    const hash = hashSecret(newSecret());
    await lesson.database.manager.insert(Session, {
      hash,
      accountId: teacher.id,
      flash: [],
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    const member = await new Writer(lesson, item, { accountId: colleague.id }).ready();
    const signedIn = await new Writer(lesson, item, { accountId: teacher.id, sessionHash: hash }).ready();
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();

    await lesson.database.transaction(async (manager) => {
      await manager.query('delete from item_member where item_id = $1', [item.id]);
      await publish(manager, 'access.changed', { itemId: item.id, accountId: colleague.id });
    });
    await until(() => member.refusals.length > 0, 'the member is out', WITHIN_MS);
    expect(member.refusals[0]?.code).toBe('notFound');
    expect(signedIn.refusals).toEqual([]);

    await lesson.database.transaction(async (manager) => {
      await manager.delete(Session, { hash });
      await publish(manager, 'access.changed', { sessionHash: hash });
    });
    await until(() => signedIn.refusals.length > 0, 'the signed-out window is closed', WITHIN_MS);
    expect(signedIn.refusals[0]?.code).toBe('ticketInvalid');
    expect(owner.refusals).toEqual([]);

    await change(item, 'discarded_at = now()');
    await until(() => owner.refusals.length > 0, 'the trashed document is closed', WITHIN_MS);
    expect(owner.refusals[0]?.code).toBe('notFound');
    [member, signedIn, owner].forEach((writer) => writer.leave());
  });

  it('[T-47] [TR-32] [TR-26] an admin who looks as another person writes with both ids, is not shown, and is out with the look', async () => {
    const [admin, teacher] = [await lesson.people.account({ admin: true }), await lesson.people.account()];
    const item = await lesson.document(teacher);
    const browser = new TestBrowser('http://127.0.0.1');
    const inside = async (fields: Partial<Incognito> = {}) => {
      const look = await lesson.people.lookAs(browser, admin, teacher, fields);
      const sessionHash = hashSecret(browser.cookies.get('murmel_session')!);
      return { look, sessionHash, writer: await new Writer(lesson, item, { accountId: teacher.id, sessionHash }).ready() };
    };
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const { look, sessionHash, writer } = await inside();
    writer.type('geholfen');
    writer.show({ cursor: null });
    await writer.untilSaved();
    await owner.sees('geholfen');
    expect(owner.others).toEqual([]);
    const clients = await lesson.database.manager.findBy(DocumentClient, { itemId: item.id, wrote: true, incognitoId: look.id });
    expect(clients.map(({ accountId, clientId }) => [accountId, Number(clientId)])).toEqual([[teacher.id, writer.document.clientID]]);
    await lesson.database.transaction(async (manager) => {
      await manager.delete(Session, { hash: sessionHash });
      await publish(manager, 'access.changed', { sessionHash });
    });
    await until(() => writer.refusals.length > 0, 'the look has ended', WITHIN_MS);

    const demoted = await inside();
    await lesson.database.transaction(async (manager) => {
      await manager.query('update account set admin = false where id = $1', [admin.id]);
      await publish(manager, 'access.changed', { accountId: admin.id });
    });
    await until(() => demoted.writer.refusals.length > 0, 'who is no admin is out', WITHIN_MS);
    await lesson.database.manager.query('update account set admin = true where id = $1', [admin.id]);

    // Nothing tells of an end by time.
    const short = await inside({ endsAt: new Date(Date.now() + 1500) });
    await until(() => short.writer.refusals.length > 0, 'time is up', 1500 + WITHIN_MS);
    expect(owner.refusals).toEqual([]);
    [owner, writer, demoted.writer, short.writer].forEach((one) => one.leave());
  });

  it('what was announced while the listener was away is decided when it is back', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const visitor = await lesson.visitor(item);
    const pupil = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    // This change is not received: the rights are gone before the listener subscribes again.
    await lesson.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'murmel-listener' and datname = current_database()`,
    );
    await lesson.database.query(`update item set privacy = 'locked' where id = $1`, [item.id]);
    await until(() => pupil.refusals.length > 0, 'the window was closed all the same', WITHIN_MS);
    expect(pupil.refusals[0]?.code).toBe('notFound');
    pupil.leave();
  });

  it('a change in the very moment of coming in is not missed', async () => {
    const teacher = await lesson.people.account();
    for (let round = 0; round < 20; round += 1) {
      const item = await lesson.document(teacher);
      const visitor = await lesson.visitor(item);
      const ticket = await lesson.ticket(item, { visitorId: visitor.id });
      const raw = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
      raw.auth(ticket);
      if (round % 2) await wait(round / 4);
      await change(item, `visitor_permission = 'visitor_permissions_invisible'`);
      await until(() => raw.denied !== undefined || raw.ended.length > 0, 'the visitor is out', WITHIN_MS);
      raw.leave();
    }
  });
});
