import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { DeletionDayEntry, InstallationOverview, InstallationState } from '@murmel/contracts';
import { berlinDay, createLogger, Heartbeat, newId, recordDeletions } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
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
    expect([body.redis, body.mail, body.virusScan, body.archive]).toEqual(['none', 'none', 'none', { state: 'off', lastAt: null }]);
    // No collab-server runs here.
    expect(body.collaboration).toBe('down');
  });

  it('whoever runs, until it ends, and who was not heard of for half a minute', async () => {
    const parts = { database: api.database, logger: createLogger('test', 'silent'), connections: () => 7 };
    const [one, hung] = [
      new Heartbeat({ ...parts, kind: 'collaboration', port: 3001, documents: () => 3 }),
      new Heartbeat({ ...parts, kind: 'api', port: 3000 }),
    ];
    for (const heartbeat of [one, hung]) heartbeat.start();
    const browser = await admin();
    const processes = async () => (await browser.get<InstallationState>(STATE)).body.processes;
    await expect.poll(async () => (await processes()).length).toBe(2);
    await api.database.query("update running_process set seen_at = seen_at - interval '31 seconds' where kind = 'api'");
    const told = await processes();
    expect(told.map(({ kind, answers, connections, documents }) => [kind, answers, connections, documents])).toEqual([
      ['api', false, 7, null],
      ['collaboration', true, 7, 3],
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
      'knowledge',
      'packages',
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
