import type { ItemPicture, ListedItem } from '@murmel/contracts';
import {
  changed,
  firstPinboard,
  newTeachingBoard,
  seedPinboard,
  seedTeachingBoard,
  seedTextDocument,
  type TeachingBoardTable,
} from '@murmel/documents';
import { type Account, Item, newId, SurveyQuestion, seedDocument, WordCloudWord } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { CopyContent } from '../../../apps/api/src/core/items/copy-content.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { teacher } from '../folders/shelf.js';
import { castOf } from '../sharing/cast.js';
import { surveyRow } from '../surveys/survey-cast.js';
import { cloudCast } from '../word_clouds/cloud-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Page {
  entries: ListedItem[];
  total: number;
}

const NOBODY = { accountId: null, visitorId: null };
const heading = (text: string) =>
  seedTextDocument({ type: 'doc', content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text }] }] });

async function document(owner: Account, words: string, fields: Partial<Item> = {}): Promise<Item> {
  const item = await api.people.item(owner, fields);
  await seedDocument(api.database.manager, item.id, heading(words), NOBODY);
  return item;
}

/** Moves the writes so far back that none of them is still in flight. */
const settle = ({ id }: Item) =>
  api.database.query("update document_update set created_at = now() - interval '1 minute' where item_id = $1", [id]);
const drawnAt = async ({ id }: { id: string }): Promise<unknown> =>
  (await api.database.query<{ drawn_at: Date }[]>('select drawn_at from item_picture where item_id = $1', [id]))[0]?.drawn_at.getTime();

/** Ages the last drawing: during edits a picture is drawn once a second at most. */
const longAgo = ({ id }: Item) =>
  api.database.query("update item_picture set drawn_at = now() - interval '1 hour' where item_id = $1", [id]);

const listed = async (browser: TestBrowser, path = '/api/items'): Promise<ListedItem[]> => (await browser.get<Page>(path)).body.entries;
const pictureIn = async (browser: TestBrowser, { id }: { id: string }, path?: string): Promise<ItemPicture | null | undefined> =>
  (await listed(browser, path)).find((item) => item.id === id)?.picture;

describe('what cards in lists draw', () => {
  it('[LIB-06] every list has it: all items, those of a tool, of a folder, on the list of bookmarks and made last', async () => {
    const owner = await teacher(api);
    const folder = await api.people.item(owner.account, { kind: 'folder' });
    const item = await document(owner.account, 'Im Wald', { folderId: folder.id });
    const picture = { shape: 'text', lines: [{ as: 'heading', text: 'Im Wald' }] };
    await owner.browser.post('/api/bookmarks/toggle', { itemId: item.id });
    for (const path of ['/api/items', '/api/text_editor/documents', `/api/folders/${folder.id}/contents`])
      expect([path, await pictureIn(owner.browser, item, path)]).toEqual([path, picture]);
    const recent = await owner.browser.get<ListedItem[]>('/api/items/recently_created');
    expect(recent.body.find(({ id }) => id === item.id)?.picture).toEqual(picture);
    const bookmarks = await owner.browser.get<{ entries: { item: ListedItem }[] }>('/api/bookmarks');
    expect(bookmarks.body.entries.map((entry) => entry.item.picture)).toEqual([picture]);
    expect(await pictureIn(owner.browser, folder)).toEqual({ shape: 'folder', kinds: ['text_document'], colour: null });
    // About one item is answered what it was before.
    expect((await owner.browser.get<object>(`/api/items/${item.id}`)).body).not.toHaveProperty('picture');
  });

  it('of each tool its own, and an empty one for what holds nothing yet', async () => {
    const owner = await teacher(api);
    const made = async (kind: Item['kind']) => api.people.item(owner.account, { kind });
    const [board, screen, survey, text] = [await made('pinboard'), await made('screen'), await made('survey'), await made('text_document')];
    await seedDocument(api.database.manager, board.id, seedPinboard(firstPinboard('Ideen', owner.account.id)), NOBODY);
    const first = newTeachingBoard();
    const set = {
      kind: 'clock',
      page: [...first.pages.keys()][0]!,
      place: { x: 1, y: 2, width: 10, height: 8 },
      colour: 'himmel',
      order: 'a0',
    };
    await seedDocument(
      api.database.manager,
      screen.id,
      seedTeachingBoard(changed<TeachingBoardTable>(first, [{ table: 'cards', id: 'cardclock000', set }])),
      NOBODY,
    );
    await surveyRow(api, survey);
    expect(await pictureIn(owner.browser, board)).toEqual({ shape: 'board', lists: [{ name: 'Ideen', colour: 'koralle', cards: [] }] });
    expect(await pictureIn(owner.browser, screen)).toEqual({
      shape: 'screen',
      ground: 'himmel',
      cards: [{ kind: 'clock', colour: 'himmel', x: 1, y: 2, width: 10, height: 8 }],
    });
    expect(await pictureIn(owner.browser, survey)).toEqual({ shape: 'survey', question: null });
    expect(await pictureIn(owner.browser, text)).toEqual({ shape: 'text', lines: [] });
  });

  it('the list of one tool is the list of all with the kind chosen: the same order, owners and places', async () => {
    const owner = await teacher(api);
    const folder = await api.people.item(owner.account, { kind: 'folder' });
    for (const [title, more] of [
      ['b', {}],
      ['A', {}],
      ['c', { folderId: folder.id }],
    ] as const)
      await document(owner.account, title, { title, ...more });
    for (const query of [
      'order=title',
      'order=created',
      'root=true&order=title',
      'owner=others',
      'query=c',
      'limit=2&page=2&order=title',
    ]) {
      const [one, all] = [
        await owner.browser.get<Page>(`/api/text_editor/documents?${query}`),
        await owner.browser.get<Page>(`/api/items?objType=text_document&${query}`),
      ];
      expect([query, one.body]).toEqual([query, all.body]);
      expect(one.status).toBe(200);
    }
    expect((await owner.browser.get('/api/text_editor/documents?objType=survey')).status).toBe(400);
  });
});

describe('a picture of a live document', () => {
  it('is drawn anew when the document changed, and kept as long as it did not', async () => {
    const owner = await teacher(api);
    const item = await document(owner.account, 'Vorher');
    await settle(item);
    expect(JSON.stringify(await pictureIn(owner.browser, item))).toContain('Vorher');
    await longAgo(item);
    const first = await drawnAt(item);
    await listed(owner.browser);
    expect(await drawnAt(item)).toBe(first);
    const doc = new Y.Doc();
    Y.applyUpdate(doc, heading('Vorher'));
    const before = Y.encodeStateVector(doc);
    doc.getXmlFragment('default').insert(0, [Object.assign(new Y.XmlElement('paragraph'))]);
    (doc.getXmlFragment('default').get(0) as Y.XmlElement).insert(0, [new Y.XmlText('Nachher')]);
    await seedDocument(api.database.manager, item.id, Y.encodeStateAsUpdate(doc, before), NOBODY);
    await expect.poll(async () => JSON.stringify(await pictureIn(owner.browser, item)), { timeout: promised(10_000) }).toContain('Nachher');
  });

  it('may miss a row that was committed after a later one, and then is drawn again', async () => {
    const owner = await teacher(api);
    const item = await document(owner.account, 'Später');
    await listed(owner.browser);
    const [{ seen } = { seen: '' }] = await api.database.query<{ seen: string }[]>('select seen from item_picture where item_id = $1', [
      item.id,
    ]);
    expect(seen).toBe('0');
    await settle(item);
    await longAgo(item);
    await listed(owner.browser);
    const [row] = await api.database.query<{ seen: string }[]>('select seen from item_picture where item_id = $1', [item.id]);
    expect(Number(row!.seen)).toBeGreaterThan(0);
  });

  it('that cannot be read is missing, and nothing else of the list', async () => {
    const owner = await teacher(api);
    const [broken, sound] = [await api.people.item(owner.account), await document(owner.account, 'Heil')];
    await seedDocument(api.database.manager, broken.id, Buffer.from([255, 255, 255]), NOBODY);
    expect(await pictureIn(owner.browser, broken)).toBeNull();
    expect(await pictureIn(owner.browser, sound)).toMatchObject({ shape: 'text' });
  });

  it('goes with its item, and never travels into a copy', async () => {
    const owner = await teacher(api);
    const [item, copy] = [await document(owner.account, 'Canary'), await api.people.item(owner.account)];
    await listed(owner.browser, '/api/items?order=title');
    await api.database.query('delete from item_picture where item_id = $1', [copy.id]);
    await api.database.transaction((manager) =>
      api.application
        .get(CopyContent)
        .between(manager, { from: item.id, to: copy.id, by: owner.account.id, everything: true, invited: true }),
    );
    expect(await drawnAt(copy)).toBeUndefined();
    await owner.browser.delete(`/api/text_editor/documents/${item.id}`);
    const trash = await owner.browser.get<Page>('/api/items/discarded');
    expect(JSON.stringify(trash.body)).not.toContain('Canary');
    await owner.browser.delete(`/api/items/${item.id}`);
    expect(await drawnAt(item)).toBeUndefined();
  });
});

describe('canaries: a picture is for whoever may read the item, and shows what they may see in it', () => {
  it('nothing of what is locked, trashed, invisible or behind a password comes to members and guests of a folder', async () => {
    const { item: folder, owner, reader, guest, other, nobody } = await castOf(api, { kind: 'folder' });
    const put = (words: string, fields: Partial<Item>) =>
      document(owner.account, words, { folderId: folder.id, privacy: 'secret', ...fields });
    const open = await put('Offen', {});
    const inner = await api.people.item(owner.account, { kind: 'folder', privacy: 'secret', folderId: folder.id });
    await put('Canary deep', { folderId: inner.id, privacy: 'locked' });
    await put('Canary locked', { privacy: 'locked' });
    await put('Canary trash', { discardedAt: new Date() });
    await put('Canary invisible', { visitorPermission: 'visitor_permissions_invisible' });
    await put('Canary password', { privacy: 'password_protected', passwordHash: 'x' });
    const path = `/api/folders/${folder.id}/contents`;
    expect(JSON.stringify(await listed(owner.browser, path))).toContain('Canary password');
    for (const { browser } of [reader, guest]) {
      const { body } = await browser.get<Page>(path);
      expect(body.total).toBe(2);
      expect(JSON.stringify(body)).not.toContain('Canary');
      expect(await pictureIn(browser, open, path)).toMatchObject({ lines: [{ text: 'Offen' }] });
      expect(await pictureIn(browser, inner, path)).toEqual({ shape: 'folder', kinds: [], colour: null });
    }
    for (const browser of [other.browser, nobody]) expect((await browser.get(path)).status).toBe(404);
    // On a list of bookmarks it is gone with the right to read it.
    await reader.browser.post('/api/bookmarks/toggle', { itemId: open.id });
    await api.database.manager.update(Item, { id: open.id }, { privacy: 'locked' });
    expect(JSON.stringify((await reader.browser.get('/api/bookmarks')).body)).not.toContain('Offen');
  });

  it('a draft shows its question to the invited alone, a cloud that guests do not see its words', async () => {
    const cast = await cloudCast(api, { show: true, showBeforeSubmit: false });
    const { owner, writer, item: cloud } = cast;
    const { folder, guest } = await castOf(api, { kind: 'folder', ownerId: owner.account.id }).then((made) => ({
      folder: made.item,
      guest: made.guest,
    }));
    const survey = await api.people.item(owner.account, { kind: 'survey', privacy: 'secret', folderId: folder.id });
    await api.people.member(survey, writer.account, 'write');
    await api.database.manager.update(Item, { id: cloud.id }, { folderId: folder.id });
    await surveyRow(api, survey, { state: 'draft' });
    const question = { id: newId(), itemId: survey.id, position: 0, type: 'rating' as const, title: 'Canary question', description: '' };
    await api.database.manager.insert(SurveyQuestion, {
      ...question,
      required: false,
      inResults: true,
      recommendation: false,
      options: [],
    });
    const word = { itemId: cloud.id, accountId: null, visitorId: null, createdAt: new Date() };
    await api.database.manager.insert(WordCloudWord, { ...word, id: newId(), text: 'Canary word', key: 'canary word' });
    const path = `/api/folders/${folder.id}/contents`;
    const seen = async (browser: TestBrowser) => JSON.stringify(await listed(browser, path));
    expect(await seen(guest.browser)).not.toContain('Canary');
    for (const words of ['Canary question', 'Canary word']) expect(await seen(owner.browser)).toContain(words);
    expect(await pictureIn(writer.browser, survey)).toMatchObject({ question: { title: 'Canary question' } });
    await api.database.query("update survey set state = 'open' where item_id = $1", [survey.id]);
    await api.database.query('update word_cloud set show_before_submit = true where item_id = $1', [cloud.id]);
    for (const words of ['Canary question', 'Canary word']) expect(await seen(guest.browser)).toContain(words);
    await api.database.query("insert into word_cloud_mark (item_id, key, mark) values ($1, 'canary word', 'hidden')", [cloud.id]);
    expect(await seen(owner.browser)).not.toContain('Canary word');
  });
});
