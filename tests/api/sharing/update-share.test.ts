import type { Share } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { castOf, expectOwnerOnly, stored } from './cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const path = (item: { id: string }) => `/api/items/${item.id}/share`;
const read = (item: { id: string }) => `/api/items/${item.id}`;

describe('PUT /items/{id}/share', () => {
  it('is for the owner only', async () => {
    const cast = await castOf(api);
    await expectOwnerOnly(cast, (browser) => browser.put(path(cast.item), { privacy: 'public_for_all' }));
    expect((await stored(api, cast.item)).privacy).toBe('secret');
  });

  it('[A34] [A27] [T-28] refuses what is not in the contract', async () => {
    const { item, owner } = await castOf(api);
    const bodies = [
      { privacy: 'open' },
      { visitorPermission: 'all' },
      { autoCleanup: 'hour' },
      { password: 'abc' },
      { password: 'x'.repeat(65) },
      { token: 'mine' },
      { linkVersion: 1 },
      { passwordVersion: 1 },
      { ownerId: owner.account.id },
      { shortCode: 'ab' },
      { shortCode: 'x'.repeat(41) },
      { shortCode: 'a b c' },
      { licence: 'MIT' },
    ];
    for (const body of bodies) expect((await owner.browser.put(path(item), body)).status, JSON.stringify(body)).toBe(400);
    expect((await owner.browser.put(path(item), { privacy: 'locked' }, { csrf: null })).status).toBe(403);
    expect(await stored(api, item)).toEqual(item);
  });

  it('changes privacy, permission, cleanup and licence, and leaves the rest', async () => {
    const { item, owner } = await castOf(api, { privacy: 'locked' });
    const answer = await owner.browser.put<Share>(path(item), {
      privacy: 'public_for_all',
      visitorPermission: 'visitor_permissions_write',
      autoCleanup: 'week',
      licence: 'CC0-1.0',
    });
    expect(answer.body).toMatchObject({
      privacy: 'public_for_all',
      visitorPermission: 'visitor_permissions_write',
      autoCleanup: 'week',
      licence: 'CC0-1.0',
    });
    expect(answer.body.cleanupAt).toBe(new Date(item.contentChangedAt.getTime() + 7 * 86_400_000).toISOString());
    const row = await stored(api, item);
    expect(row).toMatchObject({
      privacy: 'public_for_all',
      autoCleanup: 'week',
      licence: 'CC0-1.0',
      token: item.token,
      linkVersion: 1,
      passwordVersion: 1,
      title: item.title,
    });
    expect(row.contentChangedAt).toEqual(item.contentChangedAt);
  });

  it('gives only what means something in the tool', async () => {
    const { item, owner, writer } = await castOf(api);
    const write = { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' };
    for (const kind of ['survey', 'screen', 'text_document', 'pinboard', 'word_cloud'] as const) {
      await api.database.manager.update(Item, { id: item.id }, { kind, privacy: 'locked', visitorPermission: 'visitor_permissions_read' });
      const means = kind !== 'survey' && kind !== 'screen';
      expect((await writer.browser.put(path(item), write)).status, kind).toBe(404);
      const answer = await owner.browser.put<Refusal>(path(item), write);
      expect([answer.status, answer.body.code], kind).toEqual(means ? [200, undefined] : [422, 'PERMISSION_WITHOUT_MEANING']);
      expect(await stored(api, item)).toMatchObject(means ? write : { privacy: 'locked', visitorPermission: 'visitor_permissions_read' });
    }
  });

  it('[T-29] takes effect at the next call of whoever was in', async () => {
    const { item, owner, guest, reader } = await castOf(api);
    expect((await guest.browser.get(read(item))).status).toBe(200);
    await owner.browser.put(path(item), { visitorPermission: 'visitor_permissions_invisible' });
    expect((await guest.browser.get(read(item))).status).toBe(404);
    expect((await reader.browser.get(read(item))).status).toBe(200);
    await owner.browser.put(path(item), { privacy: 'locked' });
    expect((await reader.browser.get(read(item))).status).toBe(404);
  });

  it('[T-39] a password must be set first, or with the level', async () => {
    const { item, owner } = await castOf(api);
    const refused = await owner.browser.put<Refusal>(path(item), { privacy: 'password_protected' });
    expect([refused.status, refused.body.code]).toEqual([422, 'PASSWORD_NEEDED_FIRST']);
    expect((await stored(api, item)).privacy).toBe('secret');
    const answer = await owner.browser.put<Share>(path(item), { privacy: 'password_protected', password: 'Buche 7ä' });
    expect(answer.body).toMatchObject({ privacy: 'password_protected', hasPassword: true, secretLink: null });
    expect(JSON.stringify(answer.body)).not.toContain('Buche');
    const row = await stored(api, item);
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([row.linkVersion, row.passwordVersion]).toEqual([1, 2]);
  });

  it('[E1] [E3] [SES-13] the right password opens, is kept on the cookie, and a new one ends that at once', async () => {
    const { item, owner, nobody } = await castOf(api);
    await owner.browser.put(path(item), { privacy: 'password_protected', password: 'Buche 7ä' });
    const asked = await nobody.get<Refusal & { error: string }>(read(item));
    expect([asked.status, asked.body.code, asked.body.error]).toEqual([400, 'NO_PASSWORD_PROVIDED', 'no_password_provided']);
    expect((await nobody.get(read(item), { headers: { 'x-password': 'falsch' } })).status).toBe(400);
    expect(nobody.cookies.size).toBe(0);
    expect((await nobody.get(read(item), { headers: { 'x-password': encodeURIComponent('Buche 7ä') } })).status).toBe(200);
    expect((await nobody.get(read(item))).status).toBe(200);
    await owner.browser.put(path(item), { password: 'Eiche 8' });
    expect((await nobody.get(read(item))).status).toBe(400);
  });

  it('[E7] [A27] the owner chooses words, switches the address off and on again', async () => {
    const { item, owner } = await castOf(api);
    const words = `wald-${item.id.slice(-6)}`;
    expect((await owner.browser.put<Share>(path(item), { shortCode: ` ${words.toUpperCase()} ` })).body.shortCode).toBe(words);
    const off = await owner.browser.put<Share>(path(item), { shortCode: null });
    expect([off.body.shortCode, off.body.shortLink]).toEqual([null, null]);
    expect((await owner.browser.get<Share>(path(item))).body.shortCode).toBeNull();
    expect((await owner.browser.put<Share>(path(item), { shortCode: true })).body.shortCode).toMatch(/^[2-9a-z]{6}$/);
  });

  it('[A27] taken and reserved words are refused and change nothing', async () => {
    const first = await castOf(api);
    const second = await castOf(api);
    const words = `teich-${first.item.id.slice(-6)}`;
    await first.owner.browser.put(path(first.item), { shortCode: words });
    for (const shortCode of [words, words.toUpperCase(), 'login', 'murmel', '---']) {
      const answer = await second.owner.browser.put<Refusal>(path(second.item), { shortCode, privacy: 'public_for_all' });
      expect([answer.status, answer.body.code]).toEqual([409, 'SHORT_CODE_TAKEN']);
    }
    expect(await stored(api, second.item)).toMatchObject({ shortCode: null, privacy: 'secret' });
  });

  it('of two who want the same words at the same moment one gets them', async () => {
    const first = await castOf(api);
    const second = await castOf(api);
    const shortCode = `bach-${first.item.id.slice(-6)}`;
    const answers = await Promise.all([first, second].map(({ owner, item }) => owner.browser.put(path(item), { shortCode })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('tells the other processes', async () => {
    const { item, owner } = await castOf(api);
    const heard = await collectBusEvents(api, 'access.changed');
    await owner.browser.put(path(item), { visitorPermission: 'visitor_permissions_write' });
    await expect.poll(() => heard).toContainEqual({ itemId: item.id });
  });
});
