import { setTimeout as wait } from 'node:timers/promises';
import type { AiAsked, AiConversation, AiMessage } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CANARY, model, provider } from '../api/ai/configured.js';
import { AiWire } from '../support/ai-wire.js';
import { KillableApi, untilAnswered } from './support/killable-api.js';

let api: KillableApi;
let wire: AiWire;
beforeAll(async () => {
  wire = await new AiWire().start();
  const AI_PROVIDERS = JSON.stringify([provider(wire, 'a', [model('told'), model('good')])]);
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
});
