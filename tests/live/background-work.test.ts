// @module-tag proof
import { setTimeout as wait } from 'node:timers/promises';
import type { ExportEntry, ExportList, InstallationState } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { ImageGenerator } from '../../apps/api/src/core/ai/images/image-generator.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { onThisMachine } from '../support/on-this-machine.js';
import { startRedis, type TestRedis } from '../support/redis.js';
import { LiveBrowser, within } from './support/live-browser.js';

/** Rounds of exports, which come every second. */
const ROUNDS_MS = 2500;

type Role = Configuration['apiRole'];
type Stoppable = { stop(): Promise<unknown> };

let redis: TestRedis;
const ofTheTest: Stoppable[] = [];
const stopAll = async () => {
  for (const one of ofTheTest.splice(0).reverse()) await one.stop();
};
beforeAll(async () => {
  redis = await startRedis();
});
afterEach(stopAll);
afterAll(() => redis.stop());

/** Starts a process of its kind that works on its own; @param beside another one of the same installation */
async function started(apiRole: Role, more: Partial<Configuration> = {}, beside?: TestApi): Promise<TestApi> {
  const { databaseUrl, secret, dataDir } = beside?.configuration ?? {};
  const same = beside ? { databaseUrl: databaseUrl!, secret: secret!, dataDir: dataDir! } : {};
  const api = await startApi(inject('databaseUrl'), { mode: 'development', apiRole, ...same, ...more });
  ofTheTest.push(api);
  return api;
}

async function somebody(api: TestApi, fields: { admin?: boolean } = {}) {
  const account = await api.people.account(fields);
  return { account, browser: await api.people.signIn(api.browser(), account) };
}

async function order(browser: TestBrowser): Promise<string> {
  const { status, body } = await browser.post<ExportEntry>('/api/exports', { form: 'zip' });
  expect(status).toBe(201);
  return body.id;
}

const attemptsOf = (api: TestApi) =>
  api.database.query<{ state: string; attempts: number }[]>('select state, attempts, reason, slow from export_job');

describe.each(['NOTIFY', 'Redis'])('background work in a process of its own, told by %s', (bus) => {
  it('[away-jobs] a process for calls leaves a row alone; one for jobs does it, and who ordered it sees it grow', async () => {
    const more = bus === 'Redis' ? { redisUrl: redis.url } : {};
    const calls = await started('calls', more);
    const { account, browser } = await somebody(calls);
    await calls.people.item(account, { title: 'Wald' });
    const live = await LiveBrowser.open<ExportList>(browser);
    ofTheTest.push({ stop: () => Promise.resolve(live.close()) });
    await live.socket.timeout(5000).emitWithAck('join', { topic: 'exports', id: account.id });
    const state = (id: string) => live.newest?.entries.find((entry) => entry.id === id)?.state;

    const first = await order(browser);
    await wait(onThisMachine(ROUNDS_MS));
    expect(await attemptsOf(calls)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(Number(/^murmel_oldest_waiting_seconds (\S+)$/m.exec((await browser.get<string>('/metrics')).body)?.[1])).toBeGreaterThan(1);

    await started('jobs', more, calls);
    await within(
      8000,
      () => state(first) === 'ready',
      () => live.newest,
    );
    // As quick as in one process: they look once a second.
    const second = await order(browser);
    await within(4000, () => state(second) === 'ready');
    // Ready and fetched where it was ordered: the bytes lie where both see them.
    expect((await browser.get(`/api/exports/${second}/file`)).status).toBe(200);
  });
});

describe('a process of background work', () => {
  it('answers probes and a Prometheus, and nothing else: no calls, no pages, no lines', async () => {
    const jobs = await started('jobs');
    const browser = jobs.browser();
    for (const path of ['/api/health/live', '/metrics']) expect((await browser.get(path)).status, path).toBe(200);
    for (const path of ['/api/health', '/api/health/ready']) expect([200, 503], path).toContain((await browser.get(path)).status);
    expect((await browser.get<string>('/metrics')).body).toMatch(/^murmel_oldest_waiting_seconds [\d.]+$/m);
    for (const path of [
      '/',
      '/go',
      '/api/users/me',
      '/api/exports',
      '/api/health/time',
      '/sw.js',
      '/s/abc',
      '/sitemap.xml',
      '/assets/x.js',
    ])
      expect(await browser.get(path), path).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', status: 404 } });
    const login = await browser.post('/api/users/sign_in', { user: { email: 'a@b.de', password: 'x' } });
    expect(login).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await expect(LiveBrowser.open(browser)).rejects.toThrow();
  });

  it('ends pictures of a process that is gone; one for calls keeps its own alive and leaves the others', async () => {
    const calls = await started('calls');
    const { account } = await somebody(calls);
    await calls.database.query(
      `insert into ai_image (id, account_id, prompt, style, size, model, model_name, provider_name, state, counted_month, alt_text, alive_at, created_at)
       values (gen_random_uuid(), $1, 'x', 'none', 'square', 'm', 'm', 'p', 'running', '2026-11', '', now() - interval '1 hour', now())`,
      [account.id],
    );
    const states = async () => (await calls.database.query<{ state: string }[]>('select state from ai_image')).map(({ state }) => state);
    await wait(onThisMachine(ROUNDS_MS));
    expect(await states()).toEqual(['running']);
    const jobs = await started('jobs', {}, calls);
    await jobs.application.get(ImageGenerator).round();
    expect(await states()).toEqual(['failed']);
  });
});

describe('a rolled mixture', () => {
  it('of roles and releases: each row is done once, and admins see who does what', async () => {
    const calls = await started('calls');
    const everything = await started('everything', {}, calls);
    const jobs = await started('jobs', {}, calls);
    // A process of a release that knew no roles.
    await calls.database.query(
      "insert into running_process (id, kind, place, load_percent, memory_bytes, connections) values (gen_random_uuid(), 'api', 'alt:3000', 1, 1e8, 0)",
    );
    const people = await Promise.all(Array.from({ length: 6 }, () => somebody(calls)));
    await Promise.all(people.map(({ account, browser }) => calls.people.item(account).then(() => order(browser))));
    let rows = await attemptsOf(calls);
    // Three processes of the product in one of the tests, which also write the templates: no promise is measured here.
    await within(
      60_000,
      async () => (rows = await attemptsOf(calls)).every(({ state }) => state === 'ready'),
      () => rows,
    );
    expect((await attemptsOf(calls)).map(({ attempts }) => attempts)).toEqual(people.map(() => 1));

    const { browser: admin } = await somebody(calls, { admin: true });
    const told = async () =>
      (await admin.get<InstallationState>('/api/installation/state')).body.processes.map(({ kind, role }) => `${kind} ${role}`).toSorted();
    await within(10_000, async () => (await told()).length === 4, told);
    expect(await told()).toEqual(['api calls', 'api everything', 'api null', 'jobs jobs']);

    // The rest goes on where one of those that worked was taken away.
    await jobs.stop();
    ofTheTest.splice(ofTheTest.indexOf(jobs), 1);
    await order(people[0]!.browser);
    await within(8000, async () => (await attemptsOf(calls)).filter(({ state }) => state === 'ready').length === people.length + 1);
    expect(everything.configuration.apiRole).toBe('everything');
  });
});
