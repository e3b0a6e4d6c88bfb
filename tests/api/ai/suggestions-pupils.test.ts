import type { AiRequest, ProjectAi, ReadAlong } from '@murmel/contracts';
import { AI_LIMITS } from '@murmel/contracts';
import { berlinDay } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { within } from '../../live/support/live-browser.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { CallingCopy } from '../../support/calling-copy.js';
import { castOf } from '../sharing/cast.js';
import { pupilOf, startAssistants } from './assistant-scene.js';
import type { ChatScene } from './chat-scene.js';
import { begun, helpOf, pathOf, SUMMARY, telling, wish, writes } from './suggestion-scene.js';

let scene: ChatScene;
beforeAll(async () => {
  scene = await startAssistants(inject('databaseUrl'));
});
afterAll(() => scene.stop());

const { withTold } = telling(() => scene);

describe('a pupil who writes in a project', () => {
  it('[E13] [A12] gets help only where their teacher switched it on, with models for learners, counted with what they ask assistants', async () => {
    const { item, owner } = await castOf(scene.api, { privacy: 'locked' });
    const { teacher, project, pupil, classmate } = await pupilOf(scene, owner.account, item.id);
    const settings = `/api/projects/${project.id}/ai`;
    expect((await teacher.get<ProjectAi>(settings)).body.inTexts).toBe(false);
    expect([(await helpOf(pupil.browser, item)).offered, (await wish(pupil.browser, item)).status]).toEqual(['none', 403]);
    expect((await pupil.browser.put(settings, { inTexts: true })).status).toBe(403);
    expect((await teacher.put<ProjectAi>(settings, { inTexts: true })).body.inTexts).toBe(true);
    expect(await helpOf(pupil.browser, item)).toMatchObject({
      offered: 'yes',
      paused: false,
      mayForce: false,
      onlyOwn: true,
      left: 50,
      limit: 50,
    });
    await writes(pupil.browser, item, `${SUMMARY.text} Amina Said sitzt neben mir.`);
    const mine = await begun(pupil.browser, item);
    await scene.settled();
    expect((await helpOf(pupil.browser, item)).open?.run).toMatchObject({ id: mine.run.id, state: 'done', model: 'good' });
    expect((await helpOf(classmate.browser, item)).open).toBeNull();
    const state = (await teacher.get<ProjectAi>(settings)).body.pupils.find(({ id }) => id === pupil.account.id);
    expect(state).toMatchObject({ used: 1, limit: 50 });
    // Names of the class are compared here alone, and what a model says is looked at before it is shown.
    const named = await wish<Refusal>(pupil.browser, item, { text: 'Amina Said sitzt neben mir.', force: true });
    expect([named.status, named.body.code]).toEqual([422, 'PERSONAL_DATA']);
    await withTold(async (told) => {
      const talk = await told(() => begun(pupil.browser, item, { act: 'continue' }));
      talk.say('Du Arsch');
      talk.say('loch. Und weiter.');
      talk.end();
      await scene.settled();
    });
    const { open } = await helpOf(pupil.browser, item);
    expect(open!.run).toMatchObject({ state: 'failed', failure: 'filtered' });
    await scene.api.database.query('update ai_day_count set count = $3 where person_id = $1 and day = $2', [
      pupil.account.id,
      berlinDay(new Date()),
      AI_LIMITS.perDay.pupil,
    ]);
    expect(await wish<Refusal>(pupil.browser, item)).toMatchObject({
      status: 429,
      body: { code: 'AI_DAY_LIMIT_REACHED', data: { limit: 50 } },
    });
    await teacher.put(`${settings}/pupils/${pupil.account.id}`, { more: true });
    expect((await wish(pupil.browser, item)).status).toBe(201);
    await scene.settled();
  });

  it('[T-41] is read along as other requests are: whoever was told, what was sent and nothing else, by the teacher alone', async () => {
    const { item, owner, other } = await castOf(scene.api, { privacy: 'locked', title: 'Waldtagebuch' });
    const { teacher, project, pupil, classmate } = await pupilOf(scene, owner.account, item.id);
    const settings = `/api/projects/${project.id}/ai`;
    const messages = (whose = pupil) => `${settings}/pupils/${whose.account.id}/messages`;
    await teacher.put(settings, { inTexts: true });
    await writes(pupil.browser, item, `${SUMMARY.text} Nur für mich.`);
    expect(await helpOf(pupil.browser, item)).toMatchObject({ readAlong: false, projectId: project.id });
    await begun(pupil.browser, item, { text: 'Nur für mich.' });
    await scene.settled();
    await teacher.put(settings, { readable: true });
    expect((await helpOf(pupil.browser, item)).readAlong).toBe(true);
    const untold = await wish<Refusal>(pupil.browser, item);
    expect([untold.status, untold.body.code]).toEqual([409, 'AI_READ_ALONG']);
    const mine = await begun(pupil.browser, item, { readAlong: true });
    await scene.settled();
    const { entries } = (await teacher.get<{ entries: ReadAlong[] }>(messages())).body;
    expect(entries.map(({ role, about, act, text }) => [role, about, act, text].join())).toEqual(
      ['assistant', 'user'].map((role) => `${role},Waldtagebuch,summarise,`),
    );
    const sent = (by: TestBrowser, whose = pupil) =>
      by.get<{ requests: AiRequest[] } & Refusal>(`${messages(whose)}/${entries[0]!.id}/requests`);
    // Taken over or thrown away: what was sent is still what was sent.
    await pupil.browser.call('DELETE', `${pathOf(item)}/${mine.id}`);
    const [request] = (await sent(teacher)).body.requests;
    expect(request!.messages.map(({ role, text, hidden }) => [role, text.includes('kühl'), hidden])).toEqual([
      ['system', false, 0],
      ['user', true, 0],
    ]);
    expect(JSON.stringify(request)).not.toContain('Nur für mich.');
    const strangers = [pupil.browser, other.browser, scene.api.browser()].map(async (by) => (await sent(by)).status);
    expect([(await sent(teacher, classmate)).status, ...(await Promise.all(strangers))]).toEqual([404, 403, 404, 404]);
    await teacher.put(settings, { readable: false });
    expect((await sent(teacher)).body.code).toBe('AI_NOT_READABLE');
    // A placeholder would tell a pupil that a name stands in a list of the teacher.
    expect(request!.messages.length).toBeGreaterThan(0);
    const own = (by: TestBrowser) => by.get<{ requests: AiRequest[] }>(`/api/ai/runs/${mine.run.id}/requests`);
    expect((await Promise.all([pupil.browser, classmate.browser, teacher].map(own))).map(({ status }) => status)).toEqual([403, 403, 404]);
  });

  it('[TXT-02] sends only what they wrote themselves, or took over from a model; nothing of a classmate, however it is asked', async () => {
    const { item, owner } = await castOf(scene.api, { privacy: 'locked' });
    const { teacher, project, pupil, classmate } = await pupilOf(scene, owner.account, item.id);
    await teacher.put(`/api/projects/${project.id}/ai`, { inTexts: true });
    await writes(pupil.browser, item, 'Im Wald ist es kühl.');
    await writes(classmate.browser, item, 'Am Rand war es hell.');
    const { onlyOwn, ownClients } = await helpOf(pupil.browser, item);
    expect([onlyOwn, ownClients.length]).toEqual([true, 1]);
    const before = scene.wire.asked.length;
    for (const text of ['Am Rand war es hell.', 'Im Wald ist es kühl. Am Rand war es hell.', 'Im Wald ist es hell.'])
      expect(await wish<Refusal>(pupil.browser, item, { text, taken: text })).toMatchObject({
        status: 422,
        body: { code: 'NOT_OWN_WORDS' },
      });
    expect(scene.wire.asked.length).toBe(before);
    await begun(pupil.browser, item);
    await begun(pupil.browser, item, { text: 'im … KÜHL', act: 'shorten' });
    await begun(pupil.browser, item, { act: 'write', task: 'Ein Satz über Moos', length: '100-150', text: '' });
    await scene.settled();
    // Words that were taken over came from a model: they may go there again.
    const [suggested] = [4712];
    await begun(pupil.browser, item, { client: suggested });
    const copy = new CallingCopy(pupil.browser, item.id);
    await copy.read();
    copy.document.clientID = suggested;
    expect((await copy.type('Schatten hilft.').write()).status).toBe(200);
    await begun(pupil.browser, item, { text: 'Schatten hilft.' });
    await scene.settled();
    // Teachers answer for the whole text; a worksheet does not say who wrote it, so pupils get no help there.
    await begun(owner.browser, item, { text: 'Am Rand war es hell.' });
    const sheet = await scene.api.people.item(owner.account, { kind: 'worksheet' });
    expect((await helpOf(owner.browser, sheet)).offered).toBe('yes');
    const there = await pupilOf(scene, owner.account, sheet.id);
    await there.teacher.put(`/api/projects/${there.project.id}/ai`, { inTexts: true });
    expect((await wish(there.pupil.browser, sheet)).status).toBe(403);
    await scene.settled();
  });

  it('in what they made themselves as well; stopped, paused or switched off ends it at once, and the provider hears of it', {
    tags: ['proof'],
  }, async () => {
    const { item, owner } = await castOf(scene.api, { privacy: 'locked' });
    const { teacher, project, pupil } = await pupilOf(scene, owner.account, item.id);
    const settings = `/api/projects/${project.id}/ai`;
    const headers = { 'x-current-project-id': project.id };
    const own = await pupil.browser.post<{ id: string }>('/api/text_editor/documents', { title: 'Mein Text' }, { headers });
    expect(own.status).toBe(201);
    await teacher.put(settings, { inTexts: true });
    for (const place of [own.body, item]) await writes(pupil.browser, place, SUMMARY.text);
    for (const [place, path, on, off, code] of [
      [own.body, settings, { paused: true }, { paused: false }, 'AI_PAUSED'],
      [item, `${settings}/pupils/${pupil.account.id}`, { stopped: true }, { stopped: false }, 'AI_PAUSED'],
      [own.body, settings, { inTexts: false }, { inTexts: true }, 'FORBIDDEN'],
    ] as const)
      await withTold(async (told) => {
        const talk = await told(() => begun(pupil.browser, place));
        expect((await teacher.put(path, on)).status).toBe(200);
        await within(2000, () => talk.isOver);
        await scene.settled();
        expect((await wish<Refusal>(pupil.browser, place)).body.code).toBe(code);
        await teacher.put(path, off);
        expect((await helpOf(pupil.browser, place)).open?.run.state).toBe('cancelled');
      });
  });
});
