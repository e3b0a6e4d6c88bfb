import type { Share } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf, expectOwnerOnly, stored } from './cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('PATCH /items/{id}/share/renew', () => {
  it('is for the owner only', async () => {
    const cast = await castOf(api);
    await expectOwnerOnly(cast, (browser) => browser.patch(`/api/items/${cast.item.id}/share/renew`));
    expect((await stored(api, cast.item)).token).toBe(cast.item.token);
  });

  it('[E1] ends the old link and every grant that came from it, and leaves members and the short address', async () => {
    const { item, owner, guest, reader, nobody } = await castOf(api);
    const before = await owner.browser.get<Share>(`/api/items/${item.id}/share`);
    const answer = await owner.browser.patch<Share>(`/api/items/${item.id}/share/renew`);
    expect(answer.status).toBe(200);
    expect(answer.body.shortCode).toBe(before.body.shortCode);
    expect(answer.body.secretLink).not.toBe(before.body.secretLink);
    const row = await stored(api, item);
    expect(row.token).not.toBe(item.token);
    expect(row.token.length).toBeGreaterThanOrEqual(22);
    const read = `/api/items/${item.id}`;
    expect((await guest.browser.get(read)).status).toBe(404);
    expect((await nobody.get(read, { headers: { 'x-access-token': item.token } })).status).toBe(404);
    expect((await reader.browser.get(read)).status).toBe(200);
    expect((await guest.browser.get(read, { headers: { 'x-access-token': row.token } })).status).toBe(200);
    expect((await guest.browser.get(read)).status).toBe(200);
  });
});
