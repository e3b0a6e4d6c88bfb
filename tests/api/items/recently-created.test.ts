import { type Item as Answer, LIMITS } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PATH = '/api/items/recently_created';

describe('GET /items/recently_created', () => {
  it('is for teachers', async () => {
    const { nobody, stranger, pupil } = await castOf(api);
    expect((await nobody.get(PATH)).status).toBe(401);
    for (const { browser } of [stranger, pupil]) expect((await browser.get(PATH)).status).toBe(403);
  });

  it('[LIB-06] [TIT-12] shows the last five that I made, without trash and without what I was invited to', async () => {
    const { owner, item: invitedTo } = await castOf(api);
    const account = await api.people.account();
    const browser = await api.people.signIn(api.browser(), account);
    await api.people.member(invitedTo, account, 'write');
    const made = [];
    for (let n = 1; n <= 7; n += 1)
      made.push(await api.people.item(account, { createdAt: new Date(Date.now() + n * 1000), discardedAt: n === 7 ? new Date() : null }));
    const newest = made
      .slice(0, 6)
      .reverse()
      .map(({ id }) => id);
    expect((await browser.get<Answer[]>(PATH)).body.map(({ id }) => id)).toEqual(newest.slice(0, LIMITS.recentlyCreated));
    expect((await browser.get<Answer[]>(`${PATH}?limit=2`)).body.map(({ id }) => id)).toEqual(newest.slice(0, 2));
    for (const query of ['limit=0', 'limit=51', 'limit=x', 'page=2']) expect((await browser.get(`${PATH}?${query}`)).status).toBe(400);
    expect((await owner.browser.get<Answer[]>(PATH)).body.map(({ id }) => id)).toEqual([invitedTo.id]);
  });
});
