import { LIMITS, QUESTION_TYPES, SURVEY_TEMPLATES, type Survey as SurveyAnswer } from '@murmel/contracts';
import { Item, Survey, SurveyQuestion } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { expectOwnerOnly } from '../sharing/cast.js';
import { NOTHING, SURVEYS, surveyCast } from './survey-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const teacher = async (fields = {}) => {
  const account = await api.people.account(fields);
  return { account, browser: await api.people.signIn(api.browser(), account) };
};

describe('POST /surveys/surveys', () => {
  it('nobody is asked to sign in; visitors and pupils may not', async () => {
    const nobody = await api.browser().post<Refusal>(SURVEYS, {});
    expect([nobody.status, nobody.body.code]).toEqual([401, 'UNAUTHORIZED']);
    const visitor = api.browser();
    await api.people.visit(visitor);
    const pupil = await api.people.signIn(api.browser(), await api.people.account({ type: 'Pupil', email: null }));
    for (const browser of [visitor, pupil]) expect((await browser.post(SURVEYS, {})).status).toBe(403);
  });

  it('refuses what is not in the contract', async () => {
    const { account, browser } = await teacher();
    for (const body of [
      { state: 'paused' },
      { template: 'exam' },
      { participantsSee: 'sometimes' },
      { questions: [] },
      { thankYou: 'x'.repeat(501) },
    ]) {
      expect((await browser.post(SURVEYS, body)).status).toBe(400);
    }
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(0);
  });

  it('[C2] makes an empty draft whose participants see nothing', async () => {
    const { account, browser } = await teacher();
    const { status, body } = await browser.post<SurveyAnswer>(SURVEYS, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'survey',
      title: 'Neue Umfrage',
      privacy: 'locked',
      mine: true,
      survey: { state: 'draft', participantsSee: 'never', publicResult: false, thankYou: '', questions: [] },
    });
    expect(await api.database.manager.findOneByOrFail(Item, { id: body.id })).toMatchObject({ ownerId: account.id, kind: 'survey' });
    expect(await api.database.manager.findOneByOrFail(Survey, { itemId: body.id })).toMatchObject({ state: 'draft', wallRevealed: [] });
  });

  it.each(['de', 'en'] as const)('templates in %s are open at once, with one to four questions that can be answered', async (locale) => {
    const { browser } = await teacher({ locale });
    const titles: string[] = [];
    for (const template of SURVEY_TEMPLATES) {
      const { body } = await browser.post<SurveyAnswer>(SURVEYS, { template });
      const { state, questions } = body.survey;
      titles.push(body.title);
      expect(state).toBe('open');
      expect(questions.length).toBeGreaterThanOrEqual(1);
      expect(questions.length).toBeLessThanOrEqual(4);
      for (const { type, title, options } of questions) {
        expect(QUESTION_TYPES).toContain(type);
        expect(title).not.toBe('');
        if (type.endsWith('choice')) expect(options.length).toBeGreaterThanOrEqual(2);
        else expect(options).toEqual([]);
      }
      const rows = await api.database.manager.find(SurveyQuestion, { where: { itemId: body.id }, order: { position: 'asc' } });
      expect(rows.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
      if (template === 'lesson_feedback') expect(questions[0]!.type).toBe('rating');
    }
    expect(titles).toContain(locale === 'de' ? 'Wie war die Stunde?' : 'How was the lesson?');
  });

  it('[E25] a repeated key answers with the same survey', async () => {
    const { account, browser } = await teacher();
    const headers = { 'idempotency-key': 'double-tap' };
    const [first, second] = await Promise.all([1, 2].map(() => browser.post<SurveyAnswer>(SURVEYS, { template: 'quiz' }, { headers })));
    expect(first!.body.id).toBe(second!.body.id);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(1);
  });

  it('[LIC-01] the 11th of a month is too many for a free account, with the number', async () => {
    const { account, browser } = await teacher({ licence: 'free' });
    for (let n = 0; n < 10; n += 1) expect((await browser.post(SURVEYS, {})).status).toBe(201);
    const refused = await browser.post<Refusal>(SURVEYS, { template: 'quiz' });
    expect([refused.status, refused.body.code, refused.body.data?.['limit']]).toEqual([
      422,
      'LIMIT_REACHED',
      LIMITS.monthlyCreations['survey'],
    ]);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(10);
  });
});

describe('GET /surveys/surveys', () => {
  it('[SUR-12] lists surveys only, mine and what I was invited to', async () => {
    const cast = await surveyCast(api);
    await api.people.item(cast.owner.account, { kind: 'text_document' });
    for (const { browser } of [cast.owner, cast.reader, cast.writer]) {
      const { body } = await browser.get<{ entries: { id: string }[]; total: number }>(SURVEYS);
      expect([body.total, body.entries[0]?.id]).toEqual([1, cast.item.id]);
    }
    expect((await cast.other.browser.get<{ total: number }>(SURVEYS)).body.total).toBe(0);
    expect((await cast.nobody.get(SURVEYS)).status).toBe(401);
  });
});

describe('GET /surveys/surveys/{id} and its questions', () => {
  const titles = async (browser: TestBrowser, id: string, headers: Record<string, string> = {}) => {
    const answer = await browser.get<SurveyAnswer>(`${SURVEYS}/${id}`, { headers });
    const list = await browser.get<{ title: string }[]>(`${SURVEYS}/${id}/questions`, { headers });
    expect([answer.status, list.status]).toEqual([200, 200]);
    expect(list.body.map(({ title }) => title)).toEqual(answer.body.survey.questions.map(({ title }) => title));
    return list.body.length;
  };

  it('unknown, foreign and malformed ids, and items of other tools, look the same', async () => {
    const cast = await surveyCast(api);
    const document = await api.people.item(cast.owner.account);
    const bodies = new Set<string>();
    for (const [browser, id] of [
      [cast.owner.browser, NOTHING],
      [cast.other.browser, cast.item.id],
      [cast.owner.browser, 'nonsense'],
    ] as const) {
      const answer = await browser.get<Refusal>(`${SURVEYS}/${id}`);
      expect(answer.status).toBe(404);
      bodies.add(JSON.stringify(answer.body));
    }
    expect(bodies.size).toBe(1);
    expect((await cast.owner.browser.get<Refusal>(`${SURVEYS}/${document.id}`)).body.code).toBe('NOT_FOUND');
    for (const browser of [cast.stranger.browser, cast.pupil.browser, cast.admin.browser, cast.nobody]) {
      expect((await browser.get(`${SURVEYS}/${cast.item.id}/questions`)).status).toBe(404);
    }
  });

  it('[C1] guests meet the questions of a draft when it opens; those who work on it see them', async () => {
    const cast = await surveyCast(api, { state: 'draft' });
    for (const { browser } of [cast.owner, cast.writer, cast.reader]) expect(await titles(browser, cast.item.id)).toBe(6);
    expect(await titles(cast.guest.browser, cast.item.id)).toBe(0);
    for (const state of ['open', 'closed'] as const) {
      await api.database.manager.update(Survey, { itemId: cast.item.id }, { state });
      expect(await titles(cast.guest.browser, cast.item.id)).toBe(6);
    }
  });

  it('guests get no wall and no counts, and nothing of a question that is still being written', async () => {
    const cast = await surveyCast(api);
    const { single_choice: single, rating } = cast.questions;
    await api.database.manager.update(SurveyQuestion, { id: rating.id }, { title: '' });
    await api.database.manager.update(SurveyQuestion, { id: single.id }, { options: [...single.options, { id: NOTHING, text: '' }] });
    const { body } = await cast.guest.browser.get<SurveyAnswer>(`${SURVEYS}/${cast.item.id}`);
    expect(Object.keys(body.survey).sort()).toEqual(['participantsSee', 'publicResult', 'questions', 'state', 'thankYou']);
    expect(body.survey.questions.map(({ id }) => id)).not.toContain(rating.id);
    expect(body.survey.questions[0]!.options).toHaveLength(3);
    expect(await titles(cast.owner.browser, cast.item.id)).toBe(6);
  });

  it('is looked at in gallery mode', async () => {
    const cast = await surveyCast(api, {}, { privacy: 'public_for_all' });
    expect(await titles(cast.nobody, cast.item.id, { 'x-public-token': cast.item.publicToken })).toBe(6);
  });
});

describe('PUT /surveys/surveys/{id}', () => {
  it('is for those who may change it', async () => {
    const cast = await surveyCast(api);
    for (const { browser } of [cast.reader, cast.guest])
      expect((await browser.put(`${SURVEYS}/${cast.item.id}`, { state: 'closed' })).status).toBe(403);
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
      expect((await browser.put(`${SURVEYS}/${cast.item.id}`, { state: 'closed' })).status).toBe(404);
    }
    expect((await cast.owner.browser.put(`${SURVEYS}/${cast.item.id}`, { state: 'paused' })).status).toBe(400);
    expect((await api.database.manager.findOneByOrFail(Survey, { itemId: cast.item.id })).state).toBe('open');
  });

  it('[SUR-12] [C1] writes what was sent and nothing else', async () => {
    const cast = await surveyCast(api);
    const { body } = await cast.writer.browser.put<SurveyAnswer>(`${SURVEYS}/${cast.item.id}`, {
      title: 'Neu',
      state: 'closed',
      participantsSee: 'after',
      publicResult: true,
      thankYou: ' Danke dir! ',
    });
    const expected = { state: 'closed', participantsSee: 'after', publicResult: true, thankYou: 'Danke dir!' };
    expect(body).toMatchObject({ title: 'Neu', survey: expected });
    await cast.owner.browser.put(`${SURVEYS}/${cast.item.id}`, { title: 'Noch neuer' });
    expect(await api.database.manager.findOneByOrFail(Survey, { itemId: cast.item.id })).toMatchObject(expected);
    expect((await api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).title).toBe('Noch neuer');
  });

  it('[A22] opens only when every question can be answered, and says which one cannot', async () => {
    const cast = await surveyCast(api, { state: 'draft' });
    const { multiple_choice: multiple, rating } = cast.questions;
    const open = () => cast.owner.browser.put<Refusal>(`${SURVEYS}/${cast.item.id}`, { state: 'open' });
    await api.database.manager.update(SurveyQuestion, { id: multiple.id }, { options: [multiple.options[0]!, { id: NOTHING, text: '' }] });
    const options = await open();
    expect([options.status, options.body.code, options.body.data]).toEqual([
      422,
      'QUESTION_INVALID',
      { questionId: multiple.id, problem: 'options', min: 2 },
    ]);
    await api.database.manager.update(SurveyQuestion, { id: multiple.id }, { options: multiple.options });
    await api.database.manager.update(SurveyQuestion, { id: rating.id }, { title: '' });
    expect((await open()).body.data).toEqual({ questionId: rating.id, problem: 'title' });
    expect((await api.database.manager.findOneByOrFail(Survey, { itemId: cast.item.id })).state).toBe('draft');
    await api.database.manager.update(SurveyQuestion, { id: rating.id }, { title: 'Und?' });
    expect((await open()).status).toBe(200);
    expect((await api.database.manager.findOneByOrFail(Survey, { itemId: cast.item.id })).state).toBe('open');
  });
});

describe('DELETE /surveys/surveys/{id}', () => {
  it('is the owner’s alone and puts it into the trash', async () => {
    const cast = await surveyCast(api);
    await expectOwnerOnly(cast, (browser) => browser.delete(`${SURVEYS}/${cast.item.id}`));
    expect((await cast.owner.browser.delete(`${SURVEYS}/${cast.item.id}`)).status).toBe(200);
    expect((await api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).discardedAt).not.toBeNull();
    expect((await cast.guest.browser.get(`${SURVEYS}/${cast.item.id}`)).status).toBe(404);
  });
});
