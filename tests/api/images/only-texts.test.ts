import { CONTENT_KINDS, type ImageAttachment as Image, PICTURES_IN_TEXT } from '@murmel/contracts';
import { Item, OwnerFile, Upload } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { boardCast } from '../pinboard/board-cast.js';
import { castOf } from '../sharing/cast.js';
import { still } from './pictures.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const put = async (browser: TestBrowser, { id }: { id: string }) => {
  const data = new FormData();
  data.append('file', new Blob([(await still('png')) as BlobPart], { type: 'image/png' }), 'bild.png');
  return browser.post<Image & Refusal>(`/api/image_attachments?itemId=${id}`, data);
};
const kept = async ({ id: itemId }: { id: string }): Promise<number> =>
  (await api.database.manager.countBy(OwnerFile, { itemId })) + (await api.database.manager.countBy(Upload, { itemId }));

describe('[T-07] [T-35] pictures of texts', () => {
  it.each(['frozen', 'release'])(
    'are no way onto a board that is %s: whoever may write there leaves nothing that others see',
    async (setting) => {
      const cast = await boardCast(api);
      expect((await cast.change(cast.owner.browser, { [setting]: true })).status).toBe(200);
      for (const { browser } of [cast.guest, cast.writer, cast.owner]) {
        const answer = await put(browser, cast.item);
        expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
      }
      expect(await kept(cast.item)).toBe(0);
    },
  );

  it('lie in texts alone, and what came into something else by that way before is given out no more', async () => {
    const { item, owner, guest } = await castOf(api, { visitorPermission: 'visitor_permissions_write' });
    const { body: picture, status } = await put(guest.browser, item);
    expect([status, (await guest.browser.get(picture.url)).status]).toEqual([201, 200]);
    const others = CONTENT_KINDS.filter((kind) => !PICTURES_IN_TEXT.includes(kind));
    expect(others.length).toBeGreaterThan(10);
    for (const kind of others) {
      await api.database.manager.update(Item, { id: item.id }, { kind });
      const { browser } = owner;
      const met = [await put(browser, item), await browser.get(picture.url), await browser.delete(picture.url)];
      expect(
        met.map((answer) => answer.status),
        kind,
      ).toEqual([404, 404, 404]);
    }
    expect(await kept(item)).toBe(1);
  });
});
