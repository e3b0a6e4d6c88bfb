import { berlinDay, DailyVisit } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { pupil, signedIn, visitor } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PATH = '/api/daily_user_visits';

describe('POST /daily_user_visits', () => {
  it('[SES-19] [E23] counts an account once per day in Berlin, however often it is asked', async () => {
    for (const { account, browser } of [await signedIn(api), await pupil(api)]) {
      const answers = await Promise.all([browser.post(PATH), browser.post(PATH)]);
      answers.push(await browser.post(PATH));
      expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { date: berlinDay(new Date()) }]));
      expect(await api.database.manager.countBy(DailyVisit, { accountId: account.id })).toBe(1);
    }
  });

  it('counts neither nobody nor visitors', async () => {
    expect((await api.browser().post(PATH)).status).toBe(401);
    expect((await (await visitor(api)).browser.post(PATH)).status).toBe(403);
  });
});
