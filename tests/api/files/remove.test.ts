import type { OwnerFile as Answer } from '@murmel/contracts';
import { newId, OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { still } from '../images/pictures.js';
import { ANYTHING, send, storedFiles, surveyCast, withRules } from './sending.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const picture = () => still('png');
/** Row, bytes and thumbnail. */
const isThere = async ({ id }: Answer) => {
  const stored = storedFiles(api);
  return [await api.database.manager.existsBy(OwnerFile, { id }), stored.includes(id), stored.includes(`${id}.thumb.webp`)];
};
const ALL = [true, true, true];
const NONE = [false, false, false];

describe('[LIB-16] DELETE /owner_files/{id}', () => {
  it('for whom it is not meant there is nothing to remove', async () => {
    const cast = await surveyCast(api);
    const second = api.browser();
    await api.people.grant(cast.item, await api.people.visit(second));
    const { body } = await send(cast.guest.browser, cast.item, await picture(), 'a.png');
    for (const browser of [second, cast.reader.browser, cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
      expect((await browser.delete(body.url)).status).toBe(404);
    }
    expect((await cast.guest.browser.delete(body.url, { csrf: null })).status).toBe(403);
    expect((await cast.guest.browser.delete(`/api/owner_files/${newId()}`)).status).toBe(404);
    expect(await isThere(body)).toEqual(ALL);
  });

  it('who may only read a file may not remove it', async () => {
    const { item, owner, reader, guest } = await surveyCast(api);
    const { body } = await withRules(api, ANYTHING, async () => send(owner.browser, item, await picture(), 'a.png'));
    for (const { browser } of [reader, guest]) expect((await browser.delete(body.url)).status).toBe(403);
    expect(await isThere(body)).toEqual(ALL);
  });

  it('its sender removes it, with bytes and thumbnail, and nothing else', async () => {
    const { item, guest } = await surveyCast(api);
    const [{ body: gone }, { body: kept }] = [
      await send(guest.browser, item, await picture(), 'a.png'),
      await send(guest.browser, item, await picture(), 'b.png'),
    ];
    const answer = await guest.browser.delete(gone.url);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect([await isThere(gone), await isThere(kept)]).toEqual([NONE, ALL]);
    expect((await guest.browser.delete(gone.url)).status).toBe(404);
  });

  it('who may read responses removes any', async () => {
    const { item, owner, writer, guest } = await surveyCast(api);
    for (const { browser } of [owner, writer]) {
      const { body } = await send(guest.browser, item, await picture(), 'a.png');
      expect((await browser.delete(body.url)).status).toBe(200);
      expect(await isThere(body)).toEqual(NONE);
    }
  });

  it('a file that lost its sender belongs to nobody', async () => {
    const { item, owner, guest } = await surveyCast(api);
    const { body } = await send(guest.browser, item, await picture(), 'a.png');
    await api.database.manager.update(OwnerFile, { id: body.id }, { visitorId: null });
    for (const browser of [guest.browser, api.browser()]) expect((await browser.get(body.url)).status).toBe(404);
    expect((await owner.browser.get(body.url)).status).toBe(200);
  });

  it('the trash hides files, destroying the item removes them', async () => {
    const { item, owner } = await surveyCast(api);
    const { body } = await send(owner.browser, item, await picture(), 'a.png');
    await api.database.query('update item set discarded_at = now() where id = $1', [item.id]);
    expect([(await owner.browser.get(body.url)).status, await isThere(body)]).toEqual([404, ALL]);
    expect((await owner.browser.delete(`/api/items/${item.id}`)).status).toBe(200);
    expect(await isThere(body)).toEqual(NONE);
  });
});
