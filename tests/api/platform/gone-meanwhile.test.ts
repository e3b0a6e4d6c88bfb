import { Bookmark, Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Answer, Refusal } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { still } from '../images/pictures.js';
import { castOf } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

type Call = () => Promise<Answer<Refusal>>;

/** Lets a call past its guard and up to something that is held; then something is done, and the call goes on. */
async function past(hold: (manager: EntityManager) => Promise<unknown>, call: Call, done: (manager: EntityManager) => Promise<unknown>) {
  const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  const { answer } = await api.database.transaction(async (manager) => {
    await hold(manager);
    const answer = call();
    await expect.poll(async () => (await api.database.query<unknown[]>(waits)).length, { timeout: promised(10_000) }).toBe(1);
    await done(manager);
    return { answer };
  });
  return answer;
}
const UNKNOWN = { status: 404, body: { code: 'NOT_FOUND' } };

describe('an item that goes for ever while a call about it is under way', () => {
  it('looks unknown to whoever brings it back', async () => {
    const { item, owner } = await castOf(api, { discardedAt: new Date(), shortCode: null });
    const folders = (manager: EntityManager) =>
      manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`folders of ${owner.account.id}`]);
    const restore: Call = () => owner.browser.patch(`/api/items/${item.id}/restore`, {});
    expect(await past(folders, restore, (manager) => manager.delete(Item, { id: item.id }))).toMatchObject(UNKNOWN);
  });

  it('looks unknown to whoever lets something point to it', async () => {
    const { item, reader } = await castOf(api);
    const gone = (manager: EntityManager) => manager.delete(Item, { id: item.id });
    const bookmark: Call = () => reader.browser.post('/api/bookmarks/toggle', { itemId: item.id });
    expect(await past(gone, bookmark, () => Promise.resolve())).toMatchObject(UNKNOWN);
    expect(await api.database.manager.countBy(Bookmark, { accountId: reader.account.id })).toBe(0);
  });

  it('looks unknown to whoever brings a file into it', async () => {
    const { item, writer } = await castOf(api);
    const data = new FormData();
    data.append('file', new Blob([(await still('png')) as BlobPart]), 'a.png');
    const gone = (manager: EntityManager) => manager.delete(Item, { id: item.id });
    const upload: Call = () => writer.browser.post(`/api/image_attachments?itemId=${item.id}`, data);
    expect(await past(gone, upload, () => Promise.resolve())).toMatchObject(UNKNOWN);
  });
});
