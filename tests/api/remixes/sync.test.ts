import { type Item as ItemAnswer, TOOLS } from '@murmel/contracts';
import { Bookmark, Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf, stored } from '../sharing/cast.js';
import { copied, news, remix, storedText, sync, writeText } from './copies.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** A copy of a colleague's open text, and what was written into that since. */
async function changedSince() {
  const cast = await castOf(api, { privacy: 'public_for_all', title: 'Wald' });
  const { owner, other, item } = cast;
  await writeText(api, item, owner.account, 'Rinde');
  const copy = await copied(other.browser, item.id);
  expect([await news(other.browser, copy), (await sync(other.browser, copy.id)).body]).toMatchObject([
    'none',
    { outcome: 'same', item: { id: copy.id } },
  ]);
  await api.database.query('delete from document_update where item_id = $1', [item.id]);
  await writeText(api, item, owner.account, 'Borke');
  return { ...cast, copy };
}
const owned = (ownerId: string) => api.database.manager.countBy(Item, { ownerId });

describe('[LIB-04] PUT /items/remix_sync', () => {
  it('an untouched copy gives way to the new state at its place, and lies in the trash; once, also for two windows', async () => {
    const { other, copy } = await changedSince();
    const folder = await api.people.item(other.account, { kind: 'folder' });
    await api.database.manager.update(Item, { id: copy.id }, { folderId: folder.id });
    await other.browser.post('/api/bookmarks/toggle', { itemId: copy.id });
    expect(await news(other.browser, copy)).toBe('changed');
    const answers = await Promise.all([sync(other.browser, copy.id), sync(other.browser, copy.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { outcome, item } = answers.find(({ status }) => status === 200)!.body;
    expect([outcome, item.title, item.folderId, await storedText(api, item)]).toEqual(['replaced', 'Wald (Kopie)', folder.id, 'Borke']);
    expect([(await stored(api, copy)).discardedAt, await storedText(api, copy)]).toEqual([expect.any(Date), 'Rinde']);
    expect(await api.database.manager.countBy(Bookmark, { itemId: item.id })).toBe(1);
    expect([await owned(other.account.id), await news(other.browser, item)]).toEqual([3, 'none']);
  });

  it('a copy in which its owner worked, that has another name or that is shared stays; the new state comes beside it, once', {
    tags: ['proof'],
  }, async () => {
    for (const touch of ['write', 'rename', 'share'] as const) {
      const { other, copy } = await changedSince();
      if (touch === 'write') await writeText(api, copy, other.account, 'Meins');
      if (touch === 'rename') await other.browser.put(`/api/items/${copy.id}`, { title: 'Meins' });
      if (touch === 'share') await other.browser.put(`/api/items/${copy.id}/share`, { privacy: 'secret' });
      const before = await stored(api, copy);
      const { body } = await sync(other.browser, copy.id);
      expect([touch, body.outcome, await storedText(api, body.item), body.item.privacy]).toEqual([touch, 'added', 'Borke', 'locked']);
      expect([(await stored(api, copy)).discardedAt, (await stored(api, copy)).title]).toEqual([null, before.title]);
      expect((await sync(other.browser, copy.id)).body).toMatchObject({ outcome: 'same', item: { id: copy.id } });
      expect(await owned(other.account.id)).toBe(2);
    }
  });

  it('what was made from is closed, in the trash or gone: said, and the copy stays', async () => {
    const { owner, other, item, copy } = await changedSince();
    const refused = async () => [(await sync(other.browser, copy.id)).body.code, await news(other.browser, copy)];
    await owner.browser.put(`/api/items/${item.id}/share`, { privacy: 'locked' });
    expect(await refused()).toEqual(['REMIX_SOURCE_GONE', 'gone']);
    await owner.browser.put(`/api/items/${item.id}/share`, { privacy: 'public_for_all' });
    expect(await news(other.browser, copy)).toBe('changed');
    await owner.browser.delete(`/api/text_editor/documents/${item.id}`);
    expect(await refused()).toEqual(['REMIX_SOURCE_GONE', 'gone']);
    await owner.browser.delete(`/api/items/${item.id}`);
    expect(await refused()).toEqual(['REMIX_SOURCE_GONE', 'gone']);
    expect(await storedText(api, copy)).toBe('Rinde');
  });

  it('is its owner’s; others hear nothing of it, and what is no copy has nothing to take', async () => {
    const { owner, other, reader, nobody, item, copy } = await changedSince();
    await api.database.manager.update(Item, { id: copy.id }, { privacy: 'public_for_all' });
    for (const browser of [owner.browser, reader.browser, nobody])
      expect([(await sync(browser, copy.id)).status, await news(browser, copy)]).toEqual([403, 'none']);
    expect((await sync(owner.browser, item.id)).status).toBe(404);
    expect((await stored(api, copy)).discardedAt).toBeNull();
    expect(await owned(other.account.id)).toBe(1);
  });

  it('of rows as of documents: a survey with another question, a cloud that behaves differently; a folder has none of its own', {
    tags: ['proof'],
  }, async () => {
    const { owner, other } = await castOf(api);
    const make = async (path: string, body: object) => {
      const made = (await owner.browser.post<ItemAnswer>(path, body)).body;
      await api.database.manager.update(Item, { id: made.id }, { privacy: 'public_for_all' });
      return { made, copy: await copied(other.browser, made.id) };
    };
    const survey = await make('/api/surveys/surveys', { template: 'quiz' });
    const cloud = await make('/api/word_clouds/word_clouds', {});
    const board = await make('/api/pinboard/boards', {});
    const folder = await make('/api/folders', {});
    await api.database.query("update survey_question set title = 'Neu' where item_id = $1", [survey.made.id]);
    await api.database.query('update word_cloud set words_per_visitor = 5 where item_id = $1', [cloud.made.id]);
    await owner.browser.put(`/api/folders/${folder.made.id}`, { title: 'Neu' });
    expect(await Promise.all([survey, cloud, board, folder].map(({ copy }) => news(other.browser, copy)))).toEqual([
      'changed',
      'changed',
      'none',
      'none',
    ]);
    expect([(await sync(other.browser, survey.copy.id)).body.outcome, (await sync(other.browser, folder.copy.id)).status]).toEqual([
      'replaced',
      404,
    ]);
    expect((await remix(other.browser, board.made.id)).body.item.kind).toBe(TOOLS.pinboard.kind);
  });
});
