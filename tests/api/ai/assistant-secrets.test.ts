import type { AiAsked, AiMessage, AssistantItem, KnowledgeFile as Entry, OwnerFile as Sent } from '@murmel/contracts';
import { Assistant, type Item, KnowledgeFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { KnowledgeRunner } from '../../../apps/api/src/core/ai/knowledge/knowledge-runner.js';
import type { TestBrowser } from '../../support/browser.js';
import { form } from '../files/sending.js';
import { partsOf } from '../murmel/murmel-file.js';
import { ask, assistantCast, begin, pupilOf, startAssistants, type Talking } from './assistant-scene.js';
import type { ChatScene } from './chat-scene.js';

const FILE = 'Geheimbericht-Kanarie.txt';
const PROMPT = 'Anweisung-Kanarie: Sei wie ein Förster.';
const PASSAGE = `Der Biber baut Dämme. ${'Er ist ein Nagetier und fällt Bäume am Ufer. '.repeat(12)}`;
const CANARIES = [FILE, 'Geheimbericht', 'Anweisung-Kanarie'];

let scene: ChatScene;
beforeAll(async () => {
  scene = await startAssistants(inject('databaseUrl'));
});
afterAll(() => scene.stop());

/** An assistant with a file and instructions that are its maker's alone. */
async function knowing(privacy: Item['privacy'] = 'secret') {
  const cast = await assistantCast(scene, { instructions: PROMPT, model: 'told', tools: ['search_knowledge_base'] }, { privacy });
  const sent = await cast.owner.browser.post<Sent>(`/api/owner_files?itemId=${cast.item.id}`, form(Buffer.from(PASSAGE), FILE));
  expect(sent.status).toBe(201);
  const learned = await cast.owner.browser.post<Entry>(`${cast.address}/assistant_files`, { shrineId: sent.body.id });
  expect(learned.status).toBe(201);
  while (await scene.api.application.get(KnowledgeRunner).round());
  return cast;
}

/** An answer that refers to the first passage, and what its model was told. */
async function cited(talk: Talking): Promise<{ answer: AiMessage; told: string }> {
  let asked!: AiAsked;
  const said = await scene.nextTalk(async () => {
    asked = (await ask(talk, 'Was baut der Biber?')).body;
  });
  said.say('Dämme [1].');
  said.end();
  await scene.settled();
  const told = JSON.stringify(scene.wire.asked.at(-1)!.body);
  return { answer: (await talk.browser.get<AiMessage>(`/api/ai/messages/${asked.answer.id}`)).body, told };
}

const holdsNone = (text: string): void => {
  for (const canary of CANARIES) expect(text).not.toContain(canary);
};

describe('[T-44] sources of an answer', () => {
  it('are the files for those who may change it alone; others get page and passage once their maker shows them, never a name', async () => {
    const cast = await knowing();
    const { teacher, pupil } = await pupilOf(scene, cast.owner.account, cast.item.id);
    const mine = await cited(await begin(cast.owner.browser, cast.item));
    expect(mine.answer.sources).toEqual([{ n: 1, fileName: FILE, page: null, passage: expect.stringContaining('Der Biber') as string }]);
    expect(mine.told).toContain(FILE);
    const others = { reader: cast.reader.browser, pupil: pupil.browser, guest: cast.guest.browser };
    const talks = new Map<string, Talking>();
    for (const [name, browser] of Object.entries(others)) {
      const talk = await begin(browser, cast.item);
      talks.set(name, talk);
      const { answer, told } = await cited(talk);
      expect([name, answer.sources]).toEqual([name, []]);
      expect([name, told.includes('Der Biber baut Dämme.'), told.includes(FILE)]).toEqual([name, true, false]);
    }
    await cast.owner.browser.call('PUT', cast.address, { body: { showSources: true } });
    for (const [name, talk] of talks) {
      const { answer, told } = await cited(talk);
      expect([name, answer.sources]).toEqual([name, [{ n: 1, fileName: null, page: null, passage: expect.any(String) as string }]]);
      expect(answer.sources[0]!.passage.length).toBeLessThanOrEqual(300);
      expect([name, told.includes(FILE)]).toEqual([name, false]);
    }
    // A teacher who tries it as a pupil sees what a pupil sees.
    const tried = await teacher.post<{ id: string }>(`${cast.address}/conversations`, { asLearner: true });
    expect((await cited({ browser: teacher, conversation: tried.body.id })).answer.sources).toMatchObject([{ fileName: null }]);
    for (const browser of Object.values(others)) await seesNothing(browser, cast.item.id, talks);
    // Nor does the copy of their own data hold it.
    const copy = await fetch(`${cast.reader.browser.origin}/api/users/me/export`, { headers: cast.reader.browser.identity() });
    holdsNone(Buffer.from(await copy.arrayBuffer()).toString('latin1'));
  });

  async function seesNothing(browser: TestBrowser, itemId: string, talks: ReadonlyMap<string, Talking>): Promise<void> {
    const talk = [...talks.values()].find((one) => one.browser === browser)!;
    const paths = [
      `/api/ai/assistants/${itemId}`,
      `/api/ai/assistants/${itemId}/conversations`,
      `/api/ai/assistants/${itemId}/allowance`,
      `/api/ai/conversations/${talk.conversation}`,
      `/api/ai/messages?ownerType=AiConversation&ownerId=${talk.conversation}&limit=50`,
      `/api/items/${itemId}`,
      `/api/items/${itemId}/provenance`,
      '/api/ai/assistants/search',
      '/api/search?query=Kanarie',
    ];
    for (const path of paths) holdsNone(JSON.stringify((await browser.get(path)).body));
    const { entries } = (await browser.get<{ entries: AiMessage[] }>(paths[4]!)).body;
    for (const { run } of entries) if (run) holdsNone(JSON.stringify((await browser.get(`/api/ai/runs/${run.id}/requests`)).body));
  }
});

describe('[T-44] a copy of an assistant', () => {
  const copyOf = async (browser: TestBrowser, path: string, method: 'PUT' | 'POST', itemId: string) => {
    const { body, status } = await browser.call<{ item: Item }>(method, path, { body: { itemId } });
    expect(status).toBeLessThan(300);
    return body.item.id;
  };
  const told = (itemId: string) => scene.api.database.manager.findOneByOrFail(Assistant, { itemId });

  it('has role, instructions and files where its maker or a colleague who may change it makes it, and none of them elsewhere', async () => {
    const cast = await knowing('public_for_all');
    const { manager } = scene.api.database;
    for (const [browser, whole] of [
      [cast.owner.browser, true],
      [cast.writer.browser, true],
      [cast.reader.browser, false],
      [cast.other.browser, false],
    ] as const) {
      const id = await copyOf(browser, '/api/items/remix', 'PUT', cast.item.id);
      const { instructions, tools } = await told(id);
      expect([instructions, tools]).toEqual([whole ? PROMPT : '', ['search_knowledge_base']]);
      expect(await manager.countBy(KnowledgeFile, { itemId: id })).toBe(whole ? 1 : 0);
      if (!whole) holdsNone(JSON.stringify((await browser.get<AssistantItem>(`/api/ai/assistants/${id}`)).body));
    }
  });

  it('nor has one that is made of a template or out of the gallery', async () => {
    const cast = await knowing('public_for_all');
    const body = { itemId: cast.item.id, templateFor: 'public' };
    expect((await cast.owner.browser.call('PUT', '/api/items/toggle_template', { body })).status).toBe(200);
    const id = await copyOf(cast.other.browser, '/api/templates', 'POST', cast.item.id);
    expect((await told(id)).instructions).toBe('');
    holdsNone(JSON.stringify((await cast.other.browser.get('/api/templates?of=public&limit=100')).body));
    holdsNone(JSON.stringify((await cast.other.browser.get('/api/gallery?limit=50')).body));
  });

  it('nor has a file of the product that a stranger takes along', async () => {
    const cast = await knowing('public_for_all');
    const take = async (browser: TestBrowser) => {
      const { status, body } = await browser.post<Buffer>('/api/murmel_files', { ids: [cast.item.id] });
      const things = [...(await partsOf(body))].map(([name, bytes]) => `${name}\n${bytes.toString('latin1')}`).join('\n');
      return { status, things };
    };
    const [mine, strange] = [await take(cast.owner.browser), await take(cast.other.browser)];
    expect([mine.status, mine.things.includes('Anweisung-Kanarie'), mine.things.includes(FILE)]).toEqual([200, true, true]);
    expect(strange.status).toBe(200);
    holdsNone(strange.things);
  });
});
