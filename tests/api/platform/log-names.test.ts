// @module-tag proof
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, type Item, openDatabase, WordCloud } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FaultProxy } from '../../collab/support/fault-proxy.js';
import { until } from '../../collab/support/until.js';
import { TestBrowser } from '../../support/browser.js';
import { freePort } from '../../support/free-port.js';
import { createEmptyDatabase, type FreshDatabase } from '../../support/fresh-database.js';
import { People } from '../../support/people.js';
import { type RunningProcess, startProcess } from '../../support/process.js';

/** Words that occur nowhere else: whatever of them is in the log was written there by the product. */
const CANARIES = {
  firstname: 'Kanarienvorname',
  name: 'Kanariennachname',
  publicName: 'Kanarienrufname',
  displayName: 'Kanariengast',
  mail: 'kanarienpost@schule.example',
  title: 'Kanarientitel',
  word: 'Kanarienwort',
  password: 'Kanarienpasswort',
  itemPassword: 'Kanarienschloss',
  query: 'kanariensuche',
  body: 'Kanarienbruch',
  stack: 'kanarienstapel',
};

let fresh: FreshDatabase;
let proxy: FaultProxy;
let database: DataSource;
let api: RunningProcess;
let origin: string;
const dataDir = mkdtempSync(join(tmpdir(), 'murmel-log-'));

beforeAll(async () => {
  fresh = await createEmptyDatabase(inject('databaseUrl'));
  proxy = await FaultProxy.before(fresh.url);
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  // As a school runs it; only then mails are not shown in the log instead of being sent.
  const env = {
    NODE_ENV: 'production',
    SECRET: 'only-for-tests-only-for-tests-only',
    DATABASE_URL: proxy.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'debug',
  };
  api = await startProcess({ cwd: 'apps/api', env, readyUrl: `${origin}/api/health/live`, deadlineMs: 55_000 });
  database = await openDatabase({ url: fresh.url, pool: 2, applicationName: 'test' });
});
afterAll(async () => {
  await api.stop();
  await database.destroy();
  await proxy.close();
  await fresh.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Actors {
  teacher: TestBrowser;
  guest: TestBrowser;
  account: Account;
  cloud: Item;
  addWord: string;
}

async function actors(): Promise<Actors> {
  const { firstname, name, publicName, mail, title, displayName } = CANARIES;
  const people = new People(database);
  const account = await people.account({ firstname, name, publicName, email: mail });
  const cloud = await people.item(account, {
    kind: 'word_cloud',
    title,
    privacy: 'public_for_all',
    visitorPermission: 'visitor_permissions_write',
  });
  await database.manager.insert(WordCloud, {
    itemId: cloud.id,
    show: true,
    showBeforeSubmit: false,
    wordsPerVisitor: null,
    filter: true,
    filterWords: null,
  });
  const guest = new TestBrowser(origin);
  await people.visit(guest, displayName);
  return {
    account,
    cloud,
    guest,
    teacher: await people.signIn(new TestBrowser(origin), account),
    addWord: `/api/word_clouds/word_clouds/${cloud.id}/add_word`,
  };
}

/** How often a sentence stands in the log. */
const lines = (sentence: string): number =>
  api
    .output()
    .split('\n')
    .filter((line) => line.includes(sentence)).length;

/** Sends good and bad requests of an ordinary lesson. */
async function lesson({ teacher, guest, cloud, addWord }: Actors): Promise<void> {
  const { mail, password, title, word, itemPassword, query, body, firstname, displayName, stack } = CANARIES;
  expect((await teacher.put(`/api/items/${cloud.id}`, { title: `${title} 2` })).status).toBe(200);
  expect((await teacher.put('/api/users/me', { firstname: `${firstname} 2` })).status).toBe(200);
  expect((await guest.put('/api/users/me', { displayName: `${displayName} 2` })).status).toBe(200);
  expect((await guest.put(addWord, { words: word })).status).toBe(200);
  expect((await guest.put(addWord, { words: word.repeat(5) })).status).toBe(422);
  expect((await guest.put(addWord, { words: word, [word]: word })).status).toBe(400);
  expect((await guest.put(`/api/word_clouds/word_clouds/${word}/add_word`, { words: word })).status).toBe(404);
  expect((await guest.post('/api/sessions', { email: mail, password, remember: false })).status).toBe(401);
  expect((await guest.post('/api/password_resets', { email: mail })).status).toBe(202);
  expect((await teacher.delete('/api/users/me', { body: { password } })).status).toBeGreaterThanOrEqual(400);
  await guest.get(`/api/items/${cloud.id}?name=${query}`, { headers: { 'x-password': itemPassword, 'x-access-token': itemPassword } });
  await guest.get(`/${query}?name=${query}`);
  expect(
    (await fetch(`${origin}/api/sessions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{"email": ${body}` }))
      .status,
  ).toBe(400);
  expect(
    (
      await guest.post('/api/error_reports', {
        message: 'x is undefined',
        path: `/start?name=${query}`,
        stack: `at run (https://murmel.example/a.js?t=${stack}:1:2)`,
      })
    ).status,
  ).toBeLessThan(500);
}

describe('the log of the api', () => {
  it('[T-38] [T-49] holds no names, words, mails, passwords and query strings, whatever happens', async () => {
    const cast = await actors();
    await lesson(cast);
    const { guest, teacher, cloud, addWord } = cast;

    // PostgreSQL tells the whole row that it refused, and the value that it could not read.
    await database.query(`alter table word_cloud_word add constraint full_up check (false) not valid`);
    await database.query(
      `create function unreadable() returns trigger language plpgsql as 'begin perform new.title::integer; return new; end'`,
    );
    await database.query(`create trigger unreadable before update on item for each row execute function unreadable()`);
    expect((await guest.put(addWord, { words: CANARIES.word })).status).toBe(500);
    expect((await teacher.put(`/api/items/${cloud.id}`, { title: CANARIES.title })).status).toBe(500);
    await until(() => lines('full_up') > 0 && lines('22P02') > 0, 'both faults are in the log, by their names');

    proxy.cut();
    expect((await guest.put(addWord, { words: CANARIES.word })).status).toBeGreaterThanOrEqual(500);
    expect(
      (await guest.post('/api/sessions', { email: CANARIES.mail, password: CANARIES.password, remember: false })).status,
    ).toBeGreaterThanOrEqual(500);
    await until(() => lines('ECONNREFUSED') + lines('ECONNRESET') + lines('Connection terminated') > 0, 'the outage is in the log');

    const log = api.output().toLowerCase();
    expect(Object.values(CANARIES).filter((canary) => log.includes(canary.toLowerCase()))).toEqual([]);
  });
});
