import type { Branch, Folder, Item as ItemAnswer } from '@murmel/contracts';
import { Item, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { castOf, stored } from '../sharing/cast.js';
import { contentsOf, DEPTH, FOLDERS, nested, type Page, pathOf, teacher } from './shelf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('POST /folders', () => {
  it('[LIB-02] [E17] makes a locked one, in none or in another of the same teacher, named in the language of its maker', async () => {
    const owner = await teacher(api);
    const first = (await owner.browser.post<Folder>('/api/folders')).body;
    expect(first).toMatchObject({ kind: 'folder', title: 'Neuer Ordner', folderId: null, privacy: 'locked', mine: true, path: [] });
    const second = (await owner.browser.post<Folder>('/api/folders', { title: 'Wald', folderId: first.id })).body;
    expect(second).toMatchObject({ title: 'Wald', folderId: first.id, path: [{ id: first.id, title: 'Neuer Ordner' }] });
    expect(await stored(api, second)).toMatchObject({ kind: 'folder', folderId: first.id, ownerId: owner.account.id });
    expect(await pathOf(owner, second)).toEqual(['Neuer Ordner']);
  });

  it('a name has 1 to 120 letters', async () => {
    const owner = await teacher(api);
    for (const title of ['', ' ', 'x'.repeat(121)]) expect((await owner.browser.post('/api/folders', { title })).status).toBe(400);
    expect((await owner.browser.post('/api/folders', { title: 'x'.repeat(120) })).status).toBe(201);
  });

  it(`not deeper than ${DEPTH}, with the number`, async () => {
    const owner = await teacher(api);
    const folders = await nested(api, owner.account, DEPTH);
    const answer = await owner.browser.post<Refusal>('/api/folders', { folderId: folders.at(-1)!.id });
    expect([answer.status, answer.body]).toMatchObject([422, { code: 'FOLDER_TOO_DEEP', data: { limit: DEPTH } }]);
    // Items other than folders may lie as deep as folders do.
    expect((await owner.browser.post('/api/text_editor/documents', { folderId: folders.at(-1)!.id })).status).toBe(201);
  });

  it(`at most ${FOLDERS}, also for two windows at once`, async () => {
    const owner = await teacher(api);
    const { manager } = api.database;
    const one = await api.people.item(owner.account, { kind: 'folder' });
    const rows = Array.from({ length: FOLDERS - 2 }, () => ({ ...one, id: newId(), token: newId(), publicToken: newId() }));
    await manager.insert(Item, rows);
    const answers = await Promise.all([1, 2, 3].map(() => owner.browser.post<Refusal>('/api/folders')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)!.body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit: FOLDERS } });
    expect(await manager.countBy(Item, { ownerId: owner.account.id, kind: 'folder' })).toBe(FOLDERS);
  });

  it('a folder of somebody else, one in the trash, an item and an unknown id are no place for anything; they look the same', async () => {
    const [owner, other] = [await teacher(api), await teacher(api)];
    const places = [
      await api.people.item(other.account, { kind: 'folder', privacy: 'public_for_all' }),
      await api.people.item(owner.account, { kind: 'folder', discardedAt: new Date() }),
      await api.people.item(owner.account),
      { id: newId() },
    ];
    await api.people.member(places[0] as Item, owner.account, 'write');
    for (const path of ['/api/folders', '/api/text_editor/documents', '/api/surveys/surveys']) {
      const bodies = [];
      for (const { id: folderId } of places) {
        const { status, body } = await owner.browser.post<Refusal>(path, { folderId });
        expect([status, body.code]).toEqual([422, 'FOLDER_UNKNOWN']);
        bodies.push({ ...body, requestId: undefined });
      }
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    }
    expect(await api.database.manager.countBy(Item, { ownerId: owner.account.id })).toBe(2);
  });

  it('pupils and guests make none', async () => {
    const { pupil, guest, nobody } = await castOf(api);
    expect((await nobody.post('/api/folders')).status).toBe(401);
    for (const { browser } of [pupil, guest]) expect((await browser.post('/api/folders')).status).toBe(403);
  });
});

describe('what lies where', () => {
  it('[LIB-02] new things of every tool lie in the folder that is open, and lists show it', async () => {
    const owner = await teacher(api);
    const [folder] = await nested(api, owner.account, 1);
    const documents = (await owner.browser.post<ItemAnswer>('/api/text_editor/documents', { title: 'B', folderId: folder!.id })).body;
    await owner.browser.post('/api/word_clouds/word_clouds', { title: 'a', folderId: folder!.id });
    await owner.browser.post('/api/pinboard/boards', { title: 'Draußen' });
    expect(documents.folderId).toBe(folder!.id);
    expect(await contentsOf(owner, folder!, '?order=title')).toEqual(['a', 'B']);
    expect(await contentsOf(owner, folder!, '?order=created')).toEqual(['a', 'B']);
    expect(await contentsOf(owner, folder!, '?objType=word_cloud')).toEqual(['a']);
    const list = async (query: string) => (await owner.browser.get<Page>(`/api/items?${query}`)).body.entries.map(({ title }) => title);
    expect(await list('root=true&order=title')).toEqual(['Draußen', 'Ordner 1']);
    expect(await list('order=title')).toEqual(['a', 'B', 'Draußen', 'Ordner 1']);
    expect(await list('query=DRAU')).toEqual(['Draußen']);
  });

  it('the tree has all folders by title with what lies in them, but nothing of the trash and nothing of others', async () => {
    const [owner, other] = [await teacher(api), await teacher(api)];
    const [outer, inner] = await nested(api, owner.account, 2);
    await api.people.item(owner.account, { folderId: outer!.id });
    await api.people.item(owner.account, { folderId: outer!.id, discardedAt: new Date() });
    await api.people.item(owner.account, { kind: 'folder', discardedAt: new Date() });
    await nested(api, other.account, 1, { privacy: 'public_for_all' });
    const { body } = await owner.browser.get<Branch[]>('/api/folders/tree');
    expect(body).toEqual([
      {
        id: outer!.id,
        folderId: null,
        title: 'Ordner 1',
        colour: null,
        privacy: 'locked',
        contents: 2,
        kinds: ['text_document', 'folder'],
        bookmarked: false,
      },
      { id: inner!.id, folderId: outer!.id, title: 'Ordner 2', colour: null, privacy: 'locked', contents: 0, kinds: [], bookmarked: false },
    ]);
  });

  it("nobody but the owner learns in which folder an item lies, and a list tells one's own from those of others", async () => {
    const cast = await castOf(api);
    const folder = await api.people.item(cast.owner.account, { kind: 'folder' });
    await api.database.manager.update(Item, { id: cast.item.id }, { folderId: folder.id });
    const seen = async (path: string, person: typeof cast.writer) => (await person.browser.get<ItemAnswer>(path)).body.folderId;
    expect(await seen(`/api/items/${cast.item.id}`, cast.owner)).toBe(folder.id);
    expect(await seen(`/api/items/${cast.item.id}`, cast.writer)).toBeNull();
    const own = await api.people.item(cast.writer.account);
    const list = async (query: string) => (await cast.writer.browser.get<Page>(`/api/items?${query}`)).body.entries.map(({ id }) => id);
    expect(await list('owner=me')).toEqual([own.id]);
    expect(await list('owner=others')).toEqual([cast.item.id]);
  });

  it('the database itself keeps items of two people, and what pupils make, out of one folder', async () => {
    const [owner, other] = [await teacher(api), await teacher(api)];
    const [folder] = await nested(api, owner.account, 1);
    const foreign = await api.people.item(other.account);
    const put = (id: string) => api.database.query('update item set folder_id = $1 where id = $2', [folder!.id, id]);
    await expect(put(foreign.id)).rejects.toThrow(/foreign key/);
    await expect(put(folder!.id)).rejects.toThrow(/check/);
  });

  it('a folder is not cleaned up by itself', async () => {
    const owner = await teacher(api);
    const [folder] = await nested(api, owner.account, 1);
    const change = (autoCleanup: string) => owner.browser.put<Refusal>(`/api/items/${folder!.id}/share`, { autoCleanup });
    expect((await change('month')).body).toMatchObject({ code: 'CLEANUP_WITHOUT_MEANING' });
    expect((await change('never')).status).toBe(200);
  });
});
