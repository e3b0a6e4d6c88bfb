import { setTimeout as wait } from 'node:timers/promises';
import { type Account, holdDocument, Item, loadDocument, signInternalCall } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { startApi, type TestApi } from '../support/api.js';
import { CallingCopy, contentOf } from '../support/calling-copy.js';
import { type Browser, openBrowser } from './support/browser.js';
import { updatesOf } from './support/hostile-updates.js';
import { Lesson } from './support/lesson.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
let api: TestApi;
let teacher: Account;
let item: Item;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  const { databaseUrl, secret } = lesson.configuration;
  api = await startApi(inject('databaseUrl'), { databaseUrl, secret, collabInternalUrl: `http://127.0.0.1:${lesson.port}` });
  teacher = await lesson.people.account();
  item = await lesson.document(teacher);
});
afterAll(async () => {
  await api.stop();
  await lesson.stop();
});

/** A guest who has no line to collab-server. */
async function caller(): Promise<CallingCopy> {
  const browser = api.browser();
  const visitor = await api.people.visit(browser);
  await api.people.grant(item, visitor);
  const copy = new CallingCopy(browser, item.id);
  await copy.read();
  return copy;
}

async function stored(): Promise<string> {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, await loadDocument(lesson.database.manager, item.id));
  return contentOf(copy);
}

async function alarms(): Promise<string | undefined> {
  const metrics = await (await fetch(`http://127.0.0.1:${lesson.port}/metrics`)).text();
  return metrics.split('\n').find((line) => line.startsWith('murmel_collab_held_elsewhere_total '));
}

describe('somebody writes by calls while others are at the document', () => {
  it('[C14] they see it at once, it is stored once, and the caller gets what they wrote', async () => {
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const copy = await caller();
    writer.type('über die Leitung');
    await writer.untilSaved();
    copy.type('durch Aufrufe');
    const update = copy.unsent;
    const rows = await lesson.journalRows(item);
    expect((await copy.write(update)).status).toBe(200);
    await writer.sees('durch Aufrufe');
    expect((await copy.write(update)).status).toBe(200);
    expect(await lesson.journalRows(item)).toBe(rows + 1);
    expect(copy.content.split('\n').sort()).toEqual(['durch Aufrufe', 'über die Leitung']);
    expect(await stored()).toBe(copy.content);
    const foreign = await copy.write(updatesOf(['fremd'], writer.document.clientID)[0]!);
    const rubbish = await copy.write(Uint8Array.from({ length: 100 }, (_, index) => index * 31));
    expect([foreign.body.data, rubbish.body.data]).toEqual([{ code: 'numberTaken' }, { code: 'updateRefused' }]);
    expect(await lesson.journalRows(item)).toBe(rows + 1);
    writer.leave();
  });

  it('[C14] a document that is written by a call at this moment opens a moment later, without an alarm', async () => {
    const before = await alarms();
    let writer: Writer | undefined;
    await lesson.restart();
    await lesson.database.transaction(async (manager) => {
      expect(await holdDocument(manager, item.id)).toBe(true);
      writer = new Writer(lesson, item, { accountId: teacher.id });
      await wait(120);
      expect(writer.provider.synced).toBe(false);
    });
    await writer!.ready();
    expect(await alarms()).toBe(before);
    expect(writer!.closes).toBe(0);
    writer!.leave();
  });

  it('[C14] a document stays where it is when the line of the lease breaks: what comes by call meanwhile is seen there', async () => {
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const copy = await caller();
    await lesson.database.query(
      "select pg_terminate_backend(pid, 2000) from pg_stat_activity where application_name like 'murmel-lease-%' and datname = current_database()",
    );
    expect((await copy.type('in der Lücke').write()).status).toBe(200);
    await writer.sees('in der Lücke');
    writer.type('und danach');
    await writer.untilSaved();
    expect(await stored()).toBe(contentOf(writer.document));
    writer.leave();
  });
});

describe('the page itself, without a line', () => {
  const open = async (): Promise<Browser> => {
    const caller = api.browser();
    const visitor = await api.people.visit(caller);
    await api.people.grant(item, visitor);
    return openBrowser(lesson, item, { visitorId: visitor.id }, caller);
  };
  const wordsIn = ({ document }: Browser): string => contentOf(document);
  const occurs = (words: string, text: string): number => text.split(words).length - 1;

  it('[C14] [away-collab] goes on by calls, opens by calls, and merges when collab-server is back: nothing is lost or doubled', async () => {
    item = await lesson.document(teacher);
    const [ada, ben] = [await open(), await open()];
    await Promise.all([ada.untilSaved(), ben.untilSaved()]);
    ada.type('vorher');
    await ada.untilSaved();
    const comeBack = await lesson.goAway();
    ada.type('von Ada allein');
    ben.type('von Ben allein');
    await until(() => [ada, ben].every(({ view }) => view.facts.alone && view.state === 'saved'), 'both are saved by calls');
    const both = ['von Ada allein', 'von Ben allein'];
    const now = await stored();
    expect(both.map((words) => occurs(words, now))).toEqual([1, 1]);
    await until(() => [ada, ben].every((page) => both.every((words) => wordsIn(page).includes(words))), 'each has what the other wrote');
    const late = await open();
    await until(() => late.view.facts.opened && late.view.state === 'saved', 'somebody opens the document meanwhile');
    expect(wordsIn(late)).toBe(await stored());
    await comeBack();
    ada.type('auf dem Weg zurück');
    await until(() => [ada, ben, late].every(({ view }) => !view.facts.alone && view.state === 'saved'), 'all are back', 20_000);
    ben.type('danach');
    const all = ['vorher', ...both, 'auf dem Weg zurück', 'danach'];
    await until(() => [ada, ben, late].every((page) => all.every((words) => wordsIn(page).includes(words))), 'all have all');
    expect(new Set([await stored(), ...[ada, ben, late].map(wordsIn)]).size).toBe(1);
    expect(all.map((words) => occurs(words, wordsIn(ada)))).toEqual(all.map(() => 1));
    [ada, ben, late].forEach((page) => page.close());
  });

  it('[C14] whoever may not write any more, or see it at all, is told as over the line, keeps their words, and goes on with them', async () => {
    item = await lesson.document(teacher);
    const page = await open();
    await page.untilSaved();
    const comeBack = await lesson.goAway();
    page.type('noch erlaubt');
    await until(() => page.view.facts.alone && page.view.state === 'saved', 'it is saved by calls');
    await lesson.database.manager.update(Item, { id: item.id }, { visitorPermission: 'visitor_permissions_read' });
    page.type('nicht mehr');
    await until(() => page.view.state === 'readonly', 'it is read only');
    expect(page.view.lostText).toEqual({ text: 'nicht mehr', refusal: undefined, waits: true });
    expect(wordsIn(page)).toBe('noch erlaubt');
    expect(await stored()).toBe('noch erlaubt');
    await lesson.database.manager.update(Item, { id: item.id }, { visitorPermission: 'visitor_permissions_write' });
    await until(() => page.view.facts.alone && page.view.state === 'saved', 'what was put aside is saved by calls');
    expect([await stored(), wordsIn(page), page.view.lostText]).toEqual([
      'noch erlaubt\nnicht mehr',
      'noch erlaubt\nnicht mehr',
      undefined,
    ]);
    await lesson.database.manager.update(Item, { id: item.id }, { privacy: 'locked' });
    await until(() => page.view.state === 'removed', 'it is gone');
    page.close();
    await comeBack();
  });
});

describe('the way from the api to collab-server', () => {
  const order = (): string =>
    JSON.stringify({ update: Buffer.from(updatesOf(['x'])[0]!).toString('base64'), accountId: teacher.id, visitorId: null });
  const post = async (kind: string, id: string, body: string, secret?: string): Promise<number> => {
    const path = `/internal/documents/${kind}/${id}/updates`;
    const headers = secret === undefined ? {} : signInternalCall(secret, { method: 'POST', path, body });
    return (await fetch(`http://127.0.0.1:${lesson.port}${path}`, { method: 'POST', body, headers })).status;
  };

  it('is open to this installation only, for documents that everybody has whole', async () => {
    const { secret } = lesson.configuration;
    const rows = await lesson.journalRows(item);
    const board = await lesson.pinboard(teacher);
    expect(await post('text_document', item.id, order())).toBe(403);
    expect(await post('text_document', item.id, order(), 'some-other-secret-some-other-secret')).toBe(403);
    for (const body of ['', '{', '{"update":"%"}', '{"update":"AAA="}'])
      expect(await post('text_document', item.id, body, secret)).toBe(400);
    expect(await post('text_document', item.id, 'x'.repeat(400_000), secret)).toBe(413);
    for (const kind of ['pinboard', 'survey', 'nonsense']) expect(await post(kind, board.id, order(), secret)).toBe(400);
    expect([await lesson.journalRows(item), await lesson.journalRows(board)]).toEqual([rows, 1]);
  });
});
