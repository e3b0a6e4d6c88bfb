import {
  type Account,
  compactDocument,
  expiries,
  hasGaps,
  type Item,
  listVersions,
  loadDocument,
  seedDocument,
  thinOutVersions,
  type Visitor,
  versionState,
} from '@murmel/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { draws } from '../support/draws.js';
import { gapUpdate } from './support/hostile-updates.js';
import { Lesson } from './support/lesson.js';

const TEXTS = 'text_document';

let lesson: Lesson;
let teacher: Account;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account({ publicName: 'Frau Engel' });
});
afterAll(() => lesson.stop());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LESSON = new Date('2026-05-04T08:00:00Z').getTime();

async function append(item: Item, update: Uint8Array, at: number, author: { account?: Account; visitor?: Visitor } = {}): Promise<string> {
  const [row] = (await lesson.database.query(
    'insert into document_update (item_id, bytes, account_id, visitor_id, created_at) values ($1, $2, $3, $4, $5) returning seq',
    [item.id, Buffer.from(update), author.account?.id ?? null, author.visitor?.id ?? null, new Date(at)],
  )) as { seq: string }[];
  return row!.seq;
}

function textOf(state: Uint8Array | undefined): string {
  const doc = new Y.Doc();
  if (state) Y.applyUpdate(doc, state);
  expect(hasGaps(doc)).toBe(false);
  return doc.getText('t').toString();
}

/** One person typing and deleting; each step is one update. */
class Pen {
  readonly doc = new Y.Doc();
  private updates: Uint8Array[] = [];

  constructor() {
    this.doc.on('update', (update: Uint8Array) => this.updates.push(update));
  }

  write(text: string): Uint8Array {
    this.doc.getText('t').insert(this.doc.getText('t').length, text);
    return this.updates.pop()!;
  }

  erase(at: number, length: number): Uint8Array | undefined {
    this.doc.getText('t').delete(at, length);
    return this.updates.pop();
  }
}

describe('compaction', () => {
  it('any history: the same document before and after, snapshots at any moment, rows kept for versions', async () => {
    const step = fc.record({
      pen: fc.nat(2),
      text: fc.string({ minLength: 1, maxLength: 5 }),
      erase: fc.option(fc.tuple(fc.nat(20), fc.nat(5))),
      compact: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const item = await lesson.people.item(teacher);
        const pens = [new Pen(), new Pen(), new Pen()];
        const everything = new Y.Doc();
        let rows = 0;
        for (const { pen, text, erase, compact } of steps) {
          const writer = pens[pen]!;
          Y.applyUpdate(writer.doc, Y.encodeStateAsUpdate(everything));
          const length = writer.doc.getText('t').length;
          const update = erase && erase[0] + erase[1] <= length ? (writer.erase(...erase) ?? writer.write(text)) : writer.write(text);
          Y.applyUpdate(everything, update);
          await seedDocument(lesson.database.manager, item.id, update, { accountId: teacher.id, visitorId: null });
          rows += 1;
          if (compact) await compactDocument(lesson.database, item.id, 1);
        }
        expect(textOf(await loadDocument(lesson.database.manager, item.id))).toBe(everything.getText('t').toString());
        expect(await lesson.journalRows(item)).toBe(rows);
      }),
      { numRuns: draws(25) },
    );
  });

  it('refuses a history with a gap and leaves every row as it is', async () => {
    const item = await lesson.people.item(teacher);
    await append(item, gapUpdate(10), LESSON);
    expect(await compactDocument(lesson.database, item.id, 1)).toEqual({ result: 'gaps' });
    const rows = await lesson.database.query('select compacted from document_update where item_id = $1', [item.id]);
    expect(rows).toEqual([{ compacted: false }]);
    expect(await lesson.database.query('select 1 from document_snapshot where item_id = $1', [item.id])).toEqual([]);
  });

  it('by two processes at once, with people writing, loses nothing', async () => {
    const item = await lesson.people.item(teacher);
    const pen = new Pen();
    const writing = (async () => {
      for (let index = 0; index < 100; index += 1) await append(item, pen.write(`${index},`), Date.now());
    })();
    const results: string[] = [];
    while ((await Promise.race([writing.then(() => false), Promise.resolve(true)])) && results.length < 60) {
      const both = await Promise.all([compactDocument(lesson.database, item.id, 1), compactDocument(lesson.database, item.id, 1)]);
      results.push(...both.map(({ result }) => result));
    }
    await writing;
    expect(results).toContain('done');
    expect(textOf(await loadDocument(lesson.database.manager, item.id))).toBe(pen.doc.getText('t').toString());
  });
});

describe('versions', () => {
  it('last at most a minute, newest first, with the names of now', async () => {
    const item = await lesson.people.item(teacher);
    const visitor = await lesson.visitor(item, 'Gast Igel');
    const pen = new Pen();
    const seqs: string[] = [];
    for (let second = 0; second < 3 * 60; second += 20)
      seqs.push(await append(item, pen.write('a'), LESSON + second * 1000, { account: teacher }));
    for (const minute of [20, 21]) seqs.push(await append(item, pen.write('b'), LESSON + minute * MINUTE, { visitor }));
    await lesson.database.query(`update visitor set display_name = 'Mila' where id = $1`, [visitor.id]);
    const { versions, total } = await listVersions(lesson.database.manager, item.id, 1, 10);
    expect(total).toBe(5);
    // Three writings a minute: the third, sixth and ninth end a version each.
    expect(versions.map(({ id }) => id)).toEqual([seqs[10], seqs[9], seqs[8], seqs[5], seqs[2]]);
    const mila = [{ id: visitor.id, name: 'Mila', teacher: false }];
    const engel = [{ id: teacher.id, name: 'Frau Engel', teacher: true }];
    expect(versions.map(({ authors }) => authors)).toEqual([mila, mila, engel, engel, engel]);
    expect(versions.reduce((sum, { changes }) => sum + changes, 0)).toBe(seqs.length);
    expect((await listVersions(lesson.database.manager, item.id, 2, 2)).versions.map(({ id }) => id)).toEqual([seqs[8], seqs[5]]);
    expect(textOf(await versionState(lesson.database.manager, item.id, versions[2]!.id))).toBe('a'.repeat(9));
    expect(textOf(await versionState(lesson.database.manager, item.id, versions[0]!.id))).toBe(`${'a'.repeat(9)}bb`);
  });

  it("of somebody who was erased have an author without a name; another document's version is none", async () => {
    const item = await lesson.people.item(teacher);
    const visitor = await lesson.visitor(item);
    const seq = await append(item, new Pen().write('x'), LESSON, { visitor });
    await lesson.database.query('delete from visitor where id = $1', [visitor.id]);
    const { versions } = await listVersions(lesson.database.manager, item.id, 1, 10);
    expect(versions[0]!.authors).toEqual([{ id: visitor.id, name: null, teacher: false }]);
    const other = await lesson.people.item(teacher);
    expect(await versionState(lesson.database.manager, other.id, seq)).toBeUndefined();
    expect(await versionState(lesson.database.manager, item.id, '999999999999')).toBeUndefined();
  });

  it('show also what is deleted now', async () => {
    const item = await lesson.people.item(teacher);
    const pen = new Pen();
    const before = await append(item, pen.write('weg damit'), LESSON);
    await append(item, pen.erase(0, 9)!, LESSON + MINUTE);
    await compactDocument(lesson.database, item.id, 1);
    expect(textOf(await loadDocument(lesson.database.manager, item.id))).toBe('');
    expect(textOf(await versionState(lesson.database.manager, item.id, before))).toBe('weg damit');
  });
});

describe('thinning out after 30 days', () => {
  it('leaves one version per hour, keeps the document and all later versions, and may run again', async () => {
    const item = await lesson.people.item(teacher);
    const visitor = await lesson.visitor(item);
    const pen = new Pen();
    const atHour = (hour: number, minute: number): number => LESSON + hour * 60 * MINUTE + minute * MINUTE;
    const first = await append(item, pen.write('1'), atHour(0, 5), { account: teacher });
    const second = await append(item, pen.write('2'), atHour(0, 50), { visitor });
    const third = await append(item, pen.write('3'), atHour(3, 1), { account: teacher });
    const young = await append(item, pen.write('4'), LESSON + 20 * DAY, { account: teacher });
    const now = new Date(LESSON + 31 * DAY);

    expect(await thinOutVersions(lesson.database, now, TEXTS)).toBeGreaterThanOrEqual(3);
    expect(await lesson.journalRows(item)).toBe(1);
    expect(textOf(await loadDocument(lesson.database.manager, item.id))).toBe('1234');
    const { versions } = await listVersions(lesson.database.manager, item.id, 1, 10);
    expect(versions.map(({ id }) => id)).toEqual([young, third, second]);
    expect(versions[2]).toMatchObject({ changes: 2, at: new Date(atHour(0, 50)) });
    expect(versions[2]!.authors.map(({ id }) => id).sort()).toEqual([teacher.id, visitor.id].sort());
    const texts = await Promise.all([second, third, young].map((seq) => versionState(lesson.database.manager, item.id, seq)));
    expect(texts.map(textOf)).toEqual(['12', '123', '1234']);
    expect(await versionState(lesson.database.manager, item.id, first)).toBeUndefined();

    expect(await thinOutVersions(lesson.database, now, TEXTS)).toBe(0);
    await append(item, pen.write('5'), LESSON + 21 * DAY);
    expect(await thinOutVersions(lesson.database, new Date(LESSON + 60 * DAY), TEXTS)).toBe(2);
    expect(await lesson.journalRows(item)).toBe(0);
    expect(textOf(await loadDocument(lesson.database.manager, item.id))).toBe('12345');
    expect(textOf(await versionState(lesson.database.manager, item.id, third))).toBe('123');
  });

  it('keeps the shape under which the bytes were written, so that the next opening still lifts them', async () => {
    const item = await lesson.people.item(teacher);
    const pen = new Pen();
    await append(item, pen.write('alt'), LESSON);
    const stampOf = async (): Promise<number | undefined> =>
      (
        await lesson.database.query<{ version: number }[]>('select schema_version as version from document_snapshot where item_id = $1', [
          item.id,
        ])
      )[0]?.version;
    await thinOutVersions(lesson.database, new Date(LESSON + 31 * DAY), TEXTS);
    expect(await stampOf()).toBe(1);
    // Migrated and stored by a server that had it open; later updates are of the new shape.
    await append(item, pen.write('neu'), LESSON + DAY);
    await compactDocument(lesson.database, item.id, 2);
    await append(item, pen.write('er'), LESSON + 2 * DAY);
    await thinOutVersions(lesson.database, new Date(LESSON + 62 * DAY), TEXTS);
    expect(await stampOf()).toBe(2);
  });

  it('forgets numbers under which nobody wrote', async () => {
    const item = await lesson.people.item(teacher);
    const claim = (client: number, wrote: boolean, at: number): Promise<unknown> =>
      lesson.database.query('insert into document_client (item_id, client_id, account_id, wrote, created_at) values ($1, $2, $3, $4, $5)', [
        item.id,
        client,
        teacher.id,
        wrote,
        new Date(at),
      ]);
    await Promise.all([claim(1, true, LESSON), claim(2, false, LESSON), claim(3, false, LESSON + 20 * DAY)]);
    await expiries(lesson.database, new Date(LESSON + 31 * DAY))['document_client']!();
    const rows = await lesson.database.query<{ client: string }[]>(
      'select client_id as client from document_client where item_id = $1 order by client_id',
      [item.id],
    );
    expect(rows.map(({ client }) => client)).toEqual(['1', '3']);
  });
});
