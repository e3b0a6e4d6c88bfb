import type { FoundItem } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { ItemWordsDue, seedDocument } from '@murmel/server';
import { IsNull, Not } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { KillableApi } from './support/killable-api.js';

const ITEMS = 30;

let api: KillableApi;
beforeAll(async () => {
  // Background jobs do not run in tests.
  api = await KillableApi.open(inject('databaseUrl'), { env: { NODE_ENV: 'development' } });
});
afterAll(() => api.stop());

const isAllRead = () => expect.poll(() => api.database.manager.count(ItemWordsDue)).toBe(0);
const leased = () => api.database.manager.findBy(ItemWordsDue, { leasedUntil: Not(IsNull()) });

describe('kill -9 of the api while it writes search text', () => {
  it('everything is findable afterwards, each item once, and nothing is due any more', async () => {
    const account = await api.people.account();
    const browser = await api.people.signIn(api.browser(), account);
    // The templates of the product are items, too.
    await isAllRead();
    const written = api.database.createQueryRunner();
    // Writing waits for this, so that the kill comes in the middle of it.
    await written.query('begin; lock table item_words in share mode');
    const words = Array.from({ length: ITEMS }, (_, at) => `Fundwort${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`);
    for (const word of words) {
      const { id } = await api.people.item(account, { title: `Über ${word.length} Dinge` });
      const seed = seedTextDocument({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }] });
      await seedDocument(api.database.manager, id, seed, { accountId: account.id, visitorId: null });
    }
    await expect.poll(leased).toHaveLength(1);
    await api.killAndRestart();
    await written.query('rollback');
    await written.release();
    await isAllRead();
    expect(await api.database.query('select id from item where not exists (select 1 from item_words where item_id = id)')).toEqual([]);
    for (const word of words) {
      const { body } = await browser.get<{ entries: FoundItem[]; total: number }>(`/api/items/search?q=${word}`);
      expect([word, body.total, body.entries[0]?.places.map(({ kind }) => kind)]).toEqual([word, 1, ['text']]);
    }
  });
});
