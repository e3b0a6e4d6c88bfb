import { type Item as Answer, type Json, TOOLS, WEBSITE_LIMITS, type WebsiteItem } from '@murmel/contracts';
import { newPartId, seedWebsite } from '@murmel/documents';
import { GalleryEntry, Item, newId, OwnerFile, seedDocument, Website } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { type TemplateSite, websiteContent } from '../../../apps/api/src/tools/website/website-content.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { PASSWORD } from '../privacy/person.js';
import { unzip } from '../privacy/unzip.js';
import { copied } from '../remixes/copies.js';
import { found, writeWords } from '../search/finding.js';
import { castOf, expectOwnerOnly } from '../sharing/cast.js';
import { BELOW, BLOCKS, castOfSite, fillSite, isDrawn, PATH, seePage, site } from './site-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { kind } = TOOLS.website;
const teacher = async (more = {}) => {
  const account = await api.people.account(more);
  return { account, browser: await api.people.signIn(api.browser(), account) };
};

const siteCast = (told?: TemplateSite, fields?: Parameters<typeof castOfSite>[2]) => castOfSite(api, told, fields);
const fill = (item: Pick<Item, 'id'>, by: string, told: TemplateSite, published: boolean) => fillSite(api, { item, by, told, published });
const row = ({ item }: { item: { id: string } }) => api.database.manager.findOneByOrFail(Website, { itemId: item.id });
async function picture(item: Item, by: string): Promise<string> {
  const [id, storageKey] = [newId(), `files/${newId()}`];
  await api.application.get(Storage).put(storageKey, Buffer.from('Bild'), 'image/png');
  const file = { storageKey, thumbnailKey: null, name: 'wald.png', contentType: 'image/png', bytes: 4, usedBy: 'part' as const };
  await api.database.manager.insert(OwnerFile, { id, itemId: item.id, accountId: by, visitorId: null, createdAt: new Date(), ...file });
  return id;
}

describe('a website', () => {
  it('[WEB-02] is made with one page, listed, read, changed and thrown away by its owner', async () => {
    const [owner, other] = [await teacher(), await teacher()];
    const { status, body } = await owner.browser.post<WebsiteItem>(PATH, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind, privacy: 'locked', title: 'Neue Website', autoCleanup: 'never' });
    expect(body.website).toMatchObject({
      look: { theme: 'tafel' },
      pages: [{ name: 'Start', blocks: 0 }],
      publishedAt: null,
      changed: false,
    });
    expect((await owner.browser.get<{ entries: Answer[] }>(PATH)).body.entries.map(({ id }) => id)).toEqual([body.id]);
    const one = `${PATH}/${body.id}`;
    expect((await owner.browser.put<WebsiteItem>(one, { title: 'Wald' })).body.title).toBe('Wald');
    expect((await other.browser.get(one)).status).toBe(404);
    expect((await owner.browser.delete(one)).status).toBe(200);
    expect((await owner.browser.get<{ total: number }>(PATH)).body.total).toBe(0);
  });

  it('is no tool of pupils', async () => {
    const { pupil } = await siteCast();
    expect((await pupil.browser.post<Refusal>(PATH, {})).status).toBe(403);
  });

  it('is published and taken back by those who write it, and nobody else', async () => {
    const cast = await siteCast(site(), { published: false });
    const at = `${cast.address}/publication`;
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.put(at, BELOW)).status).toBe(403);
    for (const browser of [cast.other.browser, cast.stranger.browser, cast.nobody, cast.pupil.browser]) {
      expect((await browser.put(at, BELOW)).status).toBe(404);
      expect((await browser.delete(at)).status).toBe(404);
    }
    expect((await row(cast)).publishedAt).toBeNull();
    for (const imprint of ['kurz', 'x'.repeat(WEBSITE_LIMITS.imprint.max + 1)])
      expect((await cast.owner.browser.put(at, { ...BELOW, imprint })).status).toBe(400);
    const { body } = await cast.writer.browser.put<WebsiteItem>(at, BELOW);
    expect(body.website).toMatchObject({ ...BELOW, changed: false });
    expect(await row(cast)).toMatchObject({ ...BELOW, pages: 1 });
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.delete(at)).status).toBe(403);
    expect((await cast.owner.browser.delete<WebsiteItem>(at)).body.website).toMatchObject({ ...BELOW, publishedAt: null });
    expect((await row(cast)).published).toBeNull();
  });

  it('guests learn what is published and nothing of the draft, wherever they ask', async () => {
    const cast = await siteCast(site(), { published: false });
    const asked = async () => (await cast.guest.browser.get<WebsiteItem>(cast.address)).body.website;
    expect(await asked()).toMatchObject({ pages: [], imprint: '', publishedAt: null });
    expect(isDrawn(await seePage(cast.guest.browser, cast.page))).toBe(false);
    await cast.owner.browser.put(`${cast.address}/publication`, BELOW);
    expect(await asked()).toMatchObject({ pages: [{ name: 'Seite 1', blocks: 1 }], ...BELOW, changed: false });
    expect((await cast.guest.browser.get(`${cast.address}/versions`)).status).toBe(403);
  });

  it('[A29] has so many blocks, pages and websites and no more; refused with the number, the draft stays', {
    tags: ['proof'],
  }, async () => {
    const publish = async (told: TemplateSite, licence: 'free' | 'school', others = 0) => {
      const { account, browser } = await teacher({ licence });
      for (let other = 0; other < others; other += 1) await fill(await api.people.item(account, { kind }), account.id, site(), true);
      const item = await api.people.item(account, { kind });
      const { manager } = api.database;
      await seedDocument(manager, item.id, bytesOf(told, account.id), { accountId: account.id, visitorId: null });
      await manager.insert(Website, { itemId: item.id });
      const { status, body } = await browser.put<Refusal>(`${PATH}/${item.id}/publication`, BELOW);
      const kept = await browser.get<WebsiteItem>(`${PATH}/${item.id}`);
      expect(kept.body.website.pages).toHaveLength(told.pages.length);
      return status === 200 ? 'published' : [body.code, body.data];
    };
    // More than the operations permit: a modified browser could have written it.
    const full = (count: number) => site(Array.from({ length: count }, () => BLOCKS[0]!));
    expect(await publish(full(50), 'school')).toBe('published');
    expect(await publish(full(51), 'school')).toEqual(['PAGE_BLOCK_LIMIT_REACHED', { limit: 50 }]);
    expect(await publish(site(BLOCKS, 20), 'free')).toBe('published');
    expect(await publish(site(BLOCKS, 21), 'school')).toEqual(['SITE_PAGE_LIMIT_REACHED', { limit: 20 }]);
    expect(await publish(site(), 'free', 2)).toBe('published');
    expect(await publish(site(), 'free', 3)).toEqual(['PUBLISHED_SITE_LIMIT_REACHED', { limit: 3 }]);
    expect(await publish(site(), 'school', 19)).toBe('published');
    expect(await publish(site(), 'school', 20)).toEqual(['PUBLISHED_SITE_LIMIT_REACHED', { limit: 20 }]);
    expect(await publish(site([]), 'free')).toEqual(['SITE_EMPTY', undefined]);
  });

  it('two websites of one teacher that are published at the same moment count each other', async () => {
    const { account, browser } = await teacher({ licence: 'free' });
    const items = await Promise.all([1, 2, 3, 4, 5].map(() => api.people.item(account, { kind })));
    for (const item of items) await fill(item, account.id, site(), false);
    const answers = await Promise.all(items.map(({ id }) => browser.put(`${PATH}/${id}/publication`, BELOW)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422]);
  });

  it('begins with what its owner wrote below the last one; nobody answers for a copy but who made it', async () => {
    const cast = await siteCast();
    expect((await cast.owner.browser.post<WebsiteItem>(PATH, {})).body.website).toMatchObject(BELOW);
    expect((await cast.other.browser.post<WebsiteItem>(PATH, {})).body.website).toMatchObject({ imprint: '', privacyNote: '' });
  });

  it('goes into the trash by its owner alone, and comes back as it was published', async () => {
    const cast = await siteCast();
    await expectOwnerOnly(cast, (browser) => browser.delete(cast.address));
    await cast.owner.browser.delete(cast.address);
    expect(isDrawn(await seePage(cast.guest.browser, cast.page))).toBe(false);
    await cast.owner.browser.patch(`/api/items/${cast.item.id}/restore`);
    expect(isDrawn(await seePage(cast.guest.browser, cast.page))).toBe(true);
  });

  it('goes along in the copy of an account, and for ever with the account', async () => {
    const account = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const browser = await api.people.signIn(api.browser(), account);
    const { id } = (await browser.post<Answer>(PATH, { title: 'Wald' })).body;
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${browser.origin}/api/users/me/export`, { headers: { cookie } });
    const copy = unzip(Buffer.from(await answer.arrayBuffer()));
    expect(JSON.parse(copy.get('data.json')!.toString())).toMatchObject({
      item: [{ id, kind, title: 'Wald' }],
      website: [{ item_id: id }],
    });
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect(await api.database.manager.existsBy(Website, { itemId: id })).toBe(false);
  });
});

describe('the page of a website', () => {
  it('[WEB-01] is drawn by the server for whoever may read it: no client, no script inside, nothing of others', async () => {
    const { guest, owner, page } = await siteCast(
      site(
        [
          ...BLOCKS,
          { kind: 'Embed', content: { address: 'https://learningapps.org/1' } },
          { kind: 'Video', content: { address: 'https://vimeo.com/76979871' } },
        ],
        2,
      ),
    );
    const shown = await seePage(guest.browser, page);
    expect(shown.status).toBe(200);
    expect(shown.html).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(shown.html).toContain('<h1>Waldwoche</h1>');
    expect(shown.html).toContain('<h2>Wer wohnt im toten Holz?</h2>');
    expect(shown.html.match(/aria-current="page"/g)).toHaveLength(2);
    expect(shown.html).not.toMatch(/<script(?! type="module" src="\/assets\/)|<iframe|<style| on[a-z]+=|murmel:head/);
    expect(shown.policy).toContain("default-src 'none'");
    expect(shown.policy).toContain("script-src 'self';");
    expect(shown.policy).toContain("frame-src 'self' https://learningapps.org https://player.vimeo.com;");
    expect(shown.policy).not.toMatch(/unsafe|\*/);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    for (const [fixed, words] of [
      ['imprint', BELOW.imprint],
      ['privacy', BELOW.privacyNote],
    ] as const)
      expect((await seePage(guest.browser, `${page}/pages/${fixed}`)).html).toContain(words);
    // The author is shown under the chosen public name, never under the real one.
    expect(shown.html).toContain(`Seite von ${owner.account.publicName}`);
    const gone = await seePage(guest.browser, `${page}/pages/${newPartId()}`);
    expect([gone.status, isDrawn(gone)]).toEqual([404, true]);
    expect(isDrawn(await seePage(guest.browser, `${page}/about`))).toBe(false);
  });

  it('lets nobody in who may not read it, and all that is hidden looks the same', async () => {
    const cast = await siteCast();
    for (const browser of [cast.other.browser, cast.stranger.browser, cast.nobody])
      expect(isDrawn(await seePage(browser, cast.page))).toBe(false);
    for (const { browser } of [cast.owner, cast.reader, cast.writer, cast.guest])
      expect(isDrawn(await seePage(browser, cast.page))).toBe(true);
    for (const path of ['not-an-id', newId(), '%00', `${cast.item.id}%27`, 'a'.repeat(3000)])
      expect(isDrawn(await seePage(cast.guest.browser, `/website/public_pages/${path}`))).toBe(false);
    const board = await castOf(api, { kind: 'pinboard' });
    expect(isDrawn(await seePage(board.guest.browser, `/website/public_pages/${board.item.id}`))).toBe(false);
    await api.database.manager.update(Item, { id: cast.item.id }, { privacy: 'locked' });
    expect(isDrawn(await seePage(cast.guest.browser, cast.page))).toBe(false);
  });

  it('the secret of its link becomes a grant and leaves the address before anything is shown, without any script', async () => {
    const { nobody, page, item } = await siteCast();
    expect(isDrawn(await seePage(nobody, `${page}?token=falsch`))).toBe(false);
    const { status, headers } = await nobody.get(`${page}?token=${item.token}`);
    expect([status, headers.get('location')]).toEqual([303, page]);
    expect(isDrawn(await seePage(nobody, page))).toBe(true);
    const code = `wald${item.id.slice(-6)}`;
    await api.database.manager.update(Item, { id: item.id }, { shortCode: code });
    const phone = api.browser();
    expect((await phone.get(`/s/${code}`)).headers.get('location')).toBe(page);
    expect(isDrawn(await seePage(phone, page))).toBe(true);
  });

  it('waits for the password, which the gate of every tool asks for', async () => {
    const passwordHash = await hashPassword('Waldmeister');
    const { nobody, page, address } = await siteCast(site(), { privacy: 'password_protected', passwordHash });
    expect(isDrawn(await seePage(nobody, page))).toBe(false);
    expect((await nobody.get(address, { headers: { 'x-password': 'Waldmeister' } })).status).toBe(200);
    expect(isDrawn(await seePage(nobody, page))).toBe(true);
  });

  it('is in no index unless it is open to everybody', async () => {
    const { guest, page, item } = await siteCast();
    const robots = async () => /<meta name="robots" content="([^"]*)">/.exec((await seePage(guest.browser, page)).html)?.[1];
    expect(await robots()).toBe('noindex, nofollow');
    await api.database.manager.update(Item, { id: item.id }, { privacy: 'public_for_all' });
    await api.database.manager.insert(GalleryEntry, { itemId: item.id, openedAt: new Date() });
    expect(await robots()).toBe('index, follow');
  });

  it('whatever stands in titles, names and texts comes as words', async () => {
    const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { guest, page, item, owner } = await siteCast({
      pages: [
        { name: hostile.slice(0, 60), blocks: [{ kind: 'Quote', content: { text: hostile } }] },
        { name: 'x', blocks: BLOCKS },
      ],
    });
    await api.database.manager.update(Item, { id: item.id }, { title: hostile, description: hostile });
    await api.database.manager.update('account', { id: owner.account.id }, { publicName: hostile });
    await api.database.manager.update(Website, { itemId: item.id }, { imprint: hostile, privacyNote: hostile });
    for (const path of [page, `${page}/pages/imprint`, `${page}/pages/privacy`]) {
      const { html } = await seePage(guest.browser, path);
      expect(html).toContain('&lt;script&gt;');
      expect(html).not.toMatch(/<script>|<img src=x/);
    }
  });

  it('shows its files to whoever sees it, those of the draft to its authors alone; what is published keeps them', async () => {
    const cast = await siteCast(site(), { published: false });
    const [shown, kept] = [await picture(cast.item, cast.owner.account.id), await picture(cast.item, cast.owner.account.id)];
    const { manager } = api.database;
    const told = (file: string) => seedWebsite(websiteContent(site([{ kind: 'Picture', content: { file } }]), cast.owner.account.id));
    await manager.update(Website, { itemId: cast.item.id }, { published: Buffer.from(told(shown)), publishedAt: new Date(), pages: 1 });
    await seedDocument(manager, cast.item.id, told(kept), { accountId: cast.owner.account.id, visitorId: null });
    const status = async (browser: TestBrowser, id: string) => (await browser.get(`/api/owner_files/${id}`)).status;
    expect([await status(cast.guest.browser, shown), await status(cast.guest.browser, kept)]).toEqual([200, 404]);
    expect([await status(cast.writer.browser, shown), await status(cast.writer.browser, kept)]).toEqual([200, 200]);
    expect(await status(cast.stranger.browser, shown)).toBe(404);
  });
});

describe('a website elsewhere', () => {
  it('is found by what everybody reads on it, and by its draft for its owner alone', async () => {
    const cast = await siteCast(site([{ kind: 'Heading', content: { text: 'Hirschkäfer' } }]), { published: false });
    const totals = async () => {
      await writeWords(api);
      return [(await found(cast.owner.browser, 'Hirschkäfer')).total, (await found(cast.reader.browser, 'Hirschkäfer')).total];
    };
    expect(await totals()).toEqual([1, 0]);
    await cast.owner.browser.put(`${cast.address}/publication`, BELOW);
    expect(await totals()).toEqual([1, 1]);
  });

  it('others copy what is published of it, its owner the draft; the imprint stays behind', async () => {
    const cast = await siteCast(site(), { privacy: 'public_for_all' });
    const copy = await copied(cast.other.browser, cast.item.id);
    const { website } = (await cast.other.browser.get<WebsiteItem>(`${PATH}/${copy.id}`)).body;
    expect(website).toMatchObject({ pages: [{ name: 'Seite 1', blocks: 1 }], imprint: '', publishedAt: null });
  });
});

/** Returns a document with more than the operations permit. */
function bytesOf({ pages }: TemplateSite, by: string): Uint8Array {
  const few = { pages: pages.slice(0, 1).map(({ name, blocks }) => ({ name, blocks: blocks.slice(0, 1) })) };
  const data = websiteContent(few, by);
  const first = [...data.pages.keys()][0]!;
  for (const [index, { name }] of pages.entries())
    if (index > 0) (data.pages as Map<string, object>).set(newPartId(), { name, order: `a${index}` });
  const block = [...data.blocks.values()][0];
  for (let more = 1; more < pages[0]!.blocks.length; more += 1)
    (data.blocks as Map<string, Json>).set(newPartId(), { ...block, page: first, order: `b${100 + more}` } as Json);
  return seedWebsite(data);
}
