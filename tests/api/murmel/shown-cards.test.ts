// @module-tag proof
import type { ArchiveFile } from '@murmel/contracts';
import { newTeachingBoard, seedTeachingBoard } from '@murmel/documents';
import { type Account, Item, seedDocument } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CopyContent } from '../../../apps/api/src/core/items/copy-content.js';
import { startApi, type TestApi } from '../../support/api.js';
import { writeText } from '../remixes/copies.js';
import { bring, forged, partsOf, somebodyOf, take, thing } from './murmel-file.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const somebody = () => somebodyOf(api);
const takenOf = async (item: Item) =>
  (await api.application.get(CopyContent).archived(api.database.manager, item, { everything: true, invited: true }))!;

describe('cards in which another item is seen', () => {
  const boardWith = async (account: Account, cards: [string, string | null][]) => {
    const screen = await api.people.item(account, { kind: 'screen', title: 'Tafel' });
    const page = [...newTeachingBoard().pages.keys()][0]!;
    const data = {
      pages: new Map([[page, { name: '', order: 'a0' }]]),
      settings: new Map(),
      cards: new Map(
        cards.map(([id, item]) => [
          id,
          { kind: 'internal_tool', page, 'content.item': item, 'content.name': id, 'content.address': item && `/x/${item}?token=k` },
        ]),
      ),
    };
    await seedDocument(api.database.manager, screen.id, seedTeachingBoard(data as never), { accountId: account.id, visitorId: null });
    return screen;
  };

  it('show it again where it is in the same file; what is not in it is counted, and no address leads to it', async () => {
    const { account, browser } = await somebody();
    const elsewhere = await api.people.item(account, { title: 'Bleibt hier' });
    const text = await api.people.item(account, { title: 'Text', privacy: 'secret' });
    await writeText(api, text, account, 'x');
    const screen = await boardWith(account, [
      ['mit', text.id],
      ['ohne', elsewhere.id],
      ['leer', null],
    ]);
    // The board stands in front of what it shows.
    const { body } = await take(browser, [screen.id, text.id]);
    const { things } = JSON.parse((await partsOf(body)).get('murmel.json')!.toString()) as ArchiveFile;
    const place = things.findIndex(({ kind }) => kind === 'text_document');
    expect(things.find(({ kind }) => kind === 'screen')!.shows).toEqual([
      { part: 'mit', thing: place },
      { part: 'ohne', thing: null },
    ]);
    expect(JSON.stringify(things)).not.toContain(text.id);
    const other = await somebody();
    const brought = await bring(other.browser, body);
    expect(brought.body).toMatchObject({ leftOut: 0, shownElsewhere: 1 });
    const items = new Map((await api.database.manager.findBy(Item, { ownerId: other.account.id })).map((item) => [item.kind, item]));
    const copy = items.get('text_document')!;
    const { content, shows } = await takenOf(items.get('screen')!);
    expect(JSON.stringify(content)).not.toContain(elsewhere.id);
    expect(shows).toEqual([{ part: 'mit', itemId: copy.id }]);
  });

  it('of a file that a stranger made lead to things of that file only, never to folders or the board itself', async () => {
    const cards = ['a', 'b', 'c', 'd'].map((id) => [id, { kind: id === 'd' ? 'image' : 'internal_tool', page: 'seite' }]);
    const content = { settings: [], pages: [['seite', { order: 'a0' }]], cards } as never;
    const shows = [0, 1, 99, 2].map((place, at) => ({ part: ['a', 'b', 'c', 'd'][at]!, thing: place }));
    const archive = forged([thing({ kind: 'folder', content: null }), thing({ kind: 'screen', content, shows }), thing()]);
    const { account, browser } = await somebody();
    const brought = await bring(browser, archive);
    expect([brought.status, brought.body.shownElsewhere]).toEqual([201, 3]);
    const screen = await api.database.manager.findOneByOrFail(Item, { ownerId: account.id, kind: 'screen' });
    const { shows: found, content: board } = await takenOf(screen);
    expect([found, JSON.stringify(board).includes('content.item')]).toEqual([[], false]);
  });

  it('a file of version 1 says nothing of them and comes in', async () => {
    const { shows: _none, ...older } = thing();
    const { browser } = await somebody();
    expect((await bring(browser, forged([older], { version: 1 }))).status).toBe(201);
  });
});
