import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { unzip } from '../privacy/unzip.js';
import { writeText } from '../remixes/copies.js';
import { castOf } from '../sharing/cast.js';
import { all, pdfOf } from './pdf-of.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PUPILS = ['Mia Falke', 'Ben Otter'];

/** Returns a text that all with the link may write in; two pupils wrote it, and some of its readers typed one letter. */
async function writtenByPupils() {
  const cast = await castOf(api, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write', title: 'Bäume' });
  await writeText(api, cast.item, cast.owner.account, 'Die Buche');
  const pupils = await Promise.all(PUPILS.map((publicName) => api.people.account({ type: 'Pupil', email: null, publicName })));
  let client = 1;
  const wrote = (by: 'account_id' | 'visitor_id', id: string) =>
    api.database.query(`insert into document_client (item_id, client_id, ${by}, wrote, created_at) values ($1, $2, $3, true, now())`, [
      cast.item.id,
      client++,
      id,
    ]);
  for (const { id } of [...pupils, cast.other.account, cast.reader.account]) await wrote('account_id', id);
  await wrote('visitor_id', cast.guest.visitor.id);
  return cast;
}

async function wordOf(browser: TestBrowser, itemId: string): Promise<string> {
  const { status, body } = await browser.post<Buffer>('/api/user_documents', { itemId, language: 'de' });
  expect(status).toBe(200);
  return [...unzip(body).values()].map((part) => part.toString()).join('\n');
}

it('[C26] whoever typed a letter, and whoever only reads, gets no list of the pupils who wrote: a file names whom the screen names to them', async () => {
  const { item, owner, writer, other, reader, guest } = await writtenByPupils();
  const named = async (browser: TestBrowser) => {
    const word = await wordOf(browser, item.id);
    expect(word).toContain('Die Buche');
    return PUPILS.filter((name) => word.includes(name));
  };
  for (const { browser } of [other, reader, guest]) {
    expect((await browser.get(`/api/text_editor/documents/${item.id}/authors`)).status).toBe(403);
    expect(await named(browser)).toEqual([]);
  }
  for (const { browser } of [owner, writer]) expect(await named(browser)).toEqual(PUPILS);
});

it('[C26] the same on paper, where names stand in what the file says of itself, too', { tags: ['proof'] }, async () => {
  const { item, owner, other } = await writtenByPupils();
  const named = async (browser: TestBrowser) => {
    const words = all(await pdfOf(browser, item));
    return PUPILS.filter((name) => words.includes(name));
  };
  expect([await named(other.browser), await named(owner.browser)]).toEqual([[], PUPILS]);
});
