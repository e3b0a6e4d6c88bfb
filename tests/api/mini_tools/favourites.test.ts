import { type ListedMiniTool, type MiniToolForm, TOOLS } from '@murmel/contracts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const CATALOGUE = `/api${TOOLS.mini_tools.route}/catalogue`;
const mark = (browser: TestBrowser, id: string, favourite: unknown) => browser.put(`${CATALOGUE}/${id}/favourite`, { favourite });
const favourites = async (browser: TestBrowser): Promise<string[]> =>
  (await browser.get<{ entries: ListedMiniTool[] }>(`${CATALOGUE}?limit=100`)).body.entries
    .filter(({ favourite }) => favourite)
    .map(({ id }) => id);

it('[AIT-15] a teacher marks mini tools of the product for themselves, and takes them off; nobody else can, and unknown ones are not found', async () => {
  const { owner, other, pupil, guest, nobody } = await castOf(api);
  expect(await favourites(owner.browser)).toEqual([]);
  for (let time = 0; time < 2; time += 1) expect((await mark(owner.browser, 'model-text', true)).status).toBe(200);
  expect((await mark(owner.browser, 'timeline', true)).body).toEqual({ favourite: true });
  expect((await favourites(owner.browser)).toSorted()).toEqual(['model-text', 'timeline']);
  expect((await owner.browser.get<MiniToolForm>(`${CATALOGUE}/timeline`)).body.favourite).toBe(true);
  expect(await favourites(other.browser)).toEqual([]);
  for (let time = 0; time < 2; time += 1) expect((await mark(owner.browser, 'timeline', false)).status).toBe(200);
  expect(await favourites(owner.browser)).toEqual(['model-text']);
  const met = [pupil.browser, guest.browser, nobody].map(async (browser) => (await mark(browser, 'timeline', true)).status);
  expect(await Promise.all(met)).toEqual([403, 403, 401]);
  expect((await mark(owner.browser, 'nothing', true)).status).toBe(404);
  expect((await mark(owner.browser, 'timeline', 'yes')).status).toBe(400);
});
