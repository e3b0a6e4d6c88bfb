import { readdirSync } from 'node:fs';
import { ARCHIVE_VERSION, type ArchiveFile, type ArchiveItem, LIMITS } from '@murmel/contracts';
import {
  changed,
  NEW_PINBOARD,
  newTeachingBoard,
  type PinboardTable,
  seedPinboard,
  seedTeachingBoard,
  seedTextDocument,
} from '@murmel/documents';
import { Account, Item, NamesList, newId, OwnerFile, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CopyContent } from '../../../apps/api/src/core/items/copy-content.js';
import { PRODUCT_ACCOUNT } from '../../../apps/api/src/core/templates/product-account.js';
import { ProductTemplates } from '../../../apps/api/src/core/templates/product-templates.js';
import { IMPORTING_ACCOUNT_ID } from '../../../apps/api/src/core/tool-contribution/content-copy.js';
import { CONTRIBUTIONS, type Contributions } from '../../../apps/api/src/core/tool-contribution/contributions.js';
import { startApi, type TestApi } from '../../support/api.js';
import { forgedZip } from '../imports/forged-zip.js';
import { fileOnPart, provenance } from '../remixes/copies.js';
import { castOf } from '../sharing/cast.js';
import { bring, forged, partsOf, somebodyOf, take, thing } from './murmel-file.js';

type Content = NonNullable<Parameters<typeof seedTextDocument>[0]>;
const TOOLS = ['pinboard', 'screen', 'word_cloud', 'survey', 'text_document', 'worksheet', 'website_page'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const somebody = (fields?: Partial<Account>) => somebodyOf(api, fields);

/** Returns the content of an owner's items by title, without the ids of files, which are new ones. */
async function inside(ownerId: string): Promise<[string, string, unknown][]> {
  const { manager } = api.database;
  const items = await manager.findBy(Item, { ownerId });
  const told = items.map(async (item): Promise<[string, string, unknown]> => {
    const { content, files } = (await api.application.get(CopyContent).archived(manager, item, { everything: true, invited: true }))!;
    const text = files.reduce(
      (words, { id, name }) => words.replaceAll(id, item.kind === 'text_document' ? 'file' : name),
      JSON.stringify(content),
    );
    return [item.kind, item.title, JSON.parse(text)];
  });
  return (await Promise.all(told)).sort(([, one], [, other]) => (one < other ? -1 : 1));
}

async function everything(): Promise<unknown> {
  const { manager } = api.database;
  return [await manager.count(Item), await manager.count(OwnerFile), readdirSync(api.configuration.dataDir, { recursive: true }).sort()];
}

const writeText = (item: Item, ...content: Content[]) =>
  seedDocument(api.database.manager, item.id, seedTextDocument({ type: 'doc', content }), { accountId: item.ownerId, visitorId: null });

describe('things that are taken along in a file and brought in elsewhere', () => {
  it('every example and every template of all tools has the same in it afterwards, and belongs to whoever brought it', {
    tags: ['proof'],
  }, async () => {
    const { account } = await somebody();
    const contributions = api.application.get<Contributions>(CONTRIBUTIONS);
    for (const kind of TOOLS) await api.database.transaction((manager) => contributions[kind]!.addExample!(manager, account));
    await api.application.get(ProductTemplates).keep();
    const product = await api.database.manager.findOneByOrFail(Account, { id: PRODUCT_ACCOUNT });
    for (const owner of [account, product]) {
      const before = await inside(owner.id);
      expect(new Set(before.map(([kind]) => kind)).size).toBeGreaterThanOrEqual(TOOLS.length);
      const { status, body } = await take(await api.people.signIn(api.browser(), owner));
      expect(status).toBe(200);
      const other = await somebody();
      const brought = await bring(other.browser, body);
      expect([brought.status, brought.body.item?.kind, brought.body.item?.title]).toEqual([201, 'folder', 'Mein Jahr']);
      const after = await inside(other.account.id);
      expect(after.filter(([, title]) => title !== 'Mein Jahr')).toEqual(before);
      const items = await api.database.manager.findBy(Item, { ownerId: other.account.id });
      expect(items.every(({ privacy, folderId, kind }) => privacy === 'locked' && (kind === 'folder') === (folderId === null))).toBe(true);
    }
  });

  it('folders in one another, pictures and files come along; open material keeps its licence and author, and nobody else is in it', {
    tags: ['proof'],
  }, async () => {
    const { account, browser } = await somebody({ publicName: 'Ada Lehmann' });
    const said = { description: 'Alles', tags: ['Exkursion'], colour: 'beere' as const };
    const outer = await api.people.item(account, { kind: 'folder', title: 'Biologie', ...said });
    const inner = await api.people.item(account, { kind: 'folder', title: 'Wald', folderId: outer.id });
    const text = await api.people.item(account, { title: 'Text', folderId: inner.id, privacy: 'public_for_all', licence: 'CC-BY-4.0' });
    const picture = await fileOnPart(api, text, { accountId: account.id, visitorId: null });
    await api.database.manager.update(OwnerFile, { id: picture }, { usedBy: 'text' });
    await writeText(text, { type: 'image', attrs: { src: `/api/image_attachments/${picture}`, alt: 'Eine Buche' } });
    const board = await api.people.item(account, { kind: 'pinboard', title: 'Pinnwand', folderId: outer.id });
    const file = await fileOnPart(api, board, { accountId: account.id, visitorId: null });
    const data = changed<PinboardTable>(NEW_PINBOARD, [
      { table: 'lists', id: 'liste', set: { name: 'Ideen', order: 'a0', author: account.id } },
      { table: 'cards', id: 'karte', set: { name: 'Eiche', place: { list: 'liste', order: 'a0' }, author: account.id } },
      { table: 'attachments', id: 'datei', set: { card: 'karte', order: 'a0', kind: 'file', file, name: 'a.png' } },
      { table: 'stops', id: account.id, set: { until: 1 } },
    ]);
    await seedDocument(api.database.manager, board.id, seedPinboard(data), { accountId: account.id, visitorId: null });
    const { body } = await take(browser, [outer.id]);
    const manifest = (await partsOf(body)).get('murmel.json')!.toString();
    expect(manifest).not.toContain(account.id);
    expect(manifest).not.toContain(account.email);
    const { things } = JSON.parse(manifest) as ArchiveFile;
    expect(things.map(({ kind, within, origin, files }) => [kind, within, origin, files.length])).toEqual([
      ['folder', null, null, 0],
      ['folder', 0, null, 0],
      ['pinboard', 0, null, 1],
      ['text_document', 1, { author: 'Ada Lehmann', licence: 'CC-BY-4.0' }, 1],
    ]);

    const other = await somebody();
    const brought = await bring(other.browser, body);
    // The picture is no picture: what it is show its bytes.
    expect([brought.status, brought.body.leftOut, brought.body.item.title]).toEqual([201, 1, 'Biologie']);
    expect(await api.database.manager.findOneBy(Item, { id: brought.body.item.id })).toMatchObject(said);
    const items = new Map((await api.database.manager.findBy(Item, { ownerId: other.account.id })).map((item) => [item.title, item]));
    expect([items.get('Text')!.folderId, items.get('Wald')!.folderId]).toEqual([items.get('Wald')!.id, items.get('Biologie')!.id]);
    const [copy] = await api.database.manager.findBy(OwnerFile, { itemId: items.get('Pinnwand')!.id });
    expect(copy).toMatchObject({ accountId: other.account.id, usedBy: 'part', name: 'a.png' });
    expect((await other.browser.get(`/api/owner_files/${copy!.id}`)).status).toBe(200);
    const pinboard = (await inside(other.account.id)).find(([kind]) => kind === 'pinboard')![2];
    expect(pinboard).toMatchObject({
      cards: [['karte', { author: IMPORTING_ACCOUNT_ID }]],
      attachments: [['datei', { file: 'a.png' }]],
      stops: [],
    });
    expect(await provenance(other.browser, items.get('Text')!)).toEqual([{ author: 'Ada Lehmann', licence: 'CC-BY-4.0', path: null }]);
  });

  it('only what somebody may copy goes along, names of pupils and what guests wrote never for others', async () => {
    const cast = await castOf(api);
    await writeText(cast.item, { type: 'paragraph', content: [{ type: 'text', text: 'Rinde' }] });
    for (const { browser } of [cast.owner, cast.writer, cast.reader]) expect((await take(browser, [cast.item.id])).status).toBe(200);
    for (const browser of [cast.other.browser, cast.admin.browser]) {
      const { status, body } = await take(browser, [cast.item.id]);
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    }
    await api.database.query('insert into document_client (item_id, client_id, wrote, created_at) values ($1, 7, true, now())', [
      cast.item.id,
    ]);
    expect((await take(cast.reader.browser, [cast.item.id])).body.code).toBe('REMIX_OTHERS_WROTE');
    expect((await take(cast.owner.browser, [cast.item.id])).status).toBe(200);

    const { account, browser } = await somebody();
    const screen = await api.people.item(account, { kind: 'screen', title: 'Tafel' });
    const list = newId();
    const names = [{ id: newId(), name: 'Mia Kanari' }];
    await api.database.manager.insert(NamesList, {
      id: list,
      ownerId: account.id,
      name: '7b Kanari',
      entries: names,
      apart: [],
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    const page = [...newTeachingBoard().pages.keys()][0]!;
    const drawn = {
      'content.list': list,
      'content.current': names[0]!,
      'content.drawn': [names[0]!.id],
      'content.groups': [{ name: 'A', members: names }],
    };
    const shows = { 'content.item': cast.item.id, 'content.address': `/text_editor/public_documents/${cast.item.id}?token=kanari` };
    const board = {
      pages: [[page, { name: '', order: 'a0' }]],
      settings: [],
      cards: [
        ['los', { kind: 'lottery', page, ...drawn }],
        ['fenster', { kind: 'internal_tool', page, ...shows }],
      ],
    };
    const data = Object.fromEntries(Object.entries(board).map(([table, rows]) => [table, new Map(rows as never)])) as never;
    await seedDocument(api.database.manager, screen.id, seedTeachingBoard(data), { accountId: account.id, visitorId: null });
    const parts = await partsOf((await take(browser, [screen.id])).body);
    expect(parts.get('murmel.json')!.toString()).toContain('lottery');
    expect(parts.get('murmel.json')!.toString()).not.toMatch(/kanari/i);
    expect(parts.get('murmel.json')!.toString()).not.toContain(list);
  });
});

describe('files that a stranger made', () => {
  it('ids of other people’s files, folders, lists, items and accounts lead nowhere', async () => {
    const cast = await castOf(api);
    const foreignFile = await fileOnPart(api, cast.item, { accountId: cast.owner.account.id, visitorId: null });
    const ids = [foreignFile, cast.item.id, cast.owner.account.id];
    const board = (cards: unknown[], more: object = {}) => ({
      settings: [['board', { background: { kind: 'picture', file: foreignFile } }]],
      cards,
      ...more,
    });
    const card = (more: object) => [['karte', { place: { list: 'liste', order: 'a0' }, author: cast.owner.account.id, ...more }]];
    const archive = forged([
      thing({ content: { type: 'doc', content: [{ type: 'image', attrs: { src: `/api/image_attachments/${foreignFile}`, alt: 'x' } }] } }),
      thing({
        kind: 'pinboard',
        content: board(card({}), {
          lists: [['liste', { name: 'L', order: 'a0', author: cast.owner.account.id }]],
          attachments: [['datei', { card: 'karte', order: 'a0', kind: 'file', file: foreignFile }]],
          stops: [[cast.owner.account.id, { until: 1 }]],
        }) as never,
      }),
      thing({
        kind: 'screen',
        content: {
          settings: [],
          pages: [['seite', { order: 'a0', background: { kind: 'picture', file: foreignFile } }]],
          cards: [
            ['bild', { kind: 'image', page: 'seite', 'content.file': foreignFile, 'content.unknown': 'x' }],
            ['fenster', { kind: 'internal_tool', page: 'seite', 'content.item': cast.item.id, 'content.address': `/x/${cast.item.id}` }],
            ['los', { kind: 'lottery', page: 'seite', 'content.list': cast.item.id }],
          ],
        },
      }),
    ]);
    const { account, browser } = await somebody();
    expect((await bring(browser, archive)).status).toBe(201);
    const text = JSON.stringify(await inside(account.id));
    for (const id of ids) expect(text).not.toContain(id);
    expect(text).not.toContain('unknown');
    expect(await api.database.manager.countBy(OwnerFile, { accountId: account.id })).toBe(0);
  });

  const deep = (levels: number): ArchiveItem[] =>
    Array.from({ length: levels }, (_, at) => thing({ kind: 'folder', within: at === 0 ? null : at - 1, content: null }));
  const nested = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as never;
  const question = {
    type: 'long_answer',
    title: 'x',
    description: '',
    required: false,
    inResults: true,
    recommendation: false,
    options: [],
  };
  const survey = (more: object) =>
    thing({
      kind: 'survey',
      content: { settings: { participantsSee: 'never', publicResult: false, thankYou: '' }, questions: [question], ...more } as never,
    });
  const refused = (why: string, limit?: number) => ({ code: 'FILE_REFUSED', status: 422, data: { why, ...(limit && { limit }) } });
  const corpus: [string, () => Buffer, object][] = [
    ['of a newer version', () => forged([thing()], { version: ARCHIVE_VERSION + 1 }), refused('newer', ARCHIVE_VERSION)],
    ['with nothing in it', () => forged([]), refused('broken')],
    ['that is no JSON', () => forgedZip([{ name: 'murmel.json', contents: '{' }]), refused('broken')],
    ['with an id of its own', () => forged([thing({ id: newId() })]), refused('broken')],
    ['with an owner', () => forged([thing({ ownerId: newId() })]), refused('broken')],
    ['with the id of a folder', () => forged([thing({ folderId: newId() })]), refused('broken')],
    ['that lies in itself', () => forged([thing({ kind: 'folder', within: 0, content: null })]), refused('broken')],
    ['in something that is no folder', () => forged([thing(), thing({ within: 0 })]), refused('broken')],
    ['of a kind without a tool', () => forged([thing({ kind: 'project' })]), refused('broken')],
    ['with the content of another tool', () => forged([thing({ kind: 'word_cloud' })]), refused('broken')],
    ['with a text of nothing', () => forged([thing({ content: { type: 'doc' } })]), refused('broken')],
    ['nested without an end', () => forged([thing({ content: nested })]), refused('nested')],
    ['with a sign that no database takes', () => forged([thing({ title: 'a\0b' })]), refused('broken')],
    ['with half a sign', () => forged([thing({ title: 'a\ud800b' })]), refused('broken')],
    ['with a title that is too long', () => forged([thing({ title: 'x'.repeat(LIMITS.title.max + 1) })]), refused('broken')],
    [
      'with a survey of too many questions',
      () => forged([survey({ questions: Array(LIMITS.survey.questions + 1).fill(question) })]),
      refused('broken'),
    ],
    ['with a survey that is open', () => forged([survey({ state: 'open' })]), refused('broken')],
    [
      'with too many pages',
      () =>
        forged([
          thing({ kind: 'screen', content: { pages: Array.from({ length: LIMITS.teachingBoard.pages + 1 }, (_, at) => [`s${at}`, {}]) } }),
        ]),
      refused('broken'),
    ],
    ['with too many things', () => forged(Array(LIMITS.remixedAtOnce + 1).fill(thing())), refused('things', LIMITS.remixedAtOnce)],
    [
      'with folders too deep',
      () => forged(deep(LIMITS.folders.depth + 1)),
      { code: 'FOLDER_TOO_DEEP', data: { limit: LIMITS.folders.depth } },
    ],
  ];

  it.each(corpus)('a file %s is refused as a whole', async (_name, make, answer) => {
    const { browser } = await somebody();
    const before = await everything();
    expect((await bring(browser, make())).body).toMatchObject(answer);
    expect(await everything()).toEqual(before);
  });

  it('who may make no more this month gets nothing of it, and no tool that is switched off comes in this way', async () => {
    const limit = LIMITS.monthlyCreations['survey']!;
    const free = await somebody({ licence: 'free' });
    const off = await somebody({ disabledTools: ['surveys'] });
    const before = await everything();
    const many = forged([thing(), ...Array.from({ length: limit + 1 }, () => survey({}))]);
    expect((await bring(free.browser, many)).body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit, kind: 'survey' } });
    expect((await bring(off.browser, many)).body).toMatchObject({ code: 'TOOL_DISABLED' });
    expect(await everything()).toEqual(before);
  });
});
