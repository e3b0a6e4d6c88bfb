// @module-tag proof
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf, stored } from './cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('a link that is renewed while somebody follows it', () => {
  it('[E1] never leaves a right behind, whichever comes first', async () => {
    const { item, owner } = await castOf(api);
    let followed = 0;
    for (let round = 0; round < 12; round += 1) {
      const { token } = await stored(api, item);
      const guests = Array.from({ length: 6 }, () => api.browser());
      const [, ...answers] = await Promise.all([
        owner.browser.patch(`/api/items/${item.id}/share/renew`),
        ...guests.map((browser) => browser.get(`/api/items/${item.id}`, { headers: { 'x-access-token': token } })),
      ]);
      followed += answers.filter(({ status }) => status === 200).length;
      for (const browser of guests) expect((await browser.get(`/api/items/${item.id}`)).status).toBe(404);
    }
    expect(followed).toBeGreaterThan(0);
  });
});
