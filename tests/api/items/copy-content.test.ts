import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentKind, type Json, TOOLS } from '@murmel/contracts';
import {
  changed,
  NEW_PINBOARD,
  newTeachingBoard,
  type PinboardTable,
  readTextDocument,
  seedPinboard,
  seedTeachingBoard,
  seedTextDocument,
  type TeachingBoardTable,
} from '@murmel/documents';
import { type Account, ENTITIES, Item, loadDocument, NamesList, newId, OwnerFile, seedDocument, type Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { CopyContent } from '../../../apps/api/src/core/items/copy-content.js';
import { DestroyItem } from '../../../apps/api/src/core/items/destroy-item.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { storedPinboard } from '../../../apps/api/src/tools/pinboard/stored-pinboard.js';
import { storedTeachingBoard } from '../../../apps/api/src/tools/teaching_board/stored-teaching-board.js';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
let [owner, guest] = [{} as Account, {} as Visitor];
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  owner = await api.people.account();
  guest = await api.people.visit(api.browser());
});
afterAll(() => api.stop());

const query = (statement: string, parameters: unknown[]) => api.database.query<Record<string, unknown>[]>(statement, parameters);
const seeded = (item: Item, update: Uint8Array) =>
  seedDocument(api.database.manager, item.id, update, { accountId: null, visitorId: guest.id });
const keyExists = (key: string) => existsSync(join(api.configuration.dataDir, 'files', key));

async function fileIn(item: Item, usedBy: OwnerFile['usedBy']): Promise<string> {
  const id = newId();
  const storageKey = `files/${id}`;
  await api.application.get(Storage).put(storageKey, Buffer.from('x'), 'image/png');
  const size = { width: null, height: null, thumbnailKey: null };
  const named = { name: 'a.png', contentType: 'image/png', bytes: 1, createdAt: new Date() };
  await api.database.manager.insert(OwnerFile, {
    id,
    itemId: item.id,
    accountId: null,
    visitorId: guest.id,
    usedBy,
    storageKey,
    ...size,
    ...named,
  });
  return id;
}

/** A copy of what `fill` puts into a new item. Nothing in it leads to the guest or back to the item; the files share their bytes. */
async function copyOf(kind: ContentKind, fill: (item: Item) => Promise<unknown>): Promise<{ from: Item; to: Item; files: OwnerFile[] }> {
  const { manager } = api.database;
  const [from, to] = [await api.people.item(owner, { kind }), await api.people.item(owner, { kind })];
  await manager.query('delete from survey where item_id = $1', [to.id]);
  await manager.query('delete from word_cloud where item_id = $1', [to.id]);
  await fill(from);
  await manager.transaction((transaction) =>
    api.application.get(CopyContent).between(transaction, { from: from.id, to: to.id, by: owner.id, everything: true, invited: true }),
  );
  for (const { table, owner: whose } of ENTITIES.filter((entity) => entity.owner === 'item')) {
    const rows = await query(`select t::text as row from ${table} t where item_id = $1`, [to.id]);
    for (const trace of [guest.id, from.id]) expect([whose, table, JSON.stringify(rows).includes(trace)]).toEqual([whose, table, false]);
  }
  const files = await manager.findBy(OwnerFile, { itemId: to.id });
  expect(files.map(({ storageKey }) => storageKey).sort()).toEqual(
    (await manager.findBy(OwnerFile, { itemId: from.id }))
      .filter(({ usedBy }) => usedBy !== 'answer')
      .map(({ storageKey }) => storageKey)
      .sort(),
  );
  expect(files.every(({ accountId, visitorId }) => accountId === owner.id && visitorId === null)).toBe(true);
  return { from, to, files };
}

const journalOf = async ({ id }: Item): Promise<string> => Buffer.from(await loadDocument(api.database.manager, id)).toString('latin1');

describe('a copy of the content of an item', () => {
  it('of a text has its words and pictures, and one entry in the journal', async () => {
    const { to, files } = await copyOf(TOOLS.text_editor.kind, async (item) => {
      const src = `/api/image_attachments/${await fileIn(item, 'text')}`;
      const content = [
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Wald' }] },
        { type: 'image', attrs: { src, alt: 'Reh' } },
      ];
      await seeded(item, seedTextDocument({ type: 'doc', content }));
      const person = new Y.Doc();
      Y.applyUpdate(person, await loadDocument(api.database.manager, item.id));
      person.getXmlFragment('default').push([new Y.XmlElement('paragraph')]);
      await seeded(item, Y.encodeStateAsUpdate(person));
    });
    const document = new Y.Doc();
    Y.applyUpdate(document, await loadDocument(api.database.manager, to.id));
    const { content } = readTextDocument(document).toJSON() as { content: { type: string; attrs?: Record<string, Json> }[] };
    expect(content.map(({ type }) => type)).toEqual(['heading', 'image', 'paragraph']);
    expect(content[1]!.attrs).toMatchObject({ src: `/api/image_attachments/${files[0]!.id}`, alt: 'Reh' });
    expect([...document.store.clients.keys()]).toEqual([1]);
    expect(await query('select account_id, visitor_id from document_update where item_id = $1', [to.id])).toEqual([
      { account_id: owner.id, visitor_id: null },
    ]);
  });

  it('of a pinboard has lists, cards and what hangs on them, not the trash, comments and people', async () => {
    const { to, files } = await copyOf(TOOLS.pinboard.kind, async (item) => {
      const [file, trashed] = [await fileIn(item, 'part'), { at: 1, by: guest.id }];
      const place = { list: 'list', order: 'a0' };
      const attached = { kind: 'file', order: 'a0', file, name: 'a.png', contentType: 'image/png', bytes: 1, image: true };
      const data = changed<PinboardTable>(NEW_PINBOARD, [
        { table: 'settings', id: 'board', set: { release: true } },
        { table: 'lists', id: 'list', set: { name: 'Tiere', order: 'a0', author: owner.id } },
        { table: 'lists', id: 'gone', set: { name: 'Pilze', order: 'a1', author: guest.id, trashed } },
        { table: 'cards', id: 'mine', set: { name: 'Reh', place, author: owner.id, createdAt: 5 } },
        { table: 'cards', id: 'theirs', set: { name: 'Dachs', place, author: guest.id, createdAt: 6 } },
        { table: 'cards', id: 'away', set: { name: 'Hirsch', place, author: guest.id, createdAt: 7, trashed } },
        { table: 'cards', id: 'inside', set: { name: 'Pilz', place: { list: 'gone', order: 'a0' }, author: guest.id, createdAt: 7 } },
        { table: 'attachments', id: 'photo', set: { ...attached, card: 'mine' } },
        { table: 'attachments', id: 'lost', set: { ...attached, card: 'away' } },
        { table: 'stops', id: guest.id, set: { until: 9 } },
      ]);
      await seeded(item, seedPinboard(data));
      await query("insert into pinboard_comment (id, item_id, card_id, visitor_id, text) values ($1, $2, 'mine', $3, 'Schön')", [
        newId(),
        item.id,
        guest.id,
      ]);
    });
    const board = await storedPinboard(api.database.manager, to.id);
    expect([board.settings.release, board.lists.map(({ id, name }) => [id, name]), [...board.stops.keys()]]).toEqual([
      true,
      [['list', 'Tiere']],
      [],
    ]);
    expect(
      board.cardsOf
        .get('list')!
        .map(({ id, author, createdAt }) => [id, author, createdAt])
        .sort(),
    ).toEqual([
      ['mine', owner.id, 5],
      ['theirs', '', 6],
    ]);
    expect(board.attachmentsOf('mine')).toMatchObject([{ id: 'photo', file: files[0]!.id }]);
    expect([board.attachment('lost'), await query('select 1 from pinboard_comment where item_id = $1', [to.id])]).toEqual([undefined, []]);
    expect((await journalOf(to)).includes('Hirsch')).toBe(false);
  });

  it('of a teaching board has pages and cards, files among them, and no names of another teacher', async () => {
    const [own, foreign] = [newId(), newId()];
    const stranger = await api.people.account();
    for (const [id, ownerId] of [
      [own, owner.id],
      [foreign, stranger.id],
    ] as const)
      await api.database.manager.insert(NamesList, {
        id,
        ownerId,
        name: '7b',
        entries: [],
        apart: [],
        createdAt: new Date(),
        updatedAt: new Date(),
      });
    const { to, files } = await copyOf(TOOLS.teaching_board.kind, async (item) => {
      const card = { page: 'page', order: 'a0' };
      const data = changed<TeachingBoardTable>(newTeachingBoard(), [
        { table: 'pages', id: 'page', set: { name: 'Stationen', order: 'a1' } },
        {
          table: 'cards',
          id: 'file',
          set: { ...card, kind: 'file', title: 'Blatt', 'content.file': await fileIn(item, 'part'), 'content.name': 'a.png' },
        },
        { table: 'cards', id: 'own', set: { ...card, kind: 'lottery', 'content.list': own } },
        { table: 'cards', id: 'foreign', set: { ...card, kind: 'lottery', 'content.list': foreign } },
      ]);
      await seeded(item, seedTeachingBoard(data));
    });
    const board = await storedTeachingBoard(api.database.manager, to.id);
    expect(board.pages.map(({ name }) => name)).toEqual(['', 'Stationen']);
    const cards = board.cardsOf.get('page')!;
    const contentOf = (id: string) => cards.find((card) => card.id === id)?.content;
    expect(contentOf('file')).toMatchObject({ file: files[0]!.id, name: 'a.png' });
    expect([contentOf('own'), (await journalOf(to)).includes(own), (await journalOf(to)).includes(foreign)]).toMatchObject([
      { list: own },
      true,
      false,
    ]);
  });

  it('of a survey has its questions under ids of their own, is a draft, and nobody answered it', async () => {
    const question = newId();
    const { to } = await copyOf(TOOLS.surveys.kind, async (item) => {
      await query("insert into survey values ($1, 'open', 'after', true, 'Danke', null, '{}')", [item.id]);
      await query(
        "insert into survey_question (id, item_id, position, type, title, description, required, options) values ($1, $2, 0, 'file', 'Foto', 'vom Wald', true, '[]')",
        [question, item.id],
      );
      const response = newId();
      await query('insert into survey_response (id, item_id, visitor_id, updated_at) values ($1, $2, $3, now())', [
        response,
        item.id,
        guest.id,
      ]);
      await query('insert into survey_answer (response_id, question_id, file_id) values ($1, $2, $3)', [
        response,
        question,
        await fileIn(item, 'answer'),
      ]);
      await query('update survey set wall_question_id = $2 where item_id = $1', [item.id, question]);
    });
    expect(
      await query('select state, participants_see, public_result, thank_you, wall_question_id from survey where item_id = $1', [to.id]),
    ).toEqual([{ state: 'draft', participants_see: 'after', public_result: true, thank_you: 'Danke', wall_question_id: null }]);
    const [copied, ...more] = await query('select id, title, description, required from survey_question where item_id = $1', [to.id]);
    expect([copied, more]).toMatchObject([{ title: 'Foto', description: 'vom Wald', required: true }, []]);
    expect(copied!['id']).not.toBe(question);
    expect(await query('select 1 from survey_response where item_id = $1', [to.id])).toEqual([]);
  });

  it('of a word cloud behaves the same and is empty', async () => {
    const { to } = await copyOf(TOOLS.word_clouds.kind, async (item) => {
      await query("insert into word_cloud values ($1, true, true, 3, true, '{Mist}')", [item.id]);
      await query("insert into word_cloud_word (id, item_id, visitor_id, text, key) values ($1, $2, $3, 'Wald', 'wald')", [
        newId(),
        item.id,
        guest.id,
      ]);
      await query("insert into word_cloud_mark (item_id, key, mark) values ($1, 'wald', 'hidden')", [item.id]);
    });
    expect(await query('select words_per_visitor, filter_words from word_cloud where item_id = $1', [to.id])).toEqual([
      { words_per_visitor: 3, filter_words: ['Mist'] },
    ]);
    for (const table of ['word_cloud_word', 'word_cloud_mark'])
      expect(await query(`select 1 from ${table} where item_id = $1`, [to.id])).toEqual([]);
  });

  it('has copies of what belongs to the item, and shows these where it showed the others', async () => {
    const inside: Item[] = [];
    const { from, to } = await copyOf(TOOLS.teaching_board.kind, async (item) => {
      inside.push(await api.people.item(owner, { parentId: item.id, title: 'Blatt' }));
      await seeded(
        inside[0]!,
        seedTextDocument({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rinde' }] }] }),
      );
      const card = { page: 'page', order: 'a0', kind: 'internal_tool', 'content.item': inside[0]!.id };
      const data = changed<TeachingBoardTable>(newTeachingBoard(), [
        { table: 'pages', id: 'page', set: { name: '', order: 'a1' } },
        { table: 'cards', id: 'tool', set: card },
      ]);
      await seeded(item, seedTeachingBoard(data));
    });
    const copies = await api.database.manager.findBy(Item, { parentId: to.id });
    expect(copies).toEqual([expect.objectContaining({ title: 'Blatt', ownerId: owner.id, privacy: 'locked' })]);
    expect([copies[0]!.id, copies[0]!.token]).not.toContain(inside[0]!.token);
    const document = new Y.Doc();
    Y.applyUpdate(document, await loadDocument(api.database.manager, copies[0]!.id));
    expect(readTextDocument(document).textContent).toBe('Rinde');
    expect((await storedTeachingBoard(api.database.manager, to.id)).cardsOf.get('page')![0]!.content).toMatchObject({
      item: copies[0]!.id,
    });
    expect(await api.database.manager.countBy(Item, { parentId: from.id })).toBe(1);
  });

  it('keeps its files when the item that it was made from goes for ever, and takes them along when it goes last', async () => {
    const { from, to, files } = await copyOf(TOOLS.text_editor.kind, async (item) => {
      await fileIn(item, 'text');
      await seeded(item, seedTextDocument());
    });
    const [{ storageKey }] = files as [OwnerFile];
    await api.application.get(DestroyItem).forEver(from.id);
    expect(keyExists(storageKey)).toBe(true);
    await api.application.get(DestroyItem).forEver(to.id);
    expect(keyExists(storageKey)).toBe(false);
  });

  it('is refused between kinds, and leaves nothing', async () => {
    const [text, board] = [await api.people.item(owner), await api.people.item(owner, { kind: 'pinboard' })];
    await fileIn(text, 'text');
    const copying = api.database.transaction((manager) =>
      api.application.get(CopyContent).between(manager, { from: text.id, to: board.id, by: owner.id, everything: true, invited: true }),
    );
    await expect(copying).rejects.toThrow('cannot be copied');
    expect(await api.database.manager.findBy(OwnerFile, { itemId: board.id })).toEqual([]);
  });
});
