// @module-tag proof
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, type Item, loadDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { FaultProxy } from './support/fault-proxy.js';
import { Lesson } from './support/lesson.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let proxy: FaultProxy;
let lesson: Lesson;
let teacher: Account;
let item: Item;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'), {}, async (url) => {
    proxy = await FaultProxy.before(url);
    return proxy.url;
  });
  teacher = await lesson.people.account();
  item = await lesson.document(teacher);
});
afterAll(async () => {
  await lesson.stop();
  await proxy.close();
});

/** The paragraphs in the database, whatever the server has in memory. */
async function stored(): Promise<string> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await loadDocument(lesson.database.manager, item.id));
  return doc.getXmlFragment('default').toString();
}

describe('the database goes away while people write', () => {
  it.each(['cut', 'mute'] as const)(
    '[T-01] [C42] %s: nothing is called saved that is not, and everything is saved when it returns',
    async (fault) => {
      const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
      const watcher = await new Writer(lesson, item, { accountId: teacher.id }).ready();
      writer.type(`vor ${fault}`);
      await writer.untilSaved();
      proxy[fault]();
      writer.type(`während ${fault}`);
      let claimed = false;
      const watching = setInterval(() => (claimed ||= writer.saved), 1);
      await until(() => writer.closes > 0, 'the line was closed so that the client comes back', 5000);
      await wait(300);
      clearInterval(watching);
      expect(claimed).toBe(false);
      expect(await stored()).not.toContain(`während ${fault}`);
      expect(watcher.content).not.toContain(`während ${fault}`);

      proxy.restore();
      await until(() => writer.saved, 'the client saved by itself', 15_000);
      expect(await stored()).toContain(`während ${fault}`);
      await watcher.sees(`während ${fault}`);
      expect(writer.refusals.filter(({ code }) => code !== 'unavailable')).toEqual([]);
      [writer, watcher].forEach((one) => one.leave());
    },
  );

  it('[T-01] backends that are killed under load cost nothing that was acknowledged, and nothing is doubled', async () => {
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    let typed = 0;
    const typing = setInterval(() => writer.text.insert(writer.text.length, `<${(typed += 1)}>`), 5);
    for (let round = 0; round < 5; round += 1) {
      await wait(150);
      await lesson.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name in ('murmel-journal', 'murmel-collab')`,
      );
    }
    clearInterval(typing);
    await until(() => writer.saved, 'everything is saved', 15_000);
    const words = [...(await stored()).matchAll(/&lt;(\d+)&gt;|<(\d+)>/g)].map((match) => Number(match[1] ?? match[2]));
    expect(words).toEqual(Array.from({ length: typed }, (_, index) => index + 1));
    expect(writer.refusals.filter(({ code }) => code !== 'unavailable')).toEqual([]);
    writer.leave();
  });
});
