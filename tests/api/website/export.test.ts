import { type Item, newId, OwnerFile, Website } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { PASSWORD } from '../privacy/person.js';
import { unzip } from '../privacy/unzip.js';
import { BELOW, castOfSite, fillSite, site } from './site-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const HOSTILE = '"><script>alert(1)</script>';

async function picture(item: Item, by: string, name: string): Promise<string> {
  const [id, storageKey] = [newId(), `files/${newId()}`];
  await api.application.get(Storage).put(storageKey, Buffer.from(`Bild ${name}`), 'image/png');
  const file = { storageKey, thumbnailKey: null, name, contentType: 'image/png', bytes: 8, usedBy: 'part' as const };
  await api.database.manager.insert(OwnerFile, { id, itemId: item.id, accountId: by, visitorId: null, createdAt: new Date(), ...file });
  return id;
}

const teacher = async () => {
  const account = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
/** The addresses to which a page leads, and from which it shows something. */
const addressesIn = (html: string): string[] => [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);

describe('a website as a ZIP archive', () => {
  const archive = (browser: TestBrowser, address: string) => browser.get<Buffer>(`${address}/archive`);

  it('opens from a disk: every page, its pictures and its style beside each other, and no way to anything else', async () => {
    const { account, browser } = await teacher();
    const item = await api.people.item(account, { kind: 'website_page', title: 'Waldwoche/7b' });
    const file = await picture(item, account.id, '../../böse? Eiche.png');
    const board = `/pinboard/public_boards/${newId()}?token=abc`;
    const told = {
      pages: [
        {
          name: 'Start',
          blocks: [
            { kind: 'Heading' as const, content: { text: HOSTILE } },
            { kind: 'Picture' as const, content: { file, alt: HOSTILE, caption: 'Am Rand' } },
            { kind: 'OwnItem' as const, content: { item: newId(), name: 'Fundstücke', address: board } },
            { kind: 'Embed' as const, content: { address: 'https://learningapps.org/1' } },
          ],
        },
        { name: 'Packliste', blocks: [{ kind: 'Divider' as const }] },
        { name: 'Packliste', blocks: [] },
        { name: 'Impressum', blocks: [] },
      ],
    };
    await fillSite(api, { item, by: account.id, told, published: false });
    await api.database.manager.update(Website, { itemId: item.id }, BELOW);
    const { status, headers, body } = await archive(browser, `/api/website/pages/${item.id}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(decodeURIComponent(headers.get('content-disposition')!)).toContain('Waldwoche 7b.zip');
    const files = unzip(body);
    expect([...files.keys()].sort()).toEqual([
      'Datenschutz.html',
      'Impressum-2.html',
      'Impressum.html',
      'Packliste-2.html',
      'Packliste.html',
      'dateien/böse Eiche.png',
      'index.html',
      'site.css',
    ]);
    expect(files.get('dateien/böse Eiche.png')!.toString()).toContain('Bild');
    const index = files.get('index.html')!.toString();
    // Every address is either beside the page or one that its author named; each of those beside it is there.
    const beside = [...files].filter(([name]) => name.endsWith('.html')).flatMap(([, html]) => addressesIn(html.toString()));
    for (const address of beside.filter((one) => !/^(https?:|#)/.test(one)))
      expect([...files.keys()]).toContain(decodeURIComponent(address));
    expect(index).toContain(`href="${api.configuration.publicUrl}${board}"`);
    expect(index).toContain(`script-src 'none'`);
    expect(index).not.toMatch(/<script|<iframe|<form| on[a-z]+=|\/api\//);
    expect(files.get('Impressum.html')!.toString()).toContain(BELOW.imprint);
  });

  it('is for those who write it, and part of everything that its owner takes along', async () => {
    const cast = await castOfSite(api);
    const answers = await Promise.all(
      [cast.owner, cast.writer, cast.reader, cast.guest, cast.stranger].map(({ browser }) => archive(browser, cast.address)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403, 404]);
    expect((await archive(cast.nobody, cast.address)).status).toBe(404);
    const { account, browser } = await teacher();
    const own = await api.people.item(account, { kind: 'website_page', title: 'Wald' });
    await fillSite(api, { item: own, by: account.id, told: site(), published: false });
    const { body } = await browser.get<Buffer>('/api/users/me/export');
    expect([...unzip(body).keys()]).toEqual(expect.arrayContaining([`items/Wald ${own.id}/index.html`, `items/Wald ${own.id}/site.css`]));
    const board = await api.people.item(cast.owner.account, { kind: 'pinboard' });
    expect((await archive(cast.owner.browser, `/api/website/pages/${board.id}`)).status).toBe(404);
  });
});
