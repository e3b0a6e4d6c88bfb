// @module-tag proof
import { setTimeout as wait } from 'node:timers/promises';
import type { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Lesson } from './support/lesson.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
});
afterAll(() => lesson.stop());

const LAST_WEEK = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
/** The server writes it down every 5 s. */
const ROUND_MS = 6000;

async function changedAt(item: Item): Promise<number> {
  const [row] = await lesson.database.query<{ content_changed_at: Date }[]>('select content_changed_at from item where id = $1', [item.id]);
  return row!.content_changed_at.getTime();
}

describe('when a live document last changed (spec E11)', () => {
  it('moves with an edit, not with looking or showing a cursor, and not with every letter', async () => {
    const teacher = await lesson.people.account();
    const [edited, watched] = [
      await lesson.document(teacher, { contentChangedAt: LAST_WEEK }),
      await lesson.document(teacher, { contentChangedAt: LAST_WEEK }),
    ];
    const watcher = await new Writer(lesson, watched, { accountId: teacher.id }).ready();
    watcher.show({ cursor: { anchor: 1 } });
    const writer = await new Writer(lesson, edited, { accountId: teacher.id }).ready();
    const begun = Date.now();
    writer.type('Neues');
    await writer.untilSaved();
    await until(async () => (await changedAt(edited)) >= begun - 1000, 'the edit is remembered', ROUND_MS);
    expect(await changedAt(watched)).toBe(LAST_WEEK.getTime());

    const first = await changedAt(edited);
    const typing = setInterval(() => writer.text.insert(0, 'x'), 50);
    await wait(ROUND_MS);
    clearInterval(typing);
    await writer.untilSaved();
    expect(await changedAt(edited)).toBe(first);
    [watcher, writer].forEach((one) => one.leave());
  });
});
