import {
  type Account,
  AlreadyDone,
  compactDocument,
  DocumentJournal,
  dropJournalMonths,
  type Item,
  listVersions,
  makeJournalMonths,
  newId,
  openDatabase,
  readStoredDocument,
  rowsWithoutMonth,
} from '@murmel/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.js';
import { People } from '../../support/people.js';

let fresh: FreshDatabase;
let database: DataSource;
let owner: Account;
let item: Item;
beforeAll(async () => {
  fresh = await createDatabase(inject('databaseUrl'));
  database = await openDatabase({ url: fresh.url, pool: 4, applicationName: 'test' });
  owner = await new People(database).account();
});
afterAll(async () => {
  await database.destroy();
  await fresh.drop();
});
beforeEach(async () => {
  item = await new People(database).item(owner);
});

const nobody = { accountId: null, visitorId: null };

/** The beginning of a month, counted from this one, as the database counts them. */
function month(ahead: number, milliseconds = 0): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1) + milliseconds);
}

const nameOf = (ahead: number): string => month(ahead).toISOString().slice(0, 7).replace('-', '_');
const part = (ahead: number): string => `journal.document_update_${nameOf(ahead)}`;
const OTHER = 'journal.document_update_other';

/** Parts of the journal by name. */
async function parts(): Promise<string[]> {
  const rows = await database.query<{ name: string }[]>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'document_update'::regclass`,
  );
  return rows.map(({ name }) => name).sort();
}

async function write(at: Date, text: string, commandId: string | null = null): Promise<string> {
  const document = new Y.Doc();
  document.getText('t').insert(0, text);
  const [row] = await database.query<{ seq: string }[]>(
    'insert into document_update (item_id, bytes, created_at, command_id) values ($1, $2, $3, $4) returning seq',
    [item.id, Buffer.from(Y.encodeStateAsUpdate(document)), at, commandId],
  );
  return row!.seq;
}

/** Where the rows of the item lie, in their order. */
async function places(): Promise<string[]> {
  const rows = await database.query<{ part: string }[]>(
    'select tableoid::regclass::text as part from document_update where item_id = $1 order by seq',
    [item.id],
  );
  return rows.map((row) => row.part);
}

async function commands(): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>('select command_id as id from document_command where item_id = $1', [item.id]);
  return rows.map(({ id }) => id);
}

async function textOf(): Promise<string> {
  const document = new Y.Doc();
  const { snapshot, updates } = await readStoredDocument(database.manager, item.id);
  for (const bytes of [...(snapshot ? [snapshot] : []), ...updates.map((update) => update.bytes)]) Y.applyUpdate(document, bytes);
  return document.getText('t').toJSON();
}

const drop = (name: string): Promise<unknown> => database.query(`drop table ${name}`);

describe('a journal by months', () => {
  it('has room for this month and the next two, made at the start; the others are asked for once', async () => {
    expect(await parts()).toEqual([OTHER, part(1), part(2), `journal.document_update_until_${nameOf(1)}`].sort());
    expect(await makeJournalMonths(database)).toBe(0);
    await Promise.all([drop(part(1)), drop(part(2))]);
    const made = await Promise.all([makeJournalMonths(database), makeJournalMonths(database)]);
    expect(made.reduce((sum, count) => sum + count)).toBe(2);
    expect(await parts()).toContain(part(2));
  });

  it('keeps each row in its month, to the millisecond, and what is written over their border is one document', async () => {
    await write(month(1, -1), 'a');
    await write(month(1), 'b');
    await write(month(2), 'c');
    expect(await places()).toEqual([`journal.document_update_until_${nameOf(1)}`, part(1), part(2)]);
    expect([...(await textOf())].sort().join('')).toBe('abc');
    expect(await compactDocument(database, item.id, 1)).toMatchObject({ result: 'done', rows: 3 });
    expect([...(await textOf())].sort().join('')).toBe('abc');
    expect((await listVersions(database.manager, item.id, 1, 10)).total).toBeGreaterThanOrEqual(2);
  });

  it('refuses a command whose update is in another month, and tells the writer that it is done', async () => {
    const command = newId();
    await write(month(1), 'first', command);
    await expect(write(new Date(), 'again', command)).rejects.toMatchObject({ constraint: 'document_update_command' });
    const [{ epoch }] = await database.query<[{ epoch: string }]>(
      "insert into collab_process (address) values ('http://here') returning epoch",
    );
    const journal = new DocumentJournal({ databaseUrl: fresh.url, holder: { epochOf: () => epoch, onOver: () => undefined } });
    try {
      const appends = [command, newId(), command].map((commandId) => journal.append(item.id, Buffer.from([0, 0]), nobody, { commandId }));
      const ends = await Promise.allSettled(appends);
      expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
      expect(ends.flatMap((end) => (end.status === 'rejected' ? [end.reason instanceof AlreadyDone] : []))).toEqual([true, true]);
    } finally {
      await journal.close();
    }
    expect(await places()).toHaveLength(2);
  });

  it('knows a command as long as its row is there: when it moves to another month, too', async () => {
    const [kept, gone] = [newId(), newId()];
    const moved = await write(new Date(), 'kept', kept);
    await write(new Date(), 'gone', gone);
    await database.query('update document_update set created_at = $2 where seq = $1', [moved, month(1)]);
    expect((await commands()).sort()).toEqual([kept, gone].sort());
    await database.query('delete from document_update where item_id = $1 and command_id = $2', [item.id, gone]);
    expect(await commands()).toEqual([kept]);
    await database.query('delete from item where id = $1', [item.id]);
    expect(await commands()).toEqual([]);
  });

  it('catches what has no month, counts it, and brings it to its month as soon as there is one', async () => {
    const command = newId();
    expect(await rowsWithoutMonth(database)).toBe(0);
    await drop(part(2));
    await write(month(2), 'ahead', command);
    await write(month(200), 'far ahead');
    expect(await places()).toEqual([OTHER, OTHER]);
    expect(await rowsWithoutMonth(database)).toBe(2);
    expect(await makeJournalMonths(database)).toBe(1);
    expect(await places()).toEqual([part(2), OTHER]);
    expect(await commands()).toEqual([command]);
    await expect(write(new Date(), 'again', command)).rejects.toMatchObject({ constraint: 'document_update_command' });
    await database.query('delete from document_update where item_id = $1', [item.id]);
    expect(await rowsWithoutMonth(database)).toBe(0);
  });

  it('drops months that ended and are empty, and those that a clock far ahead made; none with a row, none that is needed', async () => {
    for (const ahead of [-3, -2, 40]) {
      await database.query(`create table ${part(ahead)} (like document_update including defaults)`);
    }
    const first = `journal.document_update_until_${nameOf(1)}`;
    await database.query(`alter table document_update detach partition ${first}`);
    for (const ahead of [-3, -2, 40])
      await database.query(
        `alter table document_update attach partition ${part(ahead)} for values from ('${month(ahead).toISOString()}') to ('${month(ahead + 1).toISOString()}')`,
      );
    expect(await makeJournalMonths(database)).toBe(1);
    await write(month(-2, 1), 'still there');
    expect(await dropJournalMonths(database)).toBe(2);
    expect(await parts()).toEqual([OTHER, part(-2), part(0), part(1), part(2)].sort());
    await database.query('delete from document_update where item_id = $1', [item.id]);
    expect(await dropJournalMonths(database)).toBe(1);
    expect(await dropJournalMonths(database)).toBe(0);
    await drop(first);
  });

  it('lets appends go on where a long reader is in the way, and is done the next time', async () => {
    await drop(part(2));
    await database.transaction(async (reader) => {
      await reader.query('select count(*) from document_update');
      const started = performance.now();
      expect(await makeJournalMonths(database)).toBe(0);
      expect(performance.now() - started).toBeLessThan(20_000);
      await write(new Date(), 'goes on');
    });
    expect(await makeJournalMonths(database)).toBe(1);
    expect(await textOf()).toBe('goes on');
  });

  it.each([
    ['opening', (id: string) => `select seq, bytes from document_update where item_id = '${id}' and not compacted order by seq`],
    ['the newest row', (id: string) => `select max(seq) from document_update where item_id = '${id}'`],
    ['the last row', (id: string) => `select seq from document_update where item_id = '${id}' order by seq desc limit 1`],
    ['what came since', (id: string) => `select bytes from document_update where item_id = '${id}' and seq > 5 order by seq`],
    ['folding', () => 'update document_update set compacted = true where seq = any(array[1,2,3]::bigint[])'],
    ['thinning', () => 'delete from document_update where seq = any(array[1,2,3]::bigint[])'],
    ['a command', (id: string) => `select 1 from document_command where item_id = '${id}' and command_id = '${id}'`],
  ])('asks an index of each month: %s', async (_, query) => {
    await database.transaction(async (manager) => {
      await manager.query('set local enable_seqscan = off');
      const plan = (await manager.query<{ 'QUERY PLAN': string }[]>(`explain ${query(item.id)}`))
        .map((row) => row['QUERY PLAN'])
        .join('\n');
      expect(plan).not.toContain('Seq Scan');
      expect(plan).toMatch(/Index/);
    });
  });
});

describe('the migration of a journal in one table', () => {
  const isDivided = async (): Promise<boolean> =>
    (await database.query<unknown[]>("select 1 from pg_class where relname = 'document_update' and relkind = 'p'")).length > 0;

  it('keeps every row of every month, numbers and commands, and back again', async () => {
    while (await isDivided()) await database.undoLastMigration({ transaction: 'each' });
    const command = newId();
    const seqs = [
      await write(month(-5), 'a'),
      await write(new Date(), 'b', command),
      await write(month(0), 'c'),
      await write(month(7), 'd'),
    ];
    await database.query('update document_update set compacted = true where seq = $1', [seqs[3]]);
    await expect(write(new Date(), 'again', command)).rejects.toMatchObject({ constraint: 'document_update_command' });
    const all = () => database.query<unknown[]>('select * from document_update order by seq');
    const before = await all();

    await database.runMigrations({ transaction: 'each' });
    await makeJournalMonths(database);
    expect(await all()).toEqual(before);
    const first = `journal.document_update_until_${nameOf(1)}`;
    expect(await places()).toEqual([first, first, first, OTHER]);
    expect(await commands()).toEqual([command]);
    await expect(write(month(1), 'again', command)).rejects.toMatchObject({ constraint: 'document_update_command' });
    expect(BigInt(await write(month(1), 'e'))).toBeGreaterThan(BigInt(seqs[3]!));
    const words = await database.query<unknown[]>('select 1 from item_words_due where item_id = $1', [item.id]);
    expect(words.length).toBeGreaterThan(0);

    const divided = await all();
    while (await isDivided()) await database.undoLastMigration({ transaction: 'each' });
    expect(await all()).toEqual(divided);
    await expect(write(new Date(), 'again', command)).rejects.toMatchObject({ constraint: 'document_update_command' });
    await database.runMigrations({ transaction: 'each' });
    expect(await all()).toEqual(divided);
  });
});
