import type { Share } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf, expectOwnerOnly, stored } from './cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { publicUrl: 'https://schule.example', https: false, localNetworkOnly: false });
});
afterAll(() => api.stop());

const path = (item: { id: string }) => `/api/items/${item.id}/share`;

describe('GET /items/{id}/share', () => {
  it('is for the owner only', async () => {
    const cast = await castOf(api);
    await expectOwnerOnly(cast, (browser) => browser.get(path(cast.item)));
  });

  it('[E7] [A27] makes the short address when it is read first, and keeps it', async () => {
    const { item, owner } = await castOf(api, { privacy: 'locked' });
    const first = await owner.browser.get<Share>(path(item));
    expect(first.body.shortCode).toMatch(/^[23456789abcdefghjkmnpqrstuvwxyz]{6}$/);
    expect(first.body).toMatchObject({
      privacy: 'locked',
      visitorPermission: 'visitor_permissions_read',
      hasPassword: false,
      licence: null,
      secretLink: null,
      localNetworkOnly: false,
      publicLink: `https://schule.example/text_editor/public_documents/${item.id}`,
      shortLink: `https://schule.example/s/${first.body.shortCode}`,
    });
    expect((await owner.browser.get<Share>(path(item))).body.shortCode).toBe(first.body.shortCode);
    expect((await stored(api, item)).shortCode).toBe(first.body.shortCode);
  });

  it('two first readers at once get the same address', async () => {
    const { item, owner } = await castOf(api);
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.browser.get<Share>(path(item))));
    expect(new Set(answers.map(({ body }) => body.shortCode)).size).toBe(1);
  });

  it('shows the secret link only while the level is secret, the licence only for open material', async () => {
    const { item, owner } = await castOf(api);
    const secret = await owner.browser.get<Share>(path(item));
    expect(secret.body.secretLink).toBe(`https://schule.example/text_editor/public_documents/${item.id}?token=${item.token}`);
    const open = await castOf(api, { privacy: 'public_for_all' });
    const { body } = await open.owner.browser.get<Share>(path(open.item));
    expect([body.secretLink, body.licence]).toEqual([null, 'CC-BY-SA-4.0']);
  });

  it('[E7] fits into 25 characters for a host of 16', async () => {
    const { item, owner } = await castOf(api);
    const { body } = await owner.browser.get<Share>(path(item));
    const shown = body.shortLink!.replace('https://schule.example', 'murmel.schule.de');
    expect(shown.length).toBeLessThanOrEqual(25);
  });

  it('a trashed item has no share dialog', async () => {
    const { item, owner } = await castOf(api, { discardedAt: new Date() });
    expect((await owner.browser.get(path(item))).status).toBe(404);
  });
});
