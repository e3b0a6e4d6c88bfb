// @module-tag proof
import type { TeacherResults } from '@murmel/contracts';
import { Survey, type Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { fullAnswers, results, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('the wall', () => {
  const wall = (cast: SurveyCast, body: object, browser: TestBrowser = cast.owner.browser) =>
    browser.put<TeacherResults['wall']>(`${SURVEYS}/${cast.item.id}/wall`, body);

  it('[C2] shows a question, opens and closes eyes, goes back to the code', async () => {
    const cast = await surveyCast(api);
    const { rating, single_choice: single } = cast.questions;
    expect((await wall(cast, { questionId: rating.id })).body).toEqual({ questionId: rating.id, revealed: [] });
    expect((await wall(cast, { reveal: rating.id })).body).toEqual({ questionId: rating.id, revealed: [rating.id] });
    await wall(cast, { reveal: rating.id });
    expect((await wall(cast, { reveal: single.id, questionId: single.id })).body).toEqual({
      questionId: single.id,
      revealed: [rating.id, single.id],
    });
    expect((await wall(cast, { cover: rating.id, questionId: null }, cast.writer.browser)).body).toEqual({
      questionId: null,
      revealed: [single.id],
    });
    expect((await results(cast)).wall).toEqual({ questionId: null, revealed: [single.id] });
    expect(await api.database.manager.findOneByOrFail(Survey, { itemId: cast.item.id })).toMatchObject({
      wallQuestionId: null,
      wallRevealed: [single.id],
    });
  });

  it('is only for those who may change the survey, and only for its own questions', async () => {
    const cast = await surveyCast(api);
    const other = await surveyCast(api);
    const { id } = cast.questions.rating;
    for (const { browser } of [cast.reader, cast.guest]) expect((await wall(cast, { reveal: id }, browser)).status).toBe(403);
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await wall(cast, { reveal: id }, browser)).status).toBe(404);
    for (const body of [{ questionId: other.questions.rating.id }, { reveal: other.questions.rating.id }])
      expect((await wall(cast, body)).status).toBe(404);
    expect((await wall(cast, { reveal: 'q1' })).status).toBe(400);
    expect((await results(cast)).wall).toEqual({ questionId: null, revealed: [] });
  });

  it('is turned while a whole class answers', async () => {
    const cast = await surveyCast(api);
    const pupils = await Promise.all(Array.from({ length: 20 }, () => pupilOf(cast)));
    const answers = pupils.map(({ browser }) =>
      browser.post(`${SURVEYS}/${cast.item.id}/responses`, { answers: fullAnswers(cast.questions), incomplete: true }),
    );
    const turned = await wall(cast, { reveal: cast.questions.rating.id });
    expect(turned.status).toBe(200);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect((await results(cast)).responses).toBe(20);
  });
});

async function pupilOf(cast: SurveyCast): Promise<{ browser: TestBrowser; visitor: Visitor }> {
  const browser = api.browser();
  const visitor = await api.people.visit(browser);
  await api.people.grant(cast.item, visitor);
  return { browser, visitor };
}
