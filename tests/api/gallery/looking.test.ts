import {
  type CloudState,
  callsRouteOf,
  type OpenMaterial,
  PRODUCT_PROVIDER,
  type Survey,
  TOOL_KEYS,
  TOOLS,
  type ToolKey,
  toolOfKind,
  type WebsiteItem,
  type Worksheet,
} from '@murmel/contracts';
import { Item, newId, Visitor, WordCloudWord } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ProductTemplates } from '../../../apps/api/src/core/templates/product-templates.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { OPEN } from '../reviews/reporting.js';
import { sixQuestions, surveyRow } from '../surveys/survey-cast.js';
import { cloudCast } from '../word_clouds/cloud-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const looking = ({ publicToken }: Pick<Item, 'publicToken'>) => ({ headers: { 'x-public-token': publicToken } });
const teacher = async () => {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
const storedItem = (id: string) => api.database.manager.findOneByOrFail(Item, { id });

/** All words of an answer, keys included. */
const written = (body: unknown): string => JSON.stringify(body);

/** An empty item of a tool that its owner opened to the world. */
async function opened(owner: { browser: TestBrowser }, tool: ToolKey): Promise<Item> {
  const { status, body } = await owner.browser.post<{ id: string }>(`/api${callsRouteOf(tool)}`, {});
  expect([200, 201]).toContain(status);
  await api.database.manager.update(Item, { id: body.id }, OPEN);
  return storedItem(body.id);
}

describe('open material in gallery mode, without an account', () => {
  it.each(TOOL_KEYS)('%s is read as long as it is open, and like what was never there afterwards', async (tool) => {
    const item = await opened(await teacher(), tool);
    const path = `/api${callsRouteOf(tool)}/${item.id}`;
    const visitors = await api.database.manager.count(Visitor);
    const nobody = api.browser();
    const { status, body } = await nobody.get<{ abilities: object; members?: unknown }>(path, looking(item));
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: TOOLS[tool].kind, title: item.title, abilities: { read: true } });
    expect(body.abilities).not.toMatchObject({ answer: true });
    expect(written(body)).not.toContain(item.token);
    await api.database.manager.update(Item, { id: item.id }, { privacy: 'locked' });
    const closed = await nobody.get<Refusal>(path, looking(item));
    const missing = await nobody.get<Refusal>(`/api${callsRouteOf(tool)}/${newId()}`, looking(item));
    expect([closed.status, closed.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(closed.body).toEqual(missing.body);
    expect(await api.database.manager.count(Visitor)).toBe(visitors);
  });

  it('the material of the product is read whole: tasks, questions, files, addresses', async () => {
    await api.application.get(ProductTemplates).keep();
    const listed = (await api.browser().get<{ entries: OpenMaterial[] }>('/api/gallery?limit=100')).body;
    const entries = listed.entries.filter(({ provider }) => provider?.id === PRODUCT_PROVIDER);
    expect(new Set(entries.map(({ item }) => item.kind)).size).toBeGreaterThan(8);
    const contents = new Map<string, unknown>();
    for (const { item } of entries) {
      const tool = toolOfKind(item.kind)!;
      const answer = await api.browser().get<unknown>(`/api${callsRouteOf(tool)}/${item.id}`, looking(await storedItem(item.id)));
      expect([item.title, answer.status]).toEqual([item.title, 200]);
      contents.set(item.id, answer.body);
    }
    const of = <T>(tool: ToolKey) =>
      entries.filter(({ item }) => item.kind === TOOLS[tool].kind).map(({ item }) => contents.get(item.id) as T);
    const sheets = of<Worksheet>('worksheet');
    expect(sheets.length).toBeGreaterThan(0);
    for (const { worksheet } of sheets) {
      expect(worksheet.blocks.length).toBeGreaterThan(0);
      for (const { content } of worksheet.blocks)
        for (const hidden of ['correct', 'solution', 'exact', 'others']) expect(content).not.toHaveProperty(hidden);
    }
    for (const { website } of of<WebsiteItem>('website')) {
      expect(website.publishedAt).not.toBeNull();
      expect(website.pages.length).toBeGreaterThan(0);
    }
    const surveys = of<Survey>('surveys');
    expect(surveys.length).toBeGreaterThan(0);
    for (const { survey } of surveys) expect(survey.questions.length).toBeGreaterThan(0);
  });

  it('a survey that was never opened for answers shows its questions there, nowhere else, and takes none', async () => {
    const owner = await teacher();
    const item = await api.people.item(owner.account, { ...OPEN, kind: 'survey', title: 'Klima' });
    await surveyRow(api, item, { state: 'draft' });
    await sixQuestions(api, item);
    const path = `/api/surveys/surveys/${item.id}`;
    const nobody = api.browser();
    const shown = (await nobody.get<Survey>(path, looking(item))).body.survey;
    expect(shown.questions).toHaveLength(6);
    expect(shown).not.toHaveProperty('editing');
    expect((await nobody.get<Survey>(path)).body.survey.questions).toEqual([]);
    expect((await nobody.get<Survey>(path, { headers: { 'x-public-token': 'x' } })).body.survey.questions).toEqual([]);
    const answer = { answers: [], incomplete: true };
    expect((await nobody.post(`${path}/responses`, answer, looking(item))).status).toBe(403);
    await api.database.manager.update(Item, { id: item.id }, { privacy: 'secret' });
    expect((await nobody.get(path, looking(item))).status).toBe(404);
  });

  it('a cloud shows the words of its owner, none of others, and none that is hidden', async () => {
    const cast = await cloudCast(api, {}, OPEN);
    const write = (text: string, by: { accountId?: string; visitorId?: string }) =>
      api.database.manager.insert(WordCloudWord, {
        id: newId(),
        itemId: cast.item.id,
        text,
        key: text.toLowerCase(),
        accountId: by.accountId ?? null,
        visitorId: by.visitorId ?? null,
        createdAt: new Date(),
      });
    for (const text of ['Sonne', 'Regen', 'Nebel']) await write(text, { accountId: cast.owner.account.id });
    for (const text of ['Sonne', 'Geheimnis']) await write(text, { visitorId: cast.guest.visitor.id });
    await write('Pupille', { accountId: cast.pupil.account.id });
    await cast.owner.browser.patch(`${cast.path}/moderate`, { keys: ['nebel'], mark: 'hidden' });
    const look = (browser: TestBrowser) => cast.cloud(browser, looking(cast.item).headers);
    for (const browser of [cast.nobody, cast.other.browser, cast.stranger.browser]) {
      const { status, body } = await look(browser);
      expect(status).toBe(200);
      const words = ['Sonne', 'Regen'].map((text) => ({ key: text.toLowerCase(), text, count: 1 }));
      expect(body).toEqual({ audience: 'guestShown', open: false, words: expect.arrayContaining(words), total: 2, people: 1, more: 0 });
      expect((body as Extract<CloudState, { audience: 'guestShown' }>).words).toHaveLength(2);
    }
    // Callers without the public token see what the owner chose for guests.
    expect((await cast.cloud(cast.nobody)).body).toEqual({ audience: 'guestHidden', open: false, show: true });
    await cast.owner.browser.put(cast.path, { show: false });
    expect((await look(cast.nobody)).body).toEqual({ audience: 'guestHidden', open: false, show: false });
    expect((await cast.nobody.put(`${cast.path}/add_word`, { words: 'Eis' }, looking(cast.item))).status).toBe(403);
    await api.database.manager.update(Item, { id: cast.item.id }, { privacy: 'locked' });
    expect((await look(cast.nobody)).status).toBe(404);
  });
});
