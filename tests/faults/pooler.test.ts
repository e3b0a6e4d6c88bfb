// @module-tag proof
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Item as ItemAnswer, LibraryState } from '@murmel/contracts';
import { Item, loadDocument, openDatabase } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { FaultProxy } from '../collab/support/fault-proxy.js';
import { until } from '../collab/support/until.js';
import { LiveBrowser } from '../live/support/live-browser.js';
import { TestBrowser } from '../support/browser.js';
import { freePort } from '../support/free-port.js';
import { createDatabase } from '../support/fresh-database.js';
import { patience } from '../support/on-this-machine.js';
import { type Pooler, startPooler } from '../support/pgbouncer.js';
import { type RunningProcess, startProcess } from '../support/process.js';
import { untilAnswered } from './support/killable-api.js';
import { School } from './support/school.js';
import { check, contentOf, Typist } from './support/typist.js';

const PUPILS = 30;
const BACK_WITHIN_MS = 20_000;
/** Longer than a query may be silent without being looked after. */
const SLOW_S = 4;

let pooler: Pooler;
let school: School;
let api: RunningProcess;
let origin: string;
const dataDir = mkdtempSync(join(tmpdir(), 'murmel-pooler-api-'));
beforeAll(async () => {
  pooler = await startPooler(inject('databaseUrl'));
  const behind = (url: string): Record<string, string> => ({ DATABASE_URL: pooler.through(url), DATABASE_DIRECT_URL: url });
  school = await School.open(inject('databaseUrl'), { env: behind });
  const { DATABASE_URL, SECRET } = school.environment;
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  api = await startProcess({
    cwd: 'apps/api',
    env: { ...behind(DATABASE_URL!), SECRET: SECRET!, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' },
    readyUrl: `${origin}/api/health/live`,
    deadlineMs: patience(),
  });
});
afterAll(async () => {
  await api.stop();
  await school.close();
  await pooler.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The same browser, which notes how its calls end. */
function noting(browser: TestBrowser, seen: Set<number>): TestBrowser {
  return Object.assign(Object.create(browser) as TestBrowser, {
    call: async (...asked: Parameters<TestBrowser['call']>) => {
      const answer = await browser.call(...asked);
      seen.add(answer.status);
      return answer;
    },
  });
}

const teacher = async (): Promise<TestBrowser> => school.people.signIn(new TestBrowser(origin), await school.people.account());
const titlesOf = async (browser: TestBrowser): Promise<string[]> =>
  (await browser.get<{ entries: ItemAnswer[] }>('/api/items?limit=50')).body.entries.map(({ title }) => title).toSorted();

describe('api and collab-server behind a PgBouncer in transaction mode with five connections', () => {
  it(`${PUPILS} people at once: transactions and their locks hold, and nothing of one gets to another`, async () => {
    const people = await Promise.all(Array.from({ length: PUPILS }, teacher));
    await Promise.all(
      people.map(async (browser, person) => {
        await Promise.all(
          Array.from({ length: 6 }, async (_, n) => {
            const title = `${person}.${n % 3}`;
            // Each twice under one key, side by side: the lock of a transaction decides which of them counts.
            const { status } = await browser.call('POST', '/api/text_editor/documents', {
              body: { title },
              headers: { 'idempotency-key': title },
            });
            expect(status).toBe(201);
          }),
        );
        await browser.post('/api/folders');
      }),
    );
    for (const [person, browser] of people.entries())
      expect((await titlesOf(browser)).filter((title) => /^\d/.test(title))).toEqual([`${person}.0`, `${person}.1`, `${person}.2`]);
  });

  it('what changes is told live', async () => {
    const account = await school.people.account();
    const browser = await school.people.signIn(new TestBrowser(origin), account);
    const live = await LiveBrowser.open<LibraryState>(browser);
    await live.socket.timeout(5000).emitWithAck('join', { topic: 'library', id: account.id, about: {} as never });
    const told = live.states.length;
    await browser.post('/api/text_editor/documents', { title: 'Neu' });
    await until(() => live.states.length > told, 'the library is told', 2000);
    live.close();
  });

  it('[away-pooler] PgBouncer is killed under typing and calls: they are told that it is away, and nothing acknowledged is lost or doubled', async () => {
    const item = await school.document();
    const typists = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => new Typist(school, item, await school.visitor(), `p.${n}`)),
    );
    await until(() => typists.every(({ saved }) => saved), 'all are at the document', BACK_WITHIN_MS);
    typists.forEach((typist) => typist.type(300));
    const browser = await teacher();
    const answered: string[] = [];
    let open = true;
    const seen = new Set<number>();
    const posting = (async () => {
      for (let n = 0; open; n += 1) {
        const title = `Dokument ${n}`;
        await untilAnswered(noting(browser, seen), 'POST', '/api/text_editor/documents', title, { body: { title } }, 120_000);
        answered.push(title);
      }
    })();
    await wait(1000);
    for (let kill = 0; kill < 2; kill += 1) {
      await pooler.kill9();
      const refused = await fetch(`${origin}/api/items`, { headers: browser.identity() });
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringMatching(/\w{5}/) as string });
      await wait(1500);
      await pooler.restart();
      const before = answered.length;
      await until(() => answered.length > before + 2, 'calls are answered again', BACK_WITHIN_MS);
    }
    open = false;
    await posting;
    // The calls that were under way as well.
    expect([...seen].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    typists.forEach((typist) => typist.stop());
    await until(() => typists.every(({ saved }) => saved), 'all have saved', BACK_WITHIN_MS);
    await until(() => new Set(typists.map(({ content }) => content)).size === 1, 'all see the same', BACK_WITHIN_MS);
    const words = typists.flatMap(({ acknowledged }) => acknowledged);
    expect(words.length).toBeGreaterThan(typists.length);
    expect(check(words, typists[0]!.content)).toEqual({ lost: [], doubled: [] });
    const document = new Y.Doc();
    Y.applyUpdate(document, await loadDocument(school.database.manager, item.id));
    expect(contentOf(document)).toBe(typists[0]!.content);
    typists.forEach((typist) => typist.closeTab());
    const kept = (await school.database.manager.find(Item)).map(({ title }) => title).filter((title) => title.startsWith('Dokument '));
    expect(kept.toSorted()).toEqual(answered.toSorted());
  });
});

describe('a line through PgBouncer', () => {
  const open = (url: string) => openDatabase({ url: pooler.through(url), directUrl: url, pool: 12, applicationName: 'murmel-test' });

  it('lets slow queries be, also those that wait for a connection, and notices within 10 s that PgBouncer hangs', async () => {
    const fresh = await createDatabase(inject('databaseUrl'));
    const database = await open(fresh.url);
    // Twelve for five connections: some wait for two rounds before the database sees them.
    const slow = Array.from({ length: 12 }, (_, n) =>
      database.query<{ n: number }[]>(`select ${n} as n, pg_sleep(${SLOW_S})`).then(([row]) => row!.n),
    );
    expect(await Promise.all(slow)).toEqual(slow.map((_, n) => n));
    pooler.fallAsleep();
    const begun = performance.now();
    await expect(database.query('select 1')).rejects.toThrow();
    console.info(`a PgBouncer that hangs was noticed after ${Math.round(performance.now() - begun)} ms`);
    expect(performance.now() - begun).toBeLessThan(patience(10_000));
    pooler.wakeUp();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.destroy();
    await fresh.drop();
  });

  it('whose own lines to the database carry nothing any more is noticed, too, and used again once they do', async () => {
    const fresh = await createDatabase(inject('databaseUrl'));
    const line = await FaultProxy.before(fresh.url);
    const behind = await startPooler(line.url);
    const database = await openDatabase({ url: behind.through(fresh.url), directUrl: fresh.url, pool: 4, applicationName: 'murmel-test' });
    line.swallow();
    const begun = performance.now();
    await expect(database.query('select 1')).rejects.toThrow();
    console.info(`lines of PgBouncer that carry nothing were noticed after ${Math.round(performance.now() - begun)} ms`);
    line.cut();
    line.restore();
    await until(() => database.query('select 1').then(Boolean, () => false), 'the database answers again', BACK_WITHIN_MS);
    await database.destroy();
    await behind.stop();
    await line.close();
    await fresh.drop();
  });
});

describe('what is refused at the start, in one line that says what to do', () => {
  it('addresses that lead through a pooler where they must not, or to different databases', async () => {
    const [fresh, other] = [await createDatabase(inject('databaseUrl')), await createDatabase(inject('databaseUrl'))];
    const statement = await startPooler(fresh.url, { mode: 'statement' });
    const refusal = (url: string, directUrl?: string): Promise<string> =>
      openDatabase({ url, ...(directUrl ? { directUrl } : {}), pool: 2, applicationName: 'test' }).then(
        () => 'was taken',
        (error: Error) => error.message,
      );
    const through = pooler.through(fresh.url);
    expect(await refusal(through)).toBe(
      'Configuration: DATABASE_URL leads through a pooler: name the database itself in DATABASE_DIRECT_URL as well',
    );
    expect(await refusal(fresh.url, through)).toBe('Configuration: DATABASE_DIRECT_URL leads through a pooler: name the database itself');
    expect(await refusal(statement.through(fresh.url), fresh.url)).toMatch(/DATABASE_URL leads through a pooler in statement mode: set/);
    expect(await refusal(through, other.url)).toMatch(/lead to different databases/);
    await statement.stop();
    for (const one of [fresh, other]) await one.drop();
  });
});
