import type { Survey as SurveyContract } from '@murmel/contracts';
import { Item, newId, Survey, SurveyEdit, SurveyQuestion } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { SURVEYS, type SurveyCast, surveyCast, surveyRow } from './survey-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const put = (browser: TestBrowser, id: string, body: object) => browser.put<SurveyContract & Refusal>(`/api/surveys/questions/${id}`, body);
const rowOf = (id: string) => api.database.manager.findOneByOrFail(SurveyQuestion, { id });
const revisionOf = async (cast: SurveyCast) => (await api.database.manager.findOneByOrFail(Survey, { itemId: cast.item.id })).revision;

describe('two who write one question', () => {
  it('the same field: the second is refused with what stands there, and nothing of theirs is written', async () => {
    const cast = await surveyCast(api);
    const { id, title } = cast.questions.rating;
    expect((await put(cast.writer.browser, id, { title: 'Von Bea', was: { title } })).status).toBe(200);
    const refused = await put(cast.owner.browser, id, { title: 'Von Ada', required: true, was: { title, required: false } });
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      409,
      'CHANGED_MEANWHILE',
      { questionId: id, present: { title: 'Von Bea' } },
    ]);
    expect(await rowOf(id)).toMatchObject({ title: 'Von Bea', required: false });
    expect((await put(cast.owner.browser, id, { title: 'Von Ada', was: { title: 'Von Bea' } })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ title: 'Von Ada' });
  });

  it('both at the same moment: one of them is refused, whoever is first', async () => {
    const cast = await surveyCast(api);
    const { id, title } = cast.questions.rating;
    const both = [cast.owner, cast.writer].map(({ browser }, n) => put(browser, id, { title: `Fassung ${n}`, was: { title } }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await rowOf(id)).title).toBe(`Fassung ${(await both[0]!).status === 200 ? 0 : 1}`);
  });

  it('different fields and different questions are all kept', async () => {
    const cast = await surveyCast(api);
    const { rating, long_answer: text } = cast.questions;
    const answers = await Promise.all([
      put(cast.owner.browser, rating.id, { title: 'Titel', was: { title: rating.title } }),
      put(cast.writer.browser, rating.id, { description: 'Hinweis', was: { description: '' } }),
      put(cast.writer.browser, text.id, { title: 'Andere', was: { title: text.title } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowOf(rating.id)).toMatchObject({ title: 'Titel', description: 'Hinweis' });
    expect((await rowOf(text.id)).title).toBe('Andere');
  });

  it('the list of options is one field; what is sent twice is made once, with the id that was chosen for it', async () => {
    const cast = await surveyCast(api);
    const { id, options } = cast.questions.single_choice;
    const fresh = { newId: newId(), text: 'neu' };
    const change = { options: [...options, fresh], was: { options } };
    for (const browser of [cast.owner.browser, cast.owner.browser]) expect((await put(browser, id, change)).status).toBe(200);
    expect((await rowOf(id)).options).toEqual([...options, { id: fresh.newId, text: 'neu' }]);
    const overtaken = await put(cast.writer.browser, id, { options: options.slice(1), was: { options } });
    expect([overtaken.status, overtaken.body.data]).toEqual([
      409,
      { questionId: id, present: { options: [...options, { id: fresh.newId, text: 'neu' }] } },
    ]);
    const twice = await put(cast.owner.browser, id, { options: [fresh, { ...fresh, text: 'noch einmal' }] });
    expect([twice.status, twice.body.code]).toEqual([422, 'QUESTION_INVALID']);
  });

  it('options for a question that asks for no choice any more are refused instead of dropped', async () => {
    const cast = await surveyCast(api);
    const { id, options } = cast.questions.single_choice;
    expect((await put(cast.owner.browser, id, { type: 'long_answer', was: { type: 'single_choice' } })).status).toBe(200);
    const typed = await put(cast.writer.browser, id, { options: [{ ...options[0]!, text: 'getippt' }, options[1]!], was: { options } });
    expect([typed.status, typed.body.data]).toEqual([409, { questionId: id, present: { options: [] } }]);
  });

  it('refuses what is half or huge', async () => {
    const cast = await surveyCast(api);
    const { id } = cast.questions.rating;
    for (const was of [
      'x',
      [],
      { title: 7 },
      { state: 'open' },
      { title: 'x'.repeat(501) },
      { options: [{ text: 'ohne id' }] },
      { options: Array.from({ length: 5000 }, () => ({ id: newId(), text: 'x' })) },
    ])
      expect((await put(cast.owner.browser, id, { title: 'Neu', was })).status, JSON.stringify(was).slice(0, 80)).toBe(400);
    expect((await rowOf(id)).title).toBe(cast.questions.rating.title);
  });
});

describe('what only those who may change a survey are told', () => {
  it('a count of changes, and from whom a text is; nobody else gets it', async () => {
    const cast = await surveyCast(api);
    const { id, title } = cast.questions.rating;
    const before = await revisionOf(cast);
    await put(cast.writer.browser, id, { title: 'Neu', was: { title } });
    const seen = (browser: TestBrowser) => browser.get<SurveyContract>(`${SURVEYS}/${cast.item.id}`);
    const name = cast.writer.account.publicName.trim() || 'Anonymous';
    for (const { browser } of [cast.owner, cast.writer])
      expect((await seen(browser)).body.survey.editing).toEqual({
        revision: before + 1,
        writers: [{ name, wrote: [`${id}/title`] }],
      });
    for (const { browser } of [cast.reader, cast.guest]) expect((await seen(browser)).body.survey).not.toHaveProperty('editing');
    const edits = await api.database.manager.findBy(SurveyEdit, { itemId: cast.item.id });
    expect(edits).toMatchObject([{ partId: id, field: 'title', accountId: cast.writer.account.id }]);
  });
});

describe('PUT /surveys/surveys/{id}', () => {
  it('the text after answering is written over by nobody who has not seen it', async () => {
    const cast = await surveyCast(api);
    const change = (browser: TestBrowser, body: object) => browser.put<SurveyContract & Refusal>(`${SURVEYS}/${cast.item.id}`, body);
    expect((await change(cast.writer.browser, { thankYou: 'Danke!', was: { thankYou: '' } })).status).toBe(200);
    const refused = await change(cast.owner.browser, { thankYou: 'Tschüs', participantsSee: 'after', was: { thankYou: '' } });
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([409, 'CHANGED_MEANWHILE', { present: { thankYou: 'Danke!' } }]);
    expect(await api.database.manager.findOneByOrFail(Survey, { itemId: cast.item.id })).toMatchObject({
      thankYou: 'Danke!',
      participantsSee: 'never',
    });
  });
});

describe('POST /surveys/surveys/{id}/template', () => {
  const fill = (browser: TestBrowser, id: string, body: object = { template: 'quiz' }, headers: Record<string, string> = {}) =>
    browser.post<SurveyContract & Refusal>(`${SURVEYS}/${id}/template`, body, { headers });

  it('is for whoever may change the survey; everybody else is refused and nothing is made', async () => {
    const cast = await surveyCast(api);
    await api.database.manager.delete(SurveyQuestion, { itemId: cast.item.id });
    for (const { browser } of [cast.reader, cast.guest]) expect((await fill(browser, cast.item.id)).status).toBe(403);
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await fill(browser, cast.item.id)).status).toBe(404);
    expect((await fill(cast.owner.browser, cast.item.id, { template: 'exam' })).status).toBe(400);
    expect((await fill(cast.owner.browser, cast.item.id, {})).status).toBe(400);
    expect(await api.database.manager.countBy(SurveyQuestion, { itemId: cast.item.id })).toBe(0);
    expect((await fill(cast.writer.browser, cast.item.id)).status).toBe(201);
  });

  it('fills an empty draft, which stays one, and gives it a title while it has none; a title of one’s own stays', async () => {
    const owner = await api.people.account({ locale: 'de' });
    const browser = await api.people.signIn(api.browser(), owner);
    const { body: untitled } = await browser.post<SurveyContract>(SURVEYS, {});
    const { body: filled } = await fill(browser, untitled.id);
    expect([filled.title, filled.survey.state, filled.survey.questions.length]).toEqual(['Quiz', 'draft', 4]);
    expect((await api.database.manager.findOneByOrFail(Item, { id: untitled.id })).title).toBe('Quiz');
    const named = await api.people.item(owner, { kind: 'survey', title: 'Mathe 8b' });
    await surveyRow(api, named);
    expect((await fill(browser, named.id)).body.title).toBe('Mathe 8b');
  });

  it('a survey that has questions by now is left alone: two presses fill it once', async () => {
    const cast = await surveyCast(api);
    const { id } = cast.item;
    await api.database.manager.delete(SurveyQuestion, { itemId: id });
    const both = await Promise.all([cast.owner, cast.writer].map(({ browser }) => fill(browser, id)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('CHANGED_MEANWHILE');
    expect(await api.database.manager.countBy(SurveyQuestion, { itemId: id })).toBe(4);
  });
});
