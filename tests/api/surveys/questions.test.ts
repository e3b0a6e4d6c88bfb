import { LIMITS, type Survey as SurveyAnswer } from '@murmel/contracts';
import { newId, Survey, SurveyQuestion, SurveyResponse } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { file, NOTHING, response, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const QUESTIONS = '/api/surveys/questions';
const stored = (cast: SurveyCast) =>
  api.database.manager.find(SurveyQuestion, { where: { itemId: cast.item.id }, order: { position: 'asc' } });
const answersTo = (questionId: string) =>
  api.database.query<{ option_ids: string[] | null; number: number | null }[]>(
    'select option_ids, number from survey_answer where question_id = $1',
    [questionId],
  );

describe('who may change questions', () => {
  it('owner and writing members; everybody else is refused and nothing changes', { tags: ['proof'] }, async () => {
    const cast = await surveyCast(api);
    const { id } = cast.questions.rating;
    const calls: ((browser: TestBrowser) => Promise<{ status: number }>)[] = [
      (browser) => browser.post(`${SURVEYS}/${cast.item.id}/questions`, { type: 'rating' }),
      (browser) => browser.put(`${QUESTIONS}/${id}`, { title: 'Anders' }),
      (browser) => browser.patch(`${QUESTIONS}/${id}/duplicate`),
      (browser) => browser.patch(`${QUESTIONS}/${id}/move`, { index: 0 }),
      (browser) => browser.delete(`${QUESTIONS}/${id}`),
    ];
    const before = await stored(cast);
    for (const call of calls) {
      for (const { browser } of [cast.reader, cast.guest]) expect((await call(browser)).status).toBe(403);
      for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
        expect((await call(browser)).status).toBe(404);
    }
    expect(await stored(cast)).toEqual(before);
    for (const call of calls) expect((await call(cast.writer.browser)).status).toBeLessThan(300);
  });

  it('a question that does not exist looks like one of somebody else', async () => {
    const cast = await surveyCast(api);
    const answer = await cast.owner.browser.put<Refusal>(`${QUESTIONS}/${NOTHING}`, { title: 'x' });
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('POST /surveys/surveys/{id}/questions', () => {
  const add = (cast: SurveyCast, body: object, headers: Record<string, string> = {}) =>
    cast.owner.browser.post<SurveyAnswer & Refusal>(`${SURVEYS}/${cast.item.id}/questions`, body, { headers });

  it('[SUR-10] what cannot be made says why, with 400 and the missing parameter or 422 and the number, and nothing is made', async () => {
    const browser = await api.people.signIn(api.browser(), await api.people.account({ licence: 'free' }));
    const limit = LIMITS.monthlyCreations['survey']!;
    const made: string[] = [];
    for (let n = 0; n < limit; n += 1) {
      const { status, body } = await browser.post<{ id: string }>(SURVEYS, {});
      expect(status).toBe(201);
      made.push(body.id);
    }
    const full = await browser.post<Refusal>(SURVEYS, {});
    expect([full.status, full.body.code, full.body.data?.['limit']]).toEqual([422, 'LIMIT_REACHED', limit]);
    const missing = await browser.post<Refusal & { message: string }>(`${SURVEYS}/${made[0]!}/questions`, { title: 'Ohne Typ' });
    expect([missing.status, missing.body.code, missing.body.message.toLowerCase(), missing.body.data]).toEqual([
      400,
      'PARAMETER_MISSING',
      'parameter missing',
      { parameter: 'type' },
    ]);
    const listed = await browser.get<{ total: number }>(SURVEYS);
    expect([listed.body.total, await api.database.manager.countBy(SurveyQuestion, { itemId: made[0]! })]).toEqual([limit, 0]);
  });

  it('needs a type', async () => {
    const cast = await surveyCast(api);
    const answer = await add(cast, { title: 'Ohne' });
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([400, 'PARAMETER_MISSING', { parameter: 'type' }]);
    expect((await add(cast, { type: 'essay' })).status).toBe(400);
    expect((await add(cast, { type: 'rating', title: 'x'.repeat(501) })).status).toBe(400);
    expect(await stored(cast)).toHaveLength(6);
  });

  it('[SUR-12] stands at the end, or behind another one; choices begin with two empty lines', async () => {
    const cast = await surveyCast(api, { state: 'draft' });
    await add(cast, { type: 'single_choice' });
    await add(cast, {
      type: 'multiple_choice',
      title: 'Dritte',
      after: cast.questions.multiple_choice.id,
      options: [{ id: newId(), text: ' A ' }, { text: 'B' }],
    });
    const rows = await stored(cast);
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(rows[2]).toMatchObject({ title: 'Dritte', options: [{ text: 'A' }, { text: 'B' }] });
    expect(rows[7]).toMatchObject({ type: 'single_choice', title: '', options: [{ text: '' }, { text: '' }] });
    expect((await add(cast, { type: 'rating', after: NOTHING })).status).toBe(404);
  });

  it('[E25] a repeated key makes one question', async () => {
    const cast = await surveyCast(api);
    await Promise.all([1, 2].map(() => add(cast, { type: 'rating' }, { 'idempotency-key': 'once' })));
    expect(await stored(cast)).toHaveLength(7);
  });

  it('[A22] 50 questions, 20 options, 200 characters; one more is refused with the number', { tags: ['proof'] }, async () => {
    const cast = await surveyCast(api);
    const { questions: most, options } = LIMITS.survey;
    const many = Array.from({ length: options.max }, (_, n) => ({ text: `${n}`.padEnd(options.textMax, 'ä') }));
    expect((await add(cast, { type: 'single_choice', title: 'Viele', options: many })).status).toBe(201);
    const refused = await add(cast, { type: 'single_choice', options: [...many, { text: 'zu viel' }] });
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'LIMIT_REACHED', { limit: 20, what: 'options' }]);
    expect((await add(cast, { type: 'single_choice', options: [{ text: 'x'.repeat(201) }] })).status).toBe(400);
    for (let n = 7; n < most; n += 1) expect((await add(cast, { type: 'rating' })).status).toBe(201);
    for (const answer of [
      await add(cast, { type: 'rating' }),
      await cast.owner.browser.patch<Refusal>(`${QUESTIONS}/${cast.questions.file.id}/duplicate`),
    ]) {
      expect([answer.status, answer.body.code, answer.body.data]).toEqual([422, 'LIMIT_REACHED', { limit: 50, what: 'questions' }]);
    }
    expect(await stored(cast)).toHaveLength(50);
  });
});

describe('PUT /surveys/questions/{id}', () => {
  const change = (cast: SurveyCast, id: string, body: object) => cast.owner.browser.put<SurveyAnswer & Refusal>(`${QUESTIONS}/${id}`, body);

  it('[SUR-12] [SUR-03] writes what was sent, keeps ids of options, gives new ones an id', async () => {
    const cast = await surveyCast(api);
    const { id, options } = cast.questions.single_choice;
    const { body } = await change(cast, id, {
      title: ' Steigung? ',
      required: false,
      options: [{ text: 'neu' }, { id: options[2]!.id, text: 'x!' }, { id: options[0]!.id, text: '1' }],
    });
    expect(body.survey.questions[0]).toMatchObject({
      title: 'Steigung?',
      required: false,
      options: [{ text: 'neu' }, { id: options[2]!.id, text: 'x!' }, { id: options[0]!.id }],
    });
    expect((await stored(cast))[0]!.options).toEqual(body.survey.questions[0]!.options);
    expect((await stored(cast))[0]!.description).toBe('');
  });

  it('an option of another question, and the same one twice, are refused', async () => {
    const cast = await surveyCast(api);
    const { single_choice: single, multiple_choice: multiple } = cast.questions;
    for (const options of [
      [{ id: multiple.options[0]!.id, text: 'fremd' }],
      [
        { id: single.options[0]!.id, text: 'a' },
        { id: single.options[0]!.id, text: 'b' },
      ],
    ]) {
      const refused = await change(cast, single.id, { options });
      expect([refused.status, refused.body.code, refused.body.data]).toEqual([
        422,
        'QUESTION_INVALID',
        { questionId: single.id, problem: 'unknown_option' },
      ]);
    }
    expect((await stored(cast))[0]!.options).toEqual(single.options);
  });

  it('an option that goes takes its votes along and leaves the others', async () => {
    const cast = await surveyCast(api);
    const { single_choice: single, multiple_choice: multiple } = cast.questions;
    const [a, b, c] = multiple.options.map(({ id }) => id) as [string, string, string];
    await response(api, cast.item, [
      { questionId: multiple.id, optionIds: [c, b, a] },
      { questionId: single.id, optionIds: [single.options[0]!.id] },
    ]);
    await response(api, cast.item, [{ questionId: multiple.id, optionIds: [b] }]);
    await change(cast, multiple.id, { options: multiple.options.filter(({ id }) => id !== b) });
    expect(await answersTo(multiple.id)).toEqual([{ option_ids: [c, a], number: null }]);
    expect(await answersTo(single.id)).toHaveLength(1);
    expect(await api.database.manager.countBy(SurveyResponse, { itemId: cast.item.id })).toBe(2);
  });

  it('another type keeps the answers that fit it', async () => {
    const cast = await surveyCast(api);
    const { multiple_choice: multiple, rating, file: upload } = cast.questions;
    const [a, b] = multiple.options.map(({ id }) => id) as [string, string];
    const fileId = await file(api, cast.item, {});
    await response(api, cast.item, [
      { questionId: multiple.id, optionIds: [a, b] },
      { questionId: rating.id, number: 3 },
      { questionId: upload.id, fileId },
    ]);
    await response(api, cast.item, [{ questionId: multiple.id, optionIds: [b] }]);
    await change(cast, multiple.id, { type: 'single_choice' });
    expect(await answersTo(multiple.id)).toEqual([{ option_ids: [b], number: null }]);
    const { body } = await change(cast, multiple.id, { type: 'long_answer' });
    expect(body.survey.questions[1]).toMatchObject({ type: 'long_answer', title: multiple.title, options: [] });
    await change(cast, rating.id, { type: 'net_promoter_score' });
    await change(cast, upload.id, { type: 'rating' });
    for (const { id } of [multiple, rating, upload]) expect(await answersTo(id)).toEqual([]);
    expect(await api.database.query('select 1 from owner_file where id = $1', [fileId])).toEqual([]);
  });
});

describe('order, copies, removal', () => {
  it('[SUR-11] moves to every place and counts them anew, also when two move at once', async () => {
    const cast = await surveyCast(api);
    const ids = (await stored(cast)).map(({ id }) => id);
    await cast.owner.browser.patch(`${QUESTIONS}/${ids[4]}/move`, { index: 1 });
    expect((await stored(cast)).map(({ id }) => ids.indexOf(id))).toEqual([0, 4, 1, 2, 3, 5]);
    await cast.owner.browser.patch(`${QUESTIONS}/${ids[0]}/move`, { index: 50 });
    expect((await stored(cast)).map(({ id }) => ids.indexOf(id))).toEqual([4, 1, 2, 3, 5, 0]);
    expect((await cast.owner.browser.patch(`${QUESTIONS}/${ids[0]}/move`, { index: -1 })).status).toBe(400);
    await Promise.all(ids.map((id, n) => cast.owner.browser.patch(`${QUESTIONS}/${id}/move`, { index: (n * 3) % 6 })));
    const rows = await stored(cast);
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(6);
  });

  it('a copy stands right behind, with options of its own and no answers', async () => {
    const cast = await surveyCast(api);
    const { single_choice: single } = cast.questions;
    await response(api, cast.item, [{ questionId: single.id, optionIds: [single.options[0]!.id] }]);
    const { body } = await cast.owner.browser.patch<SurveyAnswer>(`${QUESTIONS}/${single.id}/duplicate`);
    const [original, copy] = body.survey.questions;
    expect(copy).toMatchObject({ type: 'single_choice', title: single.title, required: true });
    expect(copy!.options.map(({ text }) => text)).toEqual(single.options.map(({ text }) => text));
    expect(new Set([...original!.options, ...copy!.options].map(({ id }) => id)).size).toBe(6);
    expect(await answersTo(copy!.id)).toEqual([]);
  });

  it('what is removed takes its answers, its files and its place on the wall along', async () => {
    const cast = await surveyCast(api);
    const { file: upload, rating } = cast.questions;
    await api.database.manager.update(
      Survey,
      { itemId: cast.item.id },
      { wallQuestionId: upload.id, wallRevealed: [rating.id, upload.id] },
    );
    const fileId = await file(api, cast.item, {});
    await response(api, cast.item, [
      { questionId: upload.id, fileId },
      { questionId: rating.id, number: 5 },
    ]);
    expect((await cast.owner.browser.delete<SurveyAnswer>(`${QUESTIONS}/${upload.id}`)).body.survey.questions).toHaveLength(5);
    expect(await answersTo(upload.id)).toEqual([]);
    expect(await answersTo(rating.id)).toHaveLength(1);
    expect(await api.database.query('select 1 from owner_file where id = $1', [fileId])).toEqual([]);
    expect(await api.database.manager.findOneByOrFail(Survey, { itemId: cast.item.id })).toMatchObject({
      wallQuestionId: null,
      wallRevealed: [rating.id],
    });
    expect((await cast.owner.browser.delete(`${QUESTIONS}/${upload.id}`)).status).toBe(404);
  });
});
