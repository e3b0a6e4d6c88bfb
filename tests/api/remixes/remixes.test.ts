import { type ContentKind, LIMITS, TOOLS } from '@murmel/contracts';
import { seedPinboard } from '@murmel/documents';
import { type Account, CreationCount, Item, ItemOrigin, newId, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storedPinboard } from '../../../apps/api/src/tools/pinboard/stored-pinboard.js';
import { startApi, type TestApi } from '../../support/api.js';
import { type Cast, castOf, stored } from '../sharing/cast.js';
import { copied, fullPinboard, provenance, remix, storedText, writeText } from './copies.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const query = (statement: string, parameters: unknown[]) => api.database.query<Record<string, unknown>[]>(statement, parameters);
const write = (item: Item, account: Account, text: string) => writeText(api, item, account, text);
const textOf = (item: { id: string }) => storedText(api, item);
const kindOf = (cast: Cast, kind: ContentKind) => api.people.item(cast.owner.account, { kind, privacy: 'secret', title: 'Wald' });

describe('[LIB-04] PUT /items/remix', () => {
  it('[C25] [E17] copies what was shared into one’s own storage: locked, without members, with licence and author; told to the window that asked', async () => {
    const cast = await castOf(api, {
      privacy: 'public_for_all',
      licence: 'CC-BY-4.0',
      title: 'Wald',
      description: 'Moos',
      templateFor: 'me',
    });
    await write(cast.item, cast.owner.account, 'Rinde');
    const { status, body } = await remix(cast.other.browser, cast.item.id, { tabId: 'tab-1' });
    expect([status, body.tabId, body.leftBehind]).toEqual([200, 'tab-1', 0]);
    expect(body.item).toMatchObject({
      title: 'Wald (Kopie)',
      description: 'Moos',
      privacy: 'locked',
      mine: true,
      remixed: true,
      templateFor: null,
    });
    expect(await stored(api, body.item)).toMatchObject({
      ...{
        ownerId: cast.other.account.id,
        visitorPermission: 'visitor_permissions_read',
        autoCleanup: 'never',
        licence: cast.item.licence,
      },
      ...{ passwordHash: null, shortCode: null, folderId: null, projectId: null },
    });
    expect(await query('select 1 from item_member where item_id = $1', [body.item.id])).toEqual([]);
    expect(await textOf(body.item)).toBe('Rinde');
    expect(await provenance(cast.other.browser, body.item)).toEqual([
      { author: 'Test Lehrkraft', licence: cast.item.licence, path: expect.stringContaining(cast.item.id) },
    ]);
    expect(await stored(api, cast.item)).toMatchObject({ title: 'Wald', ownerId: cast.owner.account.id });
  });

  it('by members who read and write and by its owner, who finds it beside the original; guests with the link when they teach', async () => {
    const cast = await castOf(api);
    await write(cast.item, cast.owner.account, 'Rinde');
    for (const { browser } of [cast.owner, cast.writer, cast.reader])
      expect(await textOf(await copied(browser, cast.item.id))).toBe('Rinde');
    const folder = await api.people.item(cast.owner.account, { kind: 'folder' });
    await api.database.manager.update(Item, { id: cast.item.id }, { folderId: folder.id });
    const beside = await copied(cast.owner.browser, cast.item.id);
    expect(beside.folderId).toBe(folder.id);
    expect(await provenance(cast.owner.browser, beside)).toEqual([]);
  });

  it('[E6] foreign, locked, trashed and unknown items look the same; pupils, guests and nobody copy nothing', async () => {
    const cast = await castOf(api);
    const before = await api.database.manager.count(Item);
    const trashed = await api.people.item(cast.owner.account, { privacy: 'public_for_all', discardedAt: new Date() });
    const locked = await api.people.item(cast.owner.account, { privacy: 'locked' });
    await api.people.member(locked, cast.other.account, 'write');
    const word = await api.people.item(cast.owner.account, { privacy: 'password_protected', passwordHash: 'x' });
    const bodies = new Set<string>();
    for (const id of [cast.item.id, trashed.id, locked.id, word.id, newId(), 'x']) {
      const { status, body } = await remix(cast.other.browser, id);
      expect([id, status, body.code]).toEqual([id, 404, 'NOT_FOUND']);
      bodies.add(JSON.stringify({ ...body, requestId: undefined }));
    }
    expect(bodies.size).toBe(1);
    expect((await remix(cast.guest.browser, cast.item.id)).status).toBe(403);
    for (const browser of [cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await remix(browser, cast.item.id)).status).toBe(404);
    expect((await remix(cast.owner.browser, cast.item.id, { id: word.id })).status).toBe(400);
    expect((await remix(cast.other.browser, word.id, { id: cast.owner.account.id, ids: [cast.item.id] })).status).toBe(404);
    expect(await api.database.manager.count(Item)).toBe(before + 3);
  });

  it('[A10] counts as making something: over the limit of the month nothing is left', async () => {
    const { item, owner } = await castOf(api, { privacy: 'public_for_all' });
    await write(item, owner.account, 'Rinde');
    const free = await api.people.account({ licence: 'free' });
    const browser = await api.people.signIn(api.browser(), free);
    const limit = LIMITS.monthlyCreations['text_document']!;
    await copied(browser, item.id);
    await api.database.manager.update(CreationCount, { accountId: free.id }, { count: limit });
    const { status, body } = await remix(browser, item.id);
    expect([status, body]).toMatchObject([422, { code: 'LIMIT_REACHED', data: { limit } }]);
    expect(await api.database.manager.countBy(Item, { ownerId: free.id })).toBe(1);
  });

  it('a tool that is switched off makes no copies', async () => {
    const { item } = await castOf(api, { privacy: 'public_for_all' });
    const browser = await api.people.signIn(api.browser(), await api.people.account({ disabledTools: ['text_editor'] }));
    expect((await remix(browser, item.id)).body.code).toBe('TOOL_DISABLED');
  });
});

describe('where a copy comes from', () => {
  it('[C25] is said over several copies: what stood at the beginning and the last; without a name once somebody has gone, and the copy stays', async () => {
    const [first, second, third] = [await castOf(api, { privacy: 'public_for_all' }), await castOf(api), await castOf(api)];
    const rename = (account: Account, publicName: string) =>
      query('update account set public_name = $2 where id = $1', [account.id, publicName]);
    await rename(first.owner.account, 'Ada');
    await rename(second.owner.account, 'Berta');
    await write(first.item, first.owner.account, 'Rinde');
    const one = await copied(second.owner.browser, first.item.id);
    await api.database.manager.update(Item, { id: one.id }, { privacy: 'public_for_all' });
    const two = await copied(third.owner.browser, one.id);
    const three = await copied(third.owner.browser, two.id);
    const named = async () => (await provenance(third.owner.browser, two)).map(({ author, path }) => [author, path !== null]);
    expect(await named()).toEqual([
      ['Ada', true],
      ['Berta', true],
    ]);
    expect((await provenance(third.owner.browser, three)).map(({ author }) => author)).toEqual(['Ada']);
    await first.owner.browser.delete(`/api/text_editor/documents/${first.item.id}`);
    expect(await named()).toEqual([
      ['Ada', false],
      ['Berta', true],
    ]);
    await query('delete from account where id = $1', [first.owner.account.id]);
    expect(await named()).toEqual([
      [null, false],
      ['Berta', true],
    ]);
    expect(await textOf(two)).toBe('Rinde');
    for (const { browser } of [first.other, first.guest]) expect((await browser.get(`/api/items/${two.id}/provenance`)).status).toBe(404);
  });
});

describe('a folder', () => {
  it('[E29] with everything in it that the asker may see, in its places; texts of others stay behind and are counted', async () => {
    const cast = await castOf(api);
    const made = (fields: Partial<Item>) => api.people.item(cast.owner.account, { privacy: 'secret', ...fields });
    const outer = await made({ kind: 'folder', title: 'Bäume', privacy: 'public_for_all' });
    const inner = await made({ kind: 'folder', title: 'Buche', folderId: outer.id });
    const text = await made({ title: 'Blatt', folderId: inner.id });
    const foreign = await made({ title: 'Zusammen', folderId: inner.id });
    await made({ title: 'KANARIE1', folderId: inner.id, privacy: 'locked' });
    await made({ title: 'KANARIE2', folderId: inner.id, discardedAt: new Date() });
    const closed = await made({ kind: 'folder', title: 'KANARIE3', folderId: outer.id, privacy: 'locked' });
    await made({ title: 'KANARIE4', folderId: closed.id });
    await write(text, cast.owner.account, 'Rinde');
    await query('insert into document_client (item_id, client_id, visitor_id) values ($1, 7, $2)', [foreign.id, cast.guest.visitor.id]);
    const { body } = await remix(cast.other.browser, outer.id);
    expect([body.item.title, body.leftBehind]).toEqual(['Bäume (Kopie)', 1]);
    const rows = await query('select id, title, folder_id from item where owner_id = $1 order by created_at', [cast.other.account.id]);
    const folder = rows.find(({ title }) => title === 'Buche')!;
    expect(rows.map(({ title, folder_id }) => [title, folder_id])).toEqual([
      ['Bäume (Kopie)', null],
      ['Buche', body.item.id],
      ['Blatt', folder['id']],
    ]);
    expect(await textOf(rows[2] as { id: string })).toBe('Rinde');
    expect(await api.database.manager.countBy(ItemOrigin, { sourceId: text.id })).toBe(1);
  });

  it(`with at most ${LIMITS.remixedAtOnce} things, else none of them`, async () => {
    const { owner } = await castOf(api);
    const folder = await api.people.item(owner.account, { kind: 'folder' });
    const one = await api.people.item(owner.account, { kind: 'word_cloud', folderId: folder.id });
    const rows = Array.from({ length: LIMITS.remixedAtOnce - 1 }, () => ({ ...one, id: newId(), token: newId(), publicToken: newId() }));
    await api.database.manager.insert(Item, rows);
    const before = await api.database.manager.countBy(Item, { ownerId: owner.account.id });
    const { status, body } = await remix(owner.browser, folder.id);
    expect([status, body]).toMatchObject([422, { code: 'REMIX_TOO_LARGE', data: { limit: LIMITS.remixedAtOnce } }]);
    expect(await api.database.manager.countBy(Item, { ownerId: owner.account.id })).toBe(before);
  });
});

it(`[A3] with ${LIMITS.pinboard.cardsPerBoard} cards is copied with all of them`, async () => {
  const cast = await castOf(api);
  const board = await kindOf(cast, TOOLS.pinboard.kind);
  const author = cast.owner.account.id;
  const data = fullPinboard(author);
  await seedDocument(api.database.manager, board.id, seedPinboard(data), { accountId: author, visitorId: null });
  const copy = await copied(cast.owner.browser, board.id);
  expect((await storedPinboard(api.database.manager, copy.id)).cardCount).toBe(LIMITS.pinboard.cardsPerBoard);
});
