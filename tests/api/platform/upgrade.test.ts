// @module-tag proof
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Account, Item, OwnerFile, openDatabase, WorksheetResponse } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestBrowser } from '../../support/browser.js';
import { CallingCopy } from '../../support/calling-copy.js';
import { columnsOf } from '../../support/earlier-database.js';
import type { FreshDatabase } from '../../support/fresh-database.js';
import {
  createKeptDatabase,
  type KeptRelease,
  keptReleases,
  missingIn,
  placeFiles,
  readRelease,
  type Snapshot,
  snapshotOf,
} from '../../support/kept-release.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { come } from '../classes/class-cast.js';
import { storedBoard } from '../pinboard/board-cast.js';

/** Tables and columns that a later migration takes away or computes anew on purpose, with the reason. */
const ON_PURPOSE: Readonly<Record<string, string>> = {};

/**
 * Rows that going back by one migration takes along besides what it made itself: the release before could not hold them. The same
 * list stands in docs/operations.md.
 */
const TAKEN_BACK: Readonly<Record<string, readonly string[]>> = {
  SignOn1778000000000: ['mail_token'],
  AdministrationOfPeople1777100000000: ['school_invitation'],
};
/** Number of the newest migrations that go back and forth. */
const NEWEST = 6;

/** Brings a database up to this release, as the first process after an update does. */
async function bringUp(url: string): Promise<void> {
  const migrated = await openDatabase({ url, pool: 1, applicationName: 'test-upgrade' });
  await migrated.destroy();
}

const lost = (later: Snapshot, earlier: Snapshot): string[] => missingIn(later, earlier).filter((one) => !(one in ON_PURPOSE));

describe.each(keptReleases())('[TR-12] an update from the release %s with data', (release) => {
  let kept: KeptRelease;
  let database: FreshDatabase;
  let before: Snapshot;
  let api: BoardApi;
  let dataDir: string;
  beforeAll(async () => {
    kept = readRelease(release);
    database = await createKeptDatabase(inject('databaseUrl'), kept);
    before = await snapshotOf(database.url);
    await bringUp(database.url);
    dataDir = mkdtempSync(join(tmpdir(), 'murmel-upgrade-'));
    placeFiles(dataDir, kept);
  });
  afterAll(async () => {
    await api?.stop();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ownerOf = async (itemId: string): Promise<TestBrowser> => {
    const { manager } = api.database;
    const item = await manager.findOneByOrFail(Item, { id: itemId });
    return api.people.signIn(api.browser(), await manager.findOneByOrFail(Account, { id: item.ownerId }));
  };

  const namesOn = async (boardId: string) => [...(await storedBoard(api, boardId)).cardsOf.values()].flat().map(({ name }) => name);

  it('begins with what it had, in nearly every table', () => {
    const filled = [...before.rows.values()].filter((rows) => rows.length > 0).length;
    expect(filled).toBeGreaterThan(85);
  });

  it('loses no row and changes none', async () => {
    expect(lost(await snapshotOf(database.url, before.columns), before)).toEqual([]);
  });

  it('a document, a board, a worksheet, a file and a code of a pupil open, are read and go on', async () => {
    api = await startBoardApi(inject('databaseUrl'), { databaseUrl: database.url, secret: kept.secret, dataDir });
    const { document, board, worksheet, file, pupil } = kept.told;
    const copy = new CallingCopy(await ownerOf(document.id), document.id);
    await copy.read();
    expect(JSON.stringify(copy.document.toJSON()) + copy.content).toContain(document.words);

    expect(await namesOn(board.id)).toContain(board.words);
    const teacher = await ownerOf(board.id);
    const path = `/api/pinboard/boards/${board.id}`;
    const list = await teacher.post<{ id: string }>(`${path}/lists`, { name: 'Nach dem Update' });
    expect(list.status).toBe(201);
    expect((await teacher.post(`/api/pinboard/lists/${list.body.id}/cards`, { name: 'Dachs' })).status).toBe(201);
    expect(await namesOn(board.id)).toContain('Dachs');

    const response = await api.database.manager.findOneByOrFail(WorksheetResponse, { id: worksheet.id });
    const read = await (await ownerOf(response.itemId)).get(`/api/worksheet/responses/${worksheet.id}`);
    expect(JSON.stringify(read.body)).toContain(worksheet.words);

    const { itemId } = await api.database.manager.findOneByOrFail(OwnerFile, { id: file.path.split('/').at(-1)! });
    const sent = await (await ownerOf(itemId)).get<Buffer>(file.path);
    expect(Buffer.from(sent.body).toString('base64')).toBe(file.base64);

    const came = await come(api.browser(), pupil.code);
    expect([came.status, pupil.name.startsWith(came.body.name)]).toEqual([201, true]);
  });
});

/** Tables that are still there and lack rows; one that lost a column has as many as before. */
function tablesThatLost(before: Snapshot, after: Snapshot): string[] {
  return [...after.columns].flatMap(([table, names]) => {
    const [had, has] = [before.rows.get(table) ?? [], after.rows.get(table)!];
    const isSame = before.columns.get(table)?.join() === names.join();
    const left = new Set(has);
    return (isSame ? had.every((mark) => left.has(mark)) : has.length >= had.length) ? [] : [table];
  });
}

describe('[TR-12] going back by the newest migrations, one by one, and forth again', () => {
  let database: FreshDatabase;
  let source: DataSource;
  beforeAll(async () => {
    const release = keptReleases().at(-1)!;
    database = await createKeptDatabase(inject('databaseUrl'), readRelease(release));
    await bringUp(database.url);
    source = await openDatabase({ url: database.url, pool: 1, applicationName: 'test-upgrade' });
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const newest = async (): Promise<string> =>
    (await source.query<{ name: string }[]>('select name from migrations order by id desc limit 1'))[0]!.name;

  it('takes back what each of them made, and nothing else', async () => {
    const whole = await columnsOf(database.url);
    const gone: string[] = [];
    for (let step = 0; step < NEWEST; step += 1) {
      const name = await newest();
      const before = await snapshotOf(database.url);
      await source.undoLastMigration({ transaction: 'each' });
      const lostFrom = tablesThatLost(before, await snapshotOf(database.url));
      expect([name, lostFrom.filter((table) => !TAKEN_BACK[name]?.includes(table))]).toEqual([name, []]);
      gone.push(name);
    }
    expect(gone).toHaveLength(NEWEST);
    const back = await snapshotOf(database.url);
    await source.runMigrations({ transaction: 'each' });
    expect(await columnsOf(database.url)).toEqual(whole);
    expect(missingIn(await snapshotOf(database.url, back.columns), back)).toEqual([]);
  });
});
