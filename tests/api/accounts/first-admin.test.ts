// @module-tag proof
import { Account, createLogger } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApplication } from '../../../apps/api/src/application.js';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('ADMIN_EMAIL at start', () => {
  it('[E9] makes the confirmed owner of the address admin and nobody else', async () => {
    const people = [
      await api.people.account({ email: 'chefin@schule.example' }),
      await api.people.account({ email: 'lehrer@schule.example' }),
      await api.people.account({ email: 'neu@schule.example', confirmedAt: null }),
    ];
    for (const adminEmail of ['chefin@schule.example', 'neu@schule.example']) {
      const again = await createApplication({ ...api.configuration, adminEmail }, createLogger('test', 'silent'));
      await again.close();
    }
    const rows = await Promise.all(people.map(({ id }) => api.database.manager.findOneByOrFail(Account, { id })));
    expect(rows.map(({ admin }) => admin)).toEqual([true, false, false]);
  });
});
