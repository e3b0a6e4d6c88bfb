import type { AiAsked, AiMessage, AiPupil, ProjectAi } from '@murmel/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ask, assistantCast, begin, pupilOf, startAssistants, type Talking } from './assistant-scene.js';
import type { ChatScene } from './chat-scene.js';
import { configured, model, provider } from './configured.js';

let scene: ChatScene;
beforeAll(async () => {
  scene = await startAssistants(inject('databaseUrl'));
});
afterAll(() => scene.stop());
beforeEach(() => {
  scene.wire.flags = () => [];
});

const chatsAsked = () => scene.wire.asked.filter(({ path }) => path.endsWith('/chat/completions')).length;
const looked = () => scene.wire.asked.filter(({ path }) => path.endsWith('/moderations')).map(({ body }) => String(body['input']));
const withModeration = () =>
  configured(
    scene.api,
    [
      provider(scene.wire, 'a', [model('good'), model('told')], {
        moderationModels: [{ id: 'looks', name: 'Moderation' }],
      }),
    ],
    'good',
  );

/** Says these pieces as the model `told`. @returns the answer as its reader has it */
async function answered(talk: Talking, pieces: readonly string[], question = 'Was ist Moos?'): Promise<AiMessage> {
  let asked!: AiAsked;
  const said = await scene.nextTalk(async () => {
    asked = (await ask(talk, question)).body;
  });
  for (const piece of pieces) said.say(piece);
  said.end();
  await scene.settled();
  return (await talk.browser.get<AiMessage>(`/api/ai/messages/${asked.answer.id}`)).body;
}

describe('[T-46] a pupil in danger', () => {
  it('gets help in place of an answer, no model is asked, and the teacher is told that it is so and not what was said', async () => {
    const { item, owner } = await assistantCast(scene, {}, { privacy: 'locked' });
    const { teacher, project, pupil, classmate } = await pupilOf(scene, owner.account, item.id);
    const before = chatsAsked();
    const { body } = await ask(await begin(pupil.browser, item), 'Ich will nicht mehr leben.');
    await scene.settled();
    const answer = (await pupil.browser.get<AiMessage>(`/api/ai/messages/${body.answer.id}`)).body;
    expect([answer.run!.state, answer.run!.failure, answer.text, chatsAsked()]).toEqual(['failed', 'selfHarm', '', before]);
    const address = `/api/projects/${project.id}/ai`;
    const told = async () => (await teacher.get<ProjectAi>(address)).body;
    const seen = await told();
    expect(seen.pupils.map(({ helpSince }) => helpSince === null)).toEqual([false, true]);
    expect(JSON.stringify(seen)).not.toContain('leben');
    for (const { browser } of [pupil, classmate]) {
      expect([403, 404]).toContain((await browser.put(`${address}/pupils/${pupil.account.id}`, { lookedAfter: true })).status);
    }
    const looksAfter = await teacher.put<AiPupil>(`${address}/pupils/${pupil.account.id}`, { lookedAfter: true });
    expect([looksAfter.status, looksAfter.body.helpSince]).toEqual([200, null]);
    expect((await told()).pupils.every(({ helpSince }) => helpSince === null)).toBe(true);
  });

  it('gets it too where a model says so; what was shown before stays', async () => {
    const { item, owner } = await assistantCast(scene, { model: 'told' }, { privacy: 'locked' });
    const { teacher, project, pupil } = await pupilOf(scene, owner.account, item.id);
    const answer = await answered(await begin(pupil.browser, item), ['Moos ist grün. ', 'Geh dich um', 'bringen. Ende.']);
    expect([answer.run!.failure, answer.text]).toEqual(['selfHarm', 'Moos ist grün. ']);
    expect((await teacher.get<ProjectAi>(`/api/projects/${project.id}/ai`)).body.pupils[0]!.helpSince).not.toBeNull();
  });
});

describe('[T-46] sentences for learners', () => {
  it('of violence and sexuality are not shown, and no model is asked instead', async () => {
    const { item, guest } = await assistantCast(scene, { model: 'told' });
    const talk = await begin(guest.browser, item);
    for (const bad of ['So kann man eine Bombe bauen.', 'Sie stöhnte vor Lust.']) {
      const answer = await answered(talk, ['Gern. ', bad, ' Mehr.']);
      expect([answer.run!.failure, answer.text]).toEqual(['filtered', 'Gern. ']);
    }
  });

  it('pass the provider’s moderation where there is one, each before it is stored; names are not sent there', async () => {
    withModeration();
    const { item, owner, guest } = await assistantCast(scene, { model: 'told' });
    await scene.api.database.query("update account set name = 'Quastenflosser' where id = $1", [owner.account.id]);
    const talk = await begin(guest.browser, item);
    scene.wire.flags = (text) => (text.includes('heikel') ? ['violence/graphic'] : []);
    const answer = await answered(talk, ['Moos ist grün. Anna Müller weiß das. ', 'Das ist heikel. ', 'Ende.']);
    expect([answer.run!.failure, answer.text]).toEqual(['filtered', 'Moos ist grün. Anna Müller weiß das. ']);
    expect(looked().join(' ')).toContain('Moos ist grün.');
    expect(looked().join(' ')).toContain('heikel');
    scene.wire.flags = (text) => (text.includes('traurig') ? ['self-harm/intent'] : []);
    const { body } = await ask(talk, 'Ich bin so traurig.');
    await scene.settled();
    expect((await guest.browser.get<AiMessage>(`/api/ai/messages/${body.answer.id}`)).body.run!.failure).toBe('selfHarm');
    // Of a question only danger ends it: a lesson may be about anything.
    scene.wire.flags = (text) => (text.includes('Krieg') ? ['violence'] : []);
    expect((await answered(talk, ['Er begann 1914.'], 'Warum begann der Krieg?')).text).toBe('Er begann 1914.');
  });

  it('are not shown while the moderation that the operator chose does not answer', async () => {
    withModeration();
    scene.wire.flags = () => {
      throw new Error('away');
    };
    const { item, guest, owner } = await assistantCast(scene, { model: 'good' });
    const talk = await begin(guest.browser, item);
    const before = chatsAsked();
    const { body } = await ask(talk, 'Was ist Moos?');
    await scene.settled();
    const answer = (await guest.browser.get<AiMessage>(`/api/ai/messages/${body.answer.id}`)).body;
    expect([answer.run!.state, answer.text, chatsAsked()]).toEqual(['failed', '', before]);
    // Teachers are not looked at.
    const own = await begin(owner.browser, item);
    const asked = await ask(own, 'Was ist Moos?');
    await scene.settled();
    expect((await owner.browser.get<AiMessage>(`/api/ai/messages/${asked.body.answer.id}`)).body.text).toBe('Hallo');
  });
});

describe('a teacher who tries an assistant as a pupil', () => {
  it('gets the model for learners, looked-at sentences and no way around a warning', async () => {
    configured(
      scene.api,
      [provider(scene.wire, 'a', [model('for-teachers', { remoteId: 'told', teachersOnly: true }), model('told')])],
      'told',
    );
    const { item, owner, address } = await assistantCast(scene, { model: 'for-teachers' });
    const tried = await owner.browser.post<{ id: string }>(`${address}/conversations`, { asLearner: true });
    expect(tried.status).toBe(201);
    const talk = { browser: owner.browser, conversation: tried.body.id };
    const answer = await answered(talk, ['Moos ist grün. ', 'Du Arschloch. ', 'Ende.']);
    expect([answer.run!.model, answer.run!.failure, answer.text]).toEqual(['told', 'filtered', 'Moos ist grün. ']);
    const personal = await ask<{ code: string }>(talk, 'Ich wohne in der Lindenstraße 12, 50674 Köln.', { force: true });
    expect(personal.body.code).toBe('PERSONAL_DATA');
    const usual = await begin(owner.browser, item);
    expect((await answered(usual, ['Du Arschloch.'])).text).toBe('Du Arschloch.');
  });
});
