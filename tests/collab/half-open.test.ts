// @module-tag proof
import { setTimeout as wait } from 'node:timers/promises';
import { publish } from '@murmel/server';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { FaultProxy } from './support/fault-proxy.js';
import { Lesson } from './support/lesson.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

/** `npm run proof -- --long` takes as long as a cable that is stepped on; every run takes a shorter one. */
const SILENT_MS = process.env['FAULT_ROUNDS'] ? 30_000 : 9000;

let lesson: Lesson;
let line: FaultProxy;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'), {}, async (url) => {
    line = await FaultProxy.before(url);
    return line.url;
  });
});
afterAll(async () => {
  line.restore();
  await lesson.stop();
  await line.close();
});

async function health(): Promise<{ database: boolean; listener: boolean }> {
  return (await fetch(`http://127.0.0.1:${lesson.port}/health`)).json() as Promise<{ database: boolean; listener: boolean }>;
}

describe('a line to the database on which every packet vanishes, and nobody says so', () => {
  it(
    'is noticed within 10 s; a right that was taken away meanwhile is gone within 10 s after it is back',
    async () => {
      const teacher = await lesson.people.account();
      const item = await lesson.document(teacher);
      const visitor = await lesson.visitor(item);
      const writer = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
      const silentAt = Date.now();
      line.swallow();
      await lesson.database.transaction(async (manager) => {
        await manager.query(`update item set visitor_permission = 'visitor_permissions_read' where id = $1`, [item.id]);
        await publish(manager, 'access.changed', { itemId: item.id });
      });
      await until(async () => !(await health()).listener, 'the dead line is noticed', 10_000);
      console.info(`noticed after ${Date.now() - silentAt} ms`);
      await wait(Math.max(0, SILENT_MS - (Date.now() - silentAt)));
      line.restore();
      const backAt = Date.now();
      await until(() => writer.notices.some((notice) => notice.type === 'right' && notice.right === 'read'), 'the right is gone', 10_000);
      console.info(`the right was gone ${Date.now() - backAt} ms after the line was back`);
      await until(async () => (await health()).database, 'the database answers');
      writer.leave();
    },
    SILENT_MS + 40_000,
  );

  it('is replaced when only the old connections are dead', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher);
    const visitor = await lesson.visitor(item);
    const writer = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    line.swallowOld();
    await lesson.database.transaction(async (manager) => {
      await manager.query(`update item set privacy = 'locked' where id = $1`, [item.id]);
      await publish(manager, 'access.changed', { itemId: item.id });
    });
    await until(() => writer.refusals.some(({ code }) => code === 'notFound' || code === 'forbidden'), 'the visitor is out', 20_000);
    const other = await lesson.document(teacher);
    const next = await new Writer(lesson, other, { accountId: teacher.id }).ready();
    next.type('weiter');
    await next.untilSaved();
    [writer, next].forEach((one) => one.leave());
  });
});
