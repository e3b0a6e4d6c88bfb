// @module-tag proof
import { type Branch, FOLDER_COLOURS, type Folder, type Item as ItemAnswer, type ListedItem } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { found, writeWords } from '../search/finding.js';
import { castOf, stored } from '../sharing/cast.js';
import { teacher } from './shelf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const one = (id: string) => `/api/folders/${id}`;

describe('what a folder is and looks like', () => {
  it('[LIB-02] has a colour, a description and tags: in answers, in the tree, in lists, and it is found by them', async () => {
    const { browser } = await teacher(api);
    const { id } = (await browser.post<Folder>('/api/folders', { title: 'Biologie', colour: 'beere' })).body;
    expect((await browser.get<Folder>(one(id))).body.colour).toBe('beere');
    const words = { description: 'Alles zum Stadtwald', tags: ['Exkursion'] };
    const { status, body } = await browser.put<Folder>(one(id), { colour: 'himmel', ...words });
    expect([status, body]).toMatchObject([200, { colour: 'himmel', title: 'Biologie', ...words }]);
    expect(await stored(api, { id })).toMatchObject({ colour: 'himmel', ...words });
    expect((await browser.get<Branch[]>('/api/folders/tree')).body).toMatchObject([{ id, colour: 'himmel' }]);
    const { entries } = (await browser.get<{ entries: ListedItem[] }>('/api/items')).body;
    expect(entries[0]?.picture).toEqual({ shape: 'folder', kinds: [], colour: 'himmel' });
    await writeWords(api);
    for (const q of ['exkurs', 'stadtwald']) expect([q, (await found(browser, q)).titles]).toEqual([q, ['Biologie']]);
    for (const colour of FOLDER_COLOURS) expect((await browser.put(one(id), { colour })).status).toBe(200);
    expect((await browser.put<Folder>(one(id), { colour: null })).body.colour).toBeNull();
    for (const colour of ['none', '', 1, '#ff0000', ['beere']]) expect((await browser.put(one(id), { colour })).status).toBe(400);
    // Nothing else has one.
    const document = (await browser.post<ItemAnswer>('/api/text_editor/documents')).body;
    expect((await browser.put(`/api/text_editor/documents/${document.id}`, { colour: 'beere' })).status).toBe(400);
  });

  it('only whoever may change the folder changes it', async () => {
    const { item, owner, writer, reader, guest, other, pupil, nobody } = await castOf(api, { kind: 'folder', privacy: 'secret' });
    for (const { browser } of [reader, guest]) expect((await browser.put(one(item.id), { colour: 'beere' })).status).toBe(403);
    for (const browser of [other.browser, pupil.browser, nobody])
      expect((await browser.put(one(item.id), { colour: 'beere' })).status).toBe(404);
    expect((await stored(api, item)).colour).toBeNull();
    for (const { browser } of [owner, writer]) expect((await browser.put(one(item.id), { colour: 'beere' })).status).toBe(200);
    expect((await reader.browser.get<Folder>(one(item.id))).body.colour).toBe('beere');
  });

  it('[LIB-04] a copy has them, too', async () => {
    const { browser } = await teacher(api);
    const { id } = (await browser.post<Folder>('/api/folders', { title: 'Biologie', colour: 'pflaume' })).body;
    const words = { description: 'Moos', tags: ['Exkursion'] };
    await browser.put(one(id), words);
    const copy = (await browser.put<{ item: ItemAnswer }>('/api/items/remix', { itemId: id })).body.item;
    expect(await stored(api, copy)).toMatchObject({ colour: 'pflaume', ...words });
  });
});
