import type { AiAllowance, AiAsked, AiMessage, AssistantItem, PupilsAssistant, AiRequest as SentRequest } from '@murmel/contracts';
import { AiRequest, AiRun, ENTITIES } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RunAccess } from '../../../apps/api/src/core/ai/runs/run-access.js';
import { within } from '../../live/support/live-browser.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { newProject } from '../projects/project-cast.js';
import { ask, assistantCast, begin, pupilOf, ROUTE, read, startAssistants, type Talking } from './assistant-scene.js';
import type { ChatScene } from './chat-scene.js';
import { CANARY } from './configured.js';

let scene: ChatScene;
beforeAll(async () => {
  scene = await startAssistants(inject('databaseUrl'));
});
afterAll(() => scene.stop());

type Sent = { requests: SentRequest[] };
const sentFor = (browser: TestBrowser, { answer }: AiAsked) => browser.get<Sent & Refusal>(`/api/ai/runs/${answer.run!.id}/requests`);
const stateOf = async ({ answer }: AiAsked) => (await scene.api.database.manager.findOneByOrFail(AiRun, { id: answer.run!.id })).state;

/** Asks the model `told`, which has said its first words. */
async function underWay(talk: Talking) {
  let asked!: AiAsked;
  const said = await scene.nextTalk(async () => {
    asked = (await ask(talk, 'Erzähl lange.')).body;
  });
  said.say('Es war einmal. ');
  return { asked, said };
}

describe('what was sent for an answer', () => {
  it('[T-41] is kept as it left: model, place, placeholders in place of names, and no key; a stranger finds none of it', async () => {
    const chat = await scene.newChat({ systemPrompt: 'Antworte kurz.' });
    const asked = await scene.ask(chat, 'Schreib Quastenflosser einen Brief.', { model: 'for-teachers', force: true });
    await scene.settled();
    const { body } = await sentFor(chat.teacher, asked);
    const [request] = body.requests;
    expect([body.requests.length, request]).toEqual([
      1,
      expect.objectContaining({ model: 'Modell for-teachers', provider: 'Anbieter a', location: { level: 'house', place: 'Eure Schule' } }),
    ]);
    const wired = scene.wire.asked.at(-1)!.body.messages;
    expect(request!.messages.map(({ role, text }) => ({ role, content: text }))).toEqual(wired);
    expect(request!.messages.map(({ hidden }) => hidden)).toEqual([0, 0]);
    expect(request!.messages[0]!.text).toContain('Antworte kurz.');
    expect(JSON.stringify(await scene.api.database.manager.findBy(AiRequest, {}))).not.toContain(CANARY);
    const other = await scene.newChat();
    expect((await sentFor(other.teacher, asked)).status).toBe(404);
    expect((await sentFor(scene.api.browser(), asked)).status).toBe(401);
    await chat.teacher.call('DELETE', `/api/ai/messages/${asked.question.id}`);
    expect(await scene.api.database.manager.countBy(AiRequest, { runId: asked.answer.run!.id })).toBe(0);
  });

  it('of an assistant: who may change it reads what it was told, who only talks with it does not; a teacher reads along and nobody else does', async () => {
    const { item, owner, other } = await assistantCast(scene, {}, { privacy: 'locked' });
    const { teacher, project, pupil, classmate } = await pupilOf(scene, owner.account, item.id);
    const talk = { ...(await begin(pupil.browser, item)), project: project.id };
    const before = (await ask(talk, 'Nur für mich.')).body;
    await scene.settled();
    const of = ({ answer }: AiAsked, by = teacher, whose = pupil) =>
      by.get<Sent & Refusal>(`/api/projects/${project.id}/ai/pupils/${whose.account.id}/messages/${answer.id}/requests`);
    expect((await of(before)).body).toMatchObject({ code: 'AI_NOT_READABLE' });
    await teacher.put(`/api/projects/${project.id}/ai`, { readable: true });
    const asked = (await ask(talk, 'Was ist Moos?', { readAlong: true })).body;
    await scene.settled();
    // A placeholder would tell a pupil that a name stands in a list of the teacher.
    expect((await sentFor(pupil.browser, asked)).status).toBe(403);
    const open = await assistantCast(scene);
    const own = (await ask(await begin(open.other.browser, open.item, { 'x-access-token': open.item.token }), 'Was ist Moos?')).body;
    await scene.settled();
    const [colleagues] = (await sentFor(open.other.browser, own)).body.requests;
    expect(JSON.stringify(colleagues)).not.toContain('Förster');
    const [first, last] = [colleagues!.messages[0]!, colleagues!.messages.at(-1)];
    expect([first.role, first.text, first.hidden > 100]).toEqual(['system', '', true]);
    expect(last).toMatchObject({ text: 'Was ist Moos?', hidden: 0 });
    const along = (await of(asked)).body.requests[0]!;
    expect([along.messages[0]!.text.includes('Förster'), along.messages[0]!.hidden]).toEqual([true, 0]);
    // Not found: requests from before reading was on, and those outside this pupil's chats.
    expect((await of(before)).status).toBe(404);
    expect((await of(asked, teacher, classmate)).status).toBe(404);
    expect([403, 404]).toContain((await of(asked, other.browser)).status);
    expect((await of(asked, pupil.browser)).status).toBe(403);
    expect((await sentFor(classmate.browser, asked)).status).toBe(403);
    const { copy } = ENTITIES.find(({ table }) => table === 'ai_request')!;
    const copied = JSON.stringify(await scene.api.database.query(copy!, [pupil.account.id]));
    expect([copied.includes('Was ist Moos?'), copied.includes('Förster')]).toEqual([true, false]);
    // Not when it was asked decides, but what they were told: reading began in this very moment.
    await scene.api.database.query("update project_ai set readable_since = readable_since - interval '1 hour'");
    expect((await of(before)).status).toBe(404);
  });
});

describe('an answer ends with the right to it', () => {
  it('[T-07] a renewed link ends what a guest gets right now within two seconds, and the provider hears of it', async () => {
    const { item, owner, guest } = await assistantCast(scene, { model: 'told' });
    const { asked, said } = await underWay(await begin(guest.browser, item));
    const rights = scene.api.application.get(RunAccess);
    expect(await rights.round()).toEqual([]);
    const renewed = await owner.browser.call('PATCH', `/api/items/${item.id}/share/renew`, { body: {} });
    expect(renewed.status).toBeLessThan(300);
    expect(await rights.round()).toEqual([asked.answer.run!.id]);
    await within(1000, () => said.isOver);
    await scene.settled();
    const { body } = await guest.browser.get<AiMessage>(`/api/ai/messages/${asked.answer.id}`);
    expect([body.run!.state, body.text]).toEqual(['cancelled', 'Es war einmal. ']);
  });

  it('an answer belongs to the project it was asked through: pausing one leaves what was asked through another, whatever it shares', {
    tags: ['proof'],
  }, async () => {
    const { item, owner } = await assistantCast(scene, { model: 'told' }, { privacy: 'locked' });
    const { teacher, project, pupil } = await pupilOf(scene, owner.account, item.id);
    const second = await newProject({ browser: teacher, account: owner.account }, project.classId, { itemIds: [item.id] });
    const empty = await newProject({ browser: teacher, account: owner.account }, project.classId);
    const talk = await begin(pupil.browser, item);
    const here = await underWay({ ...talk, project: project.id });
    const there = await underWay({ ...talk, project: second.id });
    await teacher.put(`/api/projects/${project.id}/ai`, { paused: true });
    await within(2000, () => here.said.isOver);
    expect([await stateOf(here.asked), await stateOf(there.asked)]).toEqual(['cancelled', 'running']);
    const allowed = (id: string) =>
      pupil.browser.get<AiAllowance>(`${ROUTE}/${item.id}/allowance`, { headers: { 'x-current-project-id': id } });
    expect([(await allowed(project.id)).body.paused, (await allowed(second.id)).body.paused]).toEqual([true, false]);
    await teacher.put(`/api/projects/${second.id}/ai`, { paused: true });
    await within(2000, () => there.said.isOver);
    await scene.settled();
    // Naming a project that does not share it opens no door that is closed.
    expect((await ask<Refusal>({ ...talk, project: empty.id }, 'Und so?')).body.code).toBe('AI_PAUSED');
    expect((await ask<Refusal>({ ...talk, project: 'kein Projekt' }, 'Und so?')).body.code).toBe('AI_PAUSED');
  });

  it('[ASS-12] what a pupil reached by a link out of a project is that project’s, too: its pause counts', async () => {
    const { item } = await assistantCast(scene, { model: 'told' });
    const theirs = await assistantCast(scene);
    const { teacher, project, pupil } = await pupilOf(scene, theirs.owner.account, theirs.item.id);
    const link = { 'x-access-token': item.token, 'x-current-project-id': project.id };
    const talk = { ...(await begin(pupil.browser, item, link)), project: project.id };
    const { asked, said } = await underWay(talk);
    await teacher.put(`/api/projects/${project.id}/ai`, { paused: true });
    await within(2000, () => said.isOver);
    await scene.settled();
    expect(await stateOf(asked)).toBe('cancelled');
    expect((await ask<Refusal>(talk, 'Weiter')).body.code).toBe('AI_PAUSED');
  });
});

describe('assistants for pupils', () => {
  it('[PUP-08] a pupil finds those of their project alone, in words for pupils and without what is their teacher’s', async () => {
    const { item, owner, address } = await assistantCast(scene, {}, { privacy: 'locked' });
    const { teacher, project, pupil } = await pupilOf(scene, owner.account, item.id);
    const list = (by = pupil.browser, id = project.id) => by.get<PupilsAssistant[] & Refusal>(`/api/projects/${id}/ai/assistants`);
    expect((await list()).body.map(({ description }) => description)).toEqual(['Weiß alles über den Wald.']);
    expect((await teacher.put<Refusal>(address, { pupilDescription: 'x'.repeat(501) })).status).toBe(400);
    const changed = await teacher.put<AssistantItem>(address, { pupilDescription: 'Frag mich nach dem Wald!' });
    expect([changed.body.description, changed.body.assistant.pupilDescription]).toEqual([
      'Weiß alles über den Wald.',
      'Frag mich nach dem Wald!',
    ]);
    const [entry] = (await list()).body;
    const { subcategory, avatar } = changed.body.assistant;
    expect(entry).toEqual({ id: item.id, title: 'Waldexperte', description: 'Frag mich nach dem Wald!', subcategory, avatar });
    const seen = await read(pupil.browser, item);
    expect([seen.description, seen.assistant.instructions]).toEqual(['Frag mich nach dem Wald!', null]);
    const theirs = await assistantCast(scene, {}, { privacy: 'locked' });
    const strange = await pupilOf(scene, theirs.owner.account, theirs.item.id);
    expect([(await list(strange.pupil.browser)).status, (await list(pupil.browser, strange.project.id)).status]).toEqual([404, 404]);
    expect((await pupil.browser.get('/api/ai/assistants/search')).status).toBe(403);
    await teacher.put(`${address}/archive`, {});
    expect((await list()).body).toEqual([]);
  });
});
