import { type PinboardState, TOOLS } from '@murmel/contracts';
import { Item, newId, PinboardActivity, PinboardComment, PinboardLike } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CONTRIBUTIONS, type Contributions } from '../../../apps/api/src/core/tool-contribution/contributions.js';
import { type BoardApi, ownId, startBoardApi } from '../boards/board-api.js';
import { boardCast, storedBoard } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const contribution = () => api.application.get<Contributions>(CONTRIBUTIONS)[TOOLS.pinboard.kind]!;

describe('what pinboards add to the life of items', () => {
  it('export: a table and words with everything that was said, and nothing that calculates', async () => {
    const cast = await boardCast(api);
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    const card = await cast.addCard(cast.guest.browser, list, {
      name: '=SUM(A1)',
      description: [
        { type: 'paragraph', runs: [{ text: 'Rehe bellen', bold: true }] },
        { type: 'bullets', items: [[{ text: 'laut' }]] },
      ],
    });
    const trashed = await cast.addCard(cast.guest.browser, list, { name: 'weg' });
    await cast.guest.browser.delete(`/api/pinboard/cards/${trashed.body.id}`);
    await api.database.manager.insert(PinboardComment, {
      id: newId(),
      itemId: cast.item.id,
      cardId: ownId(card),
      accountId: cast.owner.account.id,
      visitorId: null,
      text: 'Gut\nbeobachtet',
      createdAt: new Date(),
    });
    const [csv, markdown] = await contribution().exportContent!(api.database.manager, cast.item.id);
    const lines = String(csv!.contents).split('\r\n');
    expect([csv!.extension, lines[0], lines.length]).toEqual([
      '.csv',
      '\uFEFFListe;Karte;Text;Farbe;Von;Erstellt;Gefällt mir;Kommentare;Anhänge',
      3,
    ]);
    expect(lines[1]).toMatch(/^Tiere;'=SUM\(A1\);"Rehe bellen\nlaut";none;Gast Otter;\d{4}-.*Z;0;1;$/);
    expect([markdown!.extension, markdown!.contents]).toEqual([
      '.md',
      '# Lebensraum Wald\n\n## Tiere\n\n### =SUM(A1)\n\n**Rehe bellen**\n\n- laut\n\n*Gast Otter*\n\n> **Test Lehrkraft:** Gut\n> beobachtet\n',
    ]);
  });

  it('an example: a board after half a lesson, with people, comments and a log', async () => {
    const owner = await api.people.account();
    await api.database.transaction((manager) => contribution().addExample!(manager, owner));
    const item = await api.database.manager.findOneByOrFail(Item, { ownerId: owner.id });
    expect(item).toMatchObject({
      title: 'Lebensraum Wald',
      kind: 'pinboard',
      privacy: 'secret',
      visitorPermission: 'visitor_permissions_write',
    });
    const board = await storedBoard(api, item.id);
    expect(board.lists.map((list) => [list.name, board.cardsOf.get(list.id)?.length])).toEqual([
      ['Tiere', 3],
      ['Pflanzen', 3],
      ['Pilze', 3],
      ['Fragen', 4],
    ]);
    const browser = await api.people.signIn(api.browser(), owner);
    const { body } = await browser.get<PinboardState>(`/api/pinboard/boards/${item.id}/state`);
    expect(new Set([...board.cardsOf.values()].flat().map(({ author }) => body.people[author]?.name)).size).toBe(11);
    expect(Object.values(body.counts).reduce(([likes, comments], [more, further]) => [likes + more, comments + further], [0, 0])).toEqual([
      67, 17,
    ]);
    expect(await api.database.manager.countBy(PinboardActivity, { itemId: item.id, kind: 'create_card' })).toBe(13);
  });

  it('destroyed, nothing of it is left', async () => {
    const cast = await boardCast(api);
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    const card = await cast.addCard(cast.guest.browser, list);
    const row = { itemId: cast.item.id, cardId: ownId(card), accountId: null, visitorId: cast.guest.visitor.id, createdAt: new Date() };
    await api.database.manager.insert(PinboardLike, { ...row, personId: cast.guest.visitor.id });
    await cast.owner.browser.delete(cast.path);
    expect((await cast.owner.browser.delete(`/api/items/${cast.item.id}`)).status).toBe(200);
    const [left] = await api.database.query<{ rows: number }[]>(
      `select ((select count(*) from pinboard_like where item_id = $1) + (select count(*) from pinboard_activity where item_id = $1) + (select count(*) from document_update where item_id = $1))::int as rows`,
      [cast.item.id],
    );
    expect(left?.rows).toBe(0);
  });
});
