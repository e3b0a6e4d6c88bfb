import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { DeletionDayEntry, InstallationOverview, InstallationState } from '@murmel/contracts';
import { berlinDay, type Configuration, createLogger, Heartbeat, type Logger, newId, recordDeletions } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { VirusScan } from '../../../apps/api/src/core/file-storage/virus-scan.js';
import { BackgroundWatch } from '../../../apps/api/src/core/installation/background-watch.js';
import { Neighbours } from '../../../apps/api/src/core/installation/neighbours.js';
import { OldestWaiting } from '../../../apps/api/src/core/installation/oldest-waiting.js';
import { Mailer } from '../../../apps/api/src/platform/mail/mailer.js';
import { MetricReadings } from '../../../apps/api/src/platform/operation/metric-readings.js';
import { startApi, type TestApi } from '../../support/api.js';
import { freePort } from '../../support/free-port.js';
import { promised } from '../../support/on-this-machine.js';

import { PASSWORD } from '../privacy/person.js';
import { castOf } from '../sharing/cast.js';

const STATE = '/api/installation/state';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

async function admin(of = api) {
  return of.people.signIn(of.browser(), await of.people.account({ admin: true }));
}

describe('GET /installation/overview', () => {
  it('is for admins of the installation and nobody else: numbers of people and items, and what is still to be set up', async () => {
    const cast = await castOf(api);
    for (const path of ['overview', 'deletions'])
      for (const [browser, status] of [
        [cast.owner.browser, 403],
        [cast.pupil.browser, 403],
        [cast.guest.browser, 403],
        [cast.nobody, 401],
      ] as const)
        expect((await browser.get(`/api/installation/${path}`)).status).toBe(status);
    const before = (await cast.admin.browser.get<InstallationOverview>('/api/installation/overview')).body;
    const teacher = await api.people.account({ licence: 'free', reviewer: true });
    await api.people.item(teacher);
    const { status, body: after } = await cast.admin.browser.get<InstallationOverview>('/api/installation/overview');
    expect(status).toBe(200);
    expect(after.teachers).toBe(before.teachers + 1);
    expect(after.items).toBe(before.items + 1);
    expect(after.reviewers).toBe(before.reviewers + 1);
    const free = ({ licences }: InstallationOverview) => licences.find(({ licence }) => licence === 'free')?.teachers ?? 0;
    expect(free(after)).toBe(free(before) + 1);
    expect([after.mail, after.backup, after.hasModels]).toEqual([false, false, false]);
    expect(JSON.stringify(after)).not.toContain(teacher.email);
  });
});

describe('GET /installation/deletions', () => {
  it('adds up what was deleted on a day, by what and why, the newest day first; technical rows are one number', async () => {
    const browser = await admin();
    const record = (counts: Record<string, number>, cause: 'deadline' | 'person', at: string) =>
      recordDeletions(api.database.manager, counts, cause, new Date(at));
    await record({ itemsDestroyed: 2, itemsDiscarded: 9, session: 3, attempt: 4, projects: 0 }, 'deadline', '2041-03-01T10:00:00Z');
    await record({ itemsDestroyed: 1, unusedFiles: 1, files: 1 }, 'deadline', '2041-03-01T10:10:00Z');
    await record({ account: 1 }, 'person', '2041-03-01T23:30:00Z');
    const { body } = await browser.get<{ entries: DeletionDayEntry[]; total: number }>('/api/installation/deletions?limit=2');
    expect(body.entries).toEqual([
      { day: '2041-03-02', deletions: [{ data: 'account', cause: 'person', count: 1 }] },
      {
        day: '2041-03-01',
        deletions: [
          { data: 'technical', cause: 'deadline', count: 7 },
          { data: 'itemsDestroyed', cause: 'deadline', count: 3 },
          { data: 'files', cause: 'deadline', count: 2 },
        ],
      },
    ]);
  });

  it('an erased account is in it, without a name', async () => {
    const teacher = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const browser = await api.people.signIn(api.browser(), teacher);
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    const { body } = await (await admin()).get<{ entries: DeletionDayEntry[] }>('/api/installation/deletions?limit=100');
    const today = body.entries.find(({ day }) => day === berlinDay(new Date()))!;
    expect(today.deletions.find(({ data }) => data === 'account')!.count).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toContain(teacher.id);
  });
});

describe('GET /installation/state', () => {
  it('is for admins of the installation and nobody else, and says no secret', async () => {
    const cast = await castOf(api);
    for (const [browser, status] of [
      [cast.owner.browser, 403],
      [cast.other.browser, 403],
      [cast.pupil.browser, 403],
      [cast.guest.browser, 403],
      [cast.nobody, 401],
    ] as const)
      expect((await browser.get(STATE)).status).toBe(status);
    const { status, body } = await cast.admin.browser.get(STATE);
    expect(status).toBe(200);
    const { configuration } = api;
    const said = JSON.stringify(body);
    for (const secret of [new URL(configuration.databaseUrl).password, configuration.secret]) expect(said).not.toContain(secret);
  });

  it('the database by its own account, and what an installation does without', async () => {
    const { body } = await (await admin()).get<InstallationState>(STATE);
    const { database, files } = body;
    expect(database.ms).toBeGreaterThan(0);
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.connections).toBeGreaterThan(0);
    const [{ most }] = await api.database.query<[{ most: number }]>(`select current_setting('max_connections')::int as most`);
    expect(database.mostConnections).toBe(most);
    expect(Math.abs(database.clockMs)).toBeLessThan(1000);
    expect(files.state).toBe('up');
    expect(files.disk!.bytes).toBeGreaterThan(files.disk!.freeBytes);
    const { redis, mail, virusScan, pooler, replica, models, archive } = body;
    expect([redis, mail, virusScan, pooler, replica, models]).toEqual(Array(6).fill('none'));
    expect([archive, database.replicas]).toEqual([{ state: 'off', lastAt: null }, []]);
    // No collab-server runs here.
    expect(body.collaboration).toBe('down');
  });

  it('whoever runs, until it ends, and who was not heard of for half a minute', async () => {
    const parts = { database: api.database, logger: createLogger('test', 'silent'), connections: () => 7 };
    const [one, hung] = [
      new Heartbeat({ ...parts, kind: 'collaboration', release: '1.6.2', port: 3001, documents: () => 3 }),
      new Heartbeat({ ...parts, kind: 'api', role: 'calls', release: '1.6.3', port: 3000 }),
    ];
    for (const heartbeat of [one, hung]) heartbeat.start();
    const browser = await admin();
    const processes = async () => (await browser.get<InstallationState>(STATE)).body.processes;
    await expect.poll(async () => (await processes()).length).toBe(2);
    await api.database.query("update running_process set seen_at = seen_at - interval '31 seconds' where kind = 'api'");
    const told = await processes();
    expect(
      told.map(({ kind, role, release, answers, connections, documents }) => [kind, role, release, answers, connections, documents]),
    ).toEqual([
      ['api', 'calls', '1.6.3', false, 7, null],
      ['collaboration', null, '1.6.2', true, 7, 3],
    ]);
    for (const { name, load, memoryBytes, startedAt } of told) {
      expect(name).toMatch(/^.+:300[01]$/);
      expect(load).toBeGreaterThanOrEqual(0);
      expect(load).toBeLessThanOrEqual(1);
      expect(memoryBytes).toBeGreaterThan(10_000_000);
      expect(Date.now() - Date.parse(startedAt)).toBeLessThan(promised(60_000));
    }
    await one.stop();
    expect((await processes()).map(({ kind }) => kind)).toEqual(['api']);
    await hung.stop();
  });

  it('a process for calls says in its log that no other one works in the background, and no more once one does', async () => {
    const said: string[] = [];
    const logger = { error: (line: string) => said.push(line) } as unknown as Logger;
    const watch = new BackgroundWatch(api.database, { ...api.configuration, apiRole: 'calls' }, logger);
    const parts = { database: api.database, logger: createLogger('test', 'silent'), connections: () => 0, release: '1.6.3', port: 3000 };
    const kinds = () => api.database.query<unknown[]>('select 1 from running_process');
    await watch.look();
    const calls = new Heartbeat({ ...parts, kind: 'api', role: 'calls' });
    calls.start();
    await expect.poll(async () => (await kinds()).length).toBe(1);
    await watch.look();
    expect(said).toEqual(Array(2).fill(expect.stringContaining('API_ROLE=jobs')));
    const jobs = new Heartbeat({ ...parts, kind: 'jobs', role: 'jobs' });
    jobs.start();
    await expect.poll(async () => (await kinds()).length).toBe(2);
    await watch.look();
    await jobs.stop();
    // An api of a release that knew no roles does everything.
    await api.database.query('update running_process set role = null');
    await watch.look();
    expect(said).toHaveLength(2);
    await calls.stop();
  });

  it('the oldest of what waits is what no process works on, in seconds for those who watch', async () => {
    const owner = await api.people.account();
    const job = `insert into export_job (id, account_id, form, paper, tone, language, state, created_at, expires_at, leased_until)
      values ($1, $2, 'zip', 'a4', 'colour', 'de', $3, now() - $4 * interval '1 minute', now() + interval '1 day', now() + $5 * interval '1 minute')`;
    const measure = () =>
      new OldestWaiting(api.database, api.configuration, createLogger('test', 'silent'), new MetricReadings()).seconds();
    const exports = async () => (await (await admin()).get<InstallationState>(STATE)).body.backlog.find(({ kind }) => kind === 'exports')!;
    await api.database.query('delete from item_words_due');
    expect(await measure()).toBe(0);
    await api.database.query(job, [newId(), owner.id, 'running', 30, 1]);
    expect([await measure(), await exports()]).toEqual([0, { kind: 'exports', waiting: 1, oldestAt: null, failed: 0 }]);
    // One of a process that is gone waits again.
    await api.database.query(job, [newId(), owner.id, 'running', 20, -1]);
    expect(Math.round((await measure()) / 60)).toBe(20);
    expect(Math.round((Date.now() - Date.parse((await exports()).oldestAt!)) / 60_000)).toBe(20);
    await api.database.query('delete from export_job');
  });

  it('what waits and since when, what failed today, and how much lies where', { tags: ['proof'] }, async () => {
    const place = await startApi(inject('databaseUrl'));
    const { database, people } = place;
    const owner = await people.account();
    const item = await people.item(owner);
    const job = `insert into export_job (id, account_id, form, paper, tone, language, state, created_at, expires_at)
      values ($1, $2, 'zip', 'a4', 'colour', 'de', $3, now() - $4 * interval '1 minute', now() + interval '1 day')`;
    for (const [state, minutes] of [
      ['waiting', 12],
      ['running', 3],
      ['failed', 60],
      ['failed', 60 * 30],
    ] as const)
      await database.query(job, [newId(), owner.id, state, minutes]);
    const file =
      "insert into owner_file (id, item_id, name, content_type, bytes, storage_key, used_by) values ($1, $2, 'x', $3, $4, $5, 'item')";
    const shared = newId();
    for (const [type, bytes, key] of [
      ['video/webm', 900, newId()],
      ['image/webp', 40, shared],
      // A copy: its bytes lie there once.
      ['image/webp', 40, shared],
      ['application/pdf', 50, newId()],
    ] as const)
      await database.query(file, [newId(), item.id, type, bytes, key]);
    const { body } = await (await admin(place)).get<InstallationState>(STATE);
    const { waiting, oldestAt, failed } = body.backlog.find(({ kind }) => kind === 'exports')!;
    expect([waiting, failed]).toEqual([2, 1]);
    expect(Math.round((Date.parse(body.at) - Date.parse(oldestAt!)) / 60_000)).toBe(12);
    expect(body.backlog.map(({ kind }) => kind).toSorted()).toEqual([
      'answers',
      'conversions',
      'corrections',
      'exports',
      'grades',
      'hints',
      'knowledge',
      'packages',
      'photos',
      'pictures',
      'search',
    ]);
    expect(body.files.kinds).toEqual([
      { kind: 'film', bytes: 900 },
      { kind: 'other', bytes: 50 },
      { kind: 'picture', bytes: 40 },
    ]);
    await place.stop();
  });

  it('a disk that is gone is said, and all the rest with it', { tags: ['proof'] }, async () => {
    const place = await startApi(inject('databaseUrl'));
    const browser = await admin(place);
    const files = join(place.configuration.dataDir, 'files');
    rmSync(files, { recursive: true, force: true });
    writeFileSync(files, 'no folder');
    const { status, body } = await browser.get<InstallationState>(STATE);
    expect([status, body.files.state, body.files.disk]).toEqual([200, 'down', null]);
    await place.stop();
  });

  it('a pooler and a copy that are configured, whether both ways answer or not', { tags: ['proof'] }, async () => {
    const nowhere = `postgres://x:y@127.0.0.1:${await freePort()}/nowhere`;
    for (const [url, expected] of [
      [api.configuration.databaseUrl, 'up'],
      [nowhere, 'down'],
    ] as const) {
      const place = await startApi(inject('databaseUrl'), { databaseReplicaUrl: url });
      const { databaseUrl } = place.configuration;
      const { body } = await (await admin(place)).get<InstallationState>(STATE);
      expect([body.pooler, body.replica]).toEqual(['none', expected]);
      // The whole does not start without its direct way: only the question is asked of another one.
      const configuration = {
        ...place.configuration,
        databaseDirectUrl: url === nowhere ? nowhere : `${databaseUrl}?application_name=direct`,
      };
      const states = new Neighbours(place.database, place.application.get(Mailer), place.application.get(VirusScan), configuration);
      expect((await states.now()).pooler).toBe(expected);
      await place.stop();
    }
  });

  it('models that only refuse are away, until one answers', { tags: ['proof'] }, async () => {
    const owner = await api.people.account();
    const providers = [{ models: [] }] as unknown as Configuration['aiProviders'];
    const asked = () =>
      new Neighbours(api.database, api.application.get(Mailer), api.application.get(VirusScan), {
        ...api.configuration,
        aiProviders: providers,
      }).now();
    const run = async (state: string, failure: string | null) => {
      const [conversation, message] = [newId(), newId()];
      await api.database.query(
        "insert into ai_conversation (id, account_id, title, system_prompt, created_at, changed_at) values ($1, $2, '', '', now(), now())",
        [conversation, owner.id],
      );
      await api.database.query(
        "insert into ai_message (id, conversation_id, role, text, created_at) values ($1, $2, 'assistant', '', now())",
        [message, conversation],
      );
      await api.database.query(
        `insert into ai_run (id, account_id, conversation_id, message_id, state, asked_model, model, failure, alive_at, created_at, ended_at)
         values ($1, $2, $3, $4, $5, 'm', 'm', $6, now(), now(), now())`,
        [newId(), owner.id, conversation, message, state, failure],
      );
    };
    expect((await asked()).models).toBe('up');
    await run('failed', 'filtered');
    expect((await asked()).models).toBe('up');
    await run('failed', 'unreachable');
    expect((await asked()).models).toBe('down');
    await run('done', null);
    expect((await asked()).models).toBe('up');
  });

  it('a mail server and a scanner that are configured, whether they answer or not', { tags: ['proof'] }, async () => {
    const scanner = createServer((socket) =>
      socket.on('data', (said) => socket.end(String(said) === 'zPING\0' ? 'PONG\0' : 'no\0')),
    ).listen(0, '127.0.0.1');
    await once(scanner, 'listening');
    const there = `127.0.0.1:${(scanner.address() as AddressInfo).port}`;
    const nowhere = `127.0.0.1:${await freePort()}`;
    for (const [clamav, expected] of [
      [there, ['down', 'up']],
      [nowhere, ['down', 'down']],
    ] as const) {
      const place = await startApi(inject('databaseUrl'), { smtpUrl: `smtp://${nowhere}`, clamavUrl: `tcp://${clamav}` });
      const { body } = await (await admin(place)).get<InstallationState>(STATE);
      expect([body.mail, body.virusScan]).toEqual(expected);
      await place.stop();
    }
    scanner.close();
  });
});
