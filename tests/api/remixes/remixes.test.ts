import { type ContentKind, type Item as ItemAnswer, LIMITS, TOOLS } from '@murmel/contracts';
import {
  changed,
  NEW_PINBOARD,
  newTeachingBoard,
  type PinboardTable,
  seedPinboard,
  seedTeachingBoard,
  type TeachingBoardTable,
} from '@murmel/documents';
import { type Account, CreationCount, Item, ItemOrigin, loadDocument, newId, OwnerFile, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storedPinboard } from '../../../apps/api/src/tools/pinboard/stored-pinboard.js';
import { storedTeachingBoard } from '../../../apps/api/src/tools/teaching_board/stored-teaching-board.js';
import { startApi, type TestApi } from '../../support/api.js';
import { type Cast, castOf, stored } from '../sharing/cast.js';
import { copied, fileOnPart, fullPinboard, provenance, remix, storedText, writeText } from './copies.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const query = (statement: string, parameters: unknown[]) => api.database.query<Record<string, unknown>[]>(statement, parameters);
const write = (item: Item, account: Account, text: string) => writeText(api, item, account, text);
const textOf = (item: { id: string }) => storedText(api, item);
const fileIn = (item: Item, by: Pick<OwnerFile, 'accountId' | 'visitorId'>) => fileOnPart(api, item, by);
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

describe('[E30] what stays behind when somebody else copies', () => {
  it('a text in which a guest, a pupil or somebody forgotten wrote, and every copy of it', async () => {
    const cast = await castOf(api);
    await write(cast.item, cast.owner.account, 'Rinde');
    const wrote = { itemId: cast.item.id, clientId: '7', accountId: null as string | null, visitorId: null as string | null };
    for (const by of [
      { visitorId: cast.guest.visitor.id },
      { accountId: cast.pupil.account.id },
      { accountId: cast.other.account.id },
      {},
    ]) {
      await query('delete from document_client where item_id = $1', [cast.item.id]);
      const { itemId, clientId, accountId, visitorId } = { ...wrote, ...by };
      await query('insert into document_client (item_id, client_id, account_id, visitor_id) values ($1, $2, $3, $4)', [
        itemId,
        clientId,
        accountId,
        visitorId,
      ]);
      expect((await remix(cast.reader.browser, cast.item.id)).body.code).toBe('REMIX_OTHERS_WROTE');
    }
    // Whoever may write has it all; what they give on is still not theirs.
    const copy = await copied(cast.writer.browser, cast.item.id);
    await api.database.manager.update(Item, { id: copy.id }, { privacy: 'public_for_all' });
    expect((await remix(cast.other.browser, copy.id)).body.code).toBe('REMIX_OTHERS_WROTE');
    await query('update document_client set account_id = $2 where item_id = $1', [cast.item.id, cast.writer.account.id]);
    expect(await textOf(await copied(cast.reader.browser, cast.item.id))).toBe('Rinde');
  });

  it('of a pinboard hidden, waiting and unseen cards, those of pupils and guests, cards on which they wrote, their files, comments; also a copy later', async () => {
    const cast = await castOf(api);
    const board = await kindOf(cast, TOOLS.pinboard.kind);
    await api.people.member(board, cast.writer.account, 'write');
    const [mine, theirs] = [
      await fileIn(board, { accountId: cast.owner.account.id, visitorId: null }),
      await fileIn(board, { accountId: null, visitorId: cast.guest.visitor.id }),
    ];
    const place = { list: 'list', order: 'a0' };
    const by = (author: string, more = {}) => ({ place, author, createdAt: 5, ...more });
    const file = (id: string, card: string) => ({
      kind: 'file',
      order: 'a0',
      card,
      file: id,
      name: 'a.png',
      contentType: 'image/png',
      bytes: 1,
      image: true,
    });
    const owner = cast.owner.account.id;
    const data = changed<PinboardTable>(NEW_PINBOARD, [
      { table: 'lists', id: 'list', set: { name: 'Tiere', order: 'a0', author: owner } },
      { table: 'lists', id: 'unseen', set: { name: 'Lösung', order: 'a1', author: owner, permission: 'visitor_permissions_invisible' } },
      { table: 'lists', id: 'guests', set: { name: 'Von Kim', order: 'a2', author: cast.guest.visitor.id } },
      { table: 'cards', id: 'mine', set: by(owner, { name: 'Reh' }) },
      { table: 'cards', id: 'member', set: by(cast.writer.account.id, { name: 'Dachs' }) },
      { table: 'cards', id: 'hidden', set: by(owner, { name: 'KANARIE1', hidden: true }) },
      { table: 'cards', id: 'waiting', set: by(cast.guest.visitor.id, { name: 'KANARIE2', waiting: true }) },
      { table: 'cards', id: 'guest', set: by(cast.guest.visitor.id, { name: 'KANARIE3' }) },
      { table: 'cards', id: 'pupil', set: by(cast.pupil.account.id, { name: 'KANARIE4' }) },
      { table: 'cards', id: 'changed', set: by(owner, { name: 'KANARIE5' }) },
      { table: 'cards', id: 'inside', set: by(owner, { name: 'KANARIE6', place: { list: 'unseen', order: 'a0' } }) },
      { table: 'cards', id: 'nobody', set: by('', { name: 'KANARIE7' }) },
      { table: 'attachments', id: 'photo', set: file(mine, 'mine') },
      { table: 'attachments', id: 'foreign', set: file(theirs, 'mine') },
    ]);
    await seedDocument(api.database.manager, board.id, seedPinboard(data), { accountId: owner, visitorId: null });
    await query(
      "insert into pinboard_activity (item_id, visitor_id, kind, card_id, name, detail) values ($1, $2, 'description', 'changed', '', '')",
      [board.id, cast.guest.visitor.id],
    );
    await query("insert into pinboard_comment (id, item_id, card_id, visitor_id, text) values ($1, $2, 'mine', $3, 'KANARIE8')", [
      newId(),
      board.id,
      cast.guest.visitor.id,
    ]);

    const seen = async (id: string) => {
      const { lists, cardsOf, attachmentsOf } = await storedPinboard(api.database.manager, id);
      const cards = [...cardsOf.values()].flat();
      const authors = new Set([...lists, ...cards].map(({ author }) => author));
      return {
        lists: lists.map(({ name }) => name),
        cards: cards.map(({ name }) => name).sort(),
        authors: [...authors],
        files: attachmentsOf('mine').length,
      };
    };
    expect((await remix(cast.guest.browser, board.id)).body.item).toBeUndefined();
    await api.database.manager.update(Item, { id: board.id }, { privacy: 'public_for_all' });
    const copy = await copied(cast.other.browser, board.id);
    expect(await seen(copy.id)).toEqual({ lists: ['Tiere'], cards: ['Dachs', 'Reh'], authors: [cast.other.account.id], files: 1 });
    expect(Buffer.from(await loadDocument(api.database.manager, copy.id)).toString('latin1')).not.toContain('KANARIE');
    expect(await api.database.manager.countBy(OwnerFile, { itemId: copy.id })).toBe(1);
    expect(await query('select 1 from pinboard_comment where item_id = $1', [copy.id])).toEqual([]);

    // Its owner takes all; whoever copies that gets no more than before.
    const own = await copied(cast.owner.browser, board.id);
    expect((await seen(own.id)).cards).toHaveLength(9);
    await api.database.manager.update(Item, { id: own.id }, { privacy: 'public_for_all' });
    expect((await seen((await copied(cast.other.browser, own.id)).id)).cards).toEqual(['Dachs', 'Reh']);
  });

  it('of a teaching board names that were drawn and grouped, and the list behind them', async () => {
    const cast = await castOf(api);
    const board = await kindOf(cast, TOOLS.teaching_board.kind);
    const card = { page: 'page', order: 'a0' };
    const groups = [{ name: 'A', members: [{ id: newId(), name: 'KANARIE' }] }];
    const data = changed<TeachingBoardTable>(newTeachingBoard(), [
      { table: 'pages', id: 'page', set: { name: 'Stationen', order: 'a1' } },
      { table: 'cards', id: 'text', set: { ...card, kind: 'text', title: 'Blatt' } },
      { table: 'cards', id: 'group', set: { ...card, kind: 'group', title: 'Teams', 'content.groups': groups, 'content.list': newId() } },
    ]);
    await seedDocument(api.database.manager, board.id, seedTeachingBoard(data), { accountId: cast.owner.account.id, visitorId: null });
    await api.database.manager.update(Item, { id: board.id }, { privacy: 'public_for_all' });
    const copy = await copied(cast.other.browser, board.id);
    const { cardsOf } = await storedTeachingBoard(api.database.manager, copy.id);
    expect(
      cardsOf
        .get('page')!
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Blatt', 'Teams']);
    expect(Buffer.from(await loadDocument(api.database.manager, copy.id)).toString('latin1')).not.toContain('KANARIE');
  });

  it('of a survey answers, and the questions of a draft; of a word cloud words and a list of one’s own', async () => {
    const cast = await castOf(api);
    const survey = (await cast.owner.browser.post<ItemAnswer>('/api/surveys/surveys', { template: 'exit_ticket' })).body;
    const cloud = (await cast.owner.browser.post<ItemAnswer>('/api/word_clouds/word_clouds', { wordsPerVisitor: 3 })).body;
    await query("update word_cloud set filter_words = '{Mist}' where item_id = $1", [cloud.id]);
    await query("insert into word_cloud_word (id, item_id, visitor_id, text, key) values ($1, $2, $3, 'Wald', 'wald')", [
      newId(),
      cloud.id,
      cast.guest.visitor.id,
    ]);
    for (const { id } of [survey, cloud]) await api.database.manager.update(Item, { id }, { privacy: 'public_for_all' });
    await query("update survey set state = 'draft' where item_id = $1", [survey.id]);
    const questions = (id: string) => query('select title from survey_question where item_id = $1 order by position', [id]);
    expect(await questions((await copied(cast.other.browser, survey.id)).id)).toEqual([]);
    await query("update survey set state = 'open' where item_id = $1", [survey.id]);
    const copy = await copied(cast.other.browser, survey.id);
    expect((await questions(copy.id)).length).toBeGreaterThan(0);
    expect(await questions(copy.id)).toEqual(await questions(survey.id));
    expect(await query('select state from survey where item_id = $1', [copy.id])).toEqual([{ state: 'draft' }]);
    const { id } = await copied(cast.other.browser, cloud.id);
    expect(await query('select words_per_visitor, filter_words from word_cloud where item_id = $1', [id])).toEqual([
      { words_per_visitor: 3, filter_words: null },
    ]);
    expect(await query('select 1 from word_cloud_word where item_id = $1', [id])).toEqual([]);
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
