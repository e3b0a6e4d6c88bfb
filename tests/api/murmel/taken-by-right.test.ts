import type { Template } from '@murmel/contracts';
import { ExportJob } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ExportRunner } from '../../../apps/api/src/core/exports/jobs/export-runner.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { newPartner, openItem, putEditorialMark, type Somebody, somebody } from '../collections/editors.js';
import { copied, news, sync, writeText } from '../remixes/copies.js';
import { partsOf, take } from './murmel-file.js';

let api: TestApi;
let admin: TestBrowser;
let author: Somebody;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  admin = (await somebody(api, { admin: true })).browser;
  author = await somebody(api);
});
afterAll(() => api.stop());

const REFUSED = { code: 'PARTNER_NOT_ENABLED', data: { partner: 'Zoo Köln' } };
const order = (browser: TestBrowser, ids: string[]) => browser.post<{ id: string } & Refusal>('/api/exports', { form: 'murmel', ids });

/** Open material of a partner, which looks after accounts with this licence. */
async function provided(licence: string, fields: object = {}) {
  const partner = await newPartner(admin, { licences: [licence] });
  const item = await openItem(api, author.account, { title: 'Löwen', ...fields });
  await writeText(api, item, author.account, 'Löwen schlafen lang.');
  await putEditorialMark(admin, item.id, { partnerId: partner.id });
  return { partner, item };
}

describe('[LIB-12] what a partner gives to others only leaves by no other way than as a copy', () => {
  it('not in a file, neither at once nor from the background, and not out of a list of templates', async () => {
    const { item } = await provided('group', { templateFor: 'public' });
    const { browser, account } = await somebody(api, { licence: 'school' });
    expect((await take(browser, [item.id])).body).toMatchObject(REFUSED);
    expect((await order(browser, [item.id])).body).toMatchObject(REFUSED);
    const listed = async (one: TestBrowser) =>
      (await one.get<{ entries: Template[] }>(`/api/templates?of=public&search=L%C3%B6wen`)).body.entries.map((entry) => entry.item.id);
    expect(await listed(browser)).not.toContain(item.id);

    // Enabled when it was ordered, and not any more when it is made.
    const once = await somebody(api, { licence: 'group' });
    expect(await listed(once.browser)).toContain(item.id);
    expect((await take(once.browser, [item.id])).status).toBe(200);
    const { body: job } = await order(once.browser, [item.id]);
    await api.database.query("update account set licence = 'school' where id = $1", [once.account.id]);
    while (await api.application.get(ExportRunner).round());
    expect(await api.database.manager.findOneBy(ExportJob, { id: job.id })).toMatchObject({ state: 'failed', reason: REFUSED });
    expect(await api.database.manager.countBy(ExportJob, { accountId: account.id })).toBe(0);
  });

  it('out of a folder that is open it stays behind, and everything else in the folder comes along', async () => {
    const folder = await api.people.item(author.account, { kind: 'folder', title: 'Afrika', privacy: 'public_for_all' });
    const { item } = await provided('group', { folderId: folder.id });
    const other = await openItem(api, author.account, { title: 'Giraffen', folderId: folder.id });
    await writeText(api, other, author.account, 'Giraffen stehen.');
    const { browser } = await somebody(api, { licence: 'school' });
    const manifest = (await partsOf((await take(browser, [folder.id])).body)).get('murmel.json')!.toString();
    expect([manifest.includes(other.title), manifest.includes(item.title)]).toEqual([true, false]);
  });

  it('a copy that somebody has gets no new state of it either', async () => {
    const { item } = await provided('school');
    const { browser, account } = await somebody(api, { licence: 'school' });
    const copy = await copied(browser, item.id);
    await api.database.query("update item set title = 'Löwinnen' where id = $1", [item.id]);
    expect(await news(browser, copy)).toBe('changed');
    await api.database.query("update account set licence = 'tools_pro' where id = $1", [account.id]);
    expect([await news(browser, copy), (await sync(browser, copy.id)).body.code]).toEqual(['gone', 'REMIX_SOURCE_GONE']);
  });
});

it('[LIC-02] what a free account takes along in a file counts as one more material of a partner, and is refused with the number', async () => {
  const { item } = await provided('free');
  const { browser, account } = await somebody(api, { licence: 'free' });
  const used = async () => (await browser.get<{ used: number }>('/api/user_limits?objType=partner_material')).body.used;
  expect((await take(browser, [item.id])).status).toBe(200);
  expect(await used()).toBe(1);
  expect((await order(browser, [item.id])).status).toBe(201);
  while (await api.application.get(ExportRunner).round());
  expect(await used()).toBe(2);
  await api.database.query("update creation_count set count = 10 where account_id = $1 and kind = 'partner_material'", [account.id]);
  expect((await take(browser, [item.id])).body).toMatchObject({ code: 'PARTNER_LIMIT_REACHED', data: { limit: 10 } });
});
