import { type AiConversation, personaOf, personaPrompt } from '@murmel/contracts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { RunExecutor } from '../../../apps/api/src/core/ai/runs/run-executor.js';
import { AiWire } from '../../support/ai-wire.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { configured, model, provider } from './configured.js';

let api: TestApi;
let wire: AiWire;
let teacher: TestBrowser;
let accountId: string;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  wire = await new AiWire().start();
  configured(api, [provider(wire, 'a', [model('good')])]);
  const account = await api.people.account();
  accountId = account.id;
  teacher = await api.people.signIn(api.browser(), account);
});
afterAll(async () => {
  await api.stop();
  await wire.stop();
});

const begin = (fields: object, by = teacher) => by.call<AiConversation>('POST', '/api/ai/conversations', { body: fields });
const ids = async (query: string, by = teacher) =>
  (await by.get<{ entries: AiConversation[] }>(`/api/ai/conversations?${query}`)).body.entries.map(({ id }) => id);
async function toldFor(conversation: string): Promise<string> {
  const before = wire.asked.length;
  const body = { ownerType: 'AiConversation', ownerId: conversation, text: 'Wer bist du?' };
  expect((await teacher.call('POST', '/api/ai/messages', { body })).status).toBe(201);
  await api.application.get(RunExecutor).settled();
  return String(wire.asked[before]!.body.messages[0]!.content);
}

it('a conversation keeps whom the model plays, for its owner, and the model is told so before all that the teacher adds', async () => {
  const { status, body } = await begin({ persona: 'merian', systemPrompt: 'Wir sind in Klasse 5.' });
  expect([status, body.persona]).toEqual([201, 'merian']);
  expect(await api.database.query('select persona, system_prompt from ai_conversation where id = $1', [body.id])).toEqual([
    { persona: 'merian', system_prompt: 'Wir sind in Klasse 5.' },
  ]);
  expect((await teacher.get<AiConversation>(`/api/ai/conversations/${body.id}`)).body.persona).toBe('merian');
  const merian = personaOf('merian')!;
  const told = await toldFor(body.id);
  expect(told).toContain(`${personaPrompt(merian, 'de')}\n\nWir sind in Klasse 5.`);
  await api.database.query("update account set locale = 'en' where id = $1", [accountId]);
  expect(await toldFor(body.id)).toContain(personaPrompt(merian, 'en'));
  await api.database.query('update account set locale = null where id = $1', [accountId]);
});

it('without a persona nobody is played; who was taken out of the product since is not played any more, and the chat goes on', async () => {
  const plain = await begin({});
  expect(plain.body.persona).toBeNull();
  expect(await toldFor(plain.body.id)).not.toContain('Figur');
  const { body } = await begin({ persona: 'kant' });
  await api.database.query("update ai_conversation set persona = 'gone' where id = $1", [body.id]);
  expect(await toldFor(body.id)).not.toContain('Figur');
});

it('strangers, unknown and malformed personas begin nothing', async () => {
  expect((await begin({ persona: 'goethe' }, api.browser())).status).toBe(401);
  const before = await ids('limit=100');
  for (const persona of ['nobody', 'constructor', 'Merian', 'merian ']) {
    const { status, body } = await teacher.call<Refusal>('POST', '/api/ai/conversations', { body: { persona } });
    expect([status, body.code]).toEqual([422, 'PERSONA_UNKNOWN']);
  }
  for (const persona of ['', 'x'.repeat(41), null, 7, ['merian'], { id: 'merian' }])
    expect((await teacher.call('POST', '/api/ai/conversations', { body: { persona } })).status).toBe(400);
  expect(await ids('limit=100')).toEqual(before);
  const { body } = await begin({ persona: 'kant' });
  await teacher.put(`/api/ai/conversations/${body.id}`, { persona: 'bach' });
  expect((await teacher.get<AiConversation>(`/api/ai/conversations/${body.id}`)).body.persona).toBe('kant');
});

it('what one talked about with a persona is found by it, one’s own only, and not from the trash', async () => {
  const own = [(await begin({ persona: 'goethe' })).body.id, (await begin({ persona: 'goethe' })).body.id];
  const other = await api.people.signIn(api.browser(), await api.people.account());
  const theirs = await begin({ persona: 'goethe' }, other);
  expect(await ids('persona=goethe')).toEqual(own.toReversed());
  expect(await ids('persona=goethe', other)).toEqual([theirs.body.id]);
  expect([await ids('persona=owl'), await ids('persona=nobody')]).toEqual([[], []]);
  expect((await teacher.get('/api/ai/conversations?persona=')).status).toBe(400);
  await teacher.call('DELETE', `/api/ai/conversations/${own[0]}`);
  expect([await ids('persona=goethe'), await ids('persona=goethe&discarded=true')]).toEqual([[own[1]], [own[0]]]);
});
