import type { OwnSurveyResponse } from '@murmel/contracts';
import { Item, Survey, SurveyResponse, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { file, fullAnswers, responseCount, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const respond = (cast: SurveyCast, browser: TestBrowser, body: object, headers: Record<string, string> = {}) =>
  browser.post<OwnSurveyResponse & Refusal>(`${SURVEYS}/${cast.item.id}/responses`, body, { headers });
const answersOf = (id: string) =>
  api.database.query<Record<string, unknown>[]>(
    'select question_id, option_ids, number, text, file_id from survey_answer where response_id = $1',
    [id],
  );

describe('POST /surveys/surveys/{id}/responses', () => {
  it('[E4] is for everybody who sees the survey, and for nobody else', async () => {
    const cast = await surveyCast(api);
    const body = { answers: fullAnswers(cast.questions), incomplete: true };
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.admin.browser, cast.stranger.browser, cast.nobody]) {
      const refused = await respond(cast, browser, body);
      expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await responseCount(api, cast.item)).toBe(0);
    for (const { browser } of [cast.owner, cast.reader, cast.writer, cast.guest])
      expect((await respond(cast, browser, body)).status).toBe(201);
    expect(await responseCount(api, cast.item)).toBe(4);
    expect((await respond(cast, cast.guest.browser, body, { 'x-csrf-token': 'wrong' })).status).toBe(403);
  });

  it('refuses in gallery mode: there a survey is looked at', async () => {
    const cast = await surveyCast(api, {}, { privacy: 'public_for_all' });
    const headers = { 'x-public-token': cast.item.publicToken };
    const refused = await respond(cast, cast.nobody, { answers: fullAnswers(cast.questions), incomplete: true }, headers);
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await cast.nobody.put(`${SURVEYS}/${cast.item.id}/my_response`, { answers: [] }, { headers })).status).toBe(403);
    expect(await responseCount(api, cast.item)).toBe(0);
  });

  it('[SUR-01] stores every type of answer, for a guest who came without a cookie', async () => {
    const cast = await surveyCast(api, {}, { privacy: 'public_for_all', contentChangedAt: new Date(Date.now() - 86_400_000) });
    const answer = await respond(cast, cast.nobody, { answers: fullAnswers(cast.questions), incomplete: true });
    expect(answer.status).toBe(201);
    const row = await api.database.manager.findOneByOrFail(SurveyResponse, { id: answer.body.id });
    expect(row).toMatchObject({ itemId: cast.item.id, accountId: null });
    expect(row.submittedAt?.toISOString()).toBe(answer.body.submittedAt);
    expect(await api.database.manager.countBy(Visitor, { id: row.visitorId! })).toBe(1);
    expect(cast.nobody.cookies.has('murmel_visitor')).toBe(true);
    const { single_choice: single, multiple_choice: multiple, rating, net_promoter_score: score, long_answer: text } = cast.questions;
    const empty = { option_ids: null, number: null, text: null, file_id: null };
    expect(await answersOf(row.id)).toEqual(
      expect.arrayContaining([
        { ...empty, question_id: single.id, option_ids: [single.options[1]!.id] },
        { ...empty, question_id: multiple.id, option_ids: [multiple.options[0]!.id, multiple.options[2]!.id] },
        { ...empty, question_id: rating.id, number: 4 },
        { ...empty, question_id: score.id, number: 9 },
        { ...empty, question_id: text.id, text: 'Nichts mehr' },
      ]),
    );
    expect(answer.body.answers).toEqual(fullAnswers(cast.questions));
    const { contentChangedAt } = await api.database.manager.findOneByOrFail(Item, { id: cast.item.id });
    expect(Date.now() - contentChangedAt.getTime()).toBeLessThan(promised(10_000));
  });

  it('nobody gets a cookie for an answer that is refused', async () => {
    const cast = await surveyCast(api, {}, { privacy: 'public_for_all' });
    expect((await respond(cast, cast.nobody, { answers: [] })).body.code).toBe('ANSWER_MISSING');
    await api.database.manager.update(Survey, { itemId: cast.item.id }, { state: 'closed' });
    expect((await respond(cast, cast.nobody, { answers: fullAnswers(cast.questions), incomplete: true })).body.code).toBe('SURVEY_CLOSED');
    expect(cast.nobody.cookies.has('murmel_visitor')).toBe(false);
  });

  it('[SUR-01] takes a file that this person sent', async () => {
    const cast = await surveyCast(api);
    const fileId = await file(api, cast.item, { visitor: cast.guest.visitor });
    const answers = [...fullAnswers(cast.questions), { questionId: cast.questions.file.id, fileId }];
    const { status, body } = await respond(cast, cast.guest.browser, { answers });
    expect(status).toBe(201);
    expect(body.files).toEqual([{ id: fileId, name: 'Graph.png', bytes: 1234, image: true }]);
    expect(body.answers).toContainEqual({ questionId: cast.questions.file.id, fileId });
  });

  it('0 of 10 is an answer; spaces, an empty list and the zero character are none', async () => {
    const cast = await surveyCast(api);
    const { single_choice: single, multiple_choice: multiple, net_promoter_score: score, long_answer: text } = cast.questions;
    const { body } = await respond(cast, cast.guest.browser, {
      incomplete: true,
      answers: [
        { questionId: single.id, optionIds: [single.options[0]!.id] },
        { questionId: multiple.id, optionIds: [] },
        { questionId: score.id, number: 0 },
        { questionId: text.id, text: ' \n\u0000 ' },
      ],
    });
    expect(body.answers).toEqual([
      { questionId: single.id, optionIds: [single.options[0]!.id] },
      { questionId: score.id, number: 0 },
    ]);
  });

  it.each(['draft', 'closed'] as const)('[C1] a survey that is %s takes nothing', async (state) => {
    const cast = await surveyCast(api, { state });
    const answers = fullAnswers(cast.questions);
    for (const refused of [
      await respond(cast, cast.guest.browser, { answers, incomplete: true }),
      await cast.guest.browser.put<Refusal>(`${SURVEYS}/${cast.item.id}/my_response`, { answers }),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'SURVEY_CLOSED']);
    expect(await responseCount(api, cast.item)).toBe(0);
  });
});

describe('one response per person', () => {
  it('[C3] ten taps at once, without a key, leave one row', async () => {
    const cast = await surveyCast(api);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        respond(cast, cast.guest.browser, { answers: fullAnswers(cast.questions, { text: `Fassung ${n}` }), incomplete: true }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await responseCount(api, cast.item)).toBe(1);
    expect(await answersOf(answers[0]!.body.id)).toHaveLength(5);
  });

  it('the same for an account', async () => {
    const cast = await surveyCast(api);
    await Promise.all(
      Array.from({ length: 10 }, () => respond(cast, cast.owner.browser, { answers: fullAnswers(cast.questions), incomplete: true })),
    );
    const rows = await api.database.manager.findBy(SurveyResponse, { itemId: cast.item.id });
    expect(rows.map(({ accountId, visitorId }) => [accountId, visitorId])).toEqual([[cast.owner.account.id, null]]);
  });

  it('[E25] a repeated key answers the same; with other answers it is refused', async () => {
    const cast = await surveyCast(api);
    const headers = { 'idempotency-key': 'one-submission' };
    const body = { answers: fullAnswers(cast.questions), incomplete: true };
    const first = await respond(cast, cast.guest.browser, body, headers);
    const second = await respond(cast, cast.guest.browser, body, headers);
    expect(second.body).toEqual(first.body);
    const other = await respond(cast, cast.guest.browser, { ...body, answers: fullAnswers(cast.questions, { text: 'Anders' }) }, headers);
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  it('submitted again it changes, and keeps the time it was first submitted', async () => {
    const cast = await surveyCast(api);
    const first = await respond(cast, cast.guest.browser, { answers: fullAnswers(cast.questions), incomplete: true });
    const { single_choice: single } = cast.questions;
    const second = await respond(cast, cast.guest.browser, {
      answers: [{ questionId: single.id, optionIds: [single.options[2]!.id] }],
      incomplete: true,
    });
    expect(second.body).toMatchObject({ id: first.body.id, submittedAt: first.body.submittedAt });
    expect(second.body.updatedAt > first.body.updatedAt).toBe(true);
    expect(await answersOf(first.body.id)).toMatchObject([{ option_ids: [single.options[2]!.id] }]);
  });
});
