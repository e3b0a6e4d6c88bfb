import { AI_LIMITS, type AiAsked, type AiConversation, type AiMessage, LIMITS } from '@murmel/contracts';
import { Account, NamesList, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { patternOf, searched } from '../../../apps/api/src/core/ai/chats/find-chats.js';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { within } from '../../live/support/live-browser.js';
import type { Refusal } from '../../support/browser.js';
import { ChatScene } from './chat-scene.js';
import { CANARY, configured, model, provider } from './configured.js';

let scene: ChatScene;
beforeAll(async () => {
  scene = await ChatScene.start(inject('databaseUrl'));
});
afterAll(() => scene.stop());

describe('a chat of a teacher', () => {
  it('[ASS-18] [T-42] what is asked is answered, stored, titled and counted once; a provider gets the words and nothing about anybody', async () => {
    const chat = await scene.newChat({ systemPrompt: 'Antworte wie ein Förster.' });
    const before = scene.wire.asked.length;
    const { question, answer } = await scene.ask(chat, 'Was ist ein Wald?\nIn zwei Sätzen.');
    expect([answer.parentId, answer.text, answer.run!.state, answer.run!.model]).toEqual([question.id, '', 'queued', 'good']);
    await scene.settled();
    const [row] = await scene.api.database.query(
      'select m.text, m.role, r.state, r.ended_at is not null as ended from ai_message m join ai_run r on r.message_id = m.id where m.id = $1',
      [answer.id],
    );
    expect(row).toEqual({ text: 'Hallo', role: 'assistant', state: 'done', ended: true });
    expect(await scene.api.database.query('select 1 from ai_piece where run_id = $1', [answer.run!.id])).toEqual([]);
    expect((await chat.teacher.get<AiConversation>(`/api/ai/conversations/${chat.id}`)).body.title).toBe('Was ist ein Wald?');
    expect(await scene.counted(chat.accountId)).toBe(1);
    const [asked, ...more] = scene.wire.asked.slice(before);
    expect(more).toEqual([]);
    expect(asked!.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(asked!.body.messages[0]!.content).toContain('Antworte wie ein Förster.');
    const account = await scene.api.database.manager.findOneByOrFail(Account, { id: chat.accountId });
    const sent = JSON.stringify([asked!.body, { ...asked!.headers, authorization: '' }]);
    for (const personal of [account.id, account.email!, account.name!, chat.id, question.id]) expect(sent).not.toContain(personal);
    // The second question takes along what was said.
    await scene.ask(chat, 'Und eine Wiese?', { parentId: answer.id });
    await scene.settled();
    expect(
      scene.wire.asked
        .at(-1)!
        .body.messages.map(({ content }) => content)
        .slice(1),
    ).toEqual(['Was ist ein Wald?\nIn zwei Sätzen.', 'Hallo', 'Und eine Wiese?']);
    expect(JSON.stringify(await scene.api.database.query('select * from ai_message'))).not.toContain(CANARY);
  });

  it('asked again is another branch, counted; a question goes with all that follows it, and the other branch stays', async () => {
    const chat = await scene.newChat();
    const first = await scene.ask(chat, 'Eins');
    await scene.settled();
    const again = await chat.teacher.call<{ answer: AiMessage }>('POST', '/api/ai/chat_completions', {
      body: { messageId: first.question.id },
    });
    await scene.settled();
    expect(again.body.answer.parentId).toBe(first.question.id);
    expect((await chat.teacher.get<AiMessage>(`/api/ai/chat_completions/${again.body.answer.run!.id}`)).body.text).toBe('Hallo');
    const other = await scene.ask(chat, 'Eins, anders gefragt', { parentId: first.question.parentId });
    await scene.settled();
    expect(await scene.counted(chat.accountId)).toBe(3);
    await chat.teacher.call('DELETE', `/api/ai/messages/${first.question.id}`);
    const { body } = await chat.teacher.get<{ entries: AiMessage[]; total: number }>(
      `/api/ai/messages?ownerType=AiConversation&ownerId=${chat.id}`,
    );
    expect(body.entries.map(({ id }) => id)).toEqual([other.answer.id, other.question.id]);
    // A message that is no question is not answered, and a question of another chat cannot be continued.
    expect((await chat.teacher.call('POST', '/api/ai/chat_completions', { body: { messageId: other.answer.id } })).status).toBe(404);
    expect((await scene.post(await scene.newChat(), 'x', { parentId: other.answer.id })).status).toBe(404);
    expect((await scene.post(chat, 'x', { parentId: other.question.id })).status).toBe(404);
  });

  it('the same request sent twice asks once', async () => {
    const chat = await scene.newChat();
    const headers = { 'idempotency-key': 'frage-1' };
    const answers = await Promise.all([1, 2, 3].map(() => scene.post(chat, 'Einmal', {}, headers)));
    await scene.settled();
    expect(new Set(answers.map(({ body }) => body.answer.id)).size).toBe(1);
    expect(await scene.counted(chat.accountId)).toBe(1);
    expect((await scene.post<Refusal>(chat, 'Anders', {}, headers)).body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('chats are listed by when something was said, found by title and words, renamed, thrown away, brought back, and gone after a month', async () => {
    const chat = await scene.newChat();
    await scene.ask(chat, 'Erklär mir 100 % Luftfeuchte');
    await scene.settled();
    const second = await chat.teacher.call<AiConversation>('POST', '/api/ai/conversations', { body: {} });
    const list = async (query = '') =>
      (await chat.teacher.get<{ entries: AiConversation[] }>(`/api/ai/conversations?${query}`)).body.entries.map(({ id }) => id);
    const found = async (words: string) =>
      (
        await chat.teacher.get<{ entries: (AiConversation & { excerpt: string })[] }>(
          `/api/ai/conversations/search?query=${encodeURIComponent(words)}`,
        )
      ).body.entries;
    expect(await list()).toEqual([second.body.id, chat.id]);
    expect((await found('luftfeuchte')).map(({ id, excerpt }) => [id, excerpt])).toEqual([[chat.id, 'Erklär mir 100 % Luftfeuchte']]);
    expect([await found('100 %'), await found('hallo')].map((all) => all.length)).toEqual([1, 1]);
    expect([await found('1__ %'), await found('Krokodil')]).toEqual([[], []]);
    // A table of a few rows is read as a whole; where that is not allowed, the index serves whatever has three letters (`npm run bench -- ai`
    // has 200,000 messages). Less is never looked for in what others said.
    const planOf = (words: string) =>
      scene.api.database.transaction(async (manager) => {
        await manager.query('set local enable_seqscan = off');
        const rows = await manager.query<object[]>(`explain select 1 from ai_message m where ${searched(words)} ilike $1`, [
          patternOf(words),
        ]);
        return JSON.stringify(rows);
      });
    expect(await planOf('luftfeuchte')).toContain('ai_message_words');
    expect(await planOf('KI')).not.toContain('ai_message_words');
    expect((await found('%')).length).toBe(1);
    const renamed = await chat.teacher.put<AiConversation>(`/api/ai/conversations/${chat.id}`, { title: 'Wetter' });
    expect(renamed.body.title).toBe('Wetter');
    await chat.teacher.call('DELETE', `/api/ai/conversations/${chat.id}`);
    expect([await list(), await list('discarded=true'), await found('Wetter')]).toEqual([[second.body.id], [chat.id], []]);
    expect((await scene.post(chat, 'Hört mich jemand?')).status).toBe(404);
    await chat.teacher.call('PUT', `/api/ai/conversations/${chat.id}/restore`, { body: {} });
    expect(await list()).toEqual([second.body.id, chat.id]);
    await chat.teacher.call('DELETE', `/api/ai/conversations/${chat.id}`);
    await scene.api.application.get(Housekeeping).run(new Date(Date.now() + (LIMITS.trashDays - 1) * 86_400_000));
    const left = () => scene.api.database.query('select 1 from ai_message where conversation_id = $1', [chat.id]);
    expect(await left()).toHaveLength(2);
    await scene.api.application.get(Housekeeping).run(new Date(Date.now() + (LIMITS.trashDays + 1) * 86_400_000));
    expect(await left()).toEqual([]);
  });

  it('[ASS-19] [T-41] what tells about people is asked about before anybody is, by names of one’s own class too; sent anyway, a provider reads placeholders, and the answer has the names', async () => {
    const chat = await scene.newChat();
    const { id: accountId } = await scene.api.database.manager.findOneByOrFail(Account, { id: chat.accountId });
    const entries = ['Quirinus', 'Mia'].map((name) => ({ id: newId(), name }));
    const list = { id: newId(), ownerId: accountId, name: '7b', entries, apart: [], createdAt: new Date(), updatedAt: new Date() };
    await scene.api.database.manager.insert(NamesList, list);
    const requests = scene.wire.asked.length;
    const text = 'Schreib einen Brief, dass Quirinus fehlt: mama@familie-quast.example';
    const refused = await scene.post<Refusal>(chat, text);
    expect([refused.status, refused.body.code]).toEqual([422, 'PERSONAL_DATA']);
    expect(refused.body.data!['found']).toMatchObject([
      { kind: 'name', text: 'Quirinus' },
      { kind: 'mail', text: 'mama@familie-quast.example' },
    ]);
    // Names on the list that were not typed are not returned.
    expect(JSON.stringify(refused.body)).not.toContain('Mia');
    expect([await scene.counted(chat.accountId), scene.wire.asked.length - requests]).toEqual([0, 0]);
    let asked!: AiAsked;
    const talk = await scene.nextTalk(async () => (asked = await scene.ask(chat, text, { force: true, model: 'told' })));
    talk.say('Liebe Eltern von [Per');
    talk.say('son 1], schreibt an [Mail 1]. [Person 7] bleibt');
    talk.end();
    await scene.settled();
    expect((await scene.messageOf(chat, asked.answer.id)).text).toBe(
      'Liebe Eltern von Quirinus, schreibt an mama@familie-quast.example. [Person 7] bleibt',
    );
    // Names in the answer stay here as well when the chat goes on.
    await scene.ask(chat, 'Kürzer bitte', { parentId: asked.answer.id });
    await scene.settled();
    const sent = JSON.stringify(scene.wire.asked.slice(requests).map(({ body }) => body));
    expect(sent).toContain('Schreib einen Brief, dass [Person 1] fehlt: [Mail 1]');
    expect(sent).not.toMatch(/Quirinus|familie-quast/);
  });

  it('throwing a chat away stops what is written in it', async () => {
    const chat = await scene.newChat();
    const talk = await scene.nextTalk(() => scene.ask(chat, 'Erzähl', { model: 'told' }));
    await chat.teacher.call('DELETE', `/api/ai/conversations/${chat.id}`);
    await within(1000, () => talk.isOver);
    await scene.settled();
  });

  it('[A16] bad input says what is wrong; what is empty, too long, unknown or not configured asks nobody', async () => {
    const chat = await scene.newChat();
    const requests = scene.wire.asked.length;
    expect(AI_LIMITS.message.max).toBe(6000);
    for (const text of ['', '   ', 'x'.repeat(AI_LIMITS.message.max + 1)]) expect((await scene.post(chat, text)).status).toBe(400);
    expect((await scene.post<Refusal>(chat, 'x', { model: 'gibt-es-nicht' })).body.code).toBe('AI_MODEL_UNKNOWN');
    expect((await chat.teacher.put<Refusal>(`/api/ai/conversations/${chat.id}`, { model: 'gibt-es-nicht' })).body.code).toBe(
      'AI_MODEL_UNKNOWN',
    );
    expect((await scene.post(chat, 'x', { ownerType: 'Account' })).status).toBe(400);
    const zero = await scene.post(chat, 'Null\0 und halb \ud83d');
    expect([201, 400]).toContain(zero.status);
    await scene.settled();
    configured(scene.api, []);
    expect((await scene.post<Refusal>(chat, 'x')).body.code).toBe('AI_NOT_CONFIGURED');
    configured(scene.api, [provider(scene.wire, 'a', [model('good'), model('told')])]);
    expect(scene.wire.asked.length - requests).toBeLessThanOrEqual(1);
    expect(await scene.counted(chat.accountId)).toBe(scene.wire.asked.length - requests);
  });
});
