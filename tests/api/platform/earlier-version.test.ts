import { readFileSync } from 'node:fs';
import type { TeacherCloud } from '@murmel/contracts';
import { readTextDocument } from '@murmel/documents';
import { Account, loadDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { columnsOf, createEarlierDatabase, readEarlierContent } from '../../support/earlier-database.js';
import type { FreshDatabase } from '../../support/fresh-database.js';
import { bring } from '../murmel/murmel-file.js';

interface Listed {
  entries: { id: string; kind: string; title: string }[];
}

const content = readEarlierContent();
const ARCHIVE = readFileSync(new URL('../../fixtures/earlier/everything.murmel', import.meta.url));
const ownerId = content.rows['account']!.find(({ email }) => email === 'deniz.kaya@schule.example')!['id'] as string;
const TITLES = content.rows['item']!.filter(({ owner_id: owner }) => owner === ownerId).map(({ title }) => title as string);

let database: FreshDatabase;
let columnsBefore: string[];
let api: TestApi;
let owner: TestBrowser;
beforeAll(async () => {
  database = await createEarlierDatabase(inject('databaseUrl'), content);
  columnsBefore = await columnsOf(database.url);
  api = await startApi(inject('databaseUrl'), { databaseUrl: database.url });
  owner = await api.people.signIn(api.browser(), await api.database.manager.findOneByOrFail(Account, { id: ownerId }));
});
afterAll(async () => {
  await api.stop();
  await database.drop();
});

const listOf = async (browser: TestBrowser) => (await browser.get<Listed>('/api/items?limit=50')).body.entries;
const ids = async (title: string) => (await listOf(owner)).filter((item) => item.title === title).map(({ id }) => id);

describe('a database that an earlier version made', () => {
  it('has the same columns when the migrations of that version run now', () => {
    expect(columnsBefore).toEqual([...content.columns].sort());
  });

  it('runs only the migrations that came since', async () => {
    const names = (await api.database.query<{ name: string }[]>('select name from migrations order by id')).map(({ name }) => name);
    const earlier = content.rows['migrations']!.map(({ name }) => name as string);
    expect(names.slice(0, earlier.length)).toEqual(earlier);
    expect(names.slice(earlier.length)[0]).toBe('LeasesOfSearchText1771800000000');
    expect(new Set(names).size).toBe(names.length);
  });

  it('shows its owner every item, and what is in them', async () => {
    expect((await listOf(owner)).map(({ title }) => title).sort()).toEqual([...TITLES].sort());
    const [text] = await ids('Gemeinsam');
    const document = new Y.Doc();
    Y.applyUpdate(document, await loadDocument(api.database.manager, text!));
    expect(JSON.stringify(readTextDocument(document))).toContain('Vorher.');
    const [cloud] = await ids('Was braucht ein Baum zum Leben?');
    expect((await owner.get<TeacherCloud>(`/api/word_clouds/word_clouds/${cloud}/cloud`)).body.words.length).toBeGreaterThan(5);
    const [survey] = await ids('Wie war das Experiment?');
    const { body } = await owner.get<{ total: number }>(`/api/surveys/surveys/${survey}/responses`);
    expect(body.total).toBeGreaterThan(5);
    const [board] = await ids('Waldwand');
    expect(JSON.stringify((await owner.get(`/api/pinboard/boards/${board}/lists`)).body)).toContain('Pro');
  });
});

describe('an archive that an earlier version made', () => {
  it('brings every item back', async () => {
    const account = await api.people.account();
    const browser = await api.people.signIn(api.browser(), account);
    const { status, body } = await bring(browser, ARCHIVE);
    expect(status, JSON.stringify(body)).toBe(201);
    // They come into a folder of the file's name.
    expect((await listOf(browser)).map(({ title }) => title).sort()).toEqual([...TITLES, 'Mein Jahr'].sort());
  });
});
