import {
  LIMITS,
  type OwnWork,
  type Worksheet,
  type WorksheetFeedback,
  type WorksheetGrid,
  type WorksheetResponse,
} from '@murmel/contracts';
import { OwnerFile, WorksheetResponse as Row } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { worksheetLive } from '../../../apps/api/src/tools/worksheet/grid/grid.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { expectUnknown } from '../boards/board-api.js';
import { file } from '../surveys/survey-cast.js';
import { RESPONSES, type WorkAnswer, type WorksheetCast, worksheetCast } from './worksheet-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

async function begun(cast: WorksheetCast, name = 'Falke'): Promise<{ id: string; browser: TestBrowser }> {
  const { browser } = cast.guest;
  const { status, body } = await cast.begin(browser, name);
  expect(status).toBe(201);
  return { id: body.id, browser };
}

describe('working on a sheet', () => {
  it('[WKS-09] [SHR-11] begins under a pseudonym, without an account, once per person', async () => {
    const cast = await worksheetCast(api);
    const newcomer = api.browser();
    const headers = { 'x-access-token': cast.item.token };
    expect((await newcomer.get<OwnWork | null>(`${cast.path}/my_response`, { headers })).body).toBeNull();
    const made = await cast.begin(newcomer, '  Falke ', headers);
    expect([made.status, made.body.name, made.body.open, made.body.answers]).toEqual([201, 'Falke', true, []]);
    expect((await cast.begin(newcomer, 'Anders')).body).toMatchObject({ id: made.body.id, name: 'Falke' });
    expect(await api.database.manager.countBy(Row, { itemId: cast.item.id })).toBe(1);
    for (const name of ['', '   ', 'x'.repeat(31)]) expect((await cast.begin(cast.guest.browser, name)).status).toBe(400);
    await expectUnknown(cast, (browser) => cast.begin(browser));
  });

  it('[WKS-12] block by block, what changed is kept and the rest stays; taken back is taken back', async () => {
    const cast = await worksheetCast(api);
    const { id, browser } = await begun(cast);
    const [text, choice, gaps] = [cast.one('Text'), cast.one('MultipleChoice'), cast.one('FillInTheBlankText')];
    await cast.write(browser, id, [{ blockId: text, text: 'Sie schläft' }]);
    await cast.write(browser, id, [{ blockId: choice, optionIds: ['a', 'b'] }]);
    const kept = await cast.write(browser, id, [{ blockId: gaps, gaps: [' Zwei ', ''] }]);
    expect(kept.body.answers).toHaveLength(3);
    await cast.write(browser, id, [{ blockId: choice }]);
    expect((await browser.get<OwnWork>(`${cast.path}/my_response`)).body.answers).toEqual(
      expect.arrayContaining([
        { blockId: text, text: 'Sie schläft' },
        { blockId: gaps, gaps: [' Zwei ', ''] },
      ]),
    );
    expect((await cast.answers(id)).map(({ blockId }) => blockId).sort()).toEqual([text, gaps].sort());
  });

  it('what no block can have is refused, with the number, and what is not there any more is left out', async () => {
    const cast = await worksheetCast(api);
    const { id, browser } = await begun(cast);
    const other = await worksheetCast(api);
    const long = await cast.write(browser, id, [{ blockId: cast.one('Text'), text: 'x'.repeat(5001) }]);
    expect([long.status, long.body.code, long.body.data]).toEqual([
      422,
      'ANSWER_INVALID',
      { blockId: cast.one('Text'), problem: 'too_long', max: LIMITS.worksheet.answerMax, length: 5001 },
    ]);
    const strangers = await file(api, other.item, { visitor: cast.guest.visitor });
    const kept = await cast.write(browser, id, [
      { blockId: other.one('Text'), text: 'fremd' },
      { blockId: cast.one('Text'), optionIds: ['a'] },
      { blockId: cast.one('MultipleChoice'), optionIds: ['zzz'] },
      { blockId: cast.one('Upload'), fileId: strangers },
      { blockId: cast.one('FillInTheBlankText'), gaps: ['1', '2', '3'] },
    ]);
    expect([kept.status, kept.body.answers]).toEqual([200, []]);
    for (const answers of [[], [{ blockId: 'x' }], Array.from({ length: 101 }, () => ({ blockId: cast.one('Text') }))])
      expect((await browser.put<Refusal>(`${RESPONSES}/${id}`, { answers })).status).toBe(400);
  });

  it('[C3] a class that begins and writes in the same moment is more people than there are connections, and all of it is kept', {
    tags: ['proof'],
  }, async () => {
    const cast = await worksheetCast(api);
    const pupils = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const browser = api.browser();
        await api.people.grant(cast.item, await api.people.visit(browser));
        return { browser, name: `P${index}` };
      }),
    );
    const text = (name: string) => [{ blockId: cast.one('Text'), text: name }];
    const began = await Promise.all(pupils.map(({ browser, name }) => cast.begin(browser, name)));
    const wrote = await Promise.all(pupils.map(({ browser, name }, index) => cast.write(browser, began[index]!.body.id, text(name))));
    expect([...began, ...wrote].map(({ status }) => status)).toEqual([...pupils.map(() => 201), ...pupils.map(() => 200)]);
    const kept = await Promise.all(began.map(({ body }) => cast.answers(body.id)));
    expect(kept.map(([row]) => row?.text)).toEqual(pupils.map(({ name }) => name));
  });

  it('nobody changes the response of somebody else, nor finds it', async () => {
    const cast = await worksheetCast(api);
    const { id } = await begun(cast);
    const second = api.browser();
    await api.people.grant(cast.item, await api.people.visit(second));
    const own = (await cast.begin(second, 'Otter')).body.id;
    const bodies = new Set<string>();
    for (const browser of [second, cast.owner.browser, cast.reader.browser]) {
      for (const call of [
        () => cast.write(browser, id, [{ blockId: cast.one('Text'), text: 'fremd' }]),
        () => browser.patch(`${RESPONSES}/${id}/submit`, { incomplete: true }),
        () => browser.post(`${RESPONSES}/${id}/key`),
        () => browser.post(`${RESPONSES}/${id}/check`, { blockId: cast.one('Text') }),
      ]) {
        const answer = (await call()) as WorkAnswer;
        expect(answer.status).toBe(404);
        bodies.add(JSON.stringify(answer.body));
      }
    }
    expect(bodies.size).toBe(1);
    expect((await second.get(`${RESPONSES}/${id}`)).status).toBe(403);
    expect(await cast.answers(id)).toEqual([]);
    expect((await cast.write(second, own, [{ blockId: cast.one('Text'), text: 'eigen' }])).status).toBe(200);
    await expectUnknown(cast, (browser) => browser.put(`${RESPONSES}/${id}`, { name: 'x' }));
  });

  it('[WKS-12] is handed in with what is open named first; then results and solutions, as far as the teacher lets them', async () => {
    const cast = await worksheetCast(api, { checks: 'after', showsSolutions: true });
    const { id, browser } = await begun(cast);
    const [text, choice, gaps, upload] = [cast.one('Text'), cast.one('MultipleChoice'), cast.one('FillInTheBlankText'), cast.one('Upload')];
    await cast.write(browser, id, [
      { blockId: choice, optionIds: ['a', 'b'] },
      { blockId: gaps, gaps: ['zwei', ''] },
    ]);
    const before = await browser.get<OwnWork>(`${cast.path}/my_response`);
    expect([before.body.results, before.body.solutions]).toEqual([{}, {}]);
    const asked = await browser.patch<Refusal>(`${RESPONSES}/${id}/submit`, {});
    expect([asked.status, asked.body.code, asked.body.data]).toEqual([422, 'INCOMPLETE', { blockIds: [gaps, text, upload], count: 3 }]);
    const done = await browser.patch<OwnWork>(`${RESPONSES}/${id}/submit`, {
      incomplete: true,
      answers: [{ blockId: text, text: 'Atmen' }],
    });
    expect(done.body).toMatchObject({
      open: false,
      results: {
        [choice]: { mark: 'partly', right: 1, of: 2, each: [true, false] },
        [gaps]: { mark: 'partly', right: 1, of: 2, each: [true, null] },
      },
    });
    expect(done.body.solutions[text]).toBe('Sie atmet.');
    expect(done.body.solutions[choice]).toContain('Wasser, Kohlenstoffdioxid');
    const late = await cast.write(browser, id, [{ blockId: text, text: 'doch anders' }]);
    expect([late.status, late.body.code]).toEqual([403, 'HANDED_IN']);
    const strict = await worksheetCast(api, { checks: 'never' });
    const second = await begun(strict);
    const answer = await second.browser.patch<OwnWork>(`${RESPONSES}/${second.id}/submit`, {
      incomplete: true,
      answers: [{ blockId: strict.one('MultipleChoice'), optionIds: ['a'] }],
    });
    expect([answer.body.results, answer.body.solutions]).toEqual([{}, {}]);
  });

  it('is checked at once only where the teacher wants it, and tells nothing of what was not answered', async () => {
    const cast = await worksheetCast(api, { checks: 'at_once' });
    const { id, browser } = await begun(cast);
    const check = (kind: 'FillInTheBlankText' | 'Text') => browser.post<Refusal>(`${RESPONSES}/${id}/check`, { blockId: cast.one(kind) });
    expect((await check('FillInTheBlankText')).status).toBe(422);
    await cast.write(browser, id, [{ blockId: cast.one('FillInTheBlankText'), gaps: [' ZWEI', 'eins'] }]);
    expect((await check('FillInTheBlankText')).body).toEqual({ mark: 'right', right: 2, of: 2 });
    await cast.write(browser, id, [{ blockId: cast.one('FillInTheBlankText'), gaps: ['drei', 'eins'] }]);
    expect((await check('FillInTheBlankText')).body).toEqual({ mark: 'partly', right: 1, of: 2, each: [false, true] });
    expect((await check('Text')).status).toBe(422);
    const later = await worksheetCast(api);
    const other = await begun(later);
    const refused = await other.browser.post<Refusal>(`${RESPONSES}/${other.id}/check`, { blockId: later.one('Text') });
    expect(refused.status).toBe(403);
  });

  it('a closed sheet takes nothing, and keeps what is there; an open one goes on', async () => {
    const cast = await worksheetCast(api);
    const { id, browser } = await begun(cast);
    await cast.write(browser, id, [{ blockId: cast.one('Text'), text: 'vorher' }]);
    await cast.owner.browser.put(cast.path, { state: 'closed' });
    const late = await cast.write(browser, id, [{ blockId: cast.one('Text'), text: 'nachher' }]);
    expect([late.status, late.body.code, late.body.data]).toEqual([403, 'WORKSHEET_CLOSED', { state: 'closed' }]);
    expect((await cast.begin(cast.stranger.browser)).status).toBe(404);
    expect((await cast.answers(id)).map(({ text }) => text)).toEqual(['vorher']);
    await cast.owner.browser.put(cast.path, { state: 'open' });
    expect((await cast.write(browser, id, [{ blockId: cast.one('Text'), text: 'nachher' }])).status).toBe(200);
  });

  it("ends with its time by the server's clock, a few seconds of grace for a bad line", async () => {
    const cast = await worksheetCast(api, { minutes: 20 });
    const { id, browser } = await begun(cast);
    const row = await api.database.manager.findOneByOrFail(Row, { id });
    expect(row.endsAt!.getTime() - Date.now()).toBeGreaterThan(19 * 60_000);
    await api.database.manager.update(Row, { id }, { endsAt: new Date(Date.now() - 5000) });
    expect((await cast.write(browser, id, [{ blockId: cast.one('Text'), text: 'gerade noch' }])).status).toBe(200);
    await api.database.manager.update(Row, { id }, { endsAt: new Date(Date.now() - 60_000) });
    const late = await cast.write(browser, id, [{ blockId: cast.one('Text'), text: 'zu spät' }]);
    expect([late.status, late.body.code]).toEqual([403, 'TIME_OVER']);
    expect((await browser.get<OwnWork>(`${cast.path}/my_response`)).body).toMatchObject({ open: false, submittedAt: null });
  });

  it('has an order of its own for each where tasks are shuffled', async () => {
    const cast = await worksheetCast(api, { shuffled: true });
    const { id, browser } = await begun(cast);
    const { order } = (await browser.get<OwnWork>(`${cast.path}/my_response`)).body;
    const tasks = ['MultipleChoice', 'FillInTheBlankText', 'Text', 'Upload'] as const;
    expect([...order].sort()).toEqual(tasks.map((kind) => cast.one(kind)).sort());
    expect((await cast.write(browser, id, [{ blockId: order[0]!, ...{} }])).body.order).toEqual(order);
  });
});

describe('what the teacher sees of the work', () => {
  it('[WKS-10] responses with what a machine can tell; feedback that is seen when it is given, and taken back', async () => {
    const cast = await worksheetCast(api);
    const { id, browser } = await begun(cast);
    const [text, gaps] = [cast.one('Text'), cast.one('FillInTheBlankText')];
    await cast.write(browser, id, [
      { blockId: text, text: 'Sie atmet weiter.' },
      { blockId: gaps, gaps: ['zwei', 'drei'] },
    ]);
    const teacher = cast.owner.browser;
    const { body } = await teacher.get<{ entries: WorksheetResponse[]; total: number }>(`${cast.path}/responses`);
    expect([body.total, body.entries[0]!.name, body.entries[0]!.results[gaps]]).toEqual([1, 'Falke', { mark: 'partly', right: 1, of: 2 }]);
    const said = {
      text: 'Gut begründet.',
      stamp: 'well_argued',
      answers: [
        { blockId: text, text: '', stamp: null, points: 3, remarks: [{ place: { from: 0, to: 9 }, kind: 'well_done', text: 'genau' }] },
      ],
    };
    const path = `${RESPONSES}/${id}/feedback`;
    expect((await teacher.get(path)).body).toBeNull();
    expect((await teacher.put(path, said)).body).toMatchObject({ ...said, givenAt: null });
    expect((await browser.get<OwnWork>(`${cast.path}/my_response`)).body.feedback).toBeNull();
    expect((await teacher.put<Refusal>(path, { ...said, answers: [{ ...said.answers[0], blockId: cast.one('Hint') }] })).status).toBe(422);
    await browser.patch(`${RESPONSES}/${id}/submit`, { incomplete: true });
    const given = await teacher.patch<WorksheetFeedback>(`${path}/give`, { again: true });
    expect(given.body).toMatchObject({ givenAt: expect.any(String), newer: false });
    const seen = (await browser.get<OwnWork>(`${cast.path}/my_response`)).body;
    expect(seen).toMatchObject({ open: true, submittedAt: null, feedback: said });
    // After a reload the teacher still knows that something was written since, and the pupil does not.
    const more = { ...said, text: 'Gut begründet und belegt.' };
    expect((await teacher.put(path, more)).body).toMatchObject({ ...more, givenAt: given.body.givenAt, newer: true });
    expect((await teacher.get(path)).body).toMatchObject({ givenAt: given.body.givenAt, newer: true });
    expect((await browser.get<OwnWork>(`${cast.path}/my_response`)).body.feedback).toMatchObject({ ...said, newer: false });
    expect((await teacher.put(path, said)).body).toMatchObject({ newer: false });
    expect((await cast.write(browser, id, [{ blockId: text, text: 'Überarbeitet.' }])).status).toBe(200);
    expect((await teacher.patch(`${path}/withdraw`)).status).toBe(200);
    expect((await browser.get<OwnWork>(`${cast.path}/my_response`)).body.feedback).toBeNull();
    for (const { browser: other } of [cast.reader, cast.guest]) {
      expect((await other.get(path)).status).toBe(403);
      expect((await other.put(path, said)).status).toBe(403);
      expect((await other.patch(`${path}/give`)).status).toBe(403);
    }
    await expectUnknown(cast, (one) => one.patch(`${path}/give`));
  });

  it('a grid of people and tasks that follows what changed, for teachers; guests learn only how it stands', async () => {
    const cast = await worksheetCast(api);
    const { id, browser } = await begun(cast);
    const grid = async () => (await worksheetLive(api.database.manager, cast.item.id, 'teacher')) as WorksheetGrid;
    expect((await grid()).rows[0]!.cells.map(({ state }) => state)).toEqual(['empty', 'empty', 'empty', 'empty']);
    const photo = await file(api, cast.item, { visitor: cast.guest.visitor });
    await cast.write(browser, id, [
      { blockId: cast.one('MultipleChoice'), optionIds: ['a', 'c'] },
      { blockId: cast.one('FillInTheBlankText'), gaps: ['zwei', ''] },
      { blockId: cast.one('Text'), text: 'Sie atmet' },
      { blockId: cast.one('Hint'), opened: true },
      { blockId: cast.one('Upload'), fileId: photo },
    ]);
    const { rows, tasks } = await grid();
    expect(tasks.map(({ kind }) => kind)).toEqual(['MultipleChoice', 'FillInTheBlankText', 'Text', 'Upload']);
    expect(rows[0]).toMatchObject({ name: 'Falke', at: cast.one('Upload'), feedback: 'none' });
    expect(rows[0]!.cells).toEqual([
      { state: 'done', result: { mark: 'right', right: 2, of: 2 }, says: 'A, C' },
      { state: 'begun', result: { mark: 'partly', right: 1, of: 2 } },
      { state: 'done', says: 'Sie atmet', hint: true },
      { state: 'done', fileId: photo },
    ]);
    // The same by a call, for networks that let no live line through.
    const called = await cast.owner.browser.get<WorksheetGrid>(`${cast.path}/grid`);
    expect([called.status, called.body]).toEqual([200, await grid()]);
    for (const { browser: other } of [cast.reader, cast.guest]) expect((await other.get(`${cast.path}/grid`)).status).toBe(403);
    await expectUnknown(cast, (one) => one.get(`${cast.path}/grid`));
    const guests = await worksheetLive(api.database.manager, cast.item.id, 'guest');
    expect(Object.keys(guests).sort()).toEqual(['audience', 'revision', 'state']);
  });

  it('one answer goes on the wall without a name; everything is taken along as a table, the files as an archive', async () => {
    const cast = await worksheetCast(api);
    const { id, browser } = await begun(cast);
    await cast.write(browser, id, [{ blockId: cast.one('Text'), text: '=1+1' }]);
    const teacher = cast.owner.browser;
    const wall = await teacher.put(`${cast.path}/wall`, { blockId: cast.one('Text'), responseId: id });
    expect(wall.body).toEqual({ blockId: cast.one('Text'), responseId: id });
    for (const input of [
      { blockId: cast.one('Hint'), responseId: id },
      { blockId: cast.one('Text'), responseId: crypto.randomUUID() },
    ])
      expect((await teacher.put(`${cast.path}/wall`, input)).status).toBe(404);
    const cookie = [...teacher.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const download = (format: string) => fetch(`${teacher.origin}${cast.path}/export?format=${format}`, { headers: { cookie } });
    const csv = await (await download('csv')).text();
    expect(csv).toContain('Falke');
    expect(csv).toContain("'=1+1");
    for (const format of ['xlsx', 'zip']) {
      const table = await download(format);
      expect(table.status).toBe(200);
      expect(Buffer.from(await table.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
    }
    expect((await download('exe')).status).toBe(400);
    for (const { browser: other } of [cast.reader, cast.guest])
      expect((await other.get(`${cast.path}/export?format=csv`)).status).toBe(403);
  });

  it('a response that is removed takes its answers and files along', async () => {
    const cast = await worksheetCast(api);
    const { id, browser } = await begun(cast);
    const photo = await file(api, cast.item, { visitor: cast.guest.visitor });
    await cast.write(browser, id, [{ blockId: cast.one('Upload'), fileId: photo }]);
    for (const { browser: other } of [cast.reader, cast.guest]) expect((await other.delete(`${RESPONSES}/${id}`)).status).toBe(403);
    expect((await cast.owner.browser.delete(`${RESPONSES}/${id}`)).status).toBe(200);
    expect(await api.database.manager.existsBy(Row, { id })).toBe(false);
    expect(await api.database.manager.existsBy(OwnerFile, { id: photo })).toBe(false);
    expect((await browser.get<OwnWork | null>(`${cast.path}/my_response`)).body).toBeNull();
    expect((await cast.owner.browser.get<Worksheet>(cast.path)).status).toBe(200);
  });
});
