import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { AiAsked, AiConversation, AiMessage, AssistantItem, SentAiFile, Suggestion } from '@murmel/contracts';
import { type Account, ENTITIES, NamesList, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { imageModel, model, provider } from '../api/ai/configured.js';
import { form } from '../api/files/sending.js';
import { newClass, newProject } from '../api/projects/project-cast.js';
import { until } from '../collab/support/until.js';
import { AiWire } from '../support/ai-wire.js';
import { type Answer, type CallOptions, TestBrowser } from '../support/browser.js';
import { REPOSITORY } from '../support/process.js';
import { startRedis, type TestRedis } from '../support/redis.js';
import { KillableApi } from './support/killable-api.js';

/** Stands in the operator's configuration, and nowhere else. */
const KEY = 'sk-kanarie-tr55-0815-geheim';
const BEGINNINGS = ['Xorb', 'Quiv', 'Zwyl', 'Pfryn', 'Jukk', 'Vlox', 'Kydr', 'Wroz', 'Tjeb', 'Gnax'];
const ENDS = ['amel', 'otti', 'urian', 'ebeth', 'ikka', 'olund'];
const FAMILIES = ['Brunzek', 'Stelkau', 'Dwirnitz', 'Hjorbeck', 'Plauxen', 'Mrokwitz', 'Fjaldner', 'Skrumow', 'Tschurn', 'Wyxhofer'];
/** 60 names that nothing but the roster tells to be names: 35 pupils of a class, 25 on a list of names. */
const NAMES = BEGINNINGS.flatMap((beginning, one) =>
  ENDS.map(
    (end, other) =>
      [`${beginning}${end}`, `${FAMILIES[(one + other) % FAMILIES.length]!}${ENDS[(one * 5 + other) % ENDS.length]!}`] as const,
  ),
);
const PUPILS = 35;
const WORDS = NAMES.flat();
const FULL = NAMES.map((name) => name.join(' '));

/** A browser that remembers all that it was told. */
class HearingBrowser extends TestBrowser {
  readonly heard: string[] = [];
  readonly asked: string[] = [];

  override async call<T>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    const answer = await super.call<T>(method, path, options);
    this.asked.push(path);
    this.heard.push(JSON.stringify([answer.body, [...answer.headers]]));
    return answer;
  }
}

let api: KillableApi;
let wire: AiWire;
let redis: TestRedis;
let monitor: Socket;
let commands = '';
beforeAll(async () => {
  wire = await new AiWire().start();
  redis = await startRedis();
  monitor = connect(Number(new URL(redis.url).port), '127.0.0.1');
  monitor.on('data', (data) => (commands += data.toString()));
  monitor.write('MONITOR\r\n');
  // Says what it was told: what comes back has been made of placeholders.
  wire.says = ({ messages }) => String(messages.at(-1)?.content);
  const models = [model('obeys', { images: true }), model('good'), model('refused', { teachersOnly: true })];
  const more = {
    imageModels: [imageModel('draws', { remoteId: 'palette' })],
    speechModels: [{ id: 'mund', remoteId: 'melodie', name: 'Mund', voices: [{ id: 'v', name: 'V' }] }],
  };
  const AI_PROVIDERS = JSON.stringify([{ ...provider(wire, 'a', models, more), key: KEY }]);
  api = await KillableApi.open(inject('databaseUrl'), {
    env: { NODE_ENV: 'development', LOG_LEVEL: 'debug', REDIS_URL: redis.url, AI_PROVIDERS, PUPIL_DEFAULT_MODEL: 'obeys' },
  });
});
afterAll(async () => {
  monitor?.destroy();
  await api?.stop();
  await wire.stop();
  await redis.stop();
});

async function hearing(account: Account): Promise<HearingBrowser> {
  const browser = new HearingBrowser(api.origin);
  await api.people.signIn(browser, account);
  return browser;
}

/** The words of the roster that stand in a text, in any spelling of upper and lower case. */
const canariesIn = (text: string, words: readonly string[] = WORDS): string[] => {
  const lower = text.toLowerCase();
  return words.filter((word) => lower.includes(word.toLowerCase()));
};

async function ended(browser: TestBrowser, id: string): Promise<AiMessage> {
  await until(
    async () => (await api.database.query('select 1 from ai_run where message_id = $1 and ended_at is not null', [id])).length > 0,
    'the answer has ended',
  );
  return (await browser.get<AiMessage>(`/api/ai/messages/${id}`)).body;
}

async function ask(browser: TestBrowser, ownerId: string, text: string, more: object = {}): Promise<AiMessage> {
  const body = { ownerType: 'AiConversation', ownerId, text, ...more };
  const asked = await browser.call<AiAsked>('POST', '/api/ai/messages', { body });
  expect([asked.status, text.slice(0, 40)]).toEqual([201, text.slice(0, 40)]);
  return ended(browser, asked.body.answer.id);
}

describe('a lesson in which 60 people are named', () => {
  it('[TR-55] [T-41] [T-42] [T-49] no name and no key is in a request to a model, the log, Redis, an address, an answer to others, the pages, or where it does not belong', {
    timeout: 300_000,
  }, async () => {
    const account = await api.people.account({ firstname: 'Test', name: 'Lehrkraft' });
    const teacher = await hearing(account);
    const { schoolClass, pupils } = await newClass(
      { ...api, database: api.database, people: api.people, browser: () => new HearingBrowser(api.origin) },
      { account, browser: teacher },
      FULL.slice(0, PUPILS).map((name) => name.slice(0, 30)),
    );
    const entries = FULL.slice(PUPILS).map((name) => ({ id: newId(), name }));
    await api.database.manager.insert(NamesList, {
      ...{ id: newId(), ownerId: account.id, name: 'Chor', entries, createdAt: new Date(), updatedAt: new Date() },
    });

    // A teacher names all of them, in every place from which something goes to a model.
    const genitives = NAMES.map(([first]) => `${first}s Heft`).join(', ');
    const lastNames = NAMES.map(([, last]) => `Frau ${last}`).join('; ');
    const small = NAMES.map(([first]) => first.toLowerCase()).join(' und ');
    const told = { systemPrompt: `In meiner Klasse sind ${FULL.slice(0, 30).join(', ')}.` };
    const { body: chat } = await teacher.post<AiConversation>('/api/ai/conversations', told);
    const refused = await teacher.post<{ code: string }>('/api/ai/messages', {
      ...{ ownerType: 'AiConversation', ownerId: chat.id, text: `${FULL[3]} fehlt.` },
    });
    expect(refused.body.code).toBe('PERSONAL_DATA');
    expect(wire.asked).toEqual([]);
    const list = FULL.join('\n');
    const said = await ask(teacher, chat.id, `Wer fehlt?\n${list}`, { force: true });
    // They come back, whatever the pieces of the answer are.
    expect(said.text).toContain(list);
    for (const text of [genitives, lastNames, small]) await ask(teacher, chat.id, text, { force: true, parentId: said.id });
    const { body: file } = await teacher.post<SentAiFile>('/api/ai/files', form(Buffer.from(`Liste\n\n${list}`), `Liste ${FULL[0]}.txt`));
    await ask(teacher, chat.id, 'Was steht darin?', { force: true, files: [file.id] });
    const text = await api.people.item(account, { title: `Brief an ${FULL[1]}` });
    const help = await teacher.post<Suggestion>(`/api/text_editor/documents/${text.id}/suggestions`, {
      ...{ act: 'summarise', text: list.slice(0, 1800), place: '{"from":1}', taken: 'Wer fehlt?', client: 4711, force: true },
    });
    expect(help.status).toBe(201);
    await until(
      async () => (await api.database.query('select 1 from ai_run where id = $1 and ended_at is not null', [help.body.run.id])).length > 0,
      'the suggestion is written',
    );
    const image = await teacher.post<{ id: string }>('/api/ai/images', { prompt: `${FULL.slice(0, 20).join(', ')} im Wald`, force: true });
    expect(image.status).toBe(201);
    await until(
      async () => (await api.database.query('select 1 from ai_image where ended_at is not null')).length > 0,
      'the picture is drawn',
    );
    expect((await teacher.call('POST', '/api/ai/speeches', { body: { text: `Es fehlen ${FULL.slice(0, 8).join(', ')}.` } })).status).toBe(
      200,
    );
    const failed = await ask(teacher, chat.id, `Und ${FULL[7]}?`, { force: true, model: 'refused' });
    expect(failed.run!.state).toBe('failed');
    await teacher.get(`/api/ai/runs/${said.run!.id}/requests`);
    await teacher.get('/api/ai/conversations?limit=50');

    // A pupil names ten of them without a word of warning, and a guest finds out about none.
    const { body: assistant } = await teacher.post<AssistantItem>('/api/ai/assistants', {
      ...{ title: 'Klassenrat', instructions: `Es streiten ${FULL.slice(0, 40).join(', ')}.` },
    });
    await newProject({ account, browser: teacher }, schoolClass.id, { itemIds: [assistant.id] });
    const pupil = pupils[0]!.browser as HearingBrowser;
    const { body: talk } = await pupil.post<AiConversation>(`/api/ai/assistants/${assistant.id}/conversations`, {});
    const typed = NAMES.slice(20, 30);
    const told10 = await ask(pupil, talk.id, typed.map(([first]) => `${first} hat mich geärgert.`).join(' '));
    expect(canariesIn(told10.text)).toHaveLength(10);
    await pupil.get(`/api/ai/assistants/${assistant.id}/allowance`);
    await pupil.get(`/api/ai/assistants/${assistant.id}`);
    const guest = new HearingBrowser(api.origin);
    await api.people.visit(guest);
    await api.database.query("update item set privacy = 'secret' where id = $1", [assistant.id]);
    const [{ token }] = await api.database.query<[{ token: string }]>('select token from item where id = $1', [assistant.id]);
    const headers = { 'x-access-token': token };
    const { body: strangers } = await guest.call<AiConversation>('POST', `/api/ai/assistants/${assistant.id}/conversations`, {
      body: {},
      headers,
    });
    await ask(guest, strangers.id, 'Wer ist in der Klasse?');
    for (const path of ['/', '/de/help/model_cards', '/api/ai/model_cards', '/api/ai/voices', '/api/limits']) {
      await guest.get(path);
      await teacher.get(path);
    }
    const admin = await hearing(await api.people.account({ admin: true }));
    await admin.get('/api/ai/providers');
    await admin.post('/api/ai/provider_checks', { provider: 'a' });

    // Requests of the sandbox: no name, and the key in no place but its header.
    expect(wire.asked.length).toBeGreaterThan(10);
    for (const { path, body, headers: sent } of wire.asked) {
      const { authorization, ...others } = sent;
      expect(canariesIn(JSON.stringify([path, body, others]))).toEqual([]);
      expect(JSON.stringify([path, body, others])).not.toContain(KEY);
      expect(authorization).toBe(`Bearer ${KEY}`);
    }
    // The log and Redis.
    const log = api.running.output();
    expect(log.length).toBeGreaterThan(1000);
    expect([canariesIn(log), log.includes(KEY)]).toEqual([[], false]);
    expect(commands).toContain('OK');
    expect([canariesIn(commands), commands.includes(KEY)]).toEqual([[], false]);
    // Answers and addresses: a teacher's have the names that they know, and none has the key.
    const browsers = [teacher, pupil, guest, admin];
    for (const { heard, asked } of browsers) {
      expect(heard.join('\n')).not.toContain(KEY);
      expect(canariesIn(asked.join('\n'))).toEqual([]);
    }
    const own = [NAMES[0]!, ...typed].flat();
    const unknown = WORDS.filter((word) => !own.includes(word));
    expect(canariesIn(pupil.heard.join('\n'), unknown)).toEqual([]);
    for (const { heard } of [guest, admin]) expect(canariesIn(heard.join('\n'))).toEqual([]);
    // Tables with what was sent and counted have no name, and no table has the key.
    for (const { table } of ENTITIES) {
      const rows = JSON.stringify(await api.database.query(`select * from "${table}"`));
      expect([table, rows.includes(KEY)]).toEqual([table, false]);
      if (['ai_request', 'ai_day_budget', 'ai_day_count', 'ai_run', 'creation_count', 'idempotency_key'].includes(table))
        expect([table, canariesIn(rows)]).toEqual([table, []]);
    }
    // The built client, where there is one.
    const built = join(REPOSITORY, 'apps/web/dist');
    const files = existsSync(built) ? readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
    for (const { parentPath, name } of files) {
      const content = readFileSync(join(parentPath, name)).toString('latin1');
      expect([name, canariesIn(content), content.includes(KEY)]).toEqual([name, [], false]);
    }
  });
});
