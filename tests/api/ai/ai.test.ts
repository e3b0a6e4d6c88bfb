import { type AiCheck, type AiProviderEntry, type ListedMiniTool, MINI_TOOLS, type MiniToolForm, type ModelCard } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { AiWire } from '../../support/ai-wire.js';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf } from '../sharing/cast.js';
import { CANARY, configured as configuredIn, model, provider as providerOf } from './configured.js';

let api: TestApi;
let wire: AiWire;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  wire = await new AiWire().start();
});
afterAll(async () => {
  await wire.stop();
  await api.stop();
});

const configured = (told: object[], pupilModel?: string): void => configuredIn(api, told, pupilModel);
const provider = (id: string, models: object[], more: object = {}) => providerOf(wire, id, models, more);
const cards = async () => (await api.browser().get<{ models: ModelCard[] }>('/api/ai/model_cards')).body.models;

describe('models of the operator', () => {
  it('[AIT-16][LIB-14] everybody sees which there are, in the operator’s order; none is nobody’s', async () => {
    configured([]);
    expect(await cards()).toEqual([]);
    configured([
      provider('a', [model('large', { teachersOnly: true, reasoning: true, shortName: 'G' })]),
      provider('b', [model('klein', { id: 'small', images: true, open: true }), model('x', { id: 'gpt-4o', plugins: true })], {
        location: { level: 'eu', place: 'Frankreich' },
      }),
    ]);
    const said = await cards();
    expect(said.map(({ id, usual, teachersOnly }) => [id, usual, teachersOnly])).toEqual([
      ['large', 'teachers', true],
      ['small', null, false],
      ['gpt-4o', 'pupils', false],
    ]);
    expect(said[1]).toEqual({
      ...{ id: 'small', name: 'Modell klein', shortName: 'Modell klein', provider: 'Anbieter b', contextWindow: 128_000, maxTokens: 8192 },
      ...{ reasoning: false, plugins: false, images: true, open: true, teachersOnly: false, usual: null, trial: false },
      location: { level: 'eu', place: 'Frankreich' },
    });
    expect(JSON.stringify(said)).not.toMatch(new RegExp(`${CANARY}|127\\.0\\.0\\.1`));
  });

  it('[D-8] pupils get the one that is configured, unless it is for teachers alone or not there; with one model it is everybody’s', async () => {
    const usual = async () => (await cards()).map(({ usual }) => usual);
    configured([provider('a', [model('one'), model('two')])], 'two');
    expect(await usual()).toEqual(['teachers', 'pupils']);
    configured([provider('a', [model('one', { teachersOnly: true }), model('two', { teachersOnly: true }), model('three')])], 'two');
    expect(await usual()).toEqual(['teachers', null, 'pupils']);
    configured([provider('a', [model('one')])], 'gone');
    expect(await usual()).toEqual(['both']);
  });

  it('admins see the providers and ask them for a word; nobody else, and never a key', async () => {
    const embeddingModels = [{ id: 'e', name: 'Einbettung' }];
    configured([
      provider('a', [model('good'), model('unauthorised', { teachersOnly: true })]),
      provider('b', [model('down')], { embeddingModels }),
    ]);
    const { admin, owner, pupil, guest, nobody } = await castOf(api);
    const list = await admin.browser.get<AiProviderEntry[]>('/api/ai/providers');
    expect(list.body.map(({ id, host, models }) => [id, host, models.length])).toEqual([
      ['a', new URL(wire.address).host, 2],
      ['b', new URL(wire.address).host, 1],
    ]);
    expect(list.body.map((one) => one.embeddingModels)).toEqual([[], [{ id: 'e', name: 'Einbettung', used: true }]]);
    const { status, body } = await admin.browser.post<AiCheck[]>('/api/ai/provider_checks', { provider: 'a' });
    expect([status, body]).toEqual([
      200,
      [
        { model: 'good', failure: null, words: 'Hallo', firstWordMs: expect.any(Number) as number },
        { model: 'unauthorised', failure: 'unauthorised', words: '', firstWordMs: null },
      ],
    ]);
    expect((await admin.browser.post('/api/ai/provider_checks', { provider: 'fremd' })).status).toBe(422);
    const before = wire.asked.length;
    for (const [browser, refused] of [
      [owner.browser, 403],
      [pupil.browser, 403],
      [guest.browser, 403],
      [nobody, 401],
    ] as const) {
      expect((await browser.get('/api/ai/providers')).status).toBe(refused);
      expect((await browser.post('/api/ai/provider_checks', { provider: 'a' })).status).toBe(refused);
    }
    expect(wire.asked.length).toBe(before);
    expect(JSON.stringify([list.body, body])).not.toContain(CANARY);
    expect(Object.keys(wire.asked.at(-1)!.body).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'stream']);
  });
});

describe('mini tools', () => {
  interface Page {
    entries: ListedMiniTool[];
    total: number;
  }
  const names = ({ body }: { body: Page }) => body.entries.map(({ name }) => name);

  it('teachers find those of the product by page, category and words, in their language or another; no template travels', async () => {
    const { browser } = (await castOf(api)).owner;
    const list = (query: string) => browser.get<Page>(`/api/ai/mini_tools/catalogue${query}`);
    const [first, last] = [await list(''), await list(`?limit=100&page=1`)];
    expect([first.body.entries.length, first.body.total]).toEqual([10, MINI_TOOLS.length]);
    expect(names(last)).toEqual(MINI_TOOLS.map(({ name }) => name.de));
    expect(names(await list('?page=2&limit=2'))).toEqual(MINI_TOOLS.slice(2, 4).map(({ name }) => name.de));
    expect(names(await list('?page=90'))).toEqual([]);
    expect(names(await list('?category=organising&query=ÉLTERN%20klar'))).toEqual(['Elternbrief']);
    expect(names(await list('?query=parents&language=en&limit=1'))).toEqual(['Letter to parents']);
    expect(names(await list('?query=parents'))).toEqual([]);
    const featured = await browser.get<ListedMiniTool[]>('/api/ai/mini_tools/featured?language=en');
    expect(featured.body.map(({ id }) => id)).toEqual(MINI_TOOLS.filter((tool) => tool.featured).map(({ id }) => id));
    const { status, body } = await browser.get<MiniToolForm>('/api/ai/mini_tools/catalogue/lesson-opener');
    expect([status, body.name, body.fields.map(({ id, kind }) => `${id}:${kind}`)]).toEqual([
      200,
      'Stundeneinstieg',
      ['topic:text', 'subject:choice', 'grade:grade', 'minutes:number', 'form:choice', 'group:longText'],
    ]);
    expect(body.fields[3]).toEqual({
      ...{ id: 'minutes', kind: 'number', label: 'Minuten', example: null, required: true, maxLength: null },
      ...{ min: 3, max: 180, options: [], preset: '10' },
    });
    expect(body.fields[4]!.options[1]).toEqual({ value: 'pairs', label: 'zu zweit' });
    expect(JSON.stringify([last.body, featured.body, body])).not.toMatch(/"prompt"|Gib aus/);
  });

  it('what is none is not there, what is no question is refused, and nobody but teachers asks', async () => {
    const { owner, admin, pupil, guest, nobody } = await castOf(api);
    const statuses = async (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await owner.browser.get(`/api/ai/mini_tools/catalogue${path}`)).status));
    expect(await statuses(['/constructor', '/Lesson-Opener', `/${owner.account.id}`])).toEqual([404, 404, 404]);
    const invalid = ['?category=none', '?limit=101', '?page=0', '?language=fr', `?query=${'a'.repeat(201)}`, '?more=1'];
    expect(await statuses([...invalid, `/${'a'.repeat(61)}`])).toEqual(Array(7).fill(400));
    expect((await owner.browser.get('/api/ai/mini_tools/featured?id=1')).status).toBe(400);
    expect((await admin.browser.get('/api/ai/mini_tools/catalogue')).status).toBe(200);
    for (const path of ['/catalogue', '/featured', '/catalogue/lesson-opener']) {
      for (const [browser, refused] of [
        [pupil.browser, 403],
        [guest.browser, 403],
        [nobody, 401],
      ] as const) {
        expect((await browser.get(`/api/ai/mini_tools${path}`)).status).toBe(refused);
      }
    }
  });
});
