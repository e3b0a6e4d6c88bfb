// @module-tag proof
import { randomBytes } from 'node:crypto';
import { type Account, type Item, loadDocument } from '@murmel/server';
import { describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { FaultProxy } from './support/fault-proxy.js';
import { Lesson } from './support/lesson.js';
import { PinboardClient } from './support/pinboard-client.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

interface Scene {
  proxy: FaultProxy;
  lesson: Lesson;
  teacher: Account;
}

/** A server and a database of its own for each test: they wait for answers that never come, side by side. */
async function scene(play: (scene: Scene) => Promise<void>): Promise<void> {
  let proxy!: FaultProxy;
  const lesson = await Lesson.start(inject('databaseUrl'), {}, async (url) => {
    proxy = await FaultProxy.before(url);
    return proxy.url;
  });
  try {
    await play({ proxy, lesson, teacher: await lesson.people.account() });
  } finally {
    await lesson.stop();
    await proxy.close();
  }
}

/** Name prefix of the journal's append statements on the wire. */
const APPEND = 'journal-';
const LIST = 'ListePro0000';

async function stored({ database }: Lesson, { id }: Item): Promise<string> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await loadDocument(database.manager, id));
  return doc.getXmlFragment('default').toString();
}

const rowsOf = async ({ database }: Lesson, { id }: Item): Promise<number> =>
  (await database.query<{ count: number }[]>('select count(*)::int as count from document_update where item_id = $1', [id]))[0]!.count;

describe.concurrent('a commit of which nobody learned whether it happened', () => {
  it('a command that is sent again is answered "made" when everybody has what it made, once', () =>
    scene(async ({ proxy, lesson, teacher }) => {
      const item = await lesson.pinboard(teacher, {}, { lists: new Map([[LIST, { name: 'Pro', order: 'a0', author: '' }]]) });
      const source = await new PinboardClient(lesson, item, { accountId: teacher.id }, false).ready();
      const guest = await lesson.visitor(item, 'Gast');
      const asker = await new PinboardClient(lesson, item, { visitorId: guest.id }, true).ready();
      const viewer = await new PinboardClient(lesson, item, { visitorId: (await lesson.visitor(item, 'Zweite')).id }, true).ready();
      const id = randomBytes(16).toString('hex');
      const before = await rowsOf(lesson, item);
      proxy.swallowAnswerTo(APPEND);
      const first = await asker.ask('addCard', { list: LIST, name: 'Zweifel' }, id);
      expect(first).toMatchObject({ ok: false, refusal: { code: 'UNAVAILABLE' } });
      expect(await rowsOf(lesson, item)).toBe(before + 1);

      const again = await asker.ask('addCard', { list: LIST, name: 'Zweifel' }, id);
      expect(again).toMatchObject({ ok: true });
      await Promise.all([source, viewer, asker].map((client) => client.sees('Zweifel', 1000)));
      expect(source.board.card(again.ok ? again.made[0]! : '')).toMatchObject({ name: 'Zweifel', author: guest.id });
      expect([source.names, await rowsOf(lesson, item)]).toEqual([['Zweifel'], before + 1]);
      [source, asker, viewer].forEach((client) => client.leave());
    }));

  it('an edit whose author never came back reaches everybody who has the document open', () =>
    scene(async ({ proxy, lesson, teacher }) => {
      const item = await lesson.document(teacher);
      const author = await new Writer(lesson, item, { accountId: teacher.id }).ready();
      const viewer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
      proxy.swallowAnswerTo(APPEND);
      author.type('ohne Antwort');
      await until(async () => (await stored(lesson, item)).includes('ohne Antwort'), 'the edit is committed');
      author.leave();
      await viewer.sees('ohne Antwort');
      viewer.type('weiter');
      await viewer.untilSaved();
      expect(await stored(lesson, item)).toContain('weiter');
      viewer.leave();
    }));

  it('a commit that is still on its way when doubt begins is ended or shown, whatever comes after it', () =>
    scene(async ({ lesson, teacher }) => {
      const item = await lesson.document(teacher);
      const author = await new Writer(lesson, item, { accountId: teacher.id }).ready();
      const viewer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
      author.type('vorher');
      await author.untilSaved();
      // Delays the insert, as a full disk or a lock does, for longer than any caller waits for it.
      const holder = lesson.database.createQueryRunner();
      await holder.startTransaction();
      await holder.query('select 1 from item where id = $1 for update', [item.id]);
      author.type('zu spät');
      await until(() => author.closes > 0, 'the author was sent away', 8000);
      author.leave();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await holder.commitTransaction();
      await holder.release();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      expect((await stored(lesson, item)).includes('zu spät')).toBe(viewer.content.includes('zu spät'));
      viewer.leave();
    }));
});
