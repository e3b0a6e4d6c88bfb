// @module-tag proof
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Account, Item, loadDocument, MailToken } from '@murmel/server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { columnsOf } from '../../support/earlier-database.js';
import { createKeptDatabase, type KeptRelease, rowsOf, snapshotOf, type Told, writeRelease } from '../../support/kept-release.js';
import { createWorld } from '../access/world.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { come } from '../classes/class-cast.js';
import { pdf } from '../files/samples.js';
import { send, surveyCast } from '../files/sending.js';
import { boardCast } from '../pinboard/board-cast.js';
import { writeWords } from '../search/finding.js';
import { worksheetCast } from '../worksheet/worksheet-cast.js';

/** With `KEEP_RELEASE=1` the dump is put into `tests/fixtures/earlier/releases`: once for each release. */
const KEEPS = process.env['KEEP_RELEASE'] === '1';
const SECRET = 'the secret of a kept release, known to everybody';
const MIGRATIONS = new URL('../../../libs/server/src/database/migrations/', import.meta.url);
/** Files of the kept storage are small ones: what is large is large for its own tests. */
const SMALL = 40_000;

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'), { demoData: true, secret: SECRET });
});
afterAll(() => api.stop());

function filesIn(folder: string, below = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const key = join(below, entry.name);
    if (entry.isDirectory()) Object.assign(found, filesIn(folder, key));
    else if (!key.startsWith('health')) {
      const bytes = readFileSync(join(folder, key));
      if (bytes.length <= SMALL) found[key] = bytes.toString('base64');
    }
  }
  return found;
}

/** Does a little of everything by calls, beside what the demo data and a world of the access tests have. */
async function used(): Promise<Told> {
  const document = await api.database.manager.findOneByOrFail(Item, { kind: 'text_document', title: 'Beobachtungsprotokoll Wald' });
  const board = await boardCast(api);
  const list = await board.addList('Tiere');
  expect((await board.addCard(board.guest.browser, list.body.id, { name: 'Rehkitz am Waldrand' })).status).toBe(201);
  const sheet = await worksheetCast(api);
  const begun = await sheet.begin(sheet.guest.browser);
  const written = await sheet.write(sheet.guest.browser, begun.body.id, [{ blockId: sheet.one('Text'), text: 'Nachts atmet sie.' }]);
  expect(written.status, JSON.stringify(written.body)).toBe(200);
  const survey = await surveyCast(api);
  const bytes = pdf();
  const file = await send(survey.guest.browser, survey.item, bytes);
  const known = JSON.parse(readFileSync(join(api.configuration.dataDir, 'demo-accounts.json'), 'utf8')) as Record<string, string>[];
  const pupil = known.find(({ role }) => role === 'pupil')!;
  const teacher = known.find(({ role }) => role === 'teacher')!['email']!;
  expect((await come(api.browser(), pupil['password']!)).status).toBe(201);
  const { manager } = api.database;
  const [admin, person] = [
    await manager.findOneByOrFail(Account, { admin: true }),
    await manager.findOneByOrFail(Account, { email: teacher }),
  ];
  await api.people.lookAs(api.browser(), admin, person);
  await api.browser().post('/api/password_resets', { email: teacher });
  await writeWords(api);
  await manager.query("insert into deletion_day (day, data, cause, count) values (current_date, 'items', 'deadline', 3)");
  await expect.poll(() => manager.existsBy(MailToken, { accountId: person.id })).toBe(true);
  return {
    pupil: { name: pupil['name']!, code: pupil['password']! },
    teacher,
    document: { id: document.id, words: '12 400 Lux' },
    board: { id: board.item.id, words: 'Rehkitz am Waldrand' },
    worksheet: { id: begun.body.id, words: 'Nachts atmet sie.' },
    file: { path: file.body.url, base64: Buffer.from(bytes).toString('base64') },
  };
}

it('[TR-12] a release can be kept: rows of nearly every table, files and codes, and what is kept is whole when it is read', async () => {
  await createWorld(api);
  const told = await used();
  expect((await loadDocument(api.database.manager, told.document.id)).length).toBeGreaterThan(100);
  const { databaseUrl, dataDir } = api.configuration;
  const [release = ''] = readdirSync(MIGRATIONS)
    .map((name) => name.slice(0, 4))
    .sort()
    .reverse();
  const kept: KeptRelease = {
    ...{ release, keptAt: new Date().toISOString(), secret: SECRET },
    columns: await columnsOf(databaseUrl),
    rows: await rowsOf(databaseUrl),
    files: filesIn(join(dataDir, 'files')),
    told,
  };
  const empty = [...(await snapshotOf(databaseUrl)).rows].filter(([table, rows]) => rows.length === 0 && !(table in kept.rows));
  console.info(`kept ${Object.keys(kept.rows).length} tables; without rows: ${empty.map(([table]) => table).join(', ')}`);
  expect(Object.keys(kept.rows).length).toBeGreaterThan(90);

  // Its times are moved when it is read, so rows are counted, not compared.
  const again = await createKeptDatabase(inject('databaseUrl'), JSON.parse(JSON.stringify(kept)) as KeptRelease);
  try {
    const [before, after] = await Promise.all([rowsOf(databaseUrl), rowsOf(again.url)]);
    const counts = (rows: Record<string, string>) =>
      Object.entries(rows).map(([table, all]) => [table, (JSON.parse(all) as unknown[]).length]);
    expect(counts(after)).toEqual(counts(before));
    expect(await columnsOf(again.url)).toEqual(kept.columns);
  } finally {
    await again.drop();
  }
  if (KEEPS) writeRelease(kept);
});
