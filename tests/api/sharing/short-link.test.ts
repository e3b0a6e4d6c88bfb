import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { Item, ItemGrant, newShortCode, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { InitialPage } from '../../../apps/api/src/platform/page/initial-page.js';
import { startApi, type TestApi } from '../../support/api.js';
import { type Cast, castOf } from './cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startWithPage();
});
afterAll(() => api.stop());

/** The html of the built client is not part of this test: any page with the place for its data will do. */
async function startWithPage(): Promise<TestApi> {
  const started = await startApi(inject('databaseUrl'), { trustProxy: 1 });
  const { templates } = started.application.get(InitialPage) as unknown as { templates: Map<string, Promise<string>> };
  for (const entry of ['index.html', 'visitor.html']) templates.set(entry, Promise.resolve('<html><head><!--murmel:head--></head></html>'));
  return started;
}

let lastAddress = 0;
/** Every test comes from an address of its own, because misses are counted by address. */
const from = () => ({ headers: { 'x-forwarded-for': `198.51.100.${(lastAddress += 1)}` } });
const shared = (fields: Partial<Item> = {}): Promise<Cast> => castOf(api, { shortCode: newShortCode(LIMITS.shortCode.length), ...fields });
const path = (item: Item) => `/s/${item.shortCode}`;
const page = (item: Item) => `/text_editor/public_documents/${item.id}`;

describe('GET /s/{code}', () => {
  it('[E7] exchanges the code of a secret item for a grant on a new cookie and shows no secret', async () => {
    const { item, nobody } = await shared();
    const answer = await nobody.get(path(item), from());
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([302, page(item), 'no-store']);
    expect(`${JSON.stringify([...answer.headers])}${String(answer.body)}`).not.toContain(item.token);
    expect([...nobody.cookies.keys()]).toEqual(['murmel_visitor']);
    expect((await nobody.get(`/api/items/${item.id}`)).status).toBe(200);
    const grants = await api.database.manager.findBy(ItemGrant, { itemId: item.id, via: 'token' });
    expect(grants.length).toBe(2);
  });

  it('[A27] is read in capitals too', async () => {
    const { item, nobody } = await shared();
    expect((await nobody.get(`/s/${item.shortCode!.toUpperCase()}`, from())).status).toBe(302);
    // Copied from paper: a sign that is not seen comes along.
    expect((await nobody.get(`/s/${encodeURIComponent(`${item.shortCode}\u200B`)}`, from())).status).toBe(302);
  });

  it('a second visit of the same browser makes no second visitor', async () => {
    const { item, stranger } = await shared();
    const before = await api.database.manager.count(Visitor);
    for (let times = 0; times < 2; times += 1) expect((await stranger.browser.get(path(item), from())).status).toBe(302);
    expect(await api.database.manager.count(Visitor)).toBe(before);
  });

  it('open material and the password prompt need no cookie', async () => {
    for (const privacy of ['public_for_all', 'password_protected'] as const) {
      const { item, nobody } = await shared({ privacy });
      const answer = await nobody.get(path(item), from());
      expect([answer.status, answer.headers.get('location'), nobody.cookies.size]).toEqual([302, page(item), 0]);
    }
  });

  it('owner and members get there without a grant', async () => {
    const { item, owner, reader } = await shared({ privacy: 'members_only' });
    for (const { browser } of [owner, reader]) {
      expect((await browser.get(path(item), from())).status).toBe(302);
      expect(browser.cookies.has('murmel_visitor')).toBe(false);
    }
  });

  it('[E6] unknown, locked, trashed, members-only and invisible look the same', async () => {
    const closed = await Promise.all([
      shared({ privacy: 'locked' }),
      shared({ discardedAt: new Date() }),
      shared({ privacy: 'members_only' }),
      shared({ visitorPermission: 'visitor_permissions_invisible' }),
      shared({ privacy: 'password_protected', visitorPermission: 'visitor_permissions_invisible' }),
    ]);
    const paths = ['/s/zzzzzz', '/s/a%00b', `/s/${'x'.repeat(60)}`, ...closed.map(({ item }) => path(item))];
    const { nobody } = closed[0]!;
    const bodies = new Set<string>();
    for (const one of paths) {
      const answer = await nobody.get<string>(one, from());
      expect([one, answer.status]).toEqual([one, 404]);
      bodies.add(answer.body);
    }
    expect(bodies.size).toBe(1);
    expect(nobody.cookies.size).toBe(0);
  });

  it('[E7] [C24] an address survives the trash', async () => {
    const { item, owner, nobody } = await shared();
    await owner.browser.delete(`/api/text_editor/documents/${item.id}`);
    expect((await nobody.get(path(item), from())).status).toBe(404);
    await owner.browser.patch(`/api/items/${item.id}/restore`);
    expect((await nobody.get(path(item), from())).status).toBe(302);
  });

  it('[E7] switched off it leads nowhere', async () => {
    const { item, owner, nobody } = await shared();
    await owner.browser.put(`/api/items/${item.id}/share`, { shortCode: null });
    expect((await nobody.get(path(item), from())).status).toBe(404);
  });

  it('[E7] guessing ends in a wait, also for a right guess, but the class beside it goes on', { tags: ['proof'] }, async () => {
    const lesson = await shared();
    const target = await shared();
    const options = from();
    expect((await lesson.nobody.get(path(lesson.item), options)).status).toBe(302);
    const statuses: number[] = [];
    for (let n = 0; n <= SERVER_LIMITS.http.failedSecretsPerAddressPerMinute; n += 1)
      statuses.push((await api.browser().get(`/s/guess-${n}`, options)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    const right = await target.nobody.get(path(target.item), options);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.browser().get(path(lesson.item), options)).status).toBe(302);
    expect((await target.nobody.get(path(target.item), from())).status).toBe(302);
  });
});
