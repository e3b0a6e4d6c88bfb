import type { AiAllowance, AiAsked, AiMessage, AiPupil, ProjectAi, ReadAlong } from '@murmel/contracts';
import { AiConversation, AiRun, berlinDay, NamesList, newId, AiMessage as StoredMessage } from '@murmel/server';
import type { FindOptionsWhere } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { within } from '../../live/support/live-browser.js';
import type { Refusal } from '../../support/browser.js';
import { newProject } from '../projects/project-cast.js';
import { ask, assistantCast, begin, pupilOf, ROUTE, startAssistants } from './assistant-scene.js';
import type { ChatScene } from './chat-scene.js';

let scene: ChatScene;
beforeAll(async () => {
  scene = await startAssistants(inject('databaseUrl'));
});
afterAll(() => scene.stop());

const runs = (where: FindOptionsWhere<AiRun>) => scene.api.database.manager.findBy(AiRun, where);

describe('a guest who talks with an assistant', () => {
  it('[A11] [PUP-07] comes by the link, gets a model that is not for teachers only, and nobody else reads what was said', async () => {
    const { item, owner, stranger } = await assistantCast(scene, { model: 'for-teachers' });
    const guest = scene.api.browser();
    const headers = { 'x-access-token': item.token };
    const allowance = () => guest.get<AiAllowance>(`${ROUTE}/${item.id}/allowance`, { headers });
    expect((await allowance()).body).toEqual({
      left: 20,
      limit: 20,
      of: 'person',
      paused: false,
      mayForce: false,
      readAlong: false,
      projectId: null,
    });
    const talk = await begin(guest, item, headers);
    const { body } = await ask(talk, 'Was ist Moos?', { model: 'for-teachers' });
    await scene.settled();
    expect([body.answer.run!.model, body.answer.run!.askedModel]).toEqual(['good', 'good']);
    expect((await allowance()).body.left).toBe(19);
    const said = await guest.get<AiMessage>(`/api/ai/messages/${body.answer.id}`);
    expect([said.body.text, said.body.run!.state]).toEqual(['Hallo', 'done']);
    const conversation = await scene.api.database.manager.findOneByOrFail(AiConversation, { id: talk.conversation });
    expect([conversation.accountId, conversation.visitorId === null]).toEqual([null, false]);
    const paths = [`messages/${body.answer.id}`, `conversations/${talk.conversation}`, `runs/${body.answer.run!.id}`];
    for (const browser of [owner.browser, stranger.browser, (await assistantCast(scene)).pupil.browser])
      for (const path of paths) expect((await browser.get(`/api/ai/${path}`)).status).toBe(404);
    expect((await ask({ ...talk, browser: stranger.browser }, 'Fremd')).status).toBe(404);
    expect((await scene.api.browser().get(`/api/ai/${paths[0]}`)).status).toBe(401);
    const own = (browser: typeof guest) =>
      browser.get<{ entries: { id: string }[] }>(`${ROUTE}/${item.id}/conversations`, { headers: { 'x-access-token': item.token } });
    expect([(await own(guest)).body.entries.length, (await own(scene.api.browser())).body.entries.length]).toEqual([1, 0]);
    // They have no list of all, and no chat without an assistant.
    expect([(await guest.get('/api/ai/conversations')).status, (await guest.post('/api/ai/conversations', {})).status]).toEqual([403, 403]);
  });

  it('[A11] [SHR-12] 30 at once are 20 answers at most of one guest and 300 of all; what is refused is not counted and makes no run', {
    tags: ['proof'],
  }, async () => {
    const { item, guest } = await assistantCast(scene);
    const talk = await begin(guest.browser, item);
    const visitorId = guest.visitor.id;
    await scene.api.database.query('insert into ai_day_count (item_id, person_id, guest, day, count) values ($1, $2, true, $3, 18)', [
      item.id,
      visitorId,
      berlinDay(new Date()),
    ]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask<Refusal>(talk, 'Auf einmal')));
    await scene.settled();
    const codes = answers.map(({ status, body }) => (status === 201 ? 'asked' : body.code));
    expect(codes.filter((code) => code === 'asked')).toHaveLength(2);
    const known = ['asked', 'AI_RUNS_UNDER_WAY', 'AI_DAY_LIMIT_REACHED'];
    expect(codes.filter((code) => !known.includes(code))).toEqual([]);
    expect((await ask<Refusal>(talk, 'Noch eine')).body).toMatchObject({ code: 'AI_DAY_LIMIT_REACHED', data: { limit: 20, of: 'person' } });
    expect(await runs({ visitorId })).toHaveLength(2);
    const [row] = await scene.api.database.query<{ count: number }[]>('select count from ai_day_count where person_id = $1', [visitorId]);
    expect(row!.count).toBe(20);
    // Elsewhere the same guest has no more; another guest finds what all guests left.
    const second = await assistantCast(scene);
    await scene.api.people.grant(second.item, guest.visitor);
    const elsewhere = await begin(guest.browser, second.item);
    expect((await ask<Refusal>(elsewhere, 'Dort')).body).toMatchObject({ data: { limit: 20 } });
    await scene.api.database.query('update ai_day_count set count = 299 where item_id = $1', [item.id]);
    const others = await Promise.all(
      [1, 2, 3].map(async () => {
        const browser = scene.api.browser();
        return begin(browser, item, { 'x-access-token': item.token });
      }),
    );
    const last = await Promise.all(others.map((one) => ask<Refusal>(one, 'Wer noch?')));
    await scene.settled();
    expect(last.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    expect(last.find(({ status }) => status === 429)!.body.data).toMatchObject({ limit: 300, of: 'item' });
  });

  it('[T-41] [E13] [E34] [ASS-19] is warned of what the general lists know, and cannot send it anyway; what only the teacher’s lists know leaves without its name and without a word', async () => {
    const { item, guest, owner } = await assistantCast(scene);
    const entries = [{ id: newId(), name: 'Ysolde Quappe' }];
    await scene.api.database.manager.insert(NamesList, {
      id: newId(),
      ownerId: owner.account.id,
      name: 'Liste',
      entries,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    const talk = await begin(guest.browser, item);
    const before = scene.wire.asked.length;
    const { status, body } = await ask<Refusal>(talk, 'Quappe wohnt in der Lindenstraße 12, 50674 Köln.', { force: true });
    expect([status, body.code]).toEqual([422, 'PERSONAL_DATA']);
    const words = (body.data as { found: { text: string }[] }).found.map((one) => one.text);
    expect([words.length > 0, words.join(' ').includes('Quappe')]).toEqual([true, false]);
    expect([scene.wire.asked.length, (await runs({ visitorId: guest.visitor.id })).length]).toEqual([before, 0]);
    // A warning would tell a guest which names stand in the list.
    const asked = await ask(talk, 'Quappe hat mich gehauen.');
    expect(asked.status).toBe(201);
    await scene.settled();
    const sent = JSON.stringify(scene.wire.asked.at(-1)!.body.messages);
    expect([sent.includes('[Person 1] hat mich gehauen.'), sent.includes('Quappe')]).toEqual([true, false]);
    expect((await guest.browser.get(`/api/ai/runs/${asked.body.answer.run!.id}/requests`)).status).toBe(403);
  });

  it('[T-41] gets 30 warnings in a minute, so that no program tries out what is found; a teacher is not counted', {
    tags: ['proof'],
  }, async () => {
    const { item, guest, owner } = await assistantCast(scene);
    const text = 'Ich wohne in der Lindenstraße 12, 50674 Köln.';
    const codes = async (browser: typeof guest.browser): Promise<unknown[]> => {
      const talk = await begin(browser, item);
      const found: unknown[] = [];
      for (let n = 0; n < 32; n += 1) found.push((await ask<Refusal>(talk, text)).body.code);
      return [...new Set(found.slice(0, 30)), ...new Set(found.slice(30))];
    };
    expect(await codes(guest.browser)).toEqual(['PERSONAL_DATA', 'TOO_MANY_REQUESTS']);
    expect(await codes(owner.browser)).toEqual(['PERSONAL_DATA', 'PERSONAL_DATA']);
  });

  it('[T-44] [T-46] sees no insult of a model, however it is cut: the answer ends before it', async () => {
    const { item, guest } = await assistantCast(scene, { model: 'told' });
    const talk = await begin(guest.browser, item);
    let asked!: AiAsked;
    const said = await scene.nextTalk(async () => {
      asked = (await ask(talk, 'Was ist Moos?')).body;
    });
    for (const piece of ['Moos ist ', 'grün. Und du Ars', 'chl', 'och', '. Ende.']) said.say(piece);
    said.end();
    await scene.settled();
    const { body } = await guest.browser.get<AiMessage>(`/api/ai/messages/${asked.answer.id}`);
    expect([body.run!.state, body.run!.failure, body.text]).toEqual(['failed', 'filtered', 'Moos ist grün. ']);
  });

  it('[T-07] is told that it is gone once the link is another one, and finds nothing of it when it is destroyed', async () => {
    const { item, guest, owner, address } = await assistantCast(scene);
    const talk = await begin(guest.browser, item);
    expect((await ask(talk, 'Eins')).status).toBe(201);
    await scene.settled();
    expect((await owner.browser.call('PATCH', `/api/items/${item.id}/share/renew`, { body: {} })).status).toBeLessThan(300);
    expect(await ask<Refusal>(talk, 'Zwei')).toMatchObject({ status: 403, body: { code: 'ASSISTANT_GONE' } });
    await owner.browser.call('DELETE', address);
    await scene.api.database.query('delete from item where id = $1', [item.id]);
    const row = await scene.api.database.manager.findOneByOrFail(AiConversation, { id: talk.conversation });
    expect(row.assistantId).toBeNull();
    expect(await ask<Refusal>(talk, 'Drei')).toMatchObject({ status: 403, body: { code: 'ASSISTANT_GONE' } });
  });
});

describe('a pupil who talks with an assistant of a project', () => {
  it('[A12] [PUP-07] asks 50 questions a day, gets models for learners, and none while the project is paused', async () => {
    const { item, owner } = await assistantCast(scene, { model: 'for-teachers' }, { privacy: 'locked' });
    const { teacher, project, pupil, classmate } = await pupilOf(scene, owner.account, item.id);
    const talk = await begin(pupil.browser, item);
    const { body } = await ask(talk, 'Was ist Moos?');
    await scene.settled();
    expect(body.answer.run!.model).toBe('good');
    expect((await classmate.browser.get(`/api/ai/messages/${body.answer.id}`)).status).toBe(404);
    await scene.api.database.query('update ai_day_count set count = 49 where person_id = $1', [pupil.account.id]);
    expect((await ask(talk, 'Die fünfzigste')).status).toBe(201);
    await scene.settled();
    expect((await ask<Refusal>(talk, 'Noch eine')).body).toMatchObject({ code: 'AI_DAY_LIMIT_REACHED', data: { limit: 50 } });
    const other = await begin(classmate.browser, item);
    expect((await ask(other, 'Ich auch')).status).toBe(201);
    await scene.settled();
    expect((await teacher.call('PUT', `/api/projects/${project.id}/pause`, { body: {} })).status).toBe(200);
    expect(await ask<Refusal>(other, 'Und jetzt?')).toMatchObject({ status: 403, body: { code: 'ASSISTANT_GONE' } });
    // Pupils can still read their earlier messages.
    expect(await scene.api.database.manager.countBy(StoredMessage, { conversationId: other.conversation })).toBe(2);
    expect((await classmate.browser.get(`/api/ai/conversations/${other.conversation}`)).status).toBe(200);
  });
});

describe('a teacher whose project shares an assistant', () => {
  it('[A12] sees who asked how much, gives 50 more for today and stops one pupil; a colleague only looks, a stranger finds nothing', {
    tags: ['proof'],
  }, async () => {
    const { item, owner, other } = await assistantCast(scene, {}, { privacy: 'locked' });
    const { teacher, project, pupil, classmate } = await pupilOf(scene, owner.account, item.id);
    const address = `/api/projects/${project.id}/ai`;
    const seen = async () => (await teacher.get<ProjectAi>(address)).body.pupils.map(({ used, limit, stopped }) => [used, limit, stopped]);
    const talk = await begin(pupil.browser, item);
    await ask(talk, 'Eins');
    await scene.settled();
    await scene.api.database.query('update ai_day_count set count = 50 where person_id = $1', [pupil.account.id]);
    expect((await ask<Refusal>(talk, 'Zu viel')).body.code).toBe('AI_DAY_LIMIT_REACHED');
    expect(await seen()).toEqual([
      [50, 50, false],
      [0, 50, false],
    ]);
    const ofPupil = `${address}/pupils/${pupil.account.id}`;
    const more = await teacher.put<AiPupil>(ofPupil, { more: true });
    expect([more.status, more.body.limit]).toEqual([200, 100]);
    expect((await ask(talk, 'Jetzt geht es')).status).toBe(201);
    await scene.settled();
    // Tomorrow there are 50 again.
    await scene.api.database.query('update project_ai_pupil set extra_day = extra_day - 1 where pupil_id = $1', [pupil.account.id]);
    expect((await seen())[0]).toEqual([51, 50, false]);
    const many = await Promise.all(Array.from({ length: 14 }, () => teacher.put<Refusal>(ofPupil, { more: true })));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(many.find(({ status }) => status !== 200)!.body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit: 550 } });
    await teacher.put(ofPupil, { stopped: true });
    expect((await pupil.browser.get<AiAllowance>(`${ROUTE}/${item.id}/allowance`)).body.paused).toBe(true);
    expect(await ask<Refusal>(talk, 'Und?')).toMatchObject({ status: 403, body: { code: 'AI_PAUSED' } });
    expect((await ask(await begin(classmate.browser, item), 'Ich schon')).status).toBe(201);
    await scene.settled();
    for (const browser of [pupil.browser, other.browser]) {
      expect([403, 404]).toContain((await browser.get(address)).status);
      expect([403, 404]).toContain((await browser.put(ofPupil, { more: true })).status);
    }
    const strange = await assistantCast(scene, {}, { privacy: 'locked' });
    const elsewhere = await pupilOf(scene, strange.owner.account, strange.item.id);
    expect((await teacher.put(`${address}/pupils/${elsewhere.pupil.account.id}`, { stopped: true })).status).toBe(404);
    expect((await teacher.put(`/api/projects/${elsewhere.project.id}/ai`, { paused: true })).status).toBe(404);
  });

  it('[T-46] pauses the AI for all: what is being written ends within two seconds, and the provider hears of it', {
    tags: ['proof'],
  }, async () => {
    const { item, owner } = await assistantCast(scene, { model: 'told' }, { privacy: 'locked' });
    const { teacher, project, pupil } = await pupilOf(scene, owner.account, item.id);
    const talk = await begin(pupil.browser, item);
    for (const [path, body] of [
      [`/api/projects/${project.id}/ai`, { paused: true }],
      [`/api/projects/${project.id}/pause`, {}],
    ] as const) {
      let asked!: AiAsked;
      const said = await scene.nextTalk(async () => {
        asked = (await ask(talk, 'Erzähl lange.')).body;
      });
      said.say('Es war einmal. ');
      expect((await teacher.put(path, body)).status).toBe(200);
      await within(2000, () => said.isOver);
      await scene.settled();
      const run = (await pupil.browser.get<{ state: string }>(`/api/ai/runs/${asked.answer.run!.id}`)).body;
      expect(run.state).toBe('cancelled');
      expect((await ask<Refusal>(talk, 'Weiter')).body.code).toBe(path.endsWith('/ai') ? 'AI_PAUSED' : 'ASSISTANT_GONE');
      await teacher.put(`/api/projects/${project.id}/ai`, { paused: false });
    }
  });

  it('[E13] [T-46] reads what is said from then on, once the class was told so; and lets pupils send in spite of a warning, if they say so', {
    tags: ['proof'],
  }, async () => {
    const { item, owner } = await assistantCast(scene, {}, { privacy: 'locked' });
    const { teacher, project, pupil, classmate } = await pupilOf(scene, owner.account, item.id);
    const address = `/api/projects/${project.id}/ai`;
    const talk = await begin(pupil.browser, item);
    await ask(talk, 'Nur für mich.');
    await scene.settled();
    const reading = () => teacher.get<{ entries: ReadAlong[]; total: number } & Refusal>(`${address}/pupils/${pupil.account.id}/messages`);
    expect(await reading()).toMatchObject({ status: 403, body: { code: 'AI_NOT_READABLE' } });
    await teacher.put(address, { readable: true });
    // A pupil who was not informed cannot send messages that are read.
    expect(await ask<Refusal>(talk, 'Weiß ich nichts von.')).toMatchObject({ status: 409, body: { code: 'AI_READ_ALONG' } });
    const allowed = await pupil.browser.get<AiAllowance>(`${ROUTE}/${item.id}/allowance`);
    expect(allowed.body).toEqual({
      left: 49,
      limit: 50,
      of: 'person',
      paused: false,
      mayForce: false,
      readAlong: true,
      projectId: project.id,
    });
    await ask(talk, 'Das darf gelesen werden.', { readAlong: true });
    await scene.settled();
    expect((await reading()).body.entries.map(({ text, role, about, act }) => [role, text, about, act])).toEqual([
      ['assistant', 'Hallo', 'Waldexperte', null],
      ['user', 'Das darf gelesen werden.', 'Waldexperte', null],
    ]);
    await ask(await begin(classmate.browser, item), 'Von jemand anderem.', { readAlong: true });
    await scene.settled();
    expect((await reading()).body.total).toBe(2);
    // Nor is an answer that was written anew to what was asked before.
    const before = await pupil.browser.get<{ entries: AiMessage[] }>(
      `/api/ai/messages?ownerType=AiConversation&ownerId=${talk.conversation}&limit=50`,
    );
    const { id: messageId } = before.body.entries.find(({ text }) => text === 'Nur für mich.')!;
    expect((await pupil.browser.post('/api/ai/chat_completions', { messageId })).status).toBe(201);
    await scene.settled();
    expect((await reading()).body.total).toBe(2);
    // The same assistant in another project, which does not read: what is asked there is theirs alone.
    const second = await newProject({ browser: teacher, account: owner.account }, project.classId, { itemIds: [item.id] });
    expect((await ask({ ...talk, project: second.id }, 'Durch die andere Tür.')).status).toBe(201);
    await scene.settled();
    expect(await ask<Refusal>({ ...talk, project: project.id }, 'Und hier?')).toMatchObject({
      status: 409,
      body: { code: 'AI_READ_ALONG' },
    });
    expect((await reading()).body.total).toBe(2);
    await teacher.call('DELETE', `/api/projects/${second.id}`);
    await teacher.put(address, { readable: false });
    expect((await reading()).status).toBe(403);
    const personal = () => ask<Refusal>(talk, 'Ich wohne in der Lindenstraße 12, 50674 Köln.', { force: true });
    expect((await personal()).body.code).toBe('PERSONAL_DATA');
    await teacher.put(address, { mayForce: true });
    expect((await personal()).status).toBe(201);
    await scene.settled();
    expect(JSON.stringify(scene.wire.asked.at(-1)!.body)).not.toContain('Lindenstraße');
  });
});
