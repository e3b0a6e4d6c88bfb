import { createHash } from 'node:crypto';
import type { Account, Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Lesson } from './support/lesson.js';
import { RawClient } from './support/raw-client.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
let teacher: Account;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
});
afterAll(() => lesson.stop());

/** A digest of everything stored of a document. */
async function digest(item: Item): Promise<string> {
  const rows = await lesson.database.query(
    `select seq::text, encode(bytes, 'hex') as bytes from document_update where item_id = $1
     union all select 'snapshot', encode(state, 'hex') from document_snapshot where item_id = $1 order by 1`,
    [item.id],
  );
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

describe('a document that cannot be loaded', () => {
  it('[TR-06] stays shut, is not overwritten, and opens again when it is whole', async () => {
    const item = await lesson.document(teacher);
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    writer.type('wertvoll');
    await writer.untilSaved();
    writer.leave();
    await lesson.restart();
    const [whole] = (await lesson.database.query('select seq, bytes from document_update where item_id = $1 order by seq desc limit 1', [
      item.id,
    ])) as { seq: string; bytes: Buffer }[];
    await lesson.database.query('update document_update set bytes = $2 where seq = $1', [whole!.seq, Buffer.from('0909090909', 'hex')]);
    const before = await digest(item);

    const locked = new Writer(lesson, item, { accountId: teacher.id });
    locked.document.getMap('x').set('y', 1);
    await until(() => locked.closes >= 3, 'the client comes back again and again');
    expect(locked.provider.synced).toBe(false);
    expect(locked.refusals.every(({ code }) => code === 'unavailable')).toBe(true);
    const raw = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
    raw.auth(await lesson.ticket(item, { accountId: teacher.id }));
    raw.syncStep1();
    await until(() => raw.closed, 'the line is closed');
    expect(raw.closeCode).toBe(4503);
    expect(raw.received.filter(({ type }) => type === 0)).toEqual([]);
    expect(await digest(item)).toBe(before);

    await lesson.database.query('update document_update set bytes = $2 where seq = $1', [whole!.seq, whole!.bytes]);
    await until(() => locked.saved, 'it opens by itself', 20_000);
    expect(locked.content).toContain('wertvoll');
    locked.leave();
    const other = await new Writer(lesson, await lesson.document(teacher), { accountId: teacher.id }).ready();
    other.leave();
  });

  it('because it is gone: nothing can be written into it', async () => {
    const item = await lesson.document(teacher);
    const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    await lesson.database.query('delete from item where id = $1', [item.id]);
    writer.type('zu spät');
    await until(() => writer.refusals.length > 0, 'it is refused');
    expect(writer.refusals[0]).toEqual({ code: 'notFound', wire: 'close' });
    writer.leave();
  });
});
