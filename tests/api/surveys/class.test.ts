// @module-tag proof

import type { LiveAnswer, LiveState, SurveyResults, TeacherResults } from '@murmel/contracts';
import { newId } from '@murmel/server';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { fullAnswers, responseCount, SURVEYS, type SurveyCast, surveyCast } from './survey-cast.js';

let api: TestApi;
const sockets: Socket[] = [];
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => api.stop());

const submit = (
  cast: SurveyCast,
  browser: TestBrowser,
  more: Parameters<typeof fullAnswers>[1] = {},
  headers: Record<string, string> = {},
) =>
  browser.post<Refusal & { id: string }>(
    `${SURVEYS}/${cast.item.id}/responses`,
    { answers: fullAnswers(cast.questions, more), incomplete: true },
    { headers },
  );
const results = async (cast: SurveyCast) => (await cast.owner.browser.get<TeacherResults>(`${SURVEYS}/${cast.item.id}/results`)).body;

describe('a class', () => {
  it('[C3] 300 answers from one address within a minute are normal', async () => {
    const cast = await surveyCast(api);
    const began = Date.now();
    // The link in the hand, no cookie yet: every one becomes a visitor with the first request.
    for (let n = 0; n < 300; n += 30) {
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async () => {
          const answer = await submit(
            cast,
            api.browser(),
            { number: n % 11 },
            { 'x-access-token': cast.item.token, 'idempotency-key': newId() },
          );
          return answer.status;
        }),
      );
      expect(statuses).toEqual(Array.from({ length: 30 }, () => 201));
    }
    expect(Date.now() - began).toBeLessThan(promised(60_000));
    expect(await responseCount(api, cast.item)).toBe(300);
    expect(await results(cast)).toMatchObject({ responses: 300, begun: 0 });
  });

  it('[C1] closing while they answer: what was accepted is stored, what was refused is not', async () => {
    const cast = await surveyCast(api);
    const pupils = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const browser = api.browser();
        await api.people.grant(cast.item, await api.people.visit(browser));
        return browser;
      }),
    );
    const early = pupils.slice(0, 20).map((browser) => submit(cast, browser));
    expect((await cast.owner.browser.put(`${SURVEYS}/${cast.item.id}`, { state: 'closed' })).status).toBe(200);
    const atClosing = await responseCount(api, cast.item);
    const late = await Promise.all(pupils.slice(20).map((browser) => submit(cast, browser)));
    expect(late.map(({ status, body }) => [status, body.code])).toEqual(late.map(() => [403, 'SURVEY_CLOSED']));
    const answered = await Promise.all(early);
    const accepted = answered.filter(({ status }) => status === 201);
    for (const { body } of answered.filter(({ status }) => status !== 201)) expect(body.code).toBe('SURVEY_CLOSED');
    // Nothing came in after the teacher was told that it is closed, and nothing that was accepted is missing.
    expect([atClosing, await responseCount(api, cast.item)]).toEqual([accepted.length, accepted.length]);
    expect((await results(cast)).responses).toBe(accepted.length);
  });
});

/** Everything that was pushed to one person about a survey. */
async function watch(cast: SurveyCast, browser: TestBrowser): Promise<{ states: SurveyResults[]; newest: () => SurveyResults }> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket: Socket = io(api.origin, { path: '/live', transports: ['websocket'], extraHeaders: { cookie }, forceNew: true });
  sockets.push(socket);
  const states: SurveyResults[] = [];
  socket.on('state', ({ state }: LiveState<SurveyResults>) => states.push(state));
  const answer = (await socket.emitWithAck('join', { topic: 'item', id: cast.item.id })) as LiveAnswer<SurveyResults>;
  if (!answer.ok) throw new Error(answer.refusal.code);
  states.push(answer.state.state);
  return { states, newest: () => states.at(-1)! };
}

describe('live', () => {
  it('[SUR-13] teachers see every change, guests what is theirs', async () => {
    const cast = await surveyCast(api);
    const [teacher, guest] = [await watch(cast, cast.owner.browser), await watch(cast, cast.guest.browser)];
    const until = (expected: object, who = teacher) =>
      vi.waitFor(() => expect(who.newest()).toMatchObject(expected), { timeout: promised(3000) });
    const { rating, long_answer: text } = cast.questions;
    expect(guest.newest()).toEqual({ audience: 'guestWaiting', state: 'open' });

    await cast.reader.browser.put(`${SURVEYS}/${cast.item.id}/my_response`, { answers: [{ questionId: rating.id, number: 2 }] });
    await until({ audience: 'teacher', responses: 0, begun: 1 });
    const { body } = await submit(cast, cast.reader.browser);
    await until({ responses: 1, begun: 0 });
    await cast.owner.browser.put(`${SURVEYS}/${cast.item.id}/wall`, { questionId: rating.id, reveal: rating.id });
    await until({ wall: { questionId: rating.id, revealed: [rating.id] } });

    await cast.owner.browser.put(`${SURVEYS}/${cast.item.id}`, { participantsSee: 'at_once' });
    await until({ audience: 'guestResults', responses: 1 }, guest);
    await cast.owner.browser.patch(`/api/surveys/responses/${body.id}/release`, { questionId: text.id, released: true });
    await vi.waitFor(() => expect(JSON.stringify(guest.newest())).toContain('Nichts mehr'), { timeout: promised(3000) });
    await cast.owner.browser.delete(`/api/surveys/questions/${text.id}`);
    await vi.waitFor(() => expect((teacher.newest() as TeacherResults).questions).toHaveLength(5), { timeout: promised(3000) });
    await cast.owner.browser.delete(`/api/surveys/responses/${body.id}`);
    await until({ responses: 0 });

    await cast.owner.browser.put(`${SURVEYS}/${cast.item.id}`, { participantsSee: 'never', state: 'closed' });
    await until({ audience: 'guestWaiting', state: 'closed' }, guest);
    expect(guest.states.filter((state) => 'wall' in state || 'begun' in state)).toEqual([]);
  });
});
