// @module-tag proof
import type { PinboardActivityEntry } from '@murmel/contracts';
import { newId, PinboardActivity } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type BoardApi, expectUnknown, ownId, startBoardApi } from '../boards/board-api.js';
import { type BoardCast, boardCast } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Page {
  entries: PinboardActivityEntry[];
  total: number;
}
const read = (cast: BoardCast, browser: TestBrowser, query = '') => browser.get<Page & Refusal>(`${cast.path}/activities${query}`);
const kinds = async (cast: BoardCast, browser: TestBrowser, query = '?limit=100') =>
  (await read(cast, browser, query)).body.entries.map(({ kind, name }) => `${kind} ${name}`.trim());
/** The log is written right after the change. */
const logged = (cast: BoardCast, lines: number) =>
  expect.poll(() => api.database.manager.countBy(PinboardActivity, { itemId: cast.item.id })).toBe(lines);

describe('what happened on a board', () => {
  it('[PIN-05] [PIN-11] is for teachers; for guests and readers when the teacher says so, for others it does not exist', async () => {
    const cast = await boardCast(api);
    await expectUnknown(cast, (browser) => read(cast, browser));
    for (const browser of [cast.guest.browser, cast.reader.browser]) expect((await read(cast, browser)).body.code).toBe('FORBIDDEN');
    await cast.change(cast.owner.browser, { guestActivities: true });
    for (const browser of [cast.guest.browser, cast.reader.browser, cast.writer.browser])
      expect((await read(cast, browser)).status).toBe(200);
    for (const query of ['?kind=nothing', '?person=nobody', '?page=0', '?limit=101'])
      expect((await read(cast, cast.owner.browser, query)).status).toBe(400);
  });

  it('[PIN-04] newest first, with who and what, by page, kind, card and person', async () => {
    const cast = await boardCast(api);
    const list = await cast.addList('Tiere');
    const card = await cast.addCard(cast.guest.browser, list.body.id, { name: 'Reh' });
    await cast.guest.browser.put(`/api/pinboard/cards/${card.body.id}`, { colour: 'wiese' });
    await logged(cast, 3);
    const { body } = await read(cast, cast.owner.browser);
    expect(body.entries.map(({ kind, person, card: id, detail }) => [kind, person?.name, id, detail])).toEqual([
      ['colour', 'Gast Otter', ownId(card), 'wiese'],
      ['create_card', 'Gast Otter', ownId(card), 'Tiere'],
      ['create_list', 'Test Lehrkraft', null, ''],
    ]);
    expect((await read(cast, cast.owner.browser, '?limit=1&page=2')).body).toMatchObject({ total: 3, entries: [{ kind: 'create_card' }] });
    expect(await kinds(cast, cast.owner.browser, '?kind=create_list')).toEqual(['create_list Tiere']);
    expect(await kinds(cast, cast.owner.browser, `?card=${ownId(card)}`)).toEqual(['colour Reh', 'create_card Reh']);
    expect(await kinds(cast, cast.owner.browser, `?person=${cast.owner.account.id}`)).toEqual(['create_list Tiere']);
    expect(await kinds(cast, cast.owner.browser, `?person=${newId()}`)).toEqual([]);
  });

  it('[PIN-11] guests read only about what they may see now, and nothing of what the teacher does to the lesson', async () => {
    const cast = await boardCast(api);
    const [shown, secret] = [await cast.addList('Tiere'), await cast.addList('Noten')];
    await cast.owner.browser.put(`/api/pinboard/lists/${secret.body.id}`, { permission: 'visitor_permissions_invisible' });
    const [seen, gone, hidden] = [
      await cast.addCard(cast.owner.browser, shown.body.id, { name: 'Reh' }),
      await cast.addCard(cast.guest.browser, shown.body.id, { name: 'weg' }),
      await cast.addCard(cast.owner.browser, shown.body.id, { name: 'versteckt' }),
    ];
    await cast.addCard(cast.owner.browser, secret.body.id, { name: 'Fünf' });
    // Activities that contain the name of a list that guests do not see.
    await cast.owner.browser.patch(`/api/pinboard/cards/${seen.body.id}/move`, { list: ownId(secret) });
    await cast.owner.browser.patch(`/api/pinboard/cards/${seen.body.id}/move`, { list: ownId(shown) });
    await cast.owner.browser.delete(`/api/pinboard/cards/${gone.body.id}`);
    await cast.owner.browser.patch(`/api/pinboard/cards/${hidden.body.id}/hide`, { hidden: true });
    await cast.owner.browser.patch(`/api/pinboard/cards/${seen.body.id}/hide`, { hidden: true });
    await cast.owner.browser.patch(`/api/pinboard/cards/${seen.body.id}/hide`, { hidden: false });
    await cast.owner.browser.put(`${cast.path}/stops/${cast.guest.visitor.id}`, { stopped: true });
    await cast.change(cast.owner.browser, { guestActivities: true });
    await logged(cast, 15);
    const answer = await read(cast, cast.guest.browser, '?limit=100');
    expect(answer.body.entries.map(({ kind, name, detail }) => [kind, name, detail])).toEqual([
      ['move_card', 'Reh', 'Tiere'],
      ['create_card', 'Reh', 'Tiere'],
      ['create_list', 'Tiere', ''],
    ]);
    expect(answer.body.total).toBe(3);
    expect(JSON.stringify(answer.body)).not.toMatch(/Noten|Fünf|weg|versteckt/);
    expect(await kinds(cast, cast.writer.browser)).toHaveLength(15);
  });
});
