import { setTimeout as wait } from 'node:timers/promises';
import { publish } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Lesson } from './support/lesson.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
});
afterAll(() => lesson.stop());

describe('a ticket of the gallery', () => {
  it('never becomes writing, neither on open, writable material nor when rights are decided again', async () => {
    const teacher = await lesson.people.account();
    const item = await lesson.document(teacher, { privacy: 'public_for_all' });
    const visitor = await lesson.visitor(item);
    const inGallery = await new Writer(
      lesson,
      item,
      { visitorId: visitor.id },
      { token: () => lesson.ticket(item, { visitorId: visitor.id }, { looksOnly: true }) },
    ).ready();
    const inClass = await new Writer(lesson, item, { visitorId: visitor.id }).ready();
    expect([inGallery.provider.authorizedScope, inClass.provider.authorizedScope]).toEqual(['readonly', 'read-write']);
    const rows = await lesson.journalRows(item);
    inGallery.type('nur geschaut');
    await wait(200);
    expect([await lesson.journalRows(item), inGallery.unsaved > 0]).toEqual([rows, true]);

    let told = 0;
    for (const permission of ['read', 'write']) {
      await lesson.database.transaction(async (manager) => {
        await manager.query('update item set visitor_permission = $2 where id = $1', [item.id, `visitor_permissions_${permission}`]);
        await publish(manager, 'access.changed', { itemId: item.id });
      });
      await until(() => inClass.notices.at(-1)?.type === 'right' && inClass.notices.length === told + 1, 'the one in class was told');
      told += 1;
    }
    inGallery.type('immer noch nur geschaut');
    await wait(200);
    expect(inGallery.notices).toEqual([]);
    expect(await lesson.journalRows(item)).toBe(rows);
    expect(inClass.content).not.toContain('geschaut');
    [inGallery, inClass].forEach((writer) => writer.leave());
  });
});
