import { type Item as Answer, TOOLS } from '@murmel/contracts';
import { GalleryEntry, Item, newId, newSecret, School, Website } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { joinSchool } from '../../../apps/api/src/core/schools/schools.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { BELOW, BLOCKS, castOfSite, isDrawn, PATH, seePage, site } from './site-cast.js';

let api: TestApi;
const IMPRINT_URL = 'https://schule.example/impressum?a=1&b="2"';
let answering: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  answering = await startApi(inject('databaseUrl'), { legal: { privacy: undefined, terms: undefined, imprint: IMPRINT_URL } });
});
afterAll(() => Promise.all([api.stop(), answering.stop()]));

const PASSWORD = 'Waldmeister 7ä';
const protectedSite = async () => castOfSite(api, site(), { privacy: 'password_protected', passwordHash: await hashPassword(PASSWORD) });

/** The form inside a page, for browsers that run no script. */
const formIn = (html: string) => /<noscript>(.*<form method="post">.*)<\/noscript>/s.exec(html)?.[1] ?? '';
const tokenIn = (html: string) => /name="csrf" value="([^"]*)"/.exec(html)?.[1] ?? '';
const send = (browser: TestBrowser, page: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.post<string>(page, undefined, {
    body: new TextEncoder().encode(new URLSearchParams(fields).toString()),
    csrf: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', 'sec-fetch-site': 'same-origin', ...headers },
  });

describe('the password of a website, without any script', () => {
  it('is asked by a form in the page, and the right one opens all pages of it for this visitor', async () => {
    const { nobody, page, item } = await protectedSite();
    const asked = await seePage(nobody, `${page}?token=${item.token}`);
    expect(formIn(asked.html)).toContain('Du bekommst es von der Person, die es geteilt hat.');
    expect(asked.html).not.toContain('Waldwoche');
    const { status, headers } = await send(nobody, page, { csrf: tokenIn(asked.html), password: PASSWORD });
    expect([status, headers.get('location')]).toEqual([303, page]);
    const opened = await seePage(nobody, page);
    expect([isDrawn(opened), formIn(opened.html)]).toEqual([true, '']);
    expect(isDrawn(await seePage(api.browser(), page))).toBe(false);
  });

  it('a wrong one says it and counts among all attempts, a form of another page or site opens nothing', async () => {
    const { nobody, page } = await protectedSite();
    const csrf = tokenIn((await seePage(nobody, page)).html);
    const answer = async (fields: Record<string, string>, headers = {}) => {
      const { status, body } = await send(nobody, page, fields, headers);
      return [status, /<strong>([^<]*)</.exec(formIn(body))?.[1]];
    };
    const outdated = [200, 'Das hat nicht geklappt. Gib das Passwort noch einmal ein.'];
    expect(await answer({ csrf: 'x', password: PASSWORD })).toEqual(outdated);
    expect(await answer({ password: PASSWORD })).toEqual(outdated);
    expect(await answer({ csrf, password: PASSWORD }, { 'sec-fetch-site': 'cross-site' })).toEqual(outdated);
    expect(await answer({ csrf, password: PASSWORD }, { origin: 'https://boese.example', 'sec-fetch-site': 'same-origin' })).toEqual(
      outdated,
    );
    const wrong = [200, 'Das Passwort ist ungültig. Achte auf Groß- und Kleinschreibung.'];
    for (const password of ['', 'x', 'x'.repeat(65), '<script>alert(1)</script>']) expect(await answer({ csrf, password })).toEqual(wrong);
    let last: unknown;
    for (let tried = 0; tried < 60 && !String(last).includes('zu viele'); tried += 1)
      [, last] = await answer({ csrf, password: `geraten ${tried}` });
    expect(last).toMatch(/^Das waren zu viele Versuche\. Versuch es in \d+ Minuten noch einmal\.$/);
    expect(isDrawn(await seePage(nobody, page))).toBe(false);
  });

  it('is asked by no page of another tool, for no website that is locked, and no other address takes a form', async () => {
    const { nobody, page, item } = await protectedSite();
    const csrf = tokenIn((await seePage(nobody, page)).html);
    await api.database.manager.update(Item, { id: item.id }, { privacy: 'locked' });
    expect(formIn((await seePage(nobody, page)).html)).toBe('');
    await send(nobody, page, { csrf, password: PASSWORD });
    expect(isDrawn(await seePage(nobody, page))).toBe(false);
    for (const path of [PATH, '/pinboard/public_boards/x', '/']) expect((await send(nobody, path, {})).status).toBeGreaterThanOrEqual(400);
    expect((await send(nobody, page, { password: 'x'.repeat(3000) })).status).toBe(413);
  });
});

describe('the head of a published page', () => {
  const lines = (html: string) => (html.match(/<meta [^>]*>/g) ?? []).join('\n');

  it('says what it is to all who are sent a link; only what is open to everybody is in an index, with its further pages', async () => {
    const { guest, page, item } = await castOfSite(api, site(BLOCKS, 2));
    await api.database.manager.update(Item, { id: item.id }, { description: 'Wir messen "Licht"\n & Wind.' });
    const [, second = ''] = /href="([^"]*\/pages\/[^"]*)"/.exec((await seePage(guest.browser, page)).html) ?? [];
    const [first, further] = [lines((await seePage(guest.browser, page)).html), lines((await seePage(guest.browser, second)).html)];
    expect(first).toContain('<meta property="og:title" content="Waldwoche">');
    expect(first).toContain('<meta property="og:description" content="Wir messen &quot;Licht&quot; &amp; Wind.">');
    expect(further).toContain('<meta property="og:title" content="Seite 2 | Waldwoche">');
    for (const head of [first, further]) expect(head).toContain('<meta name="robots" content="noindex, nofollow">');
    await api.database.manager.update(Item, { id: item.id }, { privacy: 'public_for_all' });
    await api.database.manager.insert(GalleryEntry, { itemId: item.id, openedAt: new Date() });
    for (const address of [page, second]) {
      const { html } = await seePage(guest.browser, address);
      expect(lines(html).match(/name="robots" content="([^"]*)"/g)).toEqual(['name="robots" content="index, follow"']);
      expect(html).toContain(`<link rel="canonical" href="${api.configuration.publicUrl}${address}`);
      expect(lines(html).match(/og:title/g)).toHaveLength(1);
    }
    for (const fixed of ['imprint', 'privacy'])
      expect(lines((await seePage(guest.browser, `${page}/pages/${fixed}`)).html)).toContain('noindex');
  });
});

describe('the imprint of a website', () => {
  it('is missing with the number, and nothing is public without one', async () => {
    const { owner, guest, address, page } = await castOfSite(api, site(), { published: false });
    const { status, body } = await owner.browser.put<Refusal>(`${address}/publication`, { ...BELOW, imprint: '' });
    expect([status, body.code, body.data]).toEqual([422, 'SITE_IMPRINT_MISSING', { min: 10 }]);
    expect(isDrawn(await seePage(guest.browser, page))).toBe(false);
  });

  it("is the one of its owner's school where that has one", async () => {
    const { owner, guest, address, page } = await castOfSite(api, site(), { published: false });
    const school = {
      id: newId(),
      name: 'Goethe-Schule',
      token: newSecret(),
      imprint: 'Goethe-Schule <b>\nWaldweg 1',
      createdAt: new Date(),
    };
    await api.database.manager.insert(School, school);
    const { id } = (await owner.browser.get<{ id: string }>('/api/users/me')).body;
    await api.database.transaction((manager) => joinSchool(manager, school.id, id, 'member'));
    expect((await owner.browser.put<Answer>(`${address}/publication`, { imprint: '', privacyNote: '' })).status).toBe(200);
    const { html } = await seePage(guest.browser, `${page}/pages/imprint`);
    expect(html).toContain('Goethe-Schule &lt;b&gt;');
    expect(html).toContain('Waldweg 1');
  });

  it('is the one of the installation where the operator has one, and the page is gone when that is taken back', async () => {
    const { owner, guest, item, address, page } = await castOfSite(answering, site(), { published: false });
    expect((await owner.browser.put<Answer>(`${address}/publication`, { imprint: '', privacyNote: '' })).status).toBe(200);
    expect((await seePage(guest.browser, `${page}/pages/imprint`)).html).toContain(
      '<a href="https://schule.example/impressum?a=1&amp;b=&quot;2&quot;" rel="noopener noreferrer">',
    );
    const other = await castOfSite(api);
    await api.database.manager.update(Website, { itemId: other.item.id }, { imprint: '' });
    expect(isDrawn(await seePage(other.guest.browser, other.page))).toBe(false);
    expect(item.kind).toBe(TOOLS.website.kind);
  });
});
