import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Item, loadDocument, openDatabase, seedDocument } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { startServerIn } from '../support/database.js';
import { People } from '../support/people.js';
import { REPOSITORY } from '../support/process.js';

const { archiveSettings, makeArchive } = (await import(new URL('../../tools/backup/archive.mjs', import.meta.url).href)) as {
  archiveSettings(to: string): string[];
  makeArchive(to: string, account: object): void;
};
const { PRODUCT_SETTINGS, placeOf } = (await import(new URL('../../tools/postgres/cluster.mjs', import.meta.url).href)) as {
  PRODUCT_SETTINGS: string[];
  placeOf(directory: string): { cluster: string; account: object };
};

interface Kept {
  thinOut(asked: { to: string; now: number }): { bases: number; segments: number };
  filesAt(asked: { environment: object; folder: string }): object;
  mirrorFiles(asked: { source: object; to: string; now: number }): Promise<{ files: number; added: number; removed: number }>;
  isDue(newest: { endedAt: string } | undefined, now: Date): boolean;
  whatIsLate(asked: { to: string; now?: number }): string | undefined;
}
const { thinOut, filesAt, mirrorFiles, isDue, whatIsLate } = Object.assign(
  {},
  ...(await Promise.all(
    ['thin-out', 'files', 'keep'].map((name) => import(new URL(`../../tools/backup/${name}.mjs`, import.meta.url).href) as Promise<object>),
  )),
) as Kept;

const DAY_MS = 24 * 3600 * 1000;

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'murmel-backup-'));
  folders.push(folder);
  return folder;
}
const backups = newFolder();
const dataDir = newFolder();

/** One of the product's commands, as an operator types it. */
async function command(words: readonly string[], folder = dataDir): Promise<{ code: number; said: string }> {
  const { DATABASE_URL: _own, ...surrounding } = process.env;
  const child = spawn(process.execPath, ['tools/run.mjs', ...words], { cwd: REPOSITORY, env: { ...surrounding, DATA_DIR: folder } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

const open = (url: string): Promise<DataSource> => openDatabase({ url, pool: 2, applicationName: 'test' });
const titlesIn = async (database: DataSource): Promise<string[]> =>
  (await database.query<{ title: string }[]>('select title from item order by title')).map(({ title }) => title);
const fileOf = (folder: string, key: string): string => join(folder, 'files', key);
const write = (key: string, words: string): void => {
  mkdirSync(join(fileOf(dataDir, key), '..'), { recursive: true });
  writeFileSync(fileOf(dataDir, key), words);
};

/** A machine that runs murmel, with a document, a file and a log that is kept. */
let database: DataSource;
let people: People;
let teacher: Awaited<ReturnType<People['account']>>;
const make = (title: string): Promise<Item> => people.item(teacher, { title });
/** Runs the task that is due every five minutes: the log so far is kept beside the backup. */
const logIsKept = async (): Promise<void> => {
  const [{ name }] = await database.query<[{ name: string }]>('select pg_walfile_name(pg_switch_wal()) as name');
  while (!readdirSync(join(backups, 'wal')).includes(name)) await new Promise((resolve) => setTimeout(resolve, 50));
};

beforeAll(async () => {
  makeArchive(backups, placeOf(join(dataDir, 'postgres')).account);
  const { url } = await startServerIn(
    join(dataDir, 'postgres'),
    [...PRODUCT_SETTINGS, ...archiveSettings(backups)],
    ['--database', 'murmel'],
  );
  database = await open(url);
  people = new People(database);
  teacher = await people.account();
}, 120_000);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new machine, restored. */
async function restored<T>(words: readonly string[], look: (database: DataSource, folder: string) => Promise<T>): Promise<T> {
  const folder = newFolder();
  const { code, said } = await command(['restore', '--from', backups, ...words], folder);
  expect([code, said], said).toEqual([0, expect.stringContaining('accounts')]);
  const server = await startServerIn(join(folder, 'postgres'), [], ['--database', 'murmel']);
  const found = await open(server.url);
  try {
    return await look(found, folder);
  } finally {
    await found.destroy();
    await server.stop();
  }
}

describe('a backup, and a machine that is gone', () => {
  it('[T-50] [TR-11] brings back every moment since the copy: rows, live documents and files; five minutes are lost at the most', {
    timeout: 240_000,
  }, async () => {
    const words = new Y.Doc();
    words.getXmlFragment('default').insert(0, [new Y.XmlText('Die Eiche')]);
    const item = await make('1 vor der Kopie');
    await seedDocument(database.manager, item.id, Y.encodeStateAsUpdate(words), { accountId: teacher.id, visitorId: null });
    write('images/eiche', 'eine Eiche');
    expect(await command(['backup', '--to', backups])).toMatchObject({ code: 0 });

    await make('2 nach der Kopie');
    write('images/buche', 'eine Buche');
    expect(await command(['backup', '--to', backups])).toMatchObject({ code: 0 });
    await make('3 danach');
    const [{ until }] = await database.query<[{ until: Date }]>('select clock_timestamp() as until');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await make('4 aus Versehen');
    rmSync(fileOf(dataDir, 'images/eiche'));
    await logIsKept();
    await make('5 in den letzten Minuten');
    const [{ seconds }] = await database.query<[{ seconds: string }]>(
      `select setting as seconds from pg_settings where name = 'archive_timeout'`,
    );
    expect(Number(seconds)).toBeLessThanOrEqual(300);

    const { cluster } = placeOf(join(dataDir, 'postgres'));
    process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await database.destroy().catch(() => undefined);
    rmSync(dataDir, { recursive: true });

    await restored(['--until', until.toISOString()], async (found, folder) => {
      expect(await titlesIn(found)).toEqual(['1 vor der Kopie', '2 nach der Kopie', '3 danach']);
      for (const [key, said] of [
        ['images/eiche', 'eine Eiche'],
        ['images/buche', 'eine Buche'],
      ] as const)
        expect(readFileSync(fileOf(folder, key), 'utf8')).toBe(said);
      const document = new Y.Doc();
      Y.applyUpdate(document, await loadDocument(found.manager, item.id));
      expect(document.getXmlFragment('default').toJSON()).toBe('Die Eiche');
    });
    await restored([], async (found) => {
      expect(await titlesIn(found)).toEqual(['1 vor der Kopie', '2 nach der Kopie', '3 danach', '4 aus Versehen']);
    });
  });

  it('what cannot be brought back is said with the moment that can, and nothing half stays behind', { timeout: 120_000 }, async () => {
    const folder = newFolder();
    const refused = async (words: readonly string[]): Promise<string> => {
      const { code, said } = await command(words, folder);
      expect(code).toBe(1);
      return said;
    };
    const late = new Date(Date.now() + DAY_MS).toISOString();
    expect(await refused(['restore', '--from', backups, '--until', late])).toContain(`ends before ${late}`);
    expect(await refused(['restore', '--from', backups, '--until', '2020-01-01T00:00:00Z'])).toContain('nothing before can be restored');
    expect(await refused(['restore', '--from', backups, '--until', 'gestern'])).toContain('no moment with a time zone');
    expect(await refused(['restore', '--from', newFolder()])).toContain('no whole backup');
    expect(await refused(['restore'])).toContain('--from');
    expect(await refused(['backup', '--to', newFolder()])).toContain('made while murmel runs');
    // An unreadable segment is noticed when half of the restore is done.
    const unreadable = join(backups, 'wal', '0000000F0000000F0000000F');
    mkdirSync(unreadable);
    await refused(['restore', '--from', backups]);
    rmSync(unreadable, { recursive: true });
    expect(existsSync(placeOf(join(folder, 'postgres')).cluster)).toBe(false);
    expect(await command(['restore', '--from', backups], folder)).toMatchObject({ code: 0 });
    expect(await refused(['restore', '--from', backups])).toContain('nothing is overwritten');
  });
});

describe('what a backup keeps', () => {
  const now = Date.parse('2026-11-27T02:30:00Z');
  const daysAgo = (days: number): string => new Date(now - days * DAY_MS).toISOString();
  const addBase = (to: string, days: number, firstLog: string): void => {
    const base = join(to, 'bases', daysAgo(days).replaceAll(':', '-'));
    mkdirSync(base, { recursive: true });
    writeFileSync(
      join(base, 'backup.json'),
      JSON.stringify({ startedAt: daysAgo(days), endedAt: daysAgo(days), firstLog, archived: true }),
    );
  };

  it('[DEL-09] copies and their log leave after 34 days, at the latest with the next night', () => {
    const to = newFolder();
    addBase(to, 36, '000000010000000000000003');
    addBase(to, 33, '000000010000000000000007');
    addBase(to, 0, '0000000200000001000000A0');
    mkdirSync(join(to, 'wal'));
    const segments = [
      '000000010000000000000003',
      '000000010000000000000006',
      '000000010000000000000007',
      '0000000200000001000000A1',
      '00000002.history',
    ];
    for (const name of segments) writeFileSync(join(to, 'wal', name), '');
    mkdirSync(join(to, 'bases', 'half.unfinished'));
    expect(thinOut({ to, now })).toEqual({ bases: 1, segments: 2 });
    expect(readdirSync(join(to, 'wal')).toSorted()).toEqual(segments.slice(2).toSorted());
    expect(readdirSync(join(to, 'bases'))).toHaveLength(2);
  });

  it('[DEL-09] a file that is gone stays for 34 days, and one that comes back stays', async () => {
    const [to, folder] = [newFolder(), newFolder()];
    const source = filesAt({ environment: {}, folder });
    for (const name of ['eiche', 'buche']) writeFileSync(join(folder, name), name);
    const at = (days: number) => mirrorFiles({ source, to, now: now + days * DAY_MS });
    expect(await at(0)).toEqual({ files: 2, added: 2, removed: 0 });
    for (const name of ['eiche', 'buche']) rmSync(join(folder, name));
    expect(await at(1)).toEqual({ files: 0, added: 0, removed: 0 });
    writeFileSync(join(folder, 'buche'), 'buche');
    expect(await at(34)).toEqual({ files: 1, added: 1, removed: 0 });
    expect(await at(35)).toEqual({ files: 1, added: 0, removed: 1 });
    expect(readdirSync(join(to, 'files'))).toEqual(['buche']);
    // As long as before, and something else.
    writeFileSync(join(folder, 'buche'), 'Linde');
    expect(await at(36)).toEqual({ files: 1, added: 1, removed: 0 });
    expect(readFileSync(join(to, 'files', 'buche'), 'utf8')).toBe('Linde');
  });

  it('is made at night or when a day has gone by, and says when it is late', () => {
    const to = newFolder();
    expect(whatIsLate({ to, now })).toContain('no whole backup');
    addBase(to, 2, '000000010000000000000003');
    expect(whatIsLate({ to, now })).toContain(daysAgo(2));
    const night = new Date(2026, 10, 27, 2, 10);
    const due = (hours: number, now: Date) => isDue({ endedAt: new Date(now.getTime() - hours * 3600 * 1000).toISOString() }, now);
    expect([isDue(undefined, night), due(23, night), due(1, night)]).toEqual([true, true, false]);
    const morning = new Date(2026, 10, 27, 9, 0);
    expect([due(25, morning), due(23, morning)]).toEqual([true, false]);
  });
});
