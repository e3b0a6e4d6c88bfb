import { setTimeout as wait } from 'node:timers/promises';
import type { ExportEntry, ExportList } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { ExportJob, seedDocument } from '@murmel/server';
import { MoreThan } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { unzip } from '../api/privacy/unzip.js';
import type { TestBrowser } from '../support/browser.js';
import { KillableApi } from './support/killable-api.js';

const THINGS = 40;

let api: KillableApi;
beforeAll(async () => {
  // Background jobs do not run in tests.
  api = await KillableApi.open(inject('databaseUrl'), { env: { NODE_ENV: 'development' } });
});
afterAll(() => api.stop());

async function until(browser: TestBrowser, holds: (entry: ExportEntry) => boolean): Promise<ExportEntry> {
  for (;;) {
    const { status, body } = await browser.get<ExportList>('/api/exports');
    const [entry] = status === 200 ? body.entries : [];
    if (entry && holds(entry)) return entry;
    await wait(50);
  }
}

/** In the middle of the first attempt. */
async function underWay(): Promise<void> {
  while (!(await api.database.manager.existsBy(ExportJob, { state: 'running', attempts: 1, done: MoreThan(0) }))) await wait(20);
}

/** As if the time had passed after which a process that says nothing is gone. */
const timePasses = () => api.database.manager.update(ExportJob, { state: 'running' }, { leasedUntil: new Date(Date.now() - 1) });

describe('kill -9 of the api while it puts an export together', () => {
  it('[LIB-15] it is begun anew, and whole', {
    timeout: 240_000,
  }, async () => {
    const account = await api.people.account();
    const browser = await api.people.signIn(api.browser(), account);
    for (let at = 0; at < THINGS; at++) {
      const { id } = await api.people.item(account, { title: `Text ${at}` });
      const seed = seedTextDocument({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `Zeile ${at}` }] }] });
      await seedDocument(api.database.manager, id, seed, { accountId: account.id, visitorId: null });
    }
    await browser.post('/api/exports', { form: 'zip' });
    await underWay();
    await api.killAndRestart();
    await timePasses();
    const { id, leftOut } = await until(browser, ({ state }) => state === 'ready');
    const { body } = await browser.get<Buffer>(`/api/exports/${id}/file`);
    expect([leftOut, [...unzip(body).keys()].filter((name) => name.endsWith('.pdf')).length]).toEqual([0, THINGS]);
  });
});
