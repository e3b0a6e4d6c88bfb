import { loadDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { Lesson } from './support/lesson.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
});
afterAll(() => lesson.stop());

async function stored(itemId: string): Promise<Uint8Array> {
  return loadDocument(lesson.database.manager, itemId);
}

describe('several people in one text', () => {
  it('see each other and end with the same document, which is the stored one', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const pupils = await Promise.all(Array.from({ length: 4 }, () => lesson.visitor(item)));
    const writers = [
      new Writer(lesson, item, { accountId: teacher.id }),
      ...pupils.map((pupil) => new Writer(lesson, item, { visitorId: pupil.id })),
    ];
    await Promise.all(writers.map((writer) => writer.ready()));
    for (let round = 0; round < 20; round += 1) {
      writers.forEach((writer, index) => writer.text.insert(writer.text.length, `${index}`));
      writers[round % 5]!.type(`Absatz ${round}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await Promise.all(writers.map((writer) => writer.untilSaved()));
    await until(() => new Set(writers.map((writer) => writer.content)).size === 1, 'all see the same');
    for (let index = 0; index < 5; index += 1) expect(writers[0]!.content.split('\n')[0]!.split(String(index))).toHaveLength(21);
    const fromDisk = new Y.Doc();
    Y.applyUpdate(fromDisk, await stored(item.id));
    expect(fromDisk.getXmlFragment('default').toJSON()).toBe(writers[0]!.document.getXmlFragment('default').toJSON());
    writers.forEach((writer) => writer.leave());
  });

  it('find everything again after the server was started anew', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    writer.type('bleibt da');
    await writer.untilSaved();
    await lesson.restart();
    await writer.untilSaved();
    const other = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    expect(other.content).toContain('bleibt da');
    writer.type('geht weiter');
    await other.sees('geht weiter');
    writer.leave();
    other.leave();
  });

  it('a reconnect without a change writes nothing, also when much was deleted', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    writer.type('wird gelöscht');
    writer.document.getXmlFragment('default').delete(1, 1);
    await writer.untilSaved();
    const rows = await lesson.journalRows(item);
    writer.provider.configuration.websocketProvider.webSocket?.close();
    await until(() => writer.closes > 0, 'the line was cut');
    await writer.untilSaved();
    writer.leave();
    const again = await new Writer(lesson, item, { accountId: teacher.id }, { document: writer.document }).ready();
    await again.untilSaved();
    expect(await lesson.journalRows(item)).toBe(rows);
    again.leave();
  });
});
