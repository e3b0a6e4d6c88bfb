import { SURVEY_DEFINITION_TOPIC, type SurveyDefinition } from '@murmel/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { response, type SurveyCast, surveyCast } from '../api/surveys/survey-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
const opened: LiveBrowser<SurveyDefinition>[] = [];
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => opened.splice(0).forEach((live) => live.close()));
afterAll(() => api.stop());

async function join({ item }: SurveyCast, browser: TestBrowser, visitorToken = '') {
  const live = await LiveBrowser.open<SurveyDefinition>(browser, { visitorToken });
  opened.push(live);
  const answer = await live.socket.timeout(5000).emitWithAck('join', { topic: SURVEY_DEFINITION_TOPIC.name, id: item.id, about: {} });
  return { live, answer };
}

describe('what a survey asks, live', () => {
  it('reaches everybody who writes it within two seconds, and nobody else', async () => {
    const cast = await surveyCast(api);
    const { reader, other, pupil, stranger, nobody, guest } = cast;
    const outside = [reader, other, pupil, stranger, { browser: nobody }].map(({ browser }) => join(cast, browser));
    for (const { answer } of await Promise.all([...outside, join(cast, guest.browser, guest.visitor.id)]))
      expect(answer.ok ? 'in' : answer.refusal.code).toBe('NOT_FOUND');
    const { live } = await join(cast, cast.owner.browser);
    const { id } = cast.questions.rating;
    await cast.writer.browser.put(`/api/surveys/questions/${id}`, { title: 'Von Bea' });
    await within(2000, () => live.newest?.questions.some((question) => question.id === id && question.title === 'Von Bea'));
    await cast.writer.browser.patch(`/api/surveys/questions/${id}/move`, { index: 0 });
    await within(2000, () => live.newest?.questions[0]?.id === id);
    await cast.writer.browser.delete(`/api/surveys/questions/${id}`);
    await within(2000, () => live.newest?.questions.every((question) => question.id !== id));
    const revisions = live.states.map(({ state }) => state.editing!.revision);
    expect(revisions).toEqual(revisions.toSorted((some, other) => some - other));
  });

  it('is not sent again because somebody answers, and ends with the right', async () => {
    const cast = await surveyCast(api);
    const { live } = await join(cast, cast.writer.browser);
    await cast.guest.browser.post(`/api/surveys/surveys/${cast.item.id}/responses`, {
      answers: [{ questionId: cast.questions.single_choice.id, optionIds: [cast.questions.single_choice.options[0]!.id] }],
      incomplete: true,
    });
    await response(api, cast.item, []);
    await api.database.query('delete from item_member where item_id = $1 and email = $2', [cast.item.id, cast.writer.account.email]);
    await api.database.query(`select pg_notify('access.changed', $1)`, [JSON.stringify({ itemId: cast.item.id })]);
    await within(2000, () => live.left.length > 0);
    expect(live.states).toEqual([]);
  });
});
