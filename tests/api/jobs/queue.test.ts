// @module-tag proof

import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { JobRunner } from '../../../apps/api/src/core/housekeeping/job-runner.js';
import { startApi, type TestApi } from '../../support/api.js';
import { promised } from '../../support/on-this-machine.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('the job queue', () => {
  it('[T-48] does what fell due while nothing ran, and comes again every ten minutes', async () => {
    const owner = await api.people.account();
    const item = await api.people.item(owner, { autoCleanup: 'day', contentChangedAt: new Date(Date.now() - 7 * 86_400_000) });
    const runner = api.application.get(JobRunner);
    await runner.start();
    await expect
      .poll(async () => (await api.database.manager.findOneByOrFail(Item, { id: item.id })).discardedAt, { timeout: promised(20_000) })
      .not.toBeNull();
    const schedules = await api.database.query<{ name: string; cron: string }[]>('select name, cron from pgboss.schedule');
    expect(schedules).toContainEqual({ name: 'housekeeping', cron: '*/10 * * * *' });
    await runner.beforeApplicationShutdown();
  });
});
