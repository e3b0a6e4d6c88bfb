import { publicPlaceOf, TOOLS } from '@murmel/contracts';
import { cardsOnPage, type TeachingCard } from '@murmel/documents';
import { Item, NamesList } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CONTRIBUTIONS, type Contributions } from '../../../apps/api/src/core/tool-contribution/contributions.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { names, storedBoard, teachingCast } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const contributions = () => api.application.get<Contributions>(CONTRIBUTIONS);
const contribution = () => contributions()[TOOLS.teaching_board.kind]!;
const overlap = ({ place: left }: TeachingCard, { place: right }: TeachingCard): boolean =>
  left.x < right.x + right.width && right.x < left.x + left.width && left.y < right.y + right.height && right.y < left.y + left.height;

describe('what teaching boards add to the life of items', () => {
  it('export: pages and cards in words, in the order in which one reads, and no secret of another item', async () => {
    const cast = await teachingCast(api);
    await cast.owner.browser.put(`/api/teaching_board/pages/${cast.page}`, { name: 'Einstieg' });
    const at = (x: number, y: number) => ({ place: { x, y, width: 6, height: 6 } });
    await cast.addCard('stoplight', { ...at(20, 0), content: { light: 'yellow' } });
    await cast.addCard('text', {
      title: 'Ablauf',
      ...at(0, 0),
      content: {
        text: [
          { type: 'heading', runs: [{ text: 'Heute #1' }] },
          { type: 'tasks', items: [{ runs: [{ text: 'Gruppen' }], done: true }, { runs: [{ text: 'Lesen', bold: true }] }] },
        ],
      },
    });
    await cast.addCard('group', {
      ...at(0, 10),
      content: {
        groups: [
          {
            name: '',
            members: [
              { id: 'a', name: 'Mila' },
              { id: 'b', name: 'Jo_nas' },
            ],
          },
        ],
      },
    });
    const {
      body: { id: pageId },
    } = await cast.addPage();
    const cloud = await api.people.item(cast.owner.account, { kind: 'word_cloud', title: 'Wolke', privacy: 'secret' });
    await cast.addCard('internal_tool', { content: { item: cloud.id }, ...at(0, 0) }, { page: pageId });
    await cast.addCard('qr_link', { content: { address: 'https://schule.example/wald' }, ...at(10, 0) }, { page: pageId });
    const [markdown, ...more] = await contribution().exportContent!(api.database.manager, cast.item.id);
    expect([markdown!.extension, more]).toEqual(['.md', []]);
    expect(markdown!.contents).toBe(
      [
        '# Zelle - Stunde 3',
        '## Einstieg',
        '### Ablauf',
        '**Heute \\#1**',
        '- [x] Gruppen\n- [ ] **Lesen**',
        '### Ampel',
        'Gelb',
        '### Gruppen',
        '- **Gruppe 1:** Mila, Jo\\_nas',
        '## Seite 2',
        '### Werkzeug',
        'Wolke',
        '### QR-Link',
        '<https://schule.example/wald>\n',
      ].join('\n\n'),
    );
    expect(markdown!.contents).not.toContain(cloud.token);
  });

  it.each([
    ['de', 'Stationenlernen Wald', 'Einstieg Stationen Abschluss'],
    ['en', 'Forest stations', 'Start Stations Finish'],
  ] as const)('an example in %s: a lesson half way through', async (locale, title, pages) => {
    const owner = await api.people.account({ locale });
    await api.database.transaction(async (manager) => {
      await contributions().word_cloud!.addExample!(manager, owner);
      await contribution().addExample!(manager, owner);
    });
    const item = await api.database.manager.findOneByOrFail(Item, { ownerId: owner.id, kind: 'screen' });
    expect(item).toMatchObject({ title, privacy: 'secret', visitorPermission: 'visitor_permissions_read' });
    const board = await storedBoard(api, item.id);
    expect(board.pages.map(({ name }) => name).join(' ')).toBe(pages);
    const cards = board.pages.flatMap(({ id }) => cardsOnPage(board, id));
    for (const kind of [
      'text',
      'timer',
      'stoplight',
      'work_mode',
      'clock',
      'group',
      'lottery',
      'dice',
      'qr_link',
      'stopwatch',
      'internal_tool',
    ])
      expect(cards.map((card) => card.kind)).toContain(kind);
    for (const { id } of board.pages) {
      const onPage = cardsOnPage(board, id);
      expect(onPage.some((card, index) => onPage.slice(index + 1).some((other) => overlap(card, other)))).toBe(false);
    }
    const list = await api.database.manager.findOneByOrFail(NamesList, { ownerId: owner.id });
    const group = cards.find((card) => card.kind === 'group')!;
    expect([group.content.list, group.content.groups.flatMap(({ members }) => members).map(({ id }) => id)]).toEqual([
      list.id,
      list.entries.map(({ id }) => id),
    ]);
    const tool = cards.find((card) => card.kind === 'internal_tool')!;
    expect(publicPlaceOf(tool.content.address!.split('?')[0]!)?.type).toBe('word_clouds');
  });

  it('without anything to show from another tool the example is made without it', async () => {
    const owner = await api.people.account();
    await api.database.transaction((manager) => contribution().addExample!(manager, owner));
    const item = await api.database.manager.findOneByOrFail(Item, { ownerId: owner.id });
    const board = await storedBoard(api, item.id);
    expect(board.pages.flatMap(({ id }) => cardsOnPage(board, id)).some(({ kind }) => kind === 'internal_tool')).toBe(false);
  });

  it("destroyed, nothing of the board is left; the lists of names are their teacher's and stay", async () => {
    const cast = await teachingCast(api);
    const list = await cast.addNames(cast.owner.browser, names(3));
    await cast.addCard('lottery', { content: { list: list.body.id } });
    await cast.owner.browser.delete(cast.path);
    expect((await cast.owner.browser.delete(`/api/items/${cast.item.id}`)).status).toBe(200);
    const [left] = await api.database.query<{ rows: number }[]>('select count(*)::int as rows from document_update where item_id = $1', [
      cast.item.id,
    ]);
    expect([left?.rows, await api.database.manager.countBy(NamesList, { ownerId: cast.owner.account.id })]).toEqual([0, 1]);
  });
});
