import { LIMITS, type OwnSurveyResponse, type SurveyResponse as ResponseAnswer } from '@murmel/contracts';
import { Item, Survey, SurveyResponse } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { fullAnswers, NOTHING, response, responseCount, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const RESPONSES = '/api/surveys/responses';
const mine = (cast: SurveyCast, browser: TestBrowser) => browser.get<OwnSurveyResponse | null>(`${SURVEYS}/${cast.item.id}/my_response`);
const draft = (cast: SurveyCast, browser: TestBrowser, answers: unknown[]) =>
  browser.put<OwnSurveyResponse & Refusal>(`${SURVEYS}/${cast.item.id}/my_response`, { answers });
const submit = async (cast: SurveyCast, browser: TestBrowser) =>
  (
    await browser.post<OwnSurveyResponse>(`${SURVEYS}/${cast.item.id}/responses`, {
      answers: fullAnswers(cast.questions),
      incomplete: true,
    })
  ).body;

describe('drafts', () => {
  it('nobody and newcomers have none; reading makes no visitor', async () => {
    const cast = await surveyCast(api, {}, { privacy: 'public_for_all' });
    for (const browser of [cast.nobody, cast.guest.browser, cast.owner.browser]) {
      const answer = await mine(cast, browser);
      expect([answer.status, answer.body]).toEqual([200, null]);
    }
    expect(cast.nobody.cookies.has('murmel_visitor')).toBe(false);
  });

  it('keep what is typed, only for this person, and touch nothing else', async () => {
    const changed = new Date(Date.now() - 86_400_000);
    const cast = await surveyCast(api, {}, { contentChangedAt: changed });
    const { long_answer: text } = cast.questions;
    const saved = await draft(cast, cast.guest.browser, [{ questionId: text.id, text: 'Ich wei' }]);
    expect([saved.status, saved.body.submittedAt]).toEqual([200, null]);
    const again = await draft(cast, cast.guest.browser, [{ questionId: text.id, text: 'Ich weiß nicht ' }]);
    expect(again.body.id).toBe(saved.body.id);
    expect((await mine(cast, cast.guest.browser)).body?.answers).toEqual([{ questionId: text.id, text: 'Ich weiß nicht ' }]);
    expect((await mine(cast, cast.owner.browser)).body).toBeNull();
    expect(await responseCount(api, cast.item)).toBe(1);
    expect((await api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).contentChangedAt).toEqual(changed);
  });

  it('are for those who may answer', async () => {
    const cast = await surveyCast(api);
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
      expect((await draft(cast, browser, [])).status).toBe(404);
      expect((await mine(cast, browser)).status).toBe(404);
    }
  });

  it('leave out what a question cannot have any more, and refuse only a text that is too long', async () => {
    const cast = await surveyCast(api);
    const { rating, single_choice: single, long_answer: text } = cast.questions;
    const saved = await draft(cast, cast.guest.browser, [
      { questionId: NOTHING, number: 1 },
      { questionId: rating.id, number: 9 },
      { questionId: single.id, optionIds: [NOTHING] },
      { questionId: text.id, text: 'bleibt' },
    ]);
    expect(saved.body.answers).toEqual([{ questionId: text.id, text: 'bleibt' }]);
    const max = LIMITS.survey.longAnswerMax;
    const refused = await draft(cast, cast.guest.browser, [{ questionId: text.id, text: 'x'.repeat(max + 1) }]);
    expect([refused.status, refused.body.code, refused.body.data?.['max']]).toEqual([422, 'ANSWER_INVALID', max]);
    expect((await mine(cast, cast.guest.browser)).body?.answers).toEqual([{ questionId: text.id, text: 'bleibt' }]);
  });

  it('become the response; one that comes late changes nothing', async () => {
    const cast = await surveyCast(api);
    const { long_answer: text } = cast.questions;
    const saved = await draft(cast, cast.guest.browser, [{ questionId: text.id, text: 'halb' }]);
    const submitted = await submit(cast, cast.guest.browser);
    expect(submitted.id).toBe(saved.body.id);
    const late = await draft(cast, cast.guest.browser, [{ questionId: text.id, text: 'halb' }]);
    expect([late.status, late.body]).toEqual([200, submitted]);
    expect((await mine(cast, cast.guest.browser)).body).toEqual(submitted);
    expect(await responseCount(api, cast.item)).toBe(1);
  });

  it('ten at once leave one row', async () => {
    const cast = await surveyCast(api);
    const { long_answer: text } = cast.questions;
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, n) => draft(cast, cast.guest.browser, [{ questionId: text.id, text: `${n}` }])),
    );
    expect(saved.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await responseCount(api, cast.item)).toBe(1);
  });
});

describe('GET and PUT /surveys/responses/{id}', () => {
  it('[SUR-12] one reads one’s own and the teacher every one, with its number; for all others it does not exist', async () => {
    const cast = await surveyCast(api);
    await response(api, cast.item, [], { submittedAt: new Date(Date.now() - 60_000) });
    const { id } = await submit(cast, cast.guest.browser);
    for (const browser of [cast.guest.browser, cast.owner.browser, cast.writer.browser]) {
      const { status, body } = await browser.get<ResponseAnswer>(`${RESPONSES}/${id}`);
      expect([status, body.number, body.changedAt]).toEqual([200, 2, null]);
      expect(body.answers).toEqual(fullAnswers(cast.questions));
    }
    for (const browser of [cast.reader.browser, cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
      const answer = await browser.get<Refusal>(`${RESPONSES}/${id}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('a draft is nobody else’s business', async () => {
    const cast = await surveyCast(api);
    const { body } = await draft(cast, cast.guest.browser, []);
    expect((await cast.owner.browser.get(`${RESPONSES}/${body.id}`)).status).toBe(404);
  });

  it('[C4] [SUR-06] one changes one’s own until the survey is closed', async () => {
    const cast = await surveyCast(api);
    const { id, submittedAt } = await submit(cast, cast.guest.browser);
    const { single_choice: single } = cast.questions;
    const answers = [{ questionId: single.id, optionIds: [single.options[0]!.id] }];
    const incomplete = await cast.guest.browser.put<Refusal>(`${RESPONSES}/${id}`, { answers });
    expect([incomplete.status, incomplete.body.code, incomplete.body.data?.['count']]).toEqual([422, 'INCOMPLETE', 5]);
    const changed = await cast.guest.browser.put<OwnSurveyResponse>(`${RESPONSES}/${id}`, { answers, incomplete: true });
    expect(changed.body).toMatchObject({ id, submittedAt, answers });
    const read = await cast.owner.browser.get<ResponseAnswer>(`${RESPONSES}/${id}`);
    expect(read.body).toMatchObject({ answers, changedAt: changed.body.updatedAt });
    await api.database.manager.update(Survey, { itemId: cast.item.id }, { state: 'closed' });
    const late = await cast.guest.browser.put<Refusal>(`${RESPONSES}/${id}`, { answers, incomplete: true });
    expect([late.status, late.body.code]).toEqual([403, 'SURVEY_CLOSED']);
    expect((await mine(cast, cast.guest.browser)).body?.answers).toEqual(answers);
  });

  it('the teacher reads but does not change what somebody answered', async () => {
    const cast = await surveyCast(api);
    const { id } = await submit(cast, cast.guest.browser);
    for (const { browser } of [cast.owner, cast.writer, cast.reader]) {
      expect((await browser.put(`${RESPONSES}/${id}`, { answers: [], incomplete: true })).status).toBe(404);
    }
    expect((await cast.owner.browser.get<ResponseAnswer>(`${RESPONSES}/${id}`)).body.answers).toHaveLength(5);
    expect(await api.database.manager.countBy(SurveyResponse, { itemId: cast.item.id })).toBe(1);
  });
});
