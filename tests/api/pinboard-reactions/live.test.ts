import type { PinboardCommentEntry } from '@murmel/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { boardCast } from './board-cast.js';

let api: TestApi;
let listener: pg.Client;
/** items that were said to have changed */
const heard: string[] = [];
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  listener = new pg.Client({ connectionString: api.configuration.databaseUrl });
  await listener.connect();
  listener.on('notification', ({ payload = '{}' }) => heard.push((JSON.parse(payload) as { itemId: string }).itemId));
  await listener.query('listen "item.changed"');
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(async () => {
  await listener.end();
  await api.stop();
});

/** Notifications arrive before the answer of a later query on the same connection. */
async function heardAfter(work: () => Promise<unknown>): Promise<string[]> {
  heard.length = 0;
  await work();
  await listener.query('select 1');
  return [...heard];
}

describe('reactions on other screens', () => {
  it('are told once when something changed, and not when nothing did', async () => {
    const cast = await boardCast(api);
    const { browser } = cast.guest;
    const [likes, comments] = [`/api/pinboard/cards/${cast.card('plain')}/likes`, `/api/pinboard/cards/${cast.card('plain')}/comments`];
    const once = [cast.item.id];
    expect(await heardAfter(() => browser.put(likes, {}))).toEqual(once);
    expect(await heardAfter(() => browser.put(likes, {}))).toEqual([]);
    expect(await heardAfter(() => browser.delete(likes))).toEqual(once);
    expect(await heardAfter(() => browser.delete(likes))).toEqual([]);
    let id = '';
    expect(
      await heardAfter(async () => {
        id = (await browser.post<PinboardCommentEntry>(comments, { text: 'Schön!' })).body.id;
      }),
    ).toEqual(once);
    expect(await heardAfter(() => browser.get(comments))).toEqual([]);
    expect(await heardAfter(() => cast.reader.browser.post(comments, { text: 'Nein' }))).toEqual([]);
    expect(await heardAfter(() => browser.delete(`/api/pinboard/comments/${id}`))).toEqual(once);
  });
});
