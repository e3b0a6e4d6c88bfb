import { type ContentKind, type Item as ItemAnswer, TOOLS } from '@murmel/contracts';
import {
  changed,
  NEW_PINBOARD,
  newTeachingBoard,
  type PinboardTable,
  seedPinboard,
  seedTeachingBoard,
  type TeachingBoardTable,
} from '@murmel/documents';
import { type Account, Item, loadDocument, newId, OwnerFile, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storedPinboard } from '../../../apps/api/src/tools/pinboard/stored-pinboard.js';
import { storedTeachingBoard } from '../../../apps/api/src/tools/teaching_board/stored-teaching-board.js';
import { startApi, type TestApi } from '../../support/api.js';
import { type Cast, castOf } from '../sharing/cast.js';
import { copied, fileOnPart, remix, storedText, writeText } from './copies.js';

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
    // A writer's copy has the full content; the others' parts are still not theirs to pass on.
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

    // The owner's copy has everything; a copy of that one gets no more than before.
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
