import { LIMITS, type SurveyAnswer } from '@murmel/contracts';
import { SurveyQuestion } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { file, fullAnswers, NOTHING, responseCount, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';

let api: TestApi;
let cast: SurveyCast;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  cast = await surveyCast(api);
});
afterAll(() => api.stop());

const submit = (answers: unknown[], incomplete = true, here = cast) =>
  here.guest.browser.post<Refusal>(`${SURVEYS}/${here.item.id}/responses`, { answers, incomplete });
/** Everything right but this one answer. */
const withAnswer = (answer: SurveyAnswer) => [
  ...fullAnswers(cast.questions).filter(({ questionId }) => questionId !== answer.questionId),
  answer,
];

async function expectInvalid(answer: SurveyAnswer, data: object): Promise<void> {
  const refused = await submit(withAnswer(answer));
  expect([refused.status, refused.body.code, refused.body.data]).toEqual([
    422,
    'ANSWER_INVALID',
    { questionId: answer.questionId, ...data },
  ]);
  expect(await responseCount(api, cast.item)).toBe(0);
}

describe('an answer that does not fit its question', () => {
  it('unknown question, question of another survey, one answered twice', async () => {
    const other = await surveyCast(api);
    for (const id of [NOTHING, other.questions.rating.id])
      await expectInvalid({ questionId: id, number: 3 }, { problem: 'unknown_question' });
    const { rating } = cast.questions;
    const twice = await submit([...fullAnswers(cast.questions), { questionId: rating.id, number: 1 }]);
    expect(twice.body.data).toEqual({ questionId: rating.id, problem: 'answered_twice' });
  });

  it('option that does not exist, option of another question, two for a single choice', async () => {
    const { single_choice: single, multiple_choice: multiple } = cast.questions;
    for (const id of [NOTHING, multiple.options[0]!.id])
      await expectInvalid({ questionId: single.id, optionIds: [id] }, { problem: 'unknown_option' });
    await expectInvalid(
      { questionId: single.id, optionIds: single.options.slice(0, 2).map(({ id }) => id) },
      { problem: 'too_many_options', max: 1 },
    );
  });

  it('[SUR-02] 6 stars, 0 stars, 11 and -1 of 10, half a star', async () => {
    const { rating, net_promoter_score: score } = cast.questions;
    for (const number of [6, 0]) await expectInvalid({ questionId: rating.id, number }, { problem: 'out_of_range', min: 1, max: 5 });
    for (const number of [11, -1]) await expectInvalid({ questionId: score.id, number }, { problem: 'out_of_range', min: 0, max: 10 });
    expect((await submit(withAnswer({ questionId: rating.id, number: 2.5 }))).status).toBe(400);
  });

  it('[A22] a text of 5,001 characters is refused with both numbers, one of 5,000 is not', async () => {
    const { id } = cast.questions.long_answer;
    const max = 5000;
    await expectInvalid({ questionId: id, text: 'ä'.repeat(max + 1) }, { problem: 'too_long', max, length: max + 1 });
    const other = await surveyCast(api);
    const answers = fullAnswers(other.questions, { text: '🙂'.repeat(max) });
    expect((await submit(answers, true, other)).status).toBe(201);
  });

  it('the answer of another type', async () => {
    const { single_choice: single, rating, long_answer: text, file: upload } = cast.questions;
    await expectInvalid({ questionId: single.id, text: '2' }, { problem: 'wrong_type' });
    await expectInvalid({ questionId: rating.id, optionIds: [single.options[0]!.id] }, { problem: 'wrong_type' });
    await expectInvalid({ questionId: text.id, number: 3 }, { problem: 'wrong_type' });
    await expectInvalid({ questionId: upload.id, text: 'foto.png' }, { problem: 'wrong_type' });
    await expectInvalid({ questionId: rating.id, number: 3, text: 'und Text' }, { problem: 'wrong_type' });
  });

  it('[A23] a file of somebody else, of another survey, removed, or never sent', async () => {
    const { id } = cast.questions.file;
    const other = await surveyCast(api);
    const removed = await file(api, cast.item, { visitor: cast.guest.visitor });
    await api.database.query('delete from owner_file where id = $1', [removed]);
    const strangers = await file(api, cast.item, { visitor: cast.stranger.visitor });
    const elsewhere = await file(api, other.item, { visitor: cast.guest.visitor });
    for (const fileId of [strangers, elsewhere, removed, NOTHING])
      await expectInvalid({ questionId: id, fileId }, { problem: 'unknown_file' });
  });

  it('what is no answer at all', async () => {
    for (const answers of [
      [{ number: 3 }],
      [{ questionId: 'q1' }],
      [{ questionId: cast.questions.rating.id, stars: 3 }],
      Array.from({ length: 51 }, () => ({ questionId: NOTHING })),
    ]) {
      expect((await submit(answers)).status).toBe(400);
    }
    expect((await cast.guest.browser.post(`${SURVEYS}/${cast.item.id}/responses`, {})).status).toBe(400);
  });
});

describe('an answer that is missing', () => {
  it('[SUR-05] required ones are named, all of them, before anything else', async () => {
    const { single_choice: single, rating } = cast.questions;
    await api.database.manager.update(SurveyQuestion, { id: rating.id }, { required: true });
    const refused = await submit(
      fullAnswers(cast.questions).filter(({ questionId }) => questionId !== single.id && questionId !== rating.id),
      false,
    );
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      422,
      'ANSWER_MISSING',
      { questionIds: [single.id, rating.id] },
    ]);
    await api.database.manager.update(SurveyQuestion, { id: rating.id }, { required: false });
  });

  it('[SUR-06] empty optional ones ask for a confirmation, with their number', async () => {
    const { single_choice: single, file: upload, long_answer: text } = cast.questions;
    const answers = fullAnswers(cast.questions, { text: '  ' });
    const refused = await submit(answers, false);
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      422,
      'INCOMPLETE',
      { questionIds: [text.id, upload.id], count: 2 },
    ]);
    expect(await responseCount(api, cast.item)).toBe(0);
    expect((await submit([{ questionId: single.id, optionIds: [single.options[0]!.id] }], true)).status).toBe(201);
  });

  it('a question that the teacher is still writing is not asked for', async () => {
    const here = await surveyCast(api);
    await api.database.manager.update(SurveyQuestion, { id: here.questions.file.id }, { required: true, title: '' });
    expect((await submit(fullAnswers(here.questions), false, here)).status).toBe(201);
  });
});

describe('LIMITS.survey.responsesMax', () => {
  it('the last place is taken, the next one refused with the number; who is in may change', async () => {
    const here = await surveyCast(api);
    const max = LIMITS.survey.responsesMax;
    await api.database.query(
      `insert into survey_response (id, item_id, visitor_id, submitted_at, updated_at) select gen_random_uuid(), $1, gen_random_uuid(), now(), now() from generate_series(1, $2)`,
      [here.item.id, max - 1],
    );
    expect((await submit(fullAnswers(here.questions), true, here)).status).toBe(201);
    const body = { answers: fullAnswers(here.questions), incomplete: true };
    for (const refused of [
      await here.reader.browser.post<Refusal>(`${SURVEYS}/${here.item.id}/responses`, body),
      await here.reader.browser.put<Refusal>(`${SURVEYS}/${here.item.id}/my_response`, { answers: [] }),
    ])
      expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'LIMIT_REACHED', { limit: max, what: 'responses' }]);
    expect((await submit(fullAnswers(here.questions), true, here)).status).toBe(201);
    expect(await responseCount(api, here.item)).toBe(max);
  });
});
