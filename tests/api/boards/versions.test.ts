import type { DocumentVersion } from '@murmel/contracts';
import {
  PINBOARD_TABLES,
  type Pinboard,
  parsePinboard,
  parseTeachingBoard,
  readBoard,
  TEACHING_BOARD_TABLES,
  type TeachingBoard,
} from '@murmel/documents';
import { OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import type { TestBrowser } from '../../support/browser.js';
import { pdf } from '../files/samples.js';
import { send } from '../files/sending.js';
import { boardCast } from '../pinboard/board-cast.js';
import { teachingCast } from '../teaching-board/board-cast.js';
import { type BoardApi, expectUnknown, ownId, startBoardApi } from './board-api.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

type Version = DocumentVersion & { state: string; filesGone: number };

/** The newest row of a board's journal: what is written from now on is no part of it. */
async function now(itemId: string): Promise<string> {
  const [row] = await api.database.query<{ seq: string }[]>('select max(seq)::text as seq from document_update where item_id = $1', [
    itemId,
  ]);
  return row!.seq;
}

async function documentOf(browser: TestBrowser, path: string): Promise<{ document: Y.Doc; version: Version }> {
  const { body } = await browser.get<Version>(path);
  const document = new Y.Doc();
  Y.applyUpdate(document, Buffer.from(body.state, 'base64'));
  return { document, version: body };
}
const pinboardAt = async (browser: TestBrowser, path: string): Promise<Pinboard & { filesGone: number }> => {
  const { document, version } = await documentOf(browser, path);
  return { ...parsePinboard(readBoard(document, PINBOARD_TABLES)), filesGone: version.filesGone };
};
const screenAt = async (browser: TestBrowser, path: string): Promise<TeachingBoard> =>
  parseTeachingBoard(readBoard((await documentOf(browser, path)).document, TEACHING_BOARD_TABLES));
const names = (board: Pinboard): string[] => [...board.cardsOf.values()].flat().flatMap(({ name, trashed }) => (trashed ? [] : [name]));

describe('[C16] versions of boards', () => {
  it('a pinboard: who and when, as it was, and back, with what is there now as a version itself', async () => {
    const cast = await boardCast(api);
    const list = await cast.addList('Tiere');
    const card = await cast.addCard(cast.guest.browser, list.body.id, { name: 'Reh' });
    const id = await now(cast.item.id);
    await cast.writer.browser.put(`/api/pinboard/cards/${card.body.id}`, { name: 'Wolf' });
    await cast.addCard(cast.owner.browser, list.body.id, { name: 'Fuchs' });
    const before = await now(cast.item.id);
    const { body } = await cast.writer.browser.get<{ entries: DocumentVersion[]; total: number }>(`${cast.path}/versions`);
    expect([body.total, body.entries[0]!.authors]).toEqual([1, expect.arrayContaining([cast.owner.account.publicName, 'Gast Otter'])]);
    expect(names(await pinboardAt(cast.writer.browser, `${cast.path}/versions/${id}`))).toEqual(['Reh']);
    expect((await cast.writer.browser.post(`${cast.path}/versions/${id}/restore`)).status).toBe(200);
    const board = await cast.stored();
    expect([names(board), board.card(ownId(card))?.author]).toEqual([['Reh'], cast.guest.visitor.id]);
    expect(names(await pinboardAt(cast.owner.browser, `${cast.path}/versions/${before}`)).sort()).toEqual(['Fuchs', 'Wolf']);
    expect((await cast.owner.browser.get<{ total: number }>(`${cast.path}/versions`)).body.total).toBe(2);
  });

  it('a teaching board: as it was, and back', async () => {
    const cast = await teachingCast(api);
    const card = await cast.addCard('clock', { title: 'Uhr' });
    const id = await now(cast.item.id);
    await cast.owner.browser.delete(`/api/teaching_board/cards/${card.body.id}`);
    await cast.addCard('dice', { title: 'Würfel' });
    expect((await screenAt(cast.owner.browser, `${cast.path}/versions/${id}`)).card(ownId(card))?.title).toBe('Uhr');
    expect((await cast.owner.browser.post(`${cast.path}/versions/${id}/restore`)).status).toBe(200);
    const { body } = await cast.owner.browser.get<{ title: string }[]>(`/api/teaching_board/pages/${cast.page}/cards`);
    expect(body.map(({ title }) => title)).toEqual(['Uhr']);
  });

  it('are not there for guests and readers, nor on boards of others', async () => {
    const [mine, theirs, screen] = [await boardCast(api), await boardCast(api), await teachingCast(api)];
    const id = await now(mine.item.id);
    for (const rest of ['versions', `versions/${id}`]) {
      await expectUnknown(mine, (browser) => browser.get(`${mine.path}/${rest}`));
      for (const { browser } of [mine.reader, mine.guest]) expect((await browser.get(`${mine.path}/${rest}`)).status).toBe(403);
    }
    await expectUnknown(mine, (browser) => browser.post(`${mine.path}/versions/${id}/restore`));
    for (const { browser } of [mine.reader, mine.guest])
      expect((await browser.post(`${mine.path}/versions/${id}/restore`)).status).toBe(403);
    const foreign = [await now(theirs.item.id), await now(screen.item.id), '9999999999999999999', '0'];
    for (const version of foreign) {
      expect((await mine.owner.browser.get(`${mine.path}/versions/${version}`)).status).toBe(404);
      expect((await mine.owner.browser.post(`${mine.path}/versions/${version}/restore`)).status).toBe(404);
    }
    // A board under the address of another kind is no board.
    const other = mine.path.replace('/pinboard/boards/', '/teaching_board/screens/');
    expect((await mine.owner.browser.get(`${other}/versions/${id}`)).status).toBe(404);
  });

  it('a file that is gone for ever is left out and counted, a forged one ends nothing', async () => {
    const cast = await boardCast(api);
    const list = await cast.addList('Tiere');
    const card = await cast.addCard(cast.owner.browser, list.body.id);
    const file = (await send(cast.owner.browser, cast.item, pdf(), 'Blatt.pdf')).body.id;
    await cast.owner.browser.post(`/api/pinboard/cards/${card.body.id}/attachments`, { fileId: file });
    await cast.change(cast.owner.browser, { background: { kind: 'picture', file } });
    const id = await now(cast.item.id);
    expect((await pinboardAt(cast.owner.browser, `${cast.path}/versions/${id}`)).attachmentsOf(ownId(card))).toHaveLength(1);
    await cast.owner.browser.delete(`/api/pinboard/cards/${card.body.id}`);
    await cast.owner.browser.patch(`${cast.path}/trash/empty`);
    await cast.change(cast.owner.browser, { background: { kind: 'wallpaper', wallpaper: 'hills' } });
    await api.database.manager.delete(OwnerFile, { id: file });
    const then = await pinboardAt(cast.owner.browser, `${cast.path}/versions/${id}`);
    expect([then.filesGone, then.attachmentsOf(ownId(card)), then.settings.background.kind]).toEqual([1, [], 'wallpaper']);
    expect((await cast.owner.browser.post(`${cast.path}/versions/${id}/restore`)).status).toBe(200);
    const board = await cast.stored();
    expect([names(board), board.attachmentsOf(ownId(card)), board.settings.background.kind]).toEqual([['Reh'], [], 'wallpaper']);
  });

  it('503 when nobody can do it', async () => {
    const cast = await boardCast(api);
    const id = await now(cast.item.id);
    const status = await api.withoutCollaboration(
      async () => (await cast.owner.browser.post(`${cast.path}/versions/${id}/restore`)).status,
    );
    expect(status).toBe(503);
  });
});
