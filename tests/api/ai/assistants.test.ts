import { ASSISTANT_LIMITS, type AssistantItem, type FeaturedAssistant, type ListedAssistant, type Provenance } from '@murmel/contracts';
import { AiRun, Assistant, Item, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ProductTemplates } from '../../../apps/api/src/core/templates/product-templates.js';
import type { Refusal } from '../../support/browser.js';
import { fileOnPart } from '../remixes/copies.js';
import { ask, assistantCast, begin, ROUTE, read, startAssistants } from './assistant-scene.js';
import type { ChatScene } from './chat-scene.js';

let scene: ChatScene;
beforeAll(async () => {
  scene = await startAssistants(inject('databaseUrl'));
});
afterAll(() => scene.stop());

const stored = (item: { id: string }) => scene.api.database.manager.findOneByOrFail(Assistant, { itemId: item.id });
const told = () => scene.wire.asked.at(-1)!.body;

describe('an assistant', () => {
  it('[ASS-01] [ASS-05] [ASS-06] is made with everything that it has, changed and read back; who only talks with it is not shown its instructions', async () => {
    const { owner } = await assistantCast(scene);
    const fields = {
      ...{
        instructions: 'Frag zurück.',
        pupilDescription: 'Fragt dich über den Wald.',
        model: 'good',
        tools: ['search_knowledge_base', 'code_interpreter'],
        mcpTools: ['wetter'],
      },
      ...{ starters: ['Was ist Moos?'], category: 'for_learners', subcategory: 'BIOLOGY', personaCategory: 'my_characters', dailyLimit: 7 },
      showSources: true,
      avatar: { icon: 'flask', colour: 3, file: null },
    };
    const made = await owner.browser.post<AssistantItem>(ROUTE, { title: 'Moosfrau', description: 'Kennt Moose.', ...fields });
    expect(made.status).toBe(201);
    expect(made.body.assistant).toEqual({ ...fields, archived: false, remixes: 0, files: [] });
    expect(await stored(made.body)).toEqual({ itemId: made.body.id, ...fields, archived: false });
    const { item } = await assistantCast(scene);
    expect((await owner.browser.call('PUT', `${ROUTE}/${item.id}`, { body: { instructions: 'Fremd.' } })).status).toBe(404);
    const mine = await assistantCast(scene);
    await mine.writer.browser.call('PUT', mine.address, { body: { instructions: 'Neu.', dailyLimit: null } });
    expect((await stored(mine.item)).instructions).toBe('Neu.');
    for (const browser of [mine.reader.browser, mine.guest.browser]) {
      expect((await browser.call('PUT', mine.address, { body: { instructions: 'Weg.' } })).status).toBe(403);
      const seen = await read(browser, mine.item);
      expect([seen.title, seen.assistant.instructions]).toEqual(['Waldexperte', null]);
    }
    expect((await mine.nobody.get(mine.address)).status).toBe(404);
  });

  it('[ASS-09] [A15] [D-9] [SES-11] has no name of somebody whom nobody may play, however it is written and by whichever call; nor more than fits', async () => {
    const { owner, item, address } = await assistantCast(scene);
    const denied = ['Adolf Hitler', 'Frag Hitler!', 'H i t l e r', 'Josef Goebbels'];
    for (const title of denied) {
      for (const answer of [
        await owner.browser.post<Refusal>(ROUTE, { title }),
        await owner.browser.call<Refusal>('PUT', address, { body: { title } }),
        await owner.browser.call<Refusal>('PUT', `/api/items/${item.id}`, { body: { title } }),
      ])
        expect([title, answer.status, answer.body.code]).toEqual([title, 422, 'ASSISTANT_NAME_DENIED']);
    }
    const { name, description, starters, instructions } = ASSISTANT_LIMITS;
    expect([name.max, description.max, instructions.max, starters]).toEqual([50, 500, 10_000, { count: 6, max: 200 }]);
    const long = await owner.browser.post<Refusal>(ROUTE, { title: 'n'.repeat(name.max + 1) });
    expect([long.status, long.body.code, long.body.data]).toMatchObject([422, 'TEXT_TOO_LONG', { max: 50 }]);
    expect((await owner.browser.post<Refusal>(ROUTE, { description: 'n'.repeat(description.max + 1) })).body.code).toBe('TEXT_TOO_LONG');
    for (const body of [
      { starters: Array.from({ length: starters.count + 1 }, (_, index) => `${index}`) },
      { starters: ['x'.repeat(starters.max + 1)] },
      { instructions: 'x'.repeat(instructions.max + 1) },
      { tools: ['rm_rf'] },
      { dailyLimit: 0 },
      { dailyLimit: 1001 },
      { avatar: { icon: 'skull', colour: 0, file: null } },
    ])
      expect((await owner.browser.call<Refusal>('PUT', address, { body })).body.code).toBe('BAD_REQUEST');
    expect((await scene.api.database.manager.findOneByOrFail(Item, { id: item.id })).title).toBe('Waldexperte');
  });

  it('[ASS-13] has a picture of its own for a face: one of a stranger, and what is no picture, are not there', async () => {
    const { owner, item, address, guest } = await assistantCast(scene);
    const strange = await assistantCast(scene);
    const picture = async (place: typeof strange, thumbnail: boolean) => {
      const id = await fileOnPart(scene.api, place.item, { accountId: place.owner.account.id, visitorId: null });
      if (thumbnail) await scene.api.database.query('update owner_file set thumbnail_key = storage_key where id = $1', [id]);
      return id;
    };
    const [own, noPicture, foreign] = [
      await picture({ ...strange, item, owner }, true),
      await picture({ ...strange, item, owner }, false),
      await picture(strange, true),
    ];
    for (const fileId of [noPicture, foreign, newId()]) {
      expect((await owner.browser.post<Refusal>(`${address}/assistant_avatars`, { fileId })).body.code).toBe('ASSISTANT_AVATAR_UNKNOWN');
      const avatar = { icon: 'tree', colour: 1, file: fileId };
      expect((await owner.browser.call<Refusal>('PUT', address, { body: { avatar } })).body.code).toBe('ASSISTANT_AVATAR_UNKNOWN');
    }
    const { body } = await owner.browser.post<AssistantItem>(`${address}/assistant_avatars`, { fileId: own });
    expect(body.assistant.avatar).toEqual({ icon: 'tree', colour: 1, file: own });
    expect((await guest.browser.post(`${address}/assistant_avatars`, { fileId: own })).status).toBe(403);
    expect((await stored(item)).avatar.file).toBe(own);
  });

  it('[ASS-10] [ASS-11] is found by what it is for, by words, among characters and among those for learners; put away it is offered no longer', async () => {
    const { owner, item, reader } = await assistantCast(scene, { category: 'stem', starters: ['Warum ist Moos nass?'] });
    const character = await owner.browser.post<AssistantItem>(ROUTE, {
      title: 'Oma Moos',
      personaCategory: 'my_characters',
      category: 'for_learners',
    });
    await scene.api.database.manager.update(Item, { id: character.body.id }, { international: true });
    const found = async (query: string, browser = owner.browser) => {
      const { body } = await browser.get<{ entries: ListedAssistant[]; total: number }>(`${ROUTE}/search?${query}`);
      expect(body.total).toBe(body.entries.length);
      return body.entries.map(({ title }) => title).sort();
    };
    const all = ['Oma Moos', 'Waldexperte'];
    expect(await found('')).toEqual(all);
    expect(await found('query=moos')).toEqual(all);
    expect(await found('query=50%25')).toEqual([]);
    expect(await found('category=stem')).toEqual(['Waldexperte']);
    for (const query of ['pupils=true', 'characters=true', 'international=true']) expect(await found(query)).toEqual(['Oma Moos']);
    // Invited members find it; other accounts do not.
    expect(await found('', reader.browser)).toEqual(['Waldexperte']);
    expect(await found('', (await assistantCast(scene)).other.browser)).toEqual([]);
    const put = await owner.browser.call<AssistantItem>('PUT', `${ROUTE}/${item.id}/archive`, { body: {} });
    expect([put.body.assistant.archived, (await stored(item)).archived]).toEqual([true, true]);
    expect([await found(''), await found('archived=true')]).toEqual([['Oma Moos'], ['Waldexperte']]);
    expect((await reader.browser.call('PUT', `${ROUTE}/${item.id}/archive`, { body: {} })).status).toBe(403);
    expect((await owner.browser.get(`${ROUTE}/search?category=alles`)).status).toBe(400);
  });

  it('[ASS-11] those of the product are shown in both languages, and become one’s own', async () => {
    await scene.api.application.get(ProductTemplates).keep();
    const { other } = await assistantCast(scene);
    const featured = async (query = '') => (await other.browser.get<FeaturedAssistant[]>(`${ROUTE}/featured${query}`)).body;
    const german = await featured();
    expect([german.length, german.map(({ title }) => title)]).toEqual([12, expect.arrayContaining(['Stundenkompass', 'Sokrates'])]);
    const english = await featured('?international=true');
    expect([english.length, english.map(({ title }) => title)]).toEqual([12, expect.arrayContaining(['Lesson compass', 'Socrates'])]);
    expect(english.find(({ title }) => title === 'Socrates')!.description).toContain('Asks back');
    const { template } = german.find(({ title }) => title === 'Sokrates')!;
    const used = await other.browser.post<{ item: Item }>('/api/templates', { itemId: template });
    const own = await read(other.browser, used.body.item);
    expect(own.assistant).toMatchObject({
      category: 'for_learners',
      starters: { length: 3 },
      instructions: expect.stringContaining('Lösungen'),
    });
    expect((await other.browser.get<Provenance[]>(`/api/items/${own.id}/provenance`)).status).toBe(200);
  });

  it('[T-44] a copy has the instructions for those who may change it alone, and not the model and the servers of another school', async () => {
    const { item, owner, other } = await assistantCast(scene, { model: 'good', mcpTools: ['wetter'], tools: ['search_wikipedia'] });
    await owner.browser.call('PUT', `/api/items/${item.id}/share`, { body: { privacy: 'public_for_all' } });
    const copied = await other.browser.put<{ item: Item }>('/api/items/remix', { itemId: item.id });
    expect(copied.status).toBe(200);
    const { instructions, tools, model: chosen, mcpTools } = await stored(copied.body.item);
    expect({ instructions, tools, chosen, mcpTools }).toEqual({
      ...{ instructions: '', tools: ['search_wikipedia'], chosen: null, mcpTools: [] },
    });
    const own = await owner.browser.put<{ item: Item }>('/api/items/remix', { itemId: item.id });
    expect((await stored(own.body.item)).instructions).toBe('Antworte wie ein Förster.');
    expect((await read(owner.browser, item)).assistant.remixes).toBe(2);
  });
});

describe('a teacher who talks with an assistant', () => {
  it('[AIT-22] [ASS-24] [ASS-25] is answered by its model as it is told now, named in lists and counted in the month', async () => {
    const { owner, item, address } = await assistantCast(scene, { model: 'other', category: 'stem' });
    const talk = await begin(owner.browser, item);
    const { body } = await ask(talk, 'Was ist Moos?');
    await scene.settled();
    expect(body.answer.run!.model).toBe('other');
    expect(told().messages[0]!.content).toMatch(/Du bist „Waldexperte“\.\s+Weiß alles über den Wald\.\s+Antworte wie ein Förster\./);
    await owner.browser.call('PUT', address, { body: { instructions: 'Sprich plattdeutsch.', model: null } });
    await ask(talk, 'Und Farn?', { parentId: body.answer.id });
    await scene.settled();
    expect(told().messages[0]!.content).toContain('Sprich plattdeutsch.');
    expect(
      told()
        .messages.slice(1)
        .map(({ content }) => content),
    ).toEqual(['Was ist Moos?', 'Hallo', 'Und Farn?']);
    expect(await scene.counted(owner.account.id)).toBe(2);
    const listed = async (query: string) =>
      (await owner.browser.get<{ entries: { id: string }[] }>(`/api/ai/conversations?${query}`)).body.entries.map(({ id }) => id);
    expect([await listed(`assistant=${item.id}`), await listed('assistantCategory=stem'), await listed('assistantCategory=arts')]).toEqual([
      [talk.conversation],
      [talk.conversation],
      [],
    ]);
    // [AIT-22] what was talked about with all assistants, and with all characters: one's own are assistants, too.
    expect([await listed('partner=assistant'), await listed('partner=character')]).toEqual([[talk.conversation], []]);
    await scene.api.database.manager.update(Assistant, { itemId: item.id }, { personaCategory: 'my_characters' });
    const played = await owner.browser.post<{ id: string }>('/api/ai/conversations', { persona: 'curie' });
    await owner.browser.post('/api/ai/conversations', {});
    expect([await listed('partner=assistant'), await listed('partner=character')]).toEqual([[], [played.body.id, talk.conversation]]);
    expect((await owner.browser.get('/api/ai/conversations?partner=everybody')).status).toBe(400);
    expect((await owner.browser.get<ListedAssistant[]>(`${ROUTE}/recently_used`)).body.map(({ id }) => id)).toEqual([item.id]);
  });

  it('[SHR-04] [A13] is refused once it is locked, and after as many questions of the day as its maker allows', async () => {
    const { reader, owner, item } = await assistantCast(scene, { dailyLimit: 2 });
    const talk = await begin(reader.browser, item);
    for (const status of [201, 201, 429]) {
      expect((await ask(talk, 'Noch eine.')).status).toBe(status);
      await scene.settled();
    }
    expect((await ask<Refusal>(talk, 'Noch eine.')).body).toMatchObject({ code: 'AI_DAY_LIMIT_REACHED', data: { limit: 2, of: 'person' } });
    expect(await scene.counted(reader.account.id)).toBe(2);
    await owner.browser.call('PUT', `/api/items/${item.id}/share`, { body: { privacy: 'locked' } });
    expect(await ask<Refusal>(talk, 'Und jetzt?')).toMatchObject({ status: 403, body: { code: 'ASSISTANT_GONE' } });
    expect((await reader.browser.call('POST', `${ROUTE}/${item.id}/conversations`, { body: {} })).status).toBe(404);
    expect(await scene.api.database.manager.findBy(AiRun, { accountId: reader.account.id })).toHaveLength(2);
  });
});
