import type { AiAsked, AiChatsState, AiConversation, AiMessage, AiRunLive, LiveStreamEntry } from '@murmel/contracts';
import { Assistant } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RunExecutor } from '../../apps/api/src/core/ai/runs/run-executor.js';
import { configured, model, provider } from '../api/ai/configured.js';
import { castOf } from '../api/sharing/cast.js';
import { AiWire, type Talk } from '../support/ai-wire.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
let wire: AiWire;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  wire = await new AiWire().start();
  configured(api, [provider(wire, 'a', [model('told')])]);
});
afterAll(async () => {
  await api.stop();
  await wire.stop();
});

interface Writing {
  teacher: TestBrowser;
  accountId: string;
  conversationId: string;
  asked: AiAsked;
  talk: Talk;
}
/** Returns a run right after the question, before the model has sent anything. */
async function writing(): Promise<Writing> {
  const account = await api.people.account();
  const teacher = await api.people.signIn(api.browser(), account);
  const conversation = await teacher.call<AiConversation>('POST', '/api/ai/conversations', { body: {} });
  const before = wire.talks.length;
  const { body: asked } = await teacher.call<AiAsked>('POST', '/api/ai/messages', {
    body: { ownerType: 'AiConversation', ownerId: conversation.body.id, text: 'Erzähl' },
  });
  await within(5000, () => wire.talks.length > before);
  return { teacher, accountId: account.id, conversationId: conversation.body.id, asked, talk: wire.talks.at(-1)! };
}

interface Window {
  live: LiveBrowser<AiRunLive>;
  pieces: LiveStreamEntry<string>[];
  text(): string;
}
/** A window that looks at the answer from this position on. */
async function look(browser: TestBrowser, runId: string, after?: number): Promise<Window> {
  const live = await LiveBrowser.open<AiRunLive>(browser);
  const pieces: LiveStreamEntry<string>[] = [];
  live.socket.on('pieces', (slice) => {
    if (slice.anew) pieces.length = 0;
    pieces.push(...(slice.pieces as LiveStreamEntry<string>[]));
  });
  const join = { topic: 'ai-run', id: runId, ...(after === undefined ? {} : { after }) };
  expect(await live.socket.timeout(5000).emitWithAck('join', join)).toMatchObject({ ok: true });
  return { live, pieces, text: () => pieces.map(({ piece }) => piece).join('') };
}

describe('an answer while it is written', () => {
  it('comes to every window as appended pieces, to whoever comes later from the place where they were, and is whole in the end', async () => {
    const { teacher, accountId, conversationId, asked, talk } = await writing();
    const { id } = asked.answer.run!;
    const chats = await LiveBrowser.open<AiChatsState>(teacher);
    await chats.socket.timeout(5000).emitWithAck('join', { topic: 'ai-chats', id: accountId });
    const one = await look(teacher, id);
    // A letter of two halves, cut in the middle, as some providers do.
    talk.say('Ein Wald 🌲 ist ');
    talk.say('\ud83e');
    await within(2000, () => one.text().startsWith('Ein Wald 🌲 ist '), one.text);
    const two = await look(teacher, id);
    talk.say('\udd8a Haus. ');
    await within(
      2000,
      () => one.text() === 'Ein Wald 🌲 ist 🦊 Haus. ' && two.text() === one.text(),
      () => [one.text(), two.text()],
    );
    expect(one.pieces.map(({ position }) => position)).toEqual([...one.pieces.map(({ position }) => position)].sort((a, b) => a - b));
    const { position } = one.pieces.at(-1)!;
    expect(position).toBe([...one.text()].length);
    one.live.close();
    talk.say('Für viele.');
    await within(2000, () => two.text().endsWith('Für viele.'));
    const back = await look(teacher, id, position);
    await within(2000, () => back.text() === 'Für viele.', back.text);
    talk.end();
    await within(2000, () => two.live.newest?.state === 'done' && back.live.newest?.state === 'done');
    await within(
      2000,
      () => chats.newest?.writing.includes(conversationId) === false,
      () => chats.states,
    );
    const whole = 'Ein Wald 🌲 ist 🦊 Haus. Für viele.';
    expect((await teacher.get<AiMessage>(`/api/ai/messages/${asked.answer.id}`)).body.text).toBe(whole);
    // A late client gets all of it, from the middle the rest, from beyond the end all anew.
    const late = await look(teacher, id);
    const middle = await look(teacher, id, 9);
    const beyond = await look(teacher, id, 1000);
    await within(2000, () => [late, beyond].every(({ text }) => text() === whole) && middle.text() === [...whole].slice(9).join(''));
    for (const { live } of [two, back, late, middle, beyond]) live.close();
    chats.close();
  });

  it('goes on when every window is closed, and stands there for whoever comes back', async () => {
    const { teacher, asked, talk } = await writing();
    const one = await look(teacher, asked.answer.run!.id);
    talk.say('Eins ');
    await within(2000, () => one.text() === 'Eins ');
    one.live.close();
    talk.say('zwei ');
    talk.say('drei');
    talk.end();
    await api.application.get(RunExecutor).settled();
    expect((await teacher.get<AiMessage>(`/api/ai/messages/${asked.answer.id}`)).body.text).toBe('Eins zwei drei');
  });

  it('is nobody else’s: other teachers, guests and pupils are told that there is nothing, and who loses their session hears no more', async () => {
    const { teacher, asked, talk } = await writing();
    const id = asked.answer.run!.id;
    const other = await api.people.signIn(api.browser(), await api.people.account());
    const pupil = await api.people.signIn(api.browser(), await api.people.account({ type: 'Pupil' }));
    const visitor = api.browser();
    await api.people.visit(visitor);
    for (const browser of [other, pupil, visitor, api.browser()]) {
      const live = await LiveBrowser.open(browser);
      for (const topic of ['ai-run', 'ai-chats']) {
        const answer = await live.socket.timeout(5000).emitWithAck('join', { topic, id });
        expect(answer).toMatchObject({ ok: false });
      }
      live.close();
    }
    const one = await look(teacher, id);
    await teacher.call('DELETE', '/api/sessions');
    await within(2000, () => !one.live.socket.connected);
    talk.say('Geheim');
    talk.end();
    await api.application.get(RunExecutor).settled();
    expect(one.text()).toBe('');
  });

  it('[E34] is shown to a guest who talks with an assistant sentence by sentence, and to no other guest', async () => {
    const cast = await castOf(api, { kind: 'assistant', title: 'Waldexperte' });
    await api.database.manager.insert(Assistant, {
      ...{ itemId: cast.item.id, instructions: '', tools: [], mcpTools: [], starters: [], archived: false },
      avatar: { icon: 'tree', colour: 1, file: null },
    });
    const { browser } = cast.guest;
    const conversation = await browser.post<AiConversation>(`/api/ai/assistants/${cast.item.id}/conversations`, {});
    const before = wire.talks.length;
    const { body: asked } = await browser.post<AiAsked>('/api/ai/messages', {
      ...{ ownerType: 'AiConversation', ownerId: conversation.body.id, text: 'Was ist Moos?' },
    });
    await within(5000, () => wire.talks.length > before);
    const talk = wire.talks.at(-1)!;
    const { id } = asked.answer.run!;
    const one = await look(browser, id);
    talk.say('Moos ist weich. Es wä');
    await within(2000, () => one.text() === 'Moos ist weich. ', one.text);
    talk.say('chst.');
    talk.end();
    await within(2000, () => one.text() === 'Moos ist weich. Es wächst.' && one.live.newest?.state === 'done', one.text);
    const stranger = await LiveBrowser.open(cast.stranger.browser);
    expect(await stranger.socket.timeout(5000).emitWithAck('join', { topic: 'ai-run', id })).toMatchObject({ ok: false });
    for (const live of [one.live, stranger]) live.close();
  });
});
