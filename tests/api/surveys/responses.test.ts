import type { SurveyResponse as ResponseAnswer, TeacherResults } from '@murmel/contracts';
import { OwnerFile, SurveyResponse } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { file, fullAnswers, NOTHING, response, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const RESPONSES = '/api/surveys/responses';
interface Page {
  entries: ResponseAnswer[];
  total: number;
  page: number;
  limit: number;
}
const list = async (cast: SurveyCast, query = '') =>
  (await cast.owner.browser.get<Page>(`${SURVEYS}/${cast.item.id}/responses${query}`)).body;

async function expectTeachersOnly(cast: SurveyCast, call: (browser: TestBrowser) => Promise<{ status: number }>): Promise<void> {
  for (const { browser } of [cast.reader, cast.guest]) expect((await call(browser)).status).toBe(403);
  for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
    expect((await call(browser)).status).toBe(404);
}

describe('GET /surveys/surveys/{id}/responses', () => {
  it('is for owner and writing members, not for gallery mode', async () => {
    const cast = await surveyCast(api);
    await response(api, cast.item, fullAnswers(cast.questions));
    await expectTeachersOnly(cast, (browser) => browser.get(`${SURVEYS}/${cast.item.id}/responses`));
    expect((await cast.writer.browser.get<Page>(`${SURVEYS}/${cast.item.id}/responses`)).body.total).toBe(1);
    const open = await surveyCast(api, {}, { privacy: 'public_for_all' });
    expect(
      (await open.nobody.get(`${SURVEYS}/${open.item.id}/responses`, { headers: { 'x-public-token': open.item.publicToken } })).status,
    ).toBe(403);
  });

  it('[SUR-08] [SUR-12] [C3] pages in the order of submission, newest last, without drafts and without names', async () => {
    const cast = await surveyCast(api);
    const at = (n: number) => new Date(Date.UTC(2026, 4, 4, 8, n));
    const ids: string[] = [];
    for (const n of [11, 3, 7, 0, 9, 1, 5, 2, 10, 4, 8, 6])
      ids[n] = await response(api, cast.item, [{ questionId: cast.questions.rating.id, number: (n % 5) + 1 }], {
        submittedAt: at(n),
        visitorId: n === 0 ? cast.guest.visitor.id : null,
      });
    await response(api, cast.item, [], { submittedAt: null });
    const first = await list(cast);
    expect([first.total, first.page, first.limit]).toEqual([12, 1, 10]);
    expect(first.entries.map(({ id, number }) => [ids.indexOf(id), number])).toEqual(Array.from({ length: 10 }, (_, n) => [n, n + 1]));
    expect(first.entries[0]).toEqual({
      id: ids[0],
      number: 1,
      submittedAt: at(0).toISOString(),
      changedAt: null,
      answers: [{ questionId: cast.questions.rating.id, number: 1 }],
      files: [],
    });
    expect((await list(cast, '?page=2')).entries.map(({ number }) => number)).toEqual([11, 12]);
    expect((await list(cast, '?page=9')).total).toBe(12);
    for (const query of ['?limit=1000', '?page=0', '?number=11', '?optionId=b', '?name=Mila']) {
      expect((await cast.owner.browser.get(`${SURVEYS}/${cast.item.id}/responses${query}`)).status).toBe(400);
    }
  });

  it('only those that gave a certain answer, with their number among all', async () => {
    const cast = await surveyCast(api);
    const { single_choice: single, multiple_choice: multiple, rating, net_promoter_score: score } = cast.questions;
    for (let n = 0; n < 6; n += 1) {
      await response(
        api,
        cast.item,
        [
          { questionId: single.id, optionIds: [single.options[n % 3]!.id] },
          { questionId: multiple.id, optionIds: multiple.options.slice(0, (n % 3) + 1).map(({ id }) => id) },
          { questionId: rating.id, number: n % 2 === 0 ? 1 : 5 },
          { questionId: score.id, number: 0 },
        ],
        { submittedAt: new Date(Date.UTC(2026, 4, 4, 8, n)) },
      );
    }
    const numbers = async (query: string) => (await list(cast, query)).entries.map(({ number }) => number);
    expect(await numbers(`?questionId=${single.id}&optionId=${single.options[1]!.id}`)).toEqual([2, 5]);
    expect(await numbers(`?questionId=${multiple.id}&optionId=${multiple.options[1]!.id}`)).toEqual([2, 3, 5, 6]);
    expect(await numbers(`?questionId=${rating.id}&number=5`)).toEqual([2, 4, 6]);
    expect(await numbers(`?questionId=${score.id}&number=0`)).toHaveLength(6);
    expect(await numbers(`?questionId=${score.id}&number=1`)).toEqual([]);
    const page = await list(cast, `?questionId=${rating.id}&number=5&limit=2&page=2`);
    expect([page.total, page.entries.map(({ number }) => number)]).toEqual([3, [6]]);
  });
});

describe('DELETE /surveys/responses/{id}', () => {
  it('is for those who read responses', async () => {
    const cast = await surveyCast(api);
    const id = await response(api, cast.item, fullAnswers(cast.questions), { visitorId: cast.guest.visitor.id });
    await expectTeachersOnly(cast, (browser) => browser.delete(`${RESPONSES}/${id}`));
    expect(await api.database.manager.countBy(SurveyResponse, { id })).toBe(1);
  });

  it('[SUR-12] takes answers and files along; counters fall; its sender may answer again', async () => {
    const cast = await surveyCast(api);
    const fileId = await file(api, cast.item, { visitor: cast.guest.visitor });
    const kept = await file(api, cast.item, {});
    const id = await response(api, cast.item, [...fullAnswers(cast.questions), { questionId: cast.questions.file.id, fileId }], {
      visitorId: cast.guest.visitor.id,
    });
    await response(api, cast.item, [{ questionId: cast.questions.file.id, fileId: kept }]);
    expect((await cast.writer.browser.delete(`${RESPONSES}/${id}`)).status).toBe(200);
    expect(await api.database.query('select 1 from survey_answer where response_id = $1', [id])).toEqual([]);
    expect((await api.database.manager.findBy(OwnerFile, { itemId: cast.item.id })).map((row) => row.id)).toEqual([kept]);
    expect((await cast.owner.browser.get<TeacherResults>(`${SURVEYS}/${cast.item.id}/results`)).body.responses).toBe(1);
    expect((await cast.owner.browser.delete(`${RESPONSES}/${id}`)).status).toBe(404);
    expect(
      (await cast.guest.browser.post(`${SURVEYS}/${cast.item.id}/responses`, { answers: fullAnswers(cast.questions), incomplete: true }))
        .status,
    ).toBe(201);
  });
});

describe('PATCH /surveys/responses/{id}/release', () => {
  const released = async (id: string) =>
    (
      await api.database.query<{ released: boolean }[]>('select released from survey_answer where response_id = $1 and text is not null', [
        id,
      ])
    ).map((row) => row.released);

  it('lets one text out and takes it back', async () => {
    const cast = await surveyCast(api);
    const id = await response(api, cast.item, fullAnswers(cast.questions));
    const call = (body: object, browser = cast.owner.browser) => browser.patch<Refusal>(`${RESPONSES}/${id}/release`, body);
    const questionId = cast.questions.long_answer.id;
    await expectTeachersOnly(cast, (browser) => call({ questionId, released: true }, browser));
    expect(await released(id)).toEqual([false]);
    expect((await call({ questionId, released: true })).status).toBe(200);
    expect(await released(id)).toEqual([true]);
    expect((await call({ questionId, released: false }, cast.writer.browser)).status).toBe(200);
    expect(await released(id)).toEqual([false]);
    for (const wrong of [cast.questions.rating.id, cast.questions.file.id, NOTHING])
      expect((await call({ questionId: wrong, released: true })).status).toBe(404);
    expect((await call({ questionId })).status).toBe(400);
  });

  it('a text that its writer changes is covered again, one that stays is not', async () => {
    const cast = await surveyCast(api);
    const send = (text: string) =>
      cast.guest.browser.post<{ id: string }>(`${SURVEYS}/${cast.item.id}/responses`, {
        answers: fullAnswers(cast.questions, { text }),
        incomplete: true,
      });
    const { body } = await send('Harmlos');
    await cast.owner.browser.patch(`${RESPONSES}/${body.id}/release`, { questionId: cast.questions.long_answer.id, released: true });
    await send('Harmlos');
    expect(await released(body.id)).toEqual([true]);
    await send('Gemein');
    expect(await released(body.id)).toEqual([false]);
  });
});
