import {
  type BoardData,
  changeDocument,
  changed,
  differences,
  NEW_PINBOARD,
  newPartId,
  PINBOARD_SCHEMA_VERSION,
  PINBOARD_TABLES,
  type PinboardTable,
  pinboardKind,
  readBoard,
  seedPinboard,
} from '@murmel/documents';
import { compactDocument, DocumentJournal, type Item, openDatabase, seedDocument, thinOutVersions } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { BoardReader } from '../../../apps/api/src/core/boards/board-reader.js';
import { startApi, type TestApi } from '../../support/api.js';

const KIND = {
  ...pinboardKind,
  item: 'pinboard' as const,
  schemaVersion: PINBOARD_SCHEMA_VERSION,
  migrations: [],
  filesOn: () => new Set<string>(),
};
const NOBODY = { accountId: null, visitorId: null };

let api: TestApi;
let epoch: string;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  const rows = await api.database.query<{ epoch: string }[]>("insert into collab_process (address) values ('http://here') returning epoch");
  epoch = rows[0]!.epoch;
});
afterAll(() => api.stop());

/** A process that writes into the board's journal as collab-server does, with a memory of its own. */
class Writer {
  private readonly document = new Y.Doc();
  readonly journal = new DocumentJournal({
    databaseUrl: api.configuration.databaseUrl,
    holder: { epochOf: () => epoch, onOver: () => undefined },
  });

  constructor(private readonly item: Item) {
    Y.applyUpdate(this.document, seedPinboard(NEW_PINBOARD));
  }

  async add(name: string): Promise<void> {
    await this.journal.append(this.item.id, this.update(name), NOBODY);
  }

  /** Returns the update that would be written. */
  update(name: string): Uint8Array {
    const before = Y.encodeStateVector(this.document);
    const data = readBoard<PinboardTable>(this.document, PINBOARD_TABLES);
    const next: BoardData<PinboardTable> = changed<PinboardTable>(data, [{ table: 'lists', id: newPartId(), set: { name, order: 'a0' } }]);
    changeDocument(this.document, differences(data, next));
    return Y.encodeStateAsUpdate(this.document, before);
  }
}

async function board(): Promise<Item> {
  const item = await api.people.item(await api.people.account(), { kind: 'pinboard' });
  await seedDocument(api.database.manager, item.id, seedPinboard(NEW_PINBOARD), NOBODY);
  return item;
}
const namesIn = async (reader: BoardReader, item: Item) => (await reader.read(KIND, item.id)).board.lists.map(({ name }) => name).sort();

describe('reading committed boards', () => {
  it('sees what several processes wrote, at once, and the same objects while nothing changes', async () => {
    const item = await board();
    const [one, two] = [new Writer(item), new Writer(item)];
    const reader = new BoardReader(api.database);
    expect(await namesIn(reader, item)).toEqual([]);
    const expected: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([one.add(`a${round}`), two.add(`b${round}`)]);
      expected.push(`a${round}`, `b${round}`);
      expect(await namesIn(reader, item)).toEqual([...expected].sort());
    }
    expect((await reader.read(KIND, item.id)).board).toBe((await reader.read(KIND, item.id)).board);
    await Promise.all([one.journal.close(), two.journal.close()]);
  });

  it('whoever wrote reads it, however many read meanwhile', async () => {
    const item = await board();
    const reader = new BoardReader(api.database);
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const writer = new Writer(item);
        for (const name of [`c${n}`, `d${n}`, `e${n}`]) {
          await writer.add(name);
          expect(await namesIn(reader, item)).toContain(name);
        }
        await writer.journal.close();
      }),
    );
  });

  it('sees a row that was committed after a later one', async () => {
    const item = await board();
    const [slow, fast] = [new Writer(item), new Writer(item)];
    const other = await openDatabase({ url: api.configuration.databaseUrl, pool: 1, applicationName: 'test' });
    const late = other.createQueryRunner();
    await late.startTransaction();
    // Its number is taken now, it becomes visible later.
    await late.query('insert into document_update (item_id, bytes) values ($1, $2)', [item.id, Buffer.from(slow.update('spät'))]);
    await fast.add('früh');
    const reader = new BoardReader(api.database);
    expect(await namesIn(reader, item)).toEqual(['früh']);
    await fast.add('mitte');
    expect(await namesIn(reader, item)).toEqual(['früh', 'mitte']);
    await late.commitTransaction();
    await late.release();
    expect(await namesIn(reader, item)).toEqual(['früh', 'mitte', 'spät']);
    await Promise.all([fast.journal.close(), slow.journal.close(), other.destroy()]);
  });

  it('stays right while rows are compacted and thinned out, also when it begins afterwards', async () => {
    const item = await board();
    const writer = new Writer(item);
    const before = new BoardReader(api.database);
    await writer.add('a');
    expect(await namesIn(before, item)).toEqual(['a']);
    await writer.add('b');
    await compactDocument(api.database, item.id, PINBOARD_SCHEMA_VERSION);
    await writer.add('c');
    const between = new BoardReader(api.database);
    expect([await namesIn(before, item), await namesIn(between, item)]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    await api.database.query("update document_update set created_at = now() - interval '40 days' where item_id = $1", [item.id]);
    await thinOutVersions(api.database, new Date(), 'pinboard');
    const [left] = await api.database.query<{ count: number }[]>('select count(*)::int as count from document_update where item_id = $1', [
      item.id,
    ]);
    expect(left?.count).toBe(0);
    await writer.add('d');
    for (const reader of [before, between, new BoardReader(api.database)])
      expect(await namesIn(reader, item)).toEqual(['a', 'b', 'c', 'd']);
    await writer.journal.close();
  });

  it('keeps no more boards in memory than it may, the ones used last', async () => {
    const items = [await board(), await board(), await board()];
    const reader = new BoardReader(api.database, { documents: 2, bytes: 1_000_000, idleMs: 60_000 });
    for (const item of items) await namesIn(reader, item);
    expect(reader.size).toBe(2);
    const small = new BoardReader(api.database, { documents: 10, bytes: 1, idleMs: 60_000 });
    for (const item of items) expect(await namesIn(small, item)).toEqual([]);
    expect(small.size).toBe(1);
    const forgetful = new BoardReader(api.database, { documents: 10, bytes: 1_000_000, idleMs: 0 });
    for (const item of items) await namesIn(forgetful, item);
    expect(forgetful.size).toBe(1);
  });

  it('a row that cannot be read is an error, not half a board', async () => {
    const item = await board();
    const reader = new BoardReader(api.database);
    expect(await namesIn(reader, item)).toEqual([]);
    await api.database.query('insert into document_update (item_id, bytes) values ($1, $2)', [item.id, Buffer.from([1, 2, 3])]);
    await expect(reader.read(KIND, item.id)).rejects.toThrow();
    await expect(reader.read(KIND, item.id)).rejects.toThrow();
  });
});
