import {
  type AiRequest,
  CONVERSION,
  CONVERTER_LIMITS,
  CONVERTER_PAIRS,
  type ConverterInput,
  type ConverterOutput,
  converterSteps,
  type ConverterJob as Entry,
  LIMITS,
  MEGABYTE,
} from '@murmel/contracts';
import { type Account, ConverterJob } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { melodyOf } from '../../../apps/ai-sandbox/src/sounds/melody.js';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { ConverterRunner } from '../../../apps/api/src/core/ai/converters/converter-runner.js';
import { converterSoundKey } from '../../../apps/api/src/core/file-storage/storage-keys.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { madePdf, ofObjects } from '../../support/made-pdf.js';
import { form } from '../files/sending.js';
import { PASSWORD } from '../privacy/person.js';
import { ChatScene } from './chat-scene.js';
import { configured, model, provider } from './configured.js';

const PATH = '/api/ai/converters';
const FOREST = 'Im Wald lebt vieles. Pilze mögen es feucht. Ein Regenwurm frisst welke Blätter. '.repeat(3).trim();
const LONG = Array.from({ length: 40 }, (_, n) => `Absatz ${n + 1}. ${FOREST}`).join('\n\n');

let scene: ChatScene;
beforeAll(async () => {
  scene = await ChatScene.start(inject('databaseUrl'));
  scene.wire.says = ({ messages }) => {
    const told = String(messages[0]?.content);
    if (told.includes('Ronja'))
      return 'Ronja: Was lebt im Wald?\nMalik: Pilze und Würmer.\nRonja: Und die Blätter?\nMalik: Die werden Erde.';
    return told.includes('Übersetze') ? 'Much lives in the forest.' : '# Wald\n\nVieles lebt dort.';
  };
  offered();
});
afterAll(() => scene.stop());

/** The provider of the tests; with an address, one that is not there. */
function offered(baseUrl?: string): void {
  configured(scene.api, [
    provider(scene.wire, 'a', [model('obeys'), model('good'), model('down')], {
      transcriptionModels: [{ id: 'memo', name: 'Ohr' }],
      ...(baseUrl !== undefined && { baseUrl }),
      speechModels: [
        {
          id: 'melodie',
          name: 'Mund',
          voices: [
            { id: 'viola', name: 'Viola' },
            { id: 'cello', name: 'Cello' },
          ],
        },
      ],
    }),
  ]);
}

async function newTeacher(fields: Partial<Account> = {}) {
  const account = await scene.api.people.account({ licence: 'free', passwordHash: await hashPassword(PASSWORD), ...fields });
  return { account, teacher: await scene.api.people.signIn(scene.api.browser(), account) };
}
const runner = () => scene.api.application.get(ConverterRunner);
const rounds = async (): Promise<void> => {
  while (await runner().round());
};
const begin = (by: TestBrowser, body: object, headers: Record<string, string> = {}) =>
  by.call<Entry & Refusal>('POST', PATH, { body: { input: 'text', output: 'summary', text: FOREST, ...body }, headers });
const upload = (by: TestBrowser, input: 'pdf' | 'audio', output: ConverterOutput, bytes: Buffer, name = 'Material.pdf') =>
  by.post<Entry & Refusal>(`${PATH}/files?input=${input}&output=${output}`, form(bytes, name));
const get = async (by: TestBrowser, id: string) => (await by.get<Entry>(`${PATH}/${id}`)).body;
async function made(by: TestBrowser, sent: Promise<{ status: number; body: Entry & Refusal }>): Promise<Entry> {
  const { status, body } = await sent;
  expect([status, body.code]).toEqual([201, undefined]);
  await rounds();
  return get(by, body.id);
}
const counted = async ({ id }: Account) =>
  Number(
    (
      (await scene.api.database.query('select coalesce(sum(count), 0) as n from creation_count where account_id = $1 and kind = $2', [
        ...[id, CONVERSION],
      ])) as { n: string }[]
    )[0]!.n,
  );
const stored = (id: string) => scene.api.database.manager.findOneByOrFail(ConverterJob, { id });

describe('conversions', () => {
  it('[AIT-05] [AIT-06] [AIT-12] make every result that makes sense of a text, a PDF and a recording', { tags: ['proof'] }, async () => {
    const { teacher } = await newTeacher({ licence: 'school' });
    const pdf = madePdf([[FOREST.slice(0, 80)], ['Pilze sind keine Pflanzen.']]);
    const sound = melodyOf('Pilze im Wald', 'viola');
    const materials: Partial<Record<ConverterInput, (output: ConverterOutput) => ReturnType<typeof upload>>> = {
      text: (output) => begin(teacher, { output }),
      pdf: (output) => upload(teacher, 'pdf', output, pdf),
      audio: (output) => upload(teacher, 'audio', output, sound, 'Memo.wav'),
    };
    for (const [input, send] of Object.entries(materials))
      for (const output of CONVERTER_PAIRS[input as ConverterInput]) {
        const job = await made(teacher, send(output));
        expect([input, output, job.state, job.failure, job.percent]).toEqual([input, output, 'done', null, 100]);
        expect(job.result).not.toBe('');
        expect(job.sound !== null).toBe(output === 'podcast' || output === 'audio');
      }
  });

  it('[AIT-07] [AIT-11] a podcast is a talk of two, each with a voice, put together on this machine; a summary knows the wishes', async () => {
    const { teacher, account } = await newTeacher();
    const asked = scene.wire.asked.length;
    const job = await made(teacher, begin(teacher, { output: 'podcast', voices: ['melodie|cello', 'melodie|viola'] }));
    expect(job).toMatchObject({ state: 'done', step: null, sound: { contentType: 'audio/wav' } });
    const voices = scene.wire.asked.slice(asked).flatMap(({ body }) => (typeof body['voice'] === 'string' ? [body['voice']] : []));
    expect(voices).toEqual(['cello', 'viola', 'cello', 'viola']);
    const heard = await teacher.get<unknown>(job.sound!.url);
    expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/wav']);
    const wishes = {
      gradeLevel: 'GRADE_LEVEL_LOWER',
      wordCount: '150-250',
      framework: 'Kerncurriculum',
      lessonDuration: 45,
      lessonNumber: 3,
    };
    await made(teacher, begin(teacher, { output: 'lecture', ...wishes, sessionsPerWeek: 2 }));
    const told = String(scene.wire.asked.at(-1)!.body.messages[0]!.content);
    for (const words of ['Klassen 5 bis 7', '150 bis 250 Wörter', '⟦Kerncurriculum⟧', '45 Minuten', 'Stunde 3', '2 Stunden'])
      expect(told).toContain(words);
    expect(await counted(account)).toBe(2);
  });

  it('[AIT-08] takes 5,000 letters of a text and says so; a long PDF is read part by part', async () => {
    const { teacher } = await newTeacher();
    const job = await made(teacher, begin(teacher, { text: LONG }));
    expect(job).toMatchObject({ taken: CONVERTER_LIMITS.text, letters: LONG.length, state: 'done' });
    const pages = Array.from({ length: 12 }, () => Array.from({ length: 20 }, (_, n) => `Zeile ${n}: Pilze mögen es feucht und dunkel.`));
    const book = await made(teacher, upload(teacher, 'pdf', 'summary', madePdf(pages)));
    expect(book).toMatchObject({ state: 'done', taken: book.letters });
    expect((await stored(book.id)).notes.length).toBe(2);
  });

  it('[AIT-09] [AIT-17] are refused for pairs without sense and what is no such material, each with a reason of its own', async () => {
    const { teacher, account } = await newTeacher();
    const code = async (sent: Promise<{ body: Refusal }>) => (await sent).body.code;
    expect(await code(begin(teacher, { output: 'transcript' }))).toBe('CONVERTER_PAIR');
    expect(await code(begin(teacher, { output: 'hologram' }))).toBe('BAD_REQUEST');
    expect(await code(begin(teacher, { input: 'website', address: 'file:///etc/passwd', text: undefined }))).toBe('BAD_REQUEST');
    expect(await code(begin(teacher, { text: '   ' }))).toBe('BAD_REQUEST');
    expect(await code(begin(teacher, { model: 'unknown' }))).toBe('AI_MODEL_UNKNOWN');
    expect(await code(begin(teacher, { text: 'Ruf 0171 2345678 an, anna.muster@schule.example' }))).toBe('PERSONAL_DATA');
    expect(await code(upload(teacher, 'pdf', 'summary', Buffer.from('Text')))).toBe('UNSUPPORTED_TYPE');
    expect(await code(upload(teacher, 'audio', 'transcript', madePdf([['a']]), 'a.mp3'))).toBe('UNSUPPORTED_TYPE');
    expect(await code(upload(teacher, 'pdf', 'summary', Buffer.alloc(0)))).toBe('EMPTY_FILE');
    expect(await code(upload(teacher, 'audio', 'transcript', Buffer.alloc(25 * MEGABYTE + 1), 'a.wav'))).toBe('TOO_LARGE');
    expect(await counted(account)).toBe(0);
    const locked = ofObjects(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']);
    expect(await made(teacher, upload(teacher, 'pdf', 'text', locked))).toMatchObject({ state: 'failed', failure: 'broken' });
    expect(await made(teacher, upload(teacher, 'pdf', 'text', madePdf([[]])))).toMatchObject({ state: 'failed', failure: 'noText' });
    const private_ = await made(teacher, begin(teacher, { input: 'website', address: 'http://169.254.169.254/latest', text: undefined }));
    expect(private_).toMatchObject({ state: 'failed', failure: 'website' });
    expect(await made(teacher, begin(teacher, { model: 'down' }))).toMatchObject({ state: 'failed' });
    expect(await made(teacher, begin(teacher, { output: 'dialog', model: 'good' }))).toMatchObject({
      state: 'failed',
      failure: 'noSpeakers',
    });
    expect(await counted(account)).toBe(0);
  });

  it('[AIT-12] go on after the process that made them at each of three steps, and are charged once', { tags: ['proof'] }, async () => {
    const { teacher, account } = await newTeacher();
    const { manager } = scene.api.database;
    const whole = await made(teacher, begin(teacher, { output: 'podcast' }));
    const kept = await stored(whole.id);
    for (const before of [
      { step: 'extracting', result: null, sounds: 0 },
      { step: 'podcast', result: null, sounds: 0 },
      { step: 'speaking', result: kept.result, sounds: 2 },
    ] as const) {
      // A process was killed here: its lease runs out, and another one takes the job.
      await manager.update(
        ConverterJob,
        { id: kept.id },
        { ...before, state: 'running', failure: null, endedAt: null, soundType: null, soundBytes: null },
      );
      await manager.update(ConverterJob, { id: kept.id }, { attempts: 1, leasedUntil: new Date(Date.now() - 1000) });
      const storage = scene.api.application.get(Storage);
      for (let part = 0; part < before.sounds; part += 1)
        await storage.put(converterSoundKey(kept.id, part), melodyOf('schon', 'viola'), 'audio/wav');
      const asked = scene.wire.asked.length;
      await rounds();
      expect([before.step, (await get(teacher, kept.id)).state]).toEqual([before.step, 'done']);
      const spoken = scene.wire.asked.slice(asked).filter(({ body }) => 'voice' in body).length;
      expect([before.step, spoken]).toEqual([before.step, 4 - before.sounds]);
      expect(scene.wire.asked.slice(asked).some(({ path }) => path.endsWith('/chat/completions'))).toBe(before.result === null);
    }
    expect(await counted(account)).toBe(1);
    await manager.update(ConverterJob, { id: kept.id }, { state: 'running', endedAt: null, attempts: 3, leasedUntil: new Date(0) });
    await rounds();
    expect(await get(teacher, kept.id)).toMatchObject({ state: 'failed', failure: 'interrupted' });
    expect(await counted(account)).toBe(0);
  });

  it('[AIT-12] fail where the provider goes in step 3 of 5, go on there when it is back, and are charged once', async () => {
    const { teacher, account } = await newTeacher();
    const pages = Array.from({ length: 12 }, () => Array.from({ length: 20 }, (_, n) => `Zeile ${n}: Pilze mögen es feucht und dunkel.`));
    let parts = 0;
    const says = scene.wire.says;
    scene.wire.says = (told) => {
      // Gone as soon as the second part is read.
      if (!String(told.messages[0]?.content).includes('Ronja') && (parts += 1) === 2) offered('http://127.0.0.1:9/v1');
      return says(told);
    };
    const begun = await upload(teacher, 'pdf', 'podcast', madePdf(pages));
    await rounds();
    scene.wire.says = says;
    const failed = await get(teacher, begun.body.id);
    expect(failed).toMatchObject({ state: 'failed', step: 'podcast', failure: 'unreachable', result: null });
    expect([(await stored(failed.id)).notes.length, await counted(account)]).toEqual([2, 0]);
    offered();
    const asked = scene.wire.asked.length;
    expect((await teacher.call('PUT', `${PATH}/${failed.id}/retry`)).status).toBe(200);
    await rounds();
    expect(await get(teacher, failed.id)).toMatchObject({ state: 'done', percent: 100 });
    const chats = scene.wire.asked.slice(asked).filter(({ path }) => path.endsWith('/chat/completions'));
    expect([chats.length, await counted(account)]).toEqual([1, 1]);
  });

  it('[T-41] keep what was sent, words and sound alike, for their owner, and as long as they are there', async () => {
    const { teacher } = await newTeacher();
    const sentFor = async ({ id }: Entry) => (await teacher.get<{ requests: AiRequest[] }>(`${PATH}/${id}/requests`)).body.requests;
    const podcast = await made(teacher, begin(teacher, { output: 'podcast' }));
    const [asked, ...spoken] = await sentFor(podcast);
    expect(asked).toMatchObject({ model: 'Modell obeys', provider: 'Anbieter a', location: { level: 'house', place: 'Eure Schule' } });
    expect(asked!.messages.map(({ text }) => text).join('\n')).toContain('Ein Regenwurm frisst');
    expect(spoken.map(({ model: by, messages }) => [by, messages[0]!.text])).toEqual([
      ['Mund', 'Was lebt im Wald?'],
      ['Mund', 'Pilze und Würmer.'],
      ['Mund', 'Und die Blätter?'],
      ['Mund', 'Die werden Erde.'],
    ]);
    const sound = melodyOf('Pilze', 'viola');
    const memo = await made(teacher, upload(teacher, 'audio', 'transcript', sound, 'Memo.wav'));
    expect((await sentFor(memo)).map(({ model: by, messages }) => [by, messages[0]!.files])).toEqual([
      ['Ohr', [{ type: 'audio/wav', bytes: sound.length }]],
    ]);
    const other = (await newTeacher()).teacher;
    expect((await other.get(`${PATH}/${podcast.id}/requests`)).status).toBe(404);
    expect((await scene.api.browser().get(`${PATH}/${podcast.id}/requests`)).status).toBe(401);
    await teacher.call('DELETE', `${PATH}/${podcast.id}`);
    const [left] = await scene.api.database.query<{ n: number }[]>('select count(*)::int as n from ai_request where conversion_id = $1', [
      podcast.id,
    ]);
    expect(left!.n).toBe(0);
  });

  it('are cancelled, tried again and deleted with their sound; two at once, five a month', { tags: ['proof'] }, async () => {
    const { teacher, account } = await newTeacher();
    const [first, second] = [await begin(teacher, { output: 'audio' }), await begin(teacher, { output: 'audio' })];
    expect((await begin(teacher, {})).body).toMatchObject({ code: 'CONVERTER_UNDER_WAY', data: { limit: 2 } });
    expect((await teacher.call<Entry>('PUT', `${PATH}/${first.body.id}/cancel`)).body.state).toBe('cancelled');
    expect(await counted(account)).toBe(1);
    await rounds();
    expect((await get(teacher, first.body.id)).state).toBe('cancelled');
    expect((await teacher.call<Entry>('PUT', `${PATH}/${first.body.id}/retry`)).body).toMatchObject({ state: 'waiting', failure: null });
    await rounds();
    expect((await get(teacher, first.body.id)).state).toBe('done');
    expect((await teacher.call<Refusal>('PUT', `${PATH}/${first.body.id}/retry`)).body.code).toBe('CONVERTER_NOT_ENDED');
    const storage = scene.api.application.get(Storage);
    expect(await storage.exists(converterSoundKey(second.body.id))).toBe(true);
    expect((await teacher.call('DELETE', `${PATH}/${second.body.id}`)).status).toBe(200);
    expect(await storage.exists(converterSoundKey(second.body.id))).toBe(false);
    const limit = LIMITS.monthlyCreations[CONVERSION]!;
    await scene.api.database.query('update creation_count set count = $3 where account_id = $1 and kind = $2', [
      account.id,
      CONVERSION,
      limit,
    ]);
    expect((await begin(teacher, {})).body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit, kind: CONVERSION } });
    expect((await teacher.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect(await storage.exists(converterSoundKey(first.body.id))).toBe(false);
  });

  it('[T-41] keep a recording no longer than its text is unknown, and send no names of one’s classes', async () => {
    const { teacher } = await newTeacher();
    const begun = await upload(teacher, 'audio', 'transcript', melodyOf('Pilze', 'viola'), 'Memo.wav');
    const sent = (await stored(begun.body.id)).storageKey!;
    expect(await scene.api.application.get(Storage).exists(sent)).toBe(true);
    const job = await made(teacher, Promise.resolve(begun));
    const { storageKey, result } = await stored(job.id);
    expect([storageKey, result === '']).toEqual([null, false]);
    expect(await scene.api.application.get(Storage).exists(sent)).toBe(false);
    expect(converterSteps('transcript')).toEqual(['extracting']);
    const other = (await newTeacher()).teacher;
    expect((await other.get(`${PATH}/${job.id}`)).status).toBe(404);
    expect((await scene.api.browser().get(`${PATH}/${job.id}`)).status).toBe(401);
  });
});
