import type { GuestResults, Survey } from '@murmel/contracts';
import { SurveyQuestion } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { file, fullAnswers, response, results, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('the questions that the teacher chose for others', () => {
  const choose = (cast: SurveyCast, { id }: SurveyQuestion, inResults: boolean, browser = cast.owner.browser) =>
    browser.put<Survey & Refusal>(`/api/surveys/questions/${id}`, { inResults });

  it('[C28] others get nothing of a question that is left out: no numbers, texts or files; the teacher gets all', async () => {
    const cast = await surveyCast(api, { publicResult: true });
    const { rating, long_answer: text, file: upload } = cast.questions;
    const fileId = await file(api, cast.item, {});
    const id = await response(api, cast.item, [...fullAnswers(cast.questions), { questionId: upload.id, fileId }]);
    for (const questionId of [text.id, upload.id])
      await cast.owner.browser.patch(`/api/surveys/responses/${id}/release`, { questionId, released: true });
    const seen = async (browser: TestBrowser) => {
      const { questions } = await results<GuestResults>(cast, browser);
      const texts = await browser.get(`${SURVEYS}/${cast.item.id}/texts?questionId=${text.id}`);
      return [questions.map(({ questionId }) => questionId), texts.status];
    };
    const all = Object.values(cast.questions).map((question) => question.id);
    expect(await seen(cast.guest.browser)).toEqual([all, 200]);
    for (const question of [rating, text, upload]) {
      const { status, body } = await choose(cast, question, false);
      expect([status, body.survey.questions.find((one) => one.id === question.id)!.inResults]).toEqual([200, false]);
    }
    const left = all.filter((one) => ![rating.id, text.id, upload.id].includes(one));
    for (const { browser } of [cast.guest, cast.reader]) expect(await seen(browser)).toEqual([left, 404]);
    expect((await cast.guest.browser.get(`/api/owner_files/${fileId}`)).status).toBe(404);
    expect(await seen(cast.owner.browser)).toEqual([all, 200]);
    // It is still asked.
    expect((await cast.guest.browser.get<Survey>(`${SURVEYS}/${cast.item.id}`)).body.survey.questions).toHaveLength(all.length);
    await choose(cast, text, true, cast.writer.browser);
    expect(await seen(cast.guest.browser)).toEqual([all.filter((one) => [...left, text.id].includes(one)), 200]);
  });

  it('[C28] are chosen by those who may change the survey', async () => {
    const cast = await surveyCast(api);
    const { rating } = cast.questions;
    for (const { browser } of [cast.guest, cast.reader]) expect((await choose(cast, rating, false, browser)).status).toBe(403);
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await choose(cast, rating, false, browser)).status).toBe(404);
    expect((await cast.owner.browser.put(`/api/surveys/questions/${rating.id}`, { inResults: 'no' })).status).toBe(400);
    expect(await api.database.manager.findOneByOrFail(SurveyQuestion, { id: rating.id })).toMatchObject({ inResults: true });
  });
});
