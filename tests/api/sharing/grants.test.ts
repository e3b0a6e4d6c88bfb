import { ItemGrant } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from './cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const [OLD, NEW] = ['Buche 7ä', 'Eiche 8'];

async function share({ item, owner }: Cast, change: object): Promise<void> {
  expect((await owner.browser.put(`/api/items/${item.id}/share`, change)).status).toBe(200);
}

/** @param shown secrets that the call carries */
async function see({ item }: Cast, browser: TestBrowser, shown: Record<string, string> = {}): Promise<number> {
  return (await browser.get(`/api/items/${item.id}`, { headers: shown })).status;
}

const withPassword = (password: string) => ({ 'x-password': encodeURIComponent(password) });

const shut = { privacy: 'password_protected' } as const;

describe('what a visitor has shown before', () => {
  it('[E1] by the link counts again once the password is gone, however many there were', async () => {
    const cast = await castOf(api);
    const guest = cast.guest.browser;
    for (const password of [OLD, NEW]) {
      await share(cast, { ...shut, password });
      expect(await see(cast, guest)).toBe(400);
      expect(await see(cast, cast.stranger.browser)).toBe(400);
      await share(cast, { privacy: 'secret' });
      expect(await see(cast, guest)).toBe(200);
      expect(await see(cast, cast.stranger.browser)).toBe(404);
    }
  });

  it('[E1] stays with both: whoever typed the password is still somebody who came by the link', { tags: ['proof'] }, async () => {
    const cast = await castOf(api);
    const guest = cast.guest.browser;
    await share(cast, { ...shut, password: OLD });
    expect(await see(cast, guest, withPassword(OLD))).toBe(200);
    await share(cast, { privacy: 'secret' });
    expect(await see(cast, guest)).toBe(200);
    await share(cast, shut);
    expect(await see(cast, guest)).toBe(200);
    await share(cast, { password: NEW });
    expect(await see(cast, guest)).toBe(400);
    expect(await see(cast, guest, withPassword(OLD))).toBe(400);
  });

  it('[E1] of a link that led to the prompt counts with the right password, never without it', { tags: ['proof'] }, async () => {
    const cast = await castOf(api);
    await share(cast, { ...shut, password: OLD });
    const link = { 'x-access-token': cast.item.token };
    const [right, wrong] = [api.browser(), api.browser()];
    expect(await see(cast, right, { ...link, ...withPassword(OLD) })).toBe(200);
    expect(await see(cast, wrong, { ...link, ...withPassword(NEW) })).toBe(400);
    expect(await see(cast, wrong, link)).toBe(400);
    await share(cast, { privacy: 'secret' });
    expect([await see(cast, right), await see(cast, wrong), wrong.cookies.size]).toEqual([200, 404, 0]);
  });

  it('[E1] by the password alone opens no link', async () => {
    const cast = await castOf(api);
    await share(cast, { ...shut, password: OLD });
    expect(await see(cast, cast.nobody, withPassword(OLD))).toBe(200);
    await share(cast, { privacy: 'secret' });
    expect(await see(cast, cast.nobody)).toBe(404);
  });

  it('[E1] ends with a new link, whatever it was, also while the password is asked for', async () => {
    const cast = await castOf(api);
    await share(cast, { ...shut, password: OLD });
    expect(await see(cast, cast.guest.browser, withPassword(OLD))).toBe(200);
    expect((await cast.owner.browser.patch(`/api/items/${cast.item.id}/share/renew`)).status).toBe(200);
    expect(await see(cast, cast.guest.browser)).toBe(400);
    await share(cast, { privacy: 'secret' });
    expect(await see(cast, cast.guest.browser)).toBe(404);
    expect(await see(cast, cast.guest.browser, { 'x-access-token': cast.item.token })).toBe(404);
  });

  it('[E1] belongs to one cookie and one item', async () => {
    const [cast, elsewhere] = [await castOf(api), await castOf(api, { ...shut, passwordHash: await hashPassword(OLD) })];
    const guest = cast.guest.browser;
    expect(await see(cast, guest, withPassword(OLD))).toBe(200);
    expect([await see(elsewhere, guest), await see(elsewhere, guest, { 'x-access-token': cast.item.token })]).toEqual([400, 400]);
    await share(elsewhere, { privacy: 'secret' });
    expect([await see(elsewhere, guest), await see(cast, elsewhere.guest.browser)]).toEqual([404, 404]);
    expect(await api.database.manager.findBy(ItemGrant, { visitorId: cast.guest.visitor.id })).toMatchObject([
      { itemId: cast.item.id, via: 'token', version: 1 },
    ]);
  });
});
