import { type Account, DocumentJournal, type Item } from '@murmel/server';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Lesson } from './support/lesson.js';

let lesson: Lesson;
let teacher: Account;
let item: Item;
let journal: DocumentJournal;
let flushes: number[];
let epoch: string;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
  epoch = (
    await lesson.database.query<{ epoch: string }[]>("insert into collab_process (address) values ('http://here') returning epoch")
  )[0]!.epoch;
});
afterAll(() => lesson.stop());
beforeEach(async () => {
  item = await lesson.people.item(teacher);
  flushes = [];
  journal = new DocumentJournal({
    databaseUrl: lesson.configuration.databaseUrl,
    holder: { epochOf: () => epoch, onOver: () => undefined },
    onFlush: (rows) => flushes.push(rows),
  });
});
afterEach(() => journal.close());

const nobody = { accountId: null, visitorId: null };

async function rows(): Promise<{ bytes: Buffer; account_id: string | null }[]> {
  return lesson.database.query('select bytes, account_id from document_update where item_id = $1 order by seq', [item.id]);
}

describe('the journal', () => {
  it('has written a row when append resolves, bytes and author exactly', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    await journal.append(item.id, bytes.subarray(3), { accountId: teacher.id, visitorId: null });
    expect(await rows()).toEqual([{ bytes: Buffer.from(bytes.subarray(3)), account_id: teacher.id }]);
  });

  it('groups what waits and keeps the order of one writer', async () => {
    const appends = Array.from({ length: 2000 }, (_, index) =>
      journal.append(item.id, Buffer.from([index >> 8, index & 255, 0, 255]), nobody),
    );
    expect(journal.pending).toBeGreaterThan(0);
    await Promise.all(appends);
    await journal.idle();
    expect(journal.pending).toBe(0);
    expect(flushes.reduce((sum, count) => sum + count, 0)).toBe(2000);
    expect(flushes.length).toBeLessThan(200);
    const written = (await rows()).map(({ bytes }) => bytes.readUInt16BE(0)).sort((left, right) => left - right);
    expect(written).toEqual(Array.from({ length: 2000 }, (_, index) => index));
  });

  it('a row that the database refuses fails alone', async () => {
    const gone = crypto.randomUUID();
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => journal.append(index % 10 === 5 ? gone : item.id, Buffer.from([index]), nobody)),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect(await rows()).toHaveLength(45);
    await journal.idle();
  });

  it('rejects while the database is away and works when it is back', async () => {
    await journal.append(item.id, Buffer.from([1]), nobody);
    const admin = new pg.Client({ connectionString: lesson.configuration.databaseUrl });
    await admin.connect();
    await admin.query('begin');
    await admin.query('lock table document_update in access exclusive mode');
    const hanging = journal.append(item.id, Buffer.from([2]), nobody);
    hanging.catch(() => undefined);
    while (
      (
        await lesson.database.query<unknown[]>(
          `select 1 from pg_stat_activity where application_name = 'murmel-journal' and wait_event_type = 'Lock'`,
        )
      ).length === 0
    );
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'murmel-journal' and datname = current_database()`,
    );
    await expect(hanging).rejects.toThrow();
    await admin.query('rollback');
    await admin.end();
    await journal.append(item.id, Buffer.from([3]), nobody);
    expect((await rows()).map(({ bytes }) => bytes[0])).toEqual([1, 3]);
  });
});
