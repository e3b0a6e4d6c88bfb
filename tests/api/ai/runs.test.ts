import { AI_LIMITS, type AiAsked, type AiMessage, type AiProviderEntry, type AiRun, LIMITS, PERSONAS } from '@murmel/contracts';
import { berlinMonth, AiMessage as StoredMessage } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ModelChoice } from '../../../apps/api/src/core/ai/model-choice.js';
import { LostRuns } from '../../../apps/api/src/core/ai/runs/lost-runs.js';
import { messageEntries } from '../../../apps/api/src/core/ai/runs/run-entry.js';
import { within } from '../../live/support/live-browser.js';
import type { Refusal } from '../../support/browser.js';
import { ChatScene } from './chat-scene.js';
import { configured, model, provider } from './configured.js';

let scene: ChatScene;
beforeAll(async () => {
  scene = await ChatScene.start(inject('databaseUrl'));
});
afterAll(() => scene.stop());

describe('what a model does once', () => {
  it('is read whole by whoever looks in the moment in which it ends', async () => {
    const chat = await scene.newChat();
    let asked!: AiAsked;
    const talk = await scene.nextTalk(async () => {
      asked = await scene.ask(chat, 'Erzähl', { model: 'told' });
    });
    talk.say('Es war einmal');
    const { manager } = scene.api.database;
    // As it was read before the answer ended.
    const before = await manager.findOneByOrFail(StoredMessage, { id: asked.answer.id });
    talk.end();
    await scene.settled();
    const [entry] = await messageEntries(manager, [before], scene.api.application.get(ModelChoice));
    expect([before.text, entry!.text, entry!.run!.state]).toEqual(['', 'Es war einmal', 'done']);
  });

  it('of 200 questions at once exactly as many are taken as are left this month, two at a time, and no other is counted', {
    tags: ['proof'],
  }, async () => {
    const chat = await scene.newChat();
    const limit = LIMITS.monthlyCreations['chat_message']!;
    const month = berlinMonth(new Date());
    await scene.api.database.query("insert into creation_count (account_id, kind, month, count) values ($1, 'chat_message', $2, $3)", [
      chat.accountId,
      month,
      limit - 5,
    ]);
    const talks = scene.wire.talks.length;
    const many = await Promise.all(
      Array.from({ length: 200 }, (_, n) => scene.post<AiAsked & Refusal>(chat, `Frage ${n}`, { model: 'told' })),
    );
    const codes = many.map(({ status, body }) => (status === 201 ? 'in' : body.code));
    expect(codes.filter((code) => code === 'in')).toHaveLength(AI_LIMITS.runsAtOnce);
    expect(new Set(codes)).toEqual(new Set(['in', 'AI_RUNS_UNDER_WAY']));
    expect(many.find(({ body }) => body.code === 'AI_RUNS_UNDER_WAY')!.body.data).toEqual({ limit: AI_LIMITS.runsAtOnce });
    expect(await scene.counted(chat.accountId)).toBe(limit - 3);
    await within(5000, () => scene.wire.talks.length === talks + 2);
    for (const talk of scene.wire.talks.slice(talks)) talk.end();
    await scene.settled();
    for (let n = 0; n < 3; n += 1) {
      await scene.ask(chat, `Noch ${n}`);
      await scene.settled();
    }
    const { status, body } = await scene.post<Refusal>(chat, 'Eine zu viel');
    expect([status, body.code, body.data]).toMatchObject([422, 'LIMIT_REACHED', { limit, kind: 'chat_message' }]);
    const [{ runs }] = await scene.api.database.query('select count(*)::int as runs from ai_run where account_id = $1', [chat.accountId]);
    expect([runs, await scene.counted(chat.accountId)]).toEqual([5, limit]);
    const shown = await chat.teacher.get<{ used: number; limit: number }>('/api/user_limits?objType=chat_message');
    expect(shown.body).toMatchObject({ used: limit, limit });
  });

  it('[ASS-14] stopping reaches the provider within a second, keeps what was said, and twice is once', async () => {
    const chat = await scene.newChat();
    let asked!: AiAsked;
    const talk = await scene.nextTalk(async () => (asked = await scene.ask(chat, 'Erzähl', { model: 'told' })));
    talk.say('Es war ');
    talk.say('einmal');
    await within(5000, async () => (await scene.messageOf(chat, asked.answer.id)).text === 'Es war einmal');
    const cancelled = await chat.teacher.call<AiRun>('PUT', `/api/ai/chat_completions/${asked.answer.run!.id}/cancel`, { body: {} });
    expect(cancelled.body.state).toBe('cancelled');
    await within(1000, () => talk.isOver);
    expect((await scene.messageOf(chat, asked.answer.id)).text).toBe('Es war einmal');
    expect((await chat.teacher.call<AiRun>('PUT', `/api/ai/runs/${asked.answer.run!.id}/cancel`, { body: {} })).body.state).toBe(
      'cancelled',
    );
    // A run ended by another process is noticed by the process that makes the request.
    const second = await scene.nextTalk(async () => (asked = await scene.ask(chat, 'Noch einmal', { model: 'told' })));
    await scene.api.database.query("update ai_run set state = 'cancelled', ended_at = now() where id = $1", [asked.answer.run!.id]);
    await within(1500, () => second.isOver);
    expect((await chat.teacher.call<Refusal>('PUT', `/api/ai/runs/${asked.answer.run!.id}/retry`, { body: {} })).body.code).toBe(
      'AI_RUN_NOT_FAILED',
    );
  });

  it('[E33] [away-ai] a model that does not answer is left out and another one writes, never one that is less strict; what was said is never said twice', async () => {
    const chat = await scene.newChat();
    const instead = await scene.ask(chat, 'Hallo?', { model: 'down' });
    await scene.settled();
    const run = await scene.runOf(chat, instead);
    expect([run.state, run.askedModel, run.model]).toEqual(['done', 'down', 'good']);
    const requests = scene.wire.asked.length;
    await scene.ask(chat, 'Noch einmal', { model: 'down' });
    await scene.settled();
    expect(scene.wire.asked.slice(requests).map(({ body }) => body.model)).toEqual(['good']);
    const broken = await scene.ask(chat, 'Und dann?', { model: 'cut' });
    await scene.settled();
    expect(await scene.runOf(chat, broken)).toMatchObject({ state: 'failed', failure: 'broken', model: 'cut', proposedModel: 'good' });
    expect((await scene.messageOf(chat, broken.answer.id)).text).toBe('Ha');
    configured(scene.api, [
      provider(scene.wire, 'a', [
        model('down'),
        model('down2', { remoteId: 'down' }),
        model('mine', { remoteId: 'good', teachersOnly: true }),
      ]),
      provider(scene.wire, 'far', [model('good')], { location: { level: 'world', place: 'Übersee' } }),
    ]);
    const alone = await scene.newChat();
    const failed = await scene.ask(alone, 'Jemand da?', { model: 'down' });
    await scene.settled();
    expect(await scene.runOf(alone, failed)).toMatchObject({
      state: 'failed',
      failure: 'allFailed',
      proposedModel: null,
      model: 'down2',
    });
    configured(scene.api, [
      provider(scene.wire, 'a', [model('good'), model('told'), model('down'), model('too-long'), model('small', { contextWindow: 40 })]),
    ]);
  });

  it('what failed is asked once more without counting, as another branch; a second time only what failed again', async () => {
    const chat = await scene.newChat();
    const { answer } = await scene.ask(chat, 'Zu lang', { model: 'too-long' });
    await scene.settled();
    expect(await scene.runOf(chat, { answer })).toMatchObject({ state: 'failed', failure: 'contextWindow', proposedModel: 'good' });
    const retry = () =>
      chat.teacher.call<{ answer: AiMessage } & Refusal>('PUT', `/api/ai/runs/${answer.run!.id}/retry`, { body: { model: 'good' } });
    const [one, two] = await Promise.all([retry(), retry()]);
    await scene.settled();
    const codes = [one, two].map(({ status, body }) => (status === 200 ? 'in' : body.code)).sort();
    expect(codes).toEqual(['AI_RUN_NOT_FAILED', 'in']);
    const { body } = [one, two].find(({ status }) => status === 200)!;
    expect((await scene.messageOf(chat, body.answer.id)).text).toBe('Hallo');
    expect(await scene.counted(chat.accountId)).toBe(1);
    // A question that no answer fits beside is not sent at all.
    const requests = scene.wire.asked.length;
    const long = await scene.ask(chat, 'Wort '.repeat(200), { model: 'small' });
    await scene.settled();
    expect([(await scene.runOf(chat, long)).failure, scene.wire.asked.length - requests]).toEqual(['contextWindow', 0]);
  });

  it('what a process wrote that is gone has failed, keeps its words, and can be asked for again', async () => {
    const chat = await scene.newChat();
    const { answer } = await scene.ask(chat, 'Wer bist du?');
    await scene.settled();
    await scene.api.database.query(
      "update ai_run set state = 'running', ended_at = null, failure = null, alive_at = now() - interval '9 seconds' where id = $1",
      [answer.run!.id],
    );
    await scene.api.database.query("insert into ai_piece values ($1, 3, 'Ich'), ($1, 7, ' bin')", [answer.run!.id]);
    const lost = scene.api.application.get(LostRuns);
    expect(await lost.round()).toEqual([]);
    await scene.api.database.query("update ai_run set alive_at = now() - interval '11 seconds' where id = $1", [answer.run!.id]);
    expect(await lost.round()).toEqual([answer.run!.id]);
    expect(await scene.messageOf(chat, answer.id)).toMatchObject({ text: 'Ich bin', run: { state: 'failed', failure: 'interrupted' } });
    expect((await chat.teacher.call('PUT', `/api/ai/runs/${answer.run!.id}/retry`, { body: {} })).status).toBe(200);
    await scene.settled();
  });

  it('admins see how many answers each model wrote today, since midnight in Berlin, and how many failed', async () => {
    const admin = await scene.api.people.signIn(scene.api.browser(), await scene.api.people.account({ admin: true }));
    const today = async () =>
      (await admin.get<AiProviderEntry[]>('/api/ai/providers')).body[0]!.models.find(({ id }) => id === 'good')!.today;
    const before = await today();
    const chat = await scene.newChat();
    const { answer } = await scene.ask(chat, 'Zähl mich');
    await scene.settled();
    expect(await today()).toEqual({ ...before, runs: before.runs + 1 });
    await scene.api.database.query("update ai_run set state = 'failed', failure = 'busy' where id = $1", [answer.run!.id]);
    expect(await today()).toEqual({ runs: before.runs + 1, failed: before.failed + 1 });
    await scene.api.database.query(
      "update ai_run set created_at = (date_trunc('day', now() at time zone 'Europe/Berlin') at time zone 'Europe/Berlin') - interval '1 second' where id = $1",
      [answer.run!.id],
    );
    expect(await today()).toEqual(before);
  });

  it('admins see what each tool used today and what it costs by the operator’s prices, or that no price is known', async () => {
    const admin = await scene.api.people.signIn(scene.api.browser(), await scene.api.people.account({ admin: true }));
    const priced = provider(scene.wire, 'a', [model('long', { price: { input: 1000, output: 8000 } })]);
    configured(scene.api, [priced, provider(scene.wire, 'b', [model('good')])]);
    const chat = await scene.newChat();
    const played = await scene.newChat({ persona: PERSONAS[0]!.id });
    for (const [one, asked] of [
      [chat, 'long'],
      [played, 'good'],
    ] as const)
      await scene.ask(one, 'Was ist Moos?', { model: asked });
    await scene.settled();
    const [first, second] = (await admin.get<AiProviderEntry[]>('/api/ai/providers')).body;
    const [row] = await scene.api.database.query<{ letters: number }[]>(
      "select length(messages::text)::int as letters from ai_request where model = 'long' order by sent_at desc limit 1",
    );
    // „Hallo“ has five letters.
    const euros = (row!.letters * 1000 + 5 * 8000) / 4 / 1_000_000;
    expect(first!.uses).toEqual([{ use: 'chat', runs: 1, euros: Math.round(euros * 10_000) / 10_000 }]);
    expect(second!.uses.find(({ use }) => use === 'persona')).toMatchObject({ euros: null });
  });
});
