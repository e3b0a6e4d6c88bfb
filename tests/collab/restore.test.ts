import {
  type Account,
  type Configuration,
  type Item,
  listVersions,
  loadDocument,
  postToCollaboration,
  signInternalCall,
  versionState,
} from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { Lesson } from './support/lesson.js';
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

function pathOf(item: Item): string {
  return `/internal/documents/${lesson.nameOf(item)}/restore`;
}

async function latestVersion(item: Item): Promise<string> {
  const [row] = (await lesson.database.query('select max(seq)::text as seq from document_update where item_id = $1', [item.id])) as {
    seq: string;
  }[];
  return row!.seq;
}

async function storedText(item: Item): Promise<string> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await loadDocument(lesson.database.manager, item.id));
  return doc.getXmlFragment('default').toString();
}

describe('restoring a version', () => {
  it('everybody sees it live, what others type meanwhile stays, and the state before stays in the history', async () => {
    const item = await lesson.document(teacher);
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    writer.type('Erster Absatz');
    writer.type('Zweiter Absatz');
    await writer.untilSaved();
    const version = await latestVersion(item);
    const fragment = writer.document.getXmlFragment('default');
    (fragment.get(1) as Y.XmlElement).delete(0, 1);
    writer.type('nachher dazu');
    await writer.untilSaved();
    const joker = await latestVersion(item);
    const other = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const typing = setInterval(
      () => ((other.document.getXmlFragment('default').get(2) as Y.XmlElement).get(0) as Y.XmlText).insert(0, '+'),
      3,
    );
    await postToCollaboration(configuration, pathOf(item), { versionId: version, accountId: teacher.id });
    await until(() => writer.content.includes('Erster Absatz') && !writer.content.includes('nachher dazu'), 'it is restored for all', 2000);
    await until(() => [writer, other].every((one) => one.notices.some((notice) => notice.type === 'restored')), 'both were told');
    clearInterval(typing);
    await other.untilSaved();
    expect(other.content).toMatch(/\++.*Zweiter Absatz/);
    await until(() => writer.content === other.content, 'both see the same');
    expect(await storedText(item)).toBe(writer.document.getXmlFragment('default').toString());

    const before = new Y.Doc();
    Y.applyUpdate(before, (await versionState(lesson.database.manager, item.id, joker))!);
    expect(before.getXmlFragment('default').toString()).toContain('nachher dazu');
    const { versions } = await listVersions(lesson.database.manager, item.id, 1, 10);
    // All of this took seconds: only the restoration itself cuts, and what stood there just before it can be had again.
    expect(versions.length).toBe(2);
    const listed = new Y.Doc();
    Y.applyUpdate(listed, (await versionState(lesson.database.manager, item.id, versions[1]!.id))!);
    expect(listed.getXmlFragment('default').toString()).toContain('nachher dazu');
    expect(versions[0]!.authors.map(({ id }) => id)).toEqual([teacher.id]);
    [writer, other].forEach((one) => one.leave());
  });

  it('touches only what differs: other paragraphs keep their identity', async () => {
    const item = await lesson.document(teacher);
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    writer.type('bleibt');
    writer.type('wechselt');
    await writer.untilSaved();
    const version = await latestVersion(item);
    const kept = writer.document.getXmlFragment('default').get(1) as Y.XmlElement;
    const id = JSON.stringify(kept._item?.id);
    ((writer.document.getXmlFragment('default').get(2) as Y.XmlElement).get(0) as Y.XmlText).insert(0, 'ver');
    await writer.untilSaved();
    await postToCollaboration(configuration, pathOf(item), { versionId: version, accountId: teacher.id });
    await until(() => writer.content.endsWith('\nwechselt'), 'it is restored');
    expect(JSON.stringify((writer.document.getXmlFragment('default').get(1) as Y.XmlElement)._item?.id)).toBe(id);
    writer.leave();
  });

  it('works while nobody has the document open, and writes one row; nothing to do writes none', async () => {
    const item = await lesson.document(teacher);
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    writer.type('alt');
    await writer.untilSaved();
    const version = await latestVersion(item);
    writer.type('neu');
    await writer.untilSaved();
    writer.leave();
    const rows = await lesson.journalRows(item);
    await postToCollaboration(configuration, pathOf(item), { versionId: version, accountId: teacher.id });
    expect(await lesson.journalRows(item)).toBe(rows + 1);
    expect(await storedText(item)).not.toContain('neu');
    await postToCollaboration(configuration, pathOf(item), { versionId: version, accountId: teacher.id });
    expect(await lesson.journalRows(item)).toBe(rows + 1);
  });

  it('is only for other processes of this installation', async () => {
    const item = await lesson.document(teacher);
    const body = JSON.stringify({ versionId: await latestVersion(item), accountId: teacher.id });
    const path = pathOf(item);
    const call = async (headers: Record<string, string>, text = body): Promise<number> =>
      (await fetch(configuration.collabInternalUrl + path, { method: 'POST', headers, body: text })).status;
    const signed = signInternalCall(configuration.secret, { method: 'POST', path, body });
    expect(await call({})).toBe(403);
    expect(await call(signInternalCall('another secret of the same length...', { method: 'POST', path, body }))).toBe(403);
    expect(await call(signed, body.replace('accountId', 'visitorId'))).toBe(403);
    expect(await call(signInternalCall(configuration.secret, { method: 'POST', path, body }, new Date(Date.now() - 31_000)))).toBe(403);
    expect(await call(signInternalCall(configuration.secret, { method: 'POST', path: path.replace('restore', 'other'), body }))).toBe(403);
    expect(await call(signed, 'x'.repeat(50_000))).toBe(413);
    expect(await call(signed)).toBe(200);
    await expect(postToCollaboration(configuration, path, { versionId: '999999999', accountId: teacher.id })).rejects.toMatchObject({
      status: 404,
    });
    await expect(postToCollaboration(configuration, path, { versionId: 'x' })).rejects.toMatchObject({ status: 400 });
  });
});
