// @module-tag proof
import { LIMITS } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Lesson } from './support/lesson.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
let teacher: Account;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
});
afterAll(() => lesson.stop());

describe('a document', () => {
  it('[T-12] [LIM-01] takes 5 MB and no more; it can be emptied and written again', async () => {
    const item = await lesson.document(teacher);
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    for (let part = 0; part < 20; part += 1) {
      writer.type('x'.repeat(250 * 1024));
      await writer.untilSaved();
    }
    writer.type('x'.repeat(250 * 1024));
    await until(() => writer.refusals.length > 0, 'the document is full');
    expect(writer.refusals[0]).toEqual({ code: 'documentFull', limit: LIMITS.collaboration.documentBytes, wire: 'close' });
    writer.leave();

    const cleaner = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    const fragment = cleaner.document.getXmlFragment('default');
    expect(fragment.length).toBe(21);
    fragment.delete(1, 20);
    await cleaner.untilSaved();
    expect(cleaner.refusals).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 5100));
    cleaner.type('wieder Platz');
    await cleaner.untilSaved();
    expect(cleaner.refusals).toEqual([]);
    cleaner.leave();
  });
});
