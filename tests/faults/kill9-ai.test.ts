import { setTimeout as wait } from 'node:timers/promises';
import { AI_LIMITS, type AiAsked, type AiConversation, type AiMessage } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CANARY, model, provider } from '../api/ai/configured.js';
import { AiWire } from '../support/ai-wire.js';
import { KillableApi, untilAnswered } from './support/killable-api.js';

const KILLS = 10;
const ASKERS = 10;

let api: KillableApi;
let wire: AiWire;
beforeAll(async () => {
  wire = await new AiWire().start();
  const AI_PROVIDERS = JSON.stringify([provider(wire, 'a', [model('told'), model('good'), model('counts')])]);
  // Background jobs do not run in tests.
  api = await KillableApi.open(inject('databaseUrl'), { env: { NODE_ENV: 'development', AI_PROVIDERS } });
});
afterAll(async () => {
  await api.stop();
  await wire.stop();
});

async function until<T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    await wait(50);
  }
}

describe('kill -9 of the api while a model writes', () => {
  it('what was shown is still there, the run has failed and says so, it is repeated without counting, and no question is asked twice', {
    timeout: 120_000,
  }, async () => {
    const account = await api.people.account({ licence: 'free' });
    const teacher = await api.people.signIn(api.browser(), account);
    const { body: conversation } = await teacher.call<AiConversation>('POST', '/api/ai/conversations', { body: {} });
    const question = { body: { ownerType: 'AiConversation', ownerId: conversation.id, text: 'Erzähl' } };
    const { body } = await untilAnswered<AiAsked>(teacher, 'POST', '/api/ai/messages', 'frage-1', question, 20_000);
    const answer = async () => (await teacher.get<AiMessage>(`/api/ai/messages/${body.answer.id}`)).body;
    await until(
      () => Promise.resolve(wire.talks.length),
      (talks) => talks === 1,
    );
    wire.talks[0]!.say('Es war einmal');
    await until(answer, ({ text }) => text === 'Es war einmal');
    await api.killAndRestart();
    // As if the time had passed after which a process that says nothing is gone.
    await api.database.query("update ai_run set alive_at = alive_at - interval '10 seconds'");
    // A client that lost the answer asks again with the same key.
    const again = await untilAnswered<AiAsked>(teacher, 'POST', '/api/ai/messages', 'frage-1', question, 20_000);
    expect(again.body.answer.id).toBe(body.answer.id);
    const failed = await until(answer, ({ run }) => run?.endedAt !== null);
    expect(failed).toMatchObject({ text: 'Es war einmal', run: { state: 'failed', failure: 'interrupted', proposedModel: 'good' } });
    const retried = await teacher.call<{ answer: AiMessage }>('PUT', `/api/ai/runs/${failed.run!.id}/retry`, { body: { model: 'good' } });
    const second = () => teacher.get<AiMessage>(`/api/ai/messages/${retried.body.answer.id}`);
    expect((await until(second, (seen) => seen.body.run?.endedAt !== null)).body).toMatchObject({ text: 'Hallo', run: { state: 'done' } });
    const [{ counted }] = await api.database.query("select count as counted from creation_count where kind = 'chat_message'");
    expect([counted, wire.asked.length]).toEqual([1, 2]);
    expect(JSON.stringify(await api.database.query('select * from ai_run, ai_message'))).not.toContain(CANARY);
  });

  it(`[ASS-14] ${KILLS} times while ${ASKERS * AI_LIMITS.runsAtOnce} answers are written: none is silent, none counted twice, and every word that was shown is there`, {
    timeout: 600_000,
  }, async () => {
    const askers = await Promise.all(
      Array.from({ length: ASKERS }, async () => {
        const account = await api.people.account({ licence: 'free' });
        const teacher = await api.people.signIn(api.browser(), account);
        const { body } = await teacher.call<AiConversation>('POST', '/api/ai/conversations', { body: {} });
        return { account, teacher, conversation: body.id, shown: new Map<string, string>() };
      }),
    );
    const look = async (): Promise<(string | undefined)[]> => {
      const states = askers.map(({ teacher, shown }) =>
        Promise.all(
          [...shown].map(async ([id, before]) => {
            const { status, body } = await teacher.get<AiMessage>(`/api/ai/messages/${id}`);
            expect([status, body.text?.slice(0, before.length)]).toEqual([200, before]);
            shown.set(id, body.text);
            return body.run!.state;
          }),
        ),
      );
      return (await Promise.all(states)).flat();
    };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await Promise.all(
        askers.flatMap(({ teacher, conversation, shown }) =>
          Array.from({ length: AI_LIMITS.runsAtOnce }, async (_, index) => {
            const body = { ownerType: 'AiConversation', ownerId: conversation, text: 'Zähle bis 4000', model: 'counts' };
            const asked = await untilAnswered<AiAsked>(teacher, 'POST', '/api/ai/messages', `frage-${kill}-${index}`, { body }, 20_000);
            shown.set(asked.body.answer.id, '');
          }),
        ),
      );
      await until(
        async () => (await look(), askers),
        (all) => all.every(({ shown }) => [...shown.values()].every((text) => text !== '')),
      );
      await api.killAndRestart();
      // As if the time had passed after which a process that says nothing is gone.
      await api.database.query("update ai_run set alive_at = alive_at - interval '10 seconds' where ended_at is null");
      await until(look, (states) => states.every((state) => state === 'failed'));
    }
    const ids = askers.map(({ account }) => account.id);
    const [counted] = await api.database.query<{ runs: number; interrupted: number }[]>(
      `select count(*)::int as runs, (count(*) filter (where failure = 'interrupted'))::int as interrupted from ai_run where account_id = any($1)`,
      [ids],
    );
    const all = KILLS * ASKERS * AI_LIMITS.runsAtOnce;
    expect(counted).toEqual({ runs: all, interrupted: all });
    const [charged] = await api.database.query<{ sum: number }[]>(
      "select sum(count)::int as sum from creation_count where kind = 'chat_message' and account_id = any($1)",
      [ids],
    );
    expect(charged!.sum).toBe(all);
  });
});
