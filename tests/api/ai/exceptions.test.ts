import { readFileSync } from 'node:fs';
import { AI_LIMITS, AI_RUN_FAILURES, AI_SPEECH_LIMITS, AI_STEP_FAILURES, type AiVoice, MEGABYTE } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { form } from '../files/sending.js';
import { newClass, newProject } from '../projects/project-cast.js';
import { sample } from '../recordings/recorded.js';
import { ChatScene } from './chat-scene.js';
import { CANARY, configured, model, provider } from './configured.js';

/** Exceptions of answers (spec AIT-17) by the model of the wire that provokes them, and what becomes of each. */
const PROVOKED = [
  ['provider overloaded', 'busy', 'busy'],
  ['provider overloaded', 'overloaded', 'busy'],
  ['provider without credit', 'quota', 'quota'],
  ['provider with another key', 'unauthorised', 'unauthorised'],
  ['invalid request', 'refused', 'refused'],
  ['token count exceeded', 'too-long', 'contextWindow'],
  ['content filter refusal', 'filtered', 'filtered'],
  ['provider that is not there', 'down', 'unreachable'],
  ['provider that ends in the middle', 'cut', 'broken'],
] as const;

let scene: ChatScene;
beforeAll(async () => {
  scene = await ChatScene.start(inject('databaseUrl'));
});
afterAll(() => scene.stop());

const only = (name: string) => configured(scene.api, [provider(scene.wire, 'a', [model(name)])]);
async function failed(name: string) {
  only(name);
  const chat = await scene.newChat();
  const asked = await scene.ask(chat, 'Was ist Moos?');
  await scene.settled();
  return scene.runOf(chat, asked);
}
const sentences = (path: string, language: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../apps/web/src/${path}/${language}.json`, import.meta.url), 'utf8'));

describe('what a provider does wrong', () => {
  it.each(PROVOKED)('[AIT-17] %s (%s) has its own kind, and tells nothing that the provider said', async (_kind, name, failure) => {
    expect(await failed(name)).toMatchObject({ state: 'failed', failure, said: '' });
  });

  it('[AIT-17] ten megabytes without an end are cut off at what an answer may have, and what came is kept', {
    tags: ['proof'],
  }, async () => {
    only('huge');
    const chat = await scene.newChat();
    const asked = await scene.ask(chat, 'Was ist Moos?');
    await scene.settled();
    expect(await scene.runOf(chat, asked)).toMatchObject({ state: 'failed', failure: 'broken' });
    const { text } = await scene.messageOf(chat, asked.answer.id);
    expect([text.length >= AI_LIMITS.answerMax, text.length < AI_LIMITS.answerMax + 20_000]).toEqual([true, true]);
    expect(text.startsWith('Wort Wort ')).toBe(true);
  });

  it('[AIT-17] a tool that is wanted with something that is no JSON ends the answer with its own kind, and the chat goes on', async () => {
    configured(scene.api, [provider(scene.wire, 'a', [model('mangled-tool', { plugins: true })])]);
    const chat = await scene.newChat();
    const asked = await scene.ask(chat, 'Mach mir ein Quiz');
    await scene.settled();
    expect(await scene.runOf(chat, asked)).toMatchObject({ state: 'failed', failure: 'toolCall' });
    only('good');
    const next = await scene.ask(chat, 'Und jetzt?', { parentId: asked.answer.id });
    await scene.settled();
    expect(await scene.runOf(chat, next)).toMatchObject({ state: 'done' });
  });

  it('[ASS-20] whoever is refused by a content filter is told to try another prompt', async () => {
    expect((await failed('filtered')).failure).toBe('filtered');
    const texts = ['core/ai/chat', 'tools/assistants/talk'].flatMap((path) =>
      ['de', 'en'].map((language) => (sentences(path, language) as { failure: { filtered: { text: string } } }).failure.filtered.text),
    );
    for (const text of texts) expect(text).toMatch(/Inhaltsfilter .* anderen Formulierung|content filter.* put it differently/);
  });

  it('[AIT-17] [AIT-19] all that may answer failed: it is said so', async () => {
    configured(scene.api, [provider(scene.wire, 'a', [model('down'), model('other', { remoteId: 'down' })])]);
    const chat = await scene.newChat();
    const asked = await scene.ask(chat, 'Was ist Moos?');
    await scene.settled();
    expect(await scene.runOf(chat, asked)).toMatchObject({ state: 'failed', failure: 'allFailed' });
  });

  it('[AIT-18] of what nobody knows its words are shown: plain, cut, without a key, and no page of a proxy', async () => {
    expect(await failed('odd')).toMatchObject({ failure: 'unknown', said: 'Ich bin eine Teekanne, …' });
    const late = await failed('odd-late');
    expect([late.failure, late.said.startsWith('Der Strom ist weg. xxx'), late.said.length]).toEqual(['unknown', true, 300]);
    expect(await failed('odd-page')).toMatchObject({ failure: 'unknown', said: '' });
  });

  it.each(['de', 'en'])('[AIT-17] each kind has a sentence of its own (%s)', (language) => {
    const { failure } = sentences('core/ai/chat', language) as { failure: Record<string, { title: string; text: string }> };
    const { why } = sentences('core/ai/chat/steps', language) as { why: Record<string, string> };
    const { failure: files } = sentences('tools/assistants/knowledge', language) as { failure: Record<string, string> };
    const calls = sentences('platform/errors/files', language) as Record<string, string>;
    const ofCalls = ['AI_AUDIO_TOO_LARGE', 'AI_AUDIO_INVALID', 'AI_NOTHING_SAID', 'AI_NOT_ANSWERED'].map((code) => calls[code]);
    const all = [
      ...AI_RUN_FAILURES.map((kind) => failure[kind] && `${failure[kind].title} ${failure[kind].text}`),
      ...AI_STEP_FAILURES.map((kind) => why[kind]),
      ...['noText', 'locked', 'broken', 'tooLong', 'work'].map((kind) => files[kind]),
      ...ofCalls,
    ];
    expect(all.filter((sentence) => !sentence)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(['de', 'en'])(
    '[AIT-17] the kinds of the specification have their messages, and what is unknown shows the server’s (%s)',
    (language) => {
      const found = (path: string, key: string): unknown =>
        key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], sentences(path, language));
      const [chat, converters, documents, files] = ['core/ai/chat', 'core/ai/converters', 'core/ai/documents', 'platform/errors/files'];
      const kinds: Readonly<Record<string, readonly (readonly [string | undefined, string])[]>> = {
        'tool call': [[chat, 'failure.toolCall.text']],
        'text too long': [[files, 'AI_FILE_TOO_LONG']],
        'no text': [
          [files, 'AI_FILE_NO_TEXT'],
          [converters, 'failures.noText'],
          [converters, 'failures.noWords'],
        ],
        'file unreadable': [[files, 'UNREADABLE_FILE']],
        'invalid audio': [[files, 'AI_AUDIO_INVALID']],
        'audio over 25 MB': [
          [files, 'AI_AUDIO_TOO_LARGE'],
          [converters, 'problem.sound'],
        ],
        'video not loadable or not public': [
          [converters, 'failures.video'],
          [converters, 'problem.video'],
        ],
        'content filter': [
          [chat, 'failure.filtered.text'],
          [converters, 'failures.filtered'],
        ],
        'invalid request': [[chat, 'failure.refused.text']],
        'prompt over 1000': [['core/ai/images', 'prompt.tooLong']],
        'overloaded or timeout': [[chat, 'failure.busy.text']],
        'token count': [[chat, 'failure.contextWindow.text']],
        'all providers failed': [[chat, 'failure.allFailed.text']],
        'encrypted or malformed PDF': [
          [documents, 'failures.locked.text'],
          [documents, 'failures.broken.text'],
        ],
        'invalid H5P': ['noMetadata', 'metadata', 'zip', 'library', 'file'].map((why) => ['core/h5p', `why.${why}`] as const),
        website: [
          [converters, 'failures.website'],
          [converters, 'failures.login'],
        ],
        timeout: [[converters, 'failures.timeout']],
        'anything else': [[chat, 'failure.unknown.text']],
      };
      const texts = Object.values(kinds).flatMap((places) => places.map(([path, key]) => [key, found(path!, key)] as const));
      expect(texts.filter(([, text]) => typeof text !== 'string' || text === '')).toEqual([]);
      expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
    },
  );
});

describe('speech', () => {
  const transcribe = (by: TestBrowser, bytes: Uint8Array, query = '') =>
    by.post<{ text: string } & Refusal>(`/api/ai/transcriptions${query}`, form(bytes, 'aufnahme.webm', 'audio/webm'));
  const speak = (by: TestBrowser, body: object) => by.post<Refusal & string>('/api/ai/speeches', body);
  const hearing = (name: string, key = CANARY) =>
    configured(scene.api, [provider(scene.wire, 'h', [], { key, transcriptionModels: [{ id: 'ohr', remoteId: name, name: 'Ohr' }] })]);
  const newTeacher = async (licence: 'free' | 'school' = 'free') => {
    const account = await scene.api.people.account({ licence, name: 'Quastenflosser' });
    return { account, teacher: await scene.api.people.signIn(scene.api.browser(), account) };
  };
  const counted = async (id: string): Promise<number | undefined> => {
    const [row] = await scene.api.database.query<{ count: number }[]>(
      "select count from creation_count where account_id = $1 and kind = 'transcription'",
      [id],
    );
    return row?.count;
  };

  it('[A10] [ASS-21] a recording becomes text, counted by the month: ten for free, and what came to nothing is given back', async () => {
    const { account, teacher } = await newTeacher();
    hearing('hears');
    const { status, body } = await transcribe(teacher, sample('sound.webm'), '?language=de');
    expect([status, body]).toEqual([201, { text: 'Zähle bis 3' }]);
    const sent = scene.wire.asked.at(-1)!;
    expect([sent.path, sent.headers.authorization, sent.body.model]).toEqual(['/v1/audio/transcriptions', `Bearer ${CANARY}`, 'hears']);
    expect(sent.body['bytes']).toBe(sample('sound.webm').length);
    hearing('hears-nothing');
    expect(await transcribe(teacher, sample('sound.webm'))).toMatchObject({ status: 422, body: { code: 'AI_NOTHING_SAID' } });
    hearing('busy');
    expect(await transcribe(teacher, sample('sound.m4a'))).toMatchObject({
      status: 424,
      body: { code: 'AI_NOT_ANSWERED', data: { failure: 'busy', said: '' } },
    });
    expect(await counted(account.id)).toBe(1);
    hearing('hears');
    const answers = await Promise.all(Array.from({ length: 12 }, () => transcribe(teacher, sample('sound.webm'))));
    expect(answers.filter(({ status: code }) => code === 201)).toHaveLength(9);
    expect(answers.find(({ status: code }) => code !== 201)!.body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit: 10 } });
    expect(await counted(account.id)).toBe(10);
    expect((await transcribe(scene.api.browser(), sample('sound.webm'))).status).toBe(401);
    configured(scene.api, [provider(scene.wire, 'a', [model('good')])]);
    expect((await transcribe(teacher, sample('sound.webm'))).body.code).toBe('AI_NOT_CONFIGURED');
  });

  it('[ASS-21] [AIT-17] invalid audio, and audio of more than 25 MB, are told with the number, and nothing of them leaves', {
    tags: ['proof'],
  }, async () => {
    const { account, teacher } = await newTeacher('school');
    hearing('hears');
    const before = scene.wire.asked.length;
    const large = new Uint8Array(AI_SPEECH_LIMITS.audioMegabytes * MEGABYTE + 1);
    large.set(sample('sound.webm'));
    expect(await transcribe(teacher, large)).toMatchObject({ status: 413, body: { code: 'AI_AUDIO_TOO_LARGE', data: { megabytes: 25 } } });
    for (const bytes of [Buffer.from('<html>kein Ton</html>'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])])
      expect(await transcribe(teacher, bytes)).toMatchObject({ status: 422, body: { code: 'AI_AUDIO_INVALID' } });
    expect((await transcribe(teacher, Buffer.from(''))).body.code).toBe('EMPTY_FILE');
    expect([scene.wire.asked.length, await counted(account.id)]).toEqual([before, undefined]);
    hearing('hears-noise');
    expect(await transcribe(teacher, sample('sound.webm'))).toMatchObject({ status: 422, body: { code: 'AI_AUDIO_INVALID' } });
    hearing('odd');
    expect((await transcribe(teacher, sample('sound.webm'))).body).toMatchObject({
      code: 'AI_NOT_ANSWERED',
      data: { failure: 'unknown', said: 'Ich bin eine Teekanne, …' },
    });
    expect(await counted(account.id)).toBe(0);
  });

  it('[ASS-21] [T-41] voices of three providers are listed and read aloud, each its own; names are not spoken elsewhere', async () => {
    const speaking = (id: string, more: object = {}) =>
      provider(scene.wire, id, [], {
        speechModels: [{ id: `${id}-mund`, remoteId: 'speaks', name: 'Mund', voices: [{ id: `v${id}`, name: `Stimme ${id}` }] }],
        ...more,
      });
    configured(scene.api, [speaking('a'), speaking('b', { location: { level: 'eu', place: 'Wien' } }), speaking('c')]);
    const { body } = await scene.api.browser().get<{ voices: AiVoice[]; hears: null }>('/api/ai/voices');
    expect(body.voices.map(({ name, provider: by, location }) => [name, by, location.place])).toEqual([
      ['Stimme a', 'Anbieter a', 'Eure Schule'],
      ['Stimme b', 'Anbieter b', 'Wien'],
      ['Stimme c', 'Anbieter c', 'Eure Schule'],
    ]);
    expect([body.hears, JSON.stringify(body).includes(CANARY)]).toEqual([null, false]);
    const { teacher } = await newTeacher();
    for (const { id, name } of body.voices) {
      expect((await speak(teacher, { text: 'Moos ist grün.', voice: id })).status).toBe(200);
      expect(scene.wire.asked.at(-1)!.body).toMatchObject({ input: 'Moos ist grün.', voice: name.replace('Stimme ', 'v') });
    }
    await speak(teacher, { text: 'Anna Müller wohnt in der Lindenstraße 12, 50674 Köln.' });
    expect(String(scene.wire.asked.at(-1)!.body['input'])).not.toMatch(/Müller|Lindenstraße/);
    expect((await speak(teacher, { text: 'Hallo', voice: 'a-mund|fremd' })).body.code).toBe('AI_MODEL_UNKNOWN');
    expect((await speak(teacher, { text: 'x'.repeat(1001) })).status).toBe(400);
    expect((await speak(scene.api.browser(), { text: 'Hallo' })).status).toBe(401);
    const html = { speechModels: [{ id: 'x', remoteId: 'speaks-html', name: 'X', voices: [{ id: 'v', name: 'V' }] }] };
    configured(scene.api, [provider(scene.wire, 'x', [], html)]);
    expect((await speak(teacher, { text: 'Hallo' })).body).toMatchObject({ code: 'AI_NOT_ANSWERED', data: { failure: 'broken' } });
    configured(scene.api, [provider(scene.wire, 'a', [model('good')])]);
    expect((await speak(teacher, { text: 'Hallo' })).body.code).toBe('AI_NOT_CONFIGURED');
    const { body: answers } = await scene.api.browser().get<{ voices: AiVoice[] }>('/api/ai/voices');
    expect(answers.voices).toEqual([]);
  });

  it('[ASS-21] pupils’ voices go to a provider only where their project allows it, and their teacher can stop it', async () => {
    const speechModels = [{ id: 'mund', remoteId: 'speaks', name: 'Mund', voices: [{ id: 'v', name: 'Stimme' }] }];
    const transcriptionModels = [{ id: 'ohr', remoteId: 'hears', name: 'Ohr' }];
    configured(scene.api, [provider(scene.wire, 'h', [], { transcriptionModels, speechModels })]);
    const { account, teacher } = await newTeacher();
    const { schoolClass, pupils } = await newClass(scene.api, { account, browser: teacher }, ['Quirin Zobel', 'Amina Said']);
    const project = await newProject({ account, browser: teacher }, schoolClass.id);
    const [pupil, classmate] = [pupils[0]!.browser, pupils[1]!.browser];
    const headers = { 'x-current-project-id': project.id };
    const hear = (by: TestBrowser, more: Record<string, string> = headers) =>
      by.post<{ text: string } & Refusal>('/api/ai/transcriptions?language=de', form(sample('sound.webm'), 'a.webm', 'audio/webm'), {
        headers: more,
      });
    const listen = (by: TestBrowser) => by.post<Refusal & string>('/api/ai/speeches', { text: 'Quirin Zobel liest.' }, { headers });
    const allowed = async (by: TestBrowser) => (await by.get<{ allowed: boolean }>('/api/ai/voices', { headers })).body.allowed;
    const before = scene.wire.asked.length;
    for (const refused of [hear(pupil), listen(pupil), hear(pupil, {})]) expect(await refused).toMatchObject({ status: 403 });
    expect([await allowed(pupil), await allowed(teacher), scene.wire.asked.length]).toEqual([false, true, before]);
    const change = (fields: object) => teacher.put<{ speech: boolean }>(`/api/projects/${project.id}/ai`, fields);
    expect((await change({ speech: true })).body.speech).toBe(true);
    expect(await hear(pupil)).toMatchObject({ status: 201, body: { text: 'Zähle bis 3' } });
    expect((await listen(pupil)).status).toBe(200);
    expect(String(scene.wire.asked.at(-1)!.body['input'])).not.toContain('Zobel');
    expect([await allowed(pupil), (await hear(pupil, {})).status]).toEqual([true, 403]);
    expect((await hear(pupils[0]!.browser, { 'x-current-project-id': schoolClass.id })).status).toBe(403);
    await teacher.put(`/api/projects/${project.id}/ai/pupils/${pupils[1]!.account.id}`, { stopped: true });
    expect((await hear(classmate)).body.code).toBe('AI_PAUSED');
    const { body: paused } = await teacher.put<{ state: string }>(`/api/projects/${project.id}/pause`, {});
    expect([paused.state, (await hear(pupil)).status]).toEqual(['paused', 403]);
    expect(await counted(account.id)).toBe(undefined);
  });
});
