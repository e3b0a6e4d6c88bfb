import {
  AI_IMAGE,
  AI_IMAGE_LIMITS,
  AI_IMAGE_SIZES,
  type AiProviderEntry,
  type AiImage as ImageEntry,
  type ImageModelCard,
  LIMITS,
} from '@murmel/contracts';
import { AiImage, berlinMonth } from '@murmel/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { ImageGenerator } from '../../../apps/api/src/core/ai/images/image-generator.js';
import { ModelChoice } from '../../../apps/api/src/core/ai/model-choice.js';
import { removeOrphanFiles } from '../../../apps/api/src/core/housekeeping/remove-orphan-files.js';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import { within } from '../../live/support/live-browser.js';
import { AiWire } from '../../support/ai-wire.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { PASSWORD } from '../privacy/person.js';
import { castOf } from '../sharing/cast.js';
import { CANARY, configured, imageModel, provider } from './configured.js';

const KNOBS = {
  fields: { guidance: 'guidance_scale', steps: 'num_inference_steps', seed: 'seed', negative: 'negative_prompt' },
  options: { response_format: 'b64_json' },
};
const FAILING = ['busy', 'quota', 'unauthorised', 'refused', 'filtered', 'down', 'reset', 'html', 'silent'];
const STRANGE = ['paints-svg', 'paints-elsewhere', 'paints-nothing', 'paints-without-end'];

let api: TestApi;
let wire: AiWire;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  wire = await new AiWire().start();
  usual();
});
const painter = () =>
  provider(wire, 'a', [], {
    imageModels: [imageModel('paints', KNOBS), imageModel('square', { remoteId: 'paints', sizes: ['1024x1024'] })],
  });
const usual = () =>
  configured(api, [painter(), provider(wire, 'b', [], { imageModels: [...FAILING, ...STRANGE].map((id) => imageModel(id)) })]);
/** Leaves no fallback model. */
const alone = (id: string) => configured(api, [provider(wire, 'b', [], { imageModels: [imageModel(id)] })]);
afterAll(async () => {
  await wire.stop();
  await api.stop();
});

/** Resets the models marked as silent. */
const rested = () => (Reflect.get(api.application.get(ModelChoice), 'resting') as Map<string, number>).clear();
const maker = () => api.application.get(ImageGenerator);
const newTeacher = async (licence: 'free' | 'school' = 'free') => {
  const account = await api.people.account({ licence, name: 'Quastenflosser', passwordHash: await hashPassword(PASSWORD) });
  return { account, teacher: await api.people.signIn(api.browser(), account) };
};
const post = <T = ImageEntry>(teacher: TestBrowser, body: object, headers: Record<string, string> = {}) =>
  teacher.call<T>('POST', '/api/ai/images', { body: { prompt: 'Ein Fichtenwald', ...body }, headers });
const drawn = async (teacher: TestBrowser, body: object = {}): Promise<ImageEntry> => {
  const { status, body: begun } = await post(teacher, body);
  expect([status, begun.state]).toEqual([201, 'queued']);
  await maker().settled();
  return (await teacher.get<ImageEntry>(`/api/ai/images/${begun.id}`)).body;
};
const bytesOf = async (teacher: TestBrowser, path: string) => {
  const response = await fetch(`${teacher.origin}${path}`, { headers: teacher.identity() });
  return { headers: Object.fromEntries(response.headers), bytes: Buffer.from(await response.arrayBuffer()) };
};
const counted = async (accountId: string): Promise<number> => {
  const [row] = await api.database.query<{ n: number }[]>(
    'select coalesce(sum(count), 0)::int as n from creation_count where account_id = $1 and kind = $2',
    [accountId, AI_IMAGE],
  );
  return row!.n;
};

describe('a picture of a model', () => {
  it('[AIT-03] is drawn in the background as it was asked for, drawn anew without what hides in it, and its teacher’s alone', async () => {
    const { teacher, account } = await newTeacher();
    const image = await drawn(teacher, { style: 'origami', size: '1344x768', guidance: 9, steps: 40, seed: 48_291, negative: ' Schrift ' });
    expect(image).toMatchObject({
      ...{
        state: 'done',
        style: 'origami',
        size: '1344x768',
        guidance: 9,
        steps: 40,
        seed: 48_291,
        negative: 'Schrift',
        altText: 'Ein Fichtenwald',
      },
      ...{ model: 'paints', modelName: 'Bild paints', provider: 'Anbieter a', failure: null, createdAt: expect.any(String) },
      file: { width: 1344, height: 768 },
    });
    const { path, body, headers } = wire.asked.at(-1)!;
    expect(path).toBe('/v1/images/generations');
    expect(headers.authorization).toBe(`Bearer ${CANARY}`);
    expect(body).toEqual({
      ...{
        model: 'paints',
        n: 1,
        size: '1344x768',
        guidance_scale: 9,
        num_inference_steps: 40,
        seed: 48_291,
        negative_prompt: 'Schrift',
        response_format: 'b64_json',
      },
      prompt: expect.stringMatching(/^Ein Fichtenwald\n\nOrigami/),
    });
    const shown = await bytesOf(teacher, `${image.file!.url}?inline`);
    expect(shown.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-cache' },
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "inline; filename*=UTF-8''Ein%20Fichtenwald.png",
    });
    const { width, height, exif, xmp } = await sharp(shown.bytes).metadata();
    expect(xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect([width, height, exif]).toEqual([1344, 768, undefined]);
    expect(shown.bytes.includes('EIN-ORT')).toBe(false);
    expect((await bytesOf(teacher, image.file!.url)).headers['content-disposition']).toMatch(/^attachment; /);
    expect((await sharp((await bytesOf(teacher, image.file!.thumbnailUrl)).bytes).metadata()).width).toBe(LIMITS.file.thumbnailEdge);
    const stored = await api.database.manager.findOneByOrFail(AiImage, { id: image.id });
    expect(stored).toMatchObject({ accountId: account.id, prompt: 'Ein Fichtenwald', width: 1344, bytes: shown.bytes.length });
    expect(JSON.stringify([image, stored])).not.toMatch(new RegExp(`${CANARY}|127\\.0\\.0\\.1`));
    const { owner, pupil, guest, nobody } = await castOf(api);
    for (const path of [`/api/ai/images/${image.id}`, image.file!.url, image.file!.thumbnailUrl]) {
      const met = await Promise.all(
        [owner.browser, pupil.browser, guest.browser, nobody].map(async (browser) => (await browser.get(path)).status),
      );
      expect(met).toEqual([404, 403, 403, 401]);
    }
  });

  it('[B-image] has a seed of its own where nobody chose one, and nothing that its model does not take', async () => {
    const { teacher } = await newTeacher();
    const [one, other] = [await drawn(teacher), await drawn(teacher)];
    expect(one.seed).toEqual(expect.any(Number));
    expect(one.seed).not.toBe(other.seed);
    const square = await drawn(teacher, { model: 'square', seed: 5, negative: 'Schrift' });
    expect(square).toMatchObject({ seed: null, guidance: null, steps: null, negative: null, provider: 'Anbieter a' });
    expect(wire.asked.at(-1)!.body).toEqual({ model: 'paints', n: 1, size: '1024x1024', prompt: expect.any(String) });
    expect(await post<Refusal>(teacher, { model: 'square', size: '1344x768' })).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    });
    expect(await post<Refusal>(teacher, { model: 'gone' })).toMatchObject({ status: 422, body: { code: 'AI_MODEL_UNKNOWN' } });
  });

  it('[AIT-01] [AIT-17] [A16] [B-image] has at most 1000 letters, and everything else within its bounds', async () => {
    const { teacher, account } = await newTeacher();
    const refused = [
      { prompt: 'x'.repeat(AI_IMAGE_LIMITS.prompt.max + 1) },
      ...[{ prompt: '  ' }, { style: 'comic' }, { size: '2048x2048' }, { guidance: 21 }, { steps: 9 }, { steps: 10.5 }],
      ...[
        { negative: 'x'.repeat(AI_IMAGE_LIMITS.negative.max + 1) },
        { seed: -1 },
        { seed: 2 ** 31 },
        { accountId: account.id },
        { state: 'done' },
      ],
    ];
    for (const body of refused) expect([body, (await post(teacher, body)).status]).toEqual([body, 400]);
    expect(await api.database.manager.countBy(AiImage, { accountId: account.id })).toBe(0);
    expect(AI_IMAGE_LIMITS.prompt.max).toBe(1000);
    const taken = [
      { size: '1024x1024', guidance: 1, steps: 10 },
      { size: '1344x768', guidance: 20, steps: 50 },
      { size: '768x1344', prompt: 'x'.repeat(AI_IMAGE_LIMITS.prompt.max) },
    ] as const;
    for (const asked of taken) expect(await drawn(teacher, asked)).toMatchObject({ state: 'done', ...('prompt' in asked ? {} : asked) });
    expect((await post(api.browser(), {})).status).toBe(401);
  });

  it('[T-41] tells nobody who somebody is: asked before, and with placeholders of no kind', async () => {
    const { teacher, account } = await newTeacher();
    const prompt = 'Anna Muster liest, anna.muster@schule.example';
    const { status, body } = await post<Refusal>(teacher, { prompt });
    expect([status, body.code]).toEqual([422, 'PERSONAL_DATA']);
    expect(await counted(account.id)).toBe(0);
    const inNegative = await post<Refusal>(teacher, { prompt: 'Ein Wald', negative: 'Anna Muster, anna.muster@schule.example' });
    expect(inNegative.body.code).toBe('PERSONAL_DATA');
    expect((await drawn(teacher, { prompt, force: true, style: 'custom', negative: 'Anna Muster' })).prompt).toBe(prompt);
    const { body: said, headers } = wire.asked.at(-1)!;
    expect(said).toMatchObject({ prompt: 'Person liest,', negative_prompt: 'Person' });
    const asked = JSON.stringify({ said, headers });
    expect(asked).not.toMatch(/Anna|Muster|schule\.example|Quastenflosser/);
    expect(asked).not.toContain(account.id);
  });

  it('[AIT-04] that is not drawn says why, costs nothing, and only what a filter refused is counted', async () => {
    const { teacher, account } = await newTeacher('school');
    const kinds: Record<string, string> = {};
    const failureOf = async (model: string) => {
      alone(model);
      return (await drawn(teacher, { model })).failure!;
    };
    for (const model of FAILING.filter((name) => name !== 'silent')) kinds[model] = await failureOf(model);
    expect(kinds).toEqual({
      ...{ busy: 'busy', quota: 'quota', unauthorised: 'unauthorised', refused: 'refused', filtered: 'filtered' },
      ...{ down: 'unreachable', reset: 'unreachable', html: 'broken' },
    });
    const strange: Record<string, string> = {};
    for (const model of STRANGE) strange[model] = await failureOf(model);
    usual();
    expect(strange).toEqual({
      ...{ 'paints-svg': 'broken', 'paints-elsewhere': 'broken', 'paints-nothing': 'broken', 'paints-without-end': 'broken' },
    });
    expect(wire.asked.filter(({ path }) => path.includes('elsewhere'))).toEqual([]);
    expect(await counted(account.id)).toBe(1);
    expect((await teacher.get<{ total: number }>('/api/ai/images')).body.total).toBe(12);
  });

  it('[AIT-04] is drawn by the next provider to whom its words may go, with what that one takes, and counted once', {
    tags: ['proof'],
  }, async () => {
    const { teacher, account } = await newTeacher();
    const asked = async (work: () => Promise<ImageEntry>) => {
      const before = wire.asked.length;
      const image = await work();
      return { image, by: wire.asked.slice(before).map(({ body }) => String(body['prompt'] && body.model)) };
    };
    const world = { location: { level: 'world', place: 'Übersee' } };
    const union = { location: { level: 'eu', place: 'Frankfurt' } };
    const others = [
      provider(wire, 'far', [], { imageModels: [imageModel('far', { remoteId: 'paints' })], ...world }),
      provider(wire, 'near', [], { imageModels: [imageModel('near', { remoteId: 'paints', fields: { seed: 'seed' } })], ...union }),
      provider(wire, 'small', [], { imageModels: [imageModel('small', { remoteId: 'paints', sizes: ['1024x1024'] })] }),
    ];
    const first = (id: string, where: object) => provider(wire, 'first', [], { imageModels: [imageModel(id, KNOBS)], ...where });
    for (const id of ['down', 'busy', 'html', 'paints-svg', 'paints-nothing']) {
      configured(api, [first(id, union), ...others]);
      rested();
      const { image, by } = await asked(() => drawn(teacher, { size: '1344x768', guidance: 9, steps: 40, seed: 7, model: id }));
      expect([id, by, image]).toEqual([
        id,
        [id, 'paints'],
        expect.objectContaining({
          ...{ state: 'done', model: 'near', modelName: 'Bild near', provider: 'Anbieter near' },
          ...{ guidance: null, steps: null, seed: 7, failure: null },
        }),
      ]);
      expect(wire.asked.at(-1)!.body).toMatchObject({ size: '1344x768', seed: 7 });
    }
    expect(await counted(account.id)).toBe(5);
    // One that just failed is left out for a while, and asked last.
    const again = await asked(() => drawn(teacher, { size: '1344x768', model: 'paints-nothing' }));
    expect([again.by, again.image.model]).toEqual([['paints'], 'near']);
    // A request to the school's own server is never passed to a less strict provider, nor to a model with another size.
    configured(api, [first('down', {}), ...others]);
    rested();
    const strict = await asked(() => drawn(teacher, { size: '1344x768' }));
    expect([strict.by, strict.image.failure, strict.image.model]).toEqual([['down'], 'unreachable', 'down']);
    const square = await asked(() => drawn(teacher, { size: '1024x1024' }));
    expect([square.by, square.image.model]).toEqual([['paints'], 'small']);
    // Words that a filter refused are refused, and sent nowhere else.
    configured(api, [provider(wire, 'first', [], { imageModels: [imageModel('sieve', { remoteId: 'filtered' })] }), ...others]);
    const filtered = await asked(() => drawn(teacher, { size: '1024x1024' }));
    expect([filtered.by, filtered.image.failure]).toEqual([['filtered'], 'filtered']);
    configured(api, [first('down', {}), provider(wire, 'second', [], { imageModels: [imageModel('reset')] })]);
    rested();
    const none = await asked(() => drawn(teacher));
    expect([none.by, none.image.failure, await counted(account.id)]).toEqual([['down', 'reset'], 'allFailed', 8]);
    usual();
    rested();
  });

  it('[AIT-22] lies in the history page by page, is described, and removed to nothing', async () => {
    const { teacher, account } = await newTeacher();
    const [old, newer] = [await drawn(teacher, { prompt: 'Eins' }), await drawn(teacher, { prompt: 'Zwei' })];
    const page = await teacher.get<{ entries: ImageEntry[]; total: number }>('/api/ai/images?limit=1&page=2');
    expect([page.body.entries.map(({ prompt }) => prompt), page.body.total]).toEqual([['Eins'], 2]);
    const altText = 'Drei Fichten am Hang';
    expect((await teacher.call<ImageEntry>('PUT', `/api/ai/images/${old.id}`, { body: { altText } })).body.altText).toBe(altText);
    expect((await teacher.call('PUT', `/api/ai/images/${old.id}`, { body: { altText: 'x'.repeat(501) } })).status).toBe(400);
    const { storageKey } = await api.database.manager.findOneByOrFail(AiImage, { id: old.id });
    const storage = api.application.get(Storage);
    expect((await teacher.call('DELETE', `/api/ai/images/${old.id}`)).status).toBe(200);
    expect([await storage.exists(storageKey!), await storage.exists(`${storageKey}.thumb.webp`)]).toEqual([false, false]);
    expect((await teacher.get(`/api/ai/images/${old.id}`)).status).toBe(404);
    const kept = (await api.database.manager.findOneByOrFail(AiImage, { id: newer.id })).storageKey!;
    const tomorrow = new Date(Date.now() + 2 * 86_400_000);
    await storage.put('ai-images/lost', Buffer.from('x'), 'image/png');
    expect(await removeOrphanFiles(api.database, tomorrow, storage)).toBeGreaterThan(0);
    expect([await storage.exists(kept), await storage.exists(`${kept}.thumb.webp`), await storage.exists('ai-images/lost')]).toEqual([
      true,
      true,
      false,
    ]);
    expect((await teacher.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    expect([await storage.exists(kept), await api.database.manager.countBy(AiImage, { accountId: account.id })]).toEqual([false, 0]);
  });

  it('of 100 at once exactly as many are drawn as are left, two at a time; the same key twice is one', { tags: ['proof'] }, async () => {
    const { teacher, account } = await newTeacher();
    const limit = LIMITS.monthlyCreations[AI_IMAGE]!;
    expect(limit).toBe(10);
    await api.database.query('insert into creation_count (account_id, kind, month, count) values ($1, $2, $3, $4)', [
      ...[account.id, AI_IMAGE, berlinMonth(new Date()), limit - 3],
    ]);
    const many = await Promise.all(Array.from({ length: 100 }, () => post<ImageEntry & Refusal>(teacher, { model: 'silent' })));
    const taken = many.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(taken).toHaveLength(AI_IMAGE_LIMITS.atOnce);
    expect(new Set(many.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(new Set(['AI_IMAGES_UNDER_WAY']));
    await within(5000, () => wire.asked.filter(({ body }) => body.model === 'silent').length === 2);
    // Simulates the end of their process: no request waits for ever, and images that were not drawn are not counted.
    await api.database.query("update ai_image set alive_at = now() - interval '11 seconds' where id = $1", [taken[0]]);
    Reflect.set(maker(), 'making', new Map([...(Reflect.get(maker(), 'making') as Map<string, object>)].filter(([id]) => id !== taken[0])));
    await maker().round();
    expect((await teacher.get<ImageEntry>(`/api/ai/images/${taken[0]}`)).body).toMatchObject({ state: 'failed', failure: 'interrupted' });
    // Removed while it is drawn: the provider is not waited for.
    await teacher.call('DELETE', `/api/ai/images/${taken[1]}`);
    await maker().settled();
    expect(await counted(account.id)).toBe(limit - 2);
    const twice = await Promise.all([1, 2].map(() => post(teacher, { prompt: 'Einmal' }, { 'Idempotency-Key': 'bild-1' })));
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    await maker().settled();
    await drawn(teacher);
    expect(await post<Refusal>(teacher, {})).toMatchObject({
      status: 422,
      body: { code: 'LIMIT_REACHED', data: { limit, kind: AI_IMAGE } },
    });
    expect(await counted(account.id)).toBe(limit);
  });

  it('[AIT-16] everybody sees which models draw and what they take, admins how much they drew today', async () => {
    const { imageModels } = (await api.browser().get<{ imageModels: ImageModelCard[] }>('/api/ai/model_cards')).body;
    expect(imageModels.slice(0, 2)).toMatchObject([
      {
        id: 'paints',
        provider: 'Anbieter a',
        knobs: ['guidance', 'steps', 'seed', 'negative'],
        sizes: AI_IMAGE_SIZES,
        location: { level: 'house' },
      },
      { id: 'square', knobs: [], sizes: ['1024x1024'] },
    ]);
    expect(JSON.stringify(imageModels)).not.toMatch(new RegExp(`${CANARY}|127\\.0\\.0\\.1|guidance_scale`));
    const admin = await api.people.signIn(api.browser(), await api.people.account({ admin: true }));
    const { body } = await admin.get<AiProviderEntry[]>('/api/ai/providers');
    expect(body[1]!.imageModels.find(({ id }) => id === 'filtered')!.today).toEqual({ runs: 1, failed: 1 });
  });
});
