import { setTimeout as wait } from 'node:timers/promises';
import { seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { Lesson } from './support/lesson.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
});
afterAll(() => lesson.stop());

describe('one connection', () => {
  it('[T-13] [LIM-02] may send 200 messages at once and then 50 per second; a flood ends it', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const client = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { accountId: teacher.id }));
    for (let index = 0; index < 190; index += 1) client.awareness([[7, index + 1, { cursor: {} }]]);
    await wait(300);
    expect(client.ended).toEqual([]);
    for (let index = 0; index < 400; index += 1) client.awareness([[7, index + 500, { cursor: {} }]]);
    await until(() => client.ended.length > 0, 'it was ended');
    expect(JSON.parse(client.ended[0]!)).toEqual({ code: 'tooFast', limit: 50 });
    client.leave();
  });

  it('[T-14] [LIM-02] may ask for the whole document five times a minute', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const client = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { accountId: teacher.id }));
    for (let index = 0; index < 500; index += 1) client.syncStep1();
    await until(() => client.ended.length > 0, 'it was ended');
    expect(JSON.parse(client.ended[0]!)).toEqual({ code: 'tooFast', limit: 5 });
    // One of the five was the first exchange; each answer is the document and the server's own question.
    expect(client.received.filter(({ type }) => type === 0).length).toBeLessThanOrEqual(8);
    client.leave();
  });

  it('of somebody who comes back with a thousand edits made without a line is not ended', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const line = writer.provider.configuration.websocketProvider;
    line.webSocket?.close();
    await until(() => writer.closes > 0, 'the line is cut');
    for (let index = 0; index < 1000; index += 1) writer.text.insert(0, 'x');
    await writer.untilSaved();
    expect(writer.refusals).toEqual([]);
    const other = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    expect(other.text.length).toBe(1000);
    [writer, other].forEach((one) => one.leave());
  });

  it('of somebody who types as fast as people can is never ended', { tags: ['proof'] }, async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    for (let index = 0; index < 60; index += 1) {
      writer.text.insert(0, 'x');
      writer.show({ cursor: { anchor: index } });
      await wait(50);
    }
    await writer.untilSaved();
    expect(writer.refusals).toEqual([]);
    writer.leave();
  });
});

describe('one person', () => {
  it('may have a few large documents loaded at once, and then one every fifteen seconds; others open theirs', {
    tags: ['proof'],
  }, async () => {
    const teacher = await lesson.people.account();
    const other = await lesson.people.account();
    const letters = new Y.Doc();
    letters.transact(() => {
      for (let index = 0; index < 140_000; index += 1) {
        letters.clientID = 1 + (index % 2);
        letters.getText('letters').insert(index, 'x');
      }
    });
    const state = Y.encodeStateAsUpdate(letters);
    const open = async (by: string): Promise<RawClient> => {
      const item = await lesson.document(teacher, { privacy: 'public_for_all' });
      await seedDocument(lesson.database.manager, item.id, state, { accountId: teacher.id, visitorId: null });
      const client = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
      client.auth(await lesson.ticket(item, { accountId: by }));
      await until(() => client.authenticated || client.denied !== undefined, 'the ticket was looked at');
      client.leave();
      return client;
    };
    let opened = 0;
    let last = await open(teacher.id);
    for (; last.authenticated && opened < 15; opened += 1) last = await open(teacher.id);
    expect(opened).toBeGreaterThanOrEqual(4);
    expect(JSON.parse(last.denied ?? 'null')).toEqual({ code: 'tooFast' });
    expect((await open(other.id)).authenticated).toBe(true);
  });
});
