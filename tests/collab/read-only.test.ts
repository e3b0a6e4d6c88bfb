import { setTimeout as wait } from 'node:timers/promises';
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

/** An update that adds words under a fresh Yjs client. */
function words(text: string): Uint8Array {
  const doc = new Y.Doc();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(text)]);
  doc.getXmlFragment('default').insert(0, [paragraph]);
  return Y.encodeStateAsUpdate(doc);
}

describe('somebody who may only read', () => {
  it('[T-07] [TR-22] [C13] [TXT-05] [E4] sees what others write and changes nothing, on any way into the document', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher, { visitorPermission: 'visitor_permissions_read' });
    const visitor = await lesson.visitor(item);
    const owner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const reader = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    expect(reader.provider.authorizedScope).toBe('readonly');
    owner.type('für alle');
    await reader.sees('für alle');
    await owner.untilSaved();

    const before = owner.content;
    const rows = await lesson.journalRows(item);
    reader.type('heimlich');
    const raw = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
    raw.update(words('Schmuggel 1'));
    raw.syncStep2(words('Schmuggel 2'));
    raw.send(4, Buffer.from([2, ...words('Schmuggel 3')]));
    await until(() => raw.acknowledgements.length >= 2, 'both were answered');
    await wait(200);
    expect(raw.acknowledgements).not.toContain(true);
    expect(owner.content).toBe(before);
    expect(await lesson.journalRows(item)).toBe(rows);
    expect(reader.unsaved).toBeGreaterThan(0);

    const late = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    expect(late.content).toBe(before);
    [owner, reader, late].forEach((writer) => writer.leave());
    raw.leave();
  });
});
