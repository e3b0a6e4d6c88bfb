import { type Account, type Configuration, compactDocument, type Item, listVersions, postToCollaboration } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { openBrowser } from './support/browser.js';
import { integerBomb } from './support/hostile-bytes.js';
import { updatesOf } from './support/hostile-updates.js';
import { Lesson } from './support/lesson.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
let teacher: Account;
let configuration: Configuration;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
  configuration = { ...lesson.configuration, collabInternalUrl: `http://127.0.0.1:${lesson.port}` };
});
afterAll(() => lesson.stop());

/** A document with good words, then what no Yjs can count, then more good words: as it lies where nothing was checked yet. */
async function damaged(compacted: boolean): Promise<{ item: Item; good: string }> {
  const item = await lesson.document(teacher);
  const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
  writer.type('vorher');
  await writer.untilSaved();
  writer.leave();
  await lesson.restart();
  const [last] = (await listVersions(lesson.database.manager, item.id, 1, 1)).versions;
  const visitor = await lesson.visitor(item);
  for (const bytes of [integerBomb(100), updatesOf(['nachher'], 5)[0]!]) {
    await lesson.database.query('insert into document_update (item_id, bytes, visitor_id) values ($1, $2, $3)', [
      item.id,
      Buffer.from(bytes),
      visitor.id,
    ]);
  }
  if (compacted) await intoSnapshot(item);
  return { item, good: last!.id };
}

/** As compacting did it before it looked at what it writes. */
async function intoSnapshot(item: Item): Promise<void> {
  const document = new Y.Doc();
  const rows = await lesson.database.query<{ bytes: Buffer }[]>('select bytes from document_update where item_id = $1 order by seq', [
    item.id,
  ]);
  for (const { bytes } of rows) Y.applyUpdate(document, bytes);
  await lesson.database.query('insert into document_snapshot (item_id, schema_version, state) values ($1, 1, $2)', [
    item.id,
    Buffer.from(Y.encodeStateAsUpdate(document)),
  ]);
  await lesson.database.query('update document_update set compacted = true where item_id = $1', [item.id]);
}

async function restore(item: Item, versionId: string): Promise<void> {
  await postToCollaboration(configuration, `/internal/documents/${lesson.nameOf(item)}/restore`, {
    versionId,
    accountId: teacher.id,
    visitorId: null,
  });
}

describe.each([
  ['in the journal', false],
  ['in the snapshot, too', true],
])('a document that holds what no Yjs can count, %s', (_where, compacted) => {
  it('opens for reading with all that is sound, and its owner brings it back', async () => {
    const { item, good } = await damaged(compacted);
    const reader = await openBrowser(lesson, item, { accountId: teacher.id });
    await until(() => reader.view.state === 'damaged', 'it says so');
    expect(reader.view.facts).toMatchObject({ right: 'read', damaged: true });
    expect(reader.document.getXmlFragment('default').toJSON()).toContain('>vorher<');
    expect(reader.document.getXmlFragment('default').toJSON()).toContain('>nachher<');

    const rows = await lesson.journalRows(item);
    const visitor = await lesson.visitor(item);
    const raw = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
    raw.update(updatesOf(['trotzdem'])[0]!);
    await until(() => raw.acknowledgements.length > 0, 'it was answered');
    expect(raw.acknowledgements).toEqual([false]);
    expect(await lesson.journalRows(item)).toBe(rows);
    raw.leave();

    await restore(item, good);
    await until(() => reader.view.state === 'saved', 'it can be written again');
    expect(reader.view.facts.damaged).toBe(false);
    reader.type('weiter');
    await reader.untilSaved();
    const content = (): string => reader.document.getXmlFragment('default').toJSON();
    await until(() => !content().includes('>nachher<'), 'the version has arrived');
    expect(content()).toContain('>vorher<');
    reader.close();

    await lesson.restart();
    const again = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    await again.sees('weiter');
    again.type('und weiter');
    await again.untilSaved();
    again.leave();
    expect((await compactDocument(lesson.database, item.id, 1)).result).toBe('done');
    await lesson.restart();
    const last = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    await last.sees('und weiter');
    last.leave();
    // The whole history can still be looked at and brought back, also what was good after the damage.
    const { versions } = await listVersions(lesson.database.manager, item.id, 1, 10);
    for (const { id } of versions) await restore(item, id);
  });
});
