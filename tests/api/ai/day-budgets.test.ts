import { AI_DAY, type AiAllowance, type AiAsked, type AiCheck, type AiImage, type AiPupil, SERVER_LIMITS } from '@murmel/contracts';
import { type Account, AiRun, berlinDay, newId } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { DayBudgets } from '../../../apps/api/src/core/ai/budgets/day-budgets.js';
import { ModelChoice } from '../../../apps/api/src/core/ai/model-choice.js';
import { LostRuns } from '../../../apps/api/src/core/ai/runs/lost-runs.js';
import { within } from '../../live/support/live-browser.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { newClass, newProject, signedIn } from '../projects/project-cast.js';
import { ask, assistantCast, begin, pupilOf, ROUTE, startAssistants } from './assistant-scene.js';
import type { ChatScene } from './chat-scene.js';
import { configured, imageModel, model, provider } from './configured.js';

const usual = { teacher: 500, class: 1750, school: 10_000 };

let scene: ChatScene;
beforeAll(async () => {
  scene = await startAssistants(inject('databaseUrl'));
  configured(
    scene.api,
    [provider(scene.wire, 'a', [model('good'), model('down'), model('cut')], { imageModels: [imageModel('draws')] })],
    'good',
  );
});
afterAll(() => scene.stop());
afterEach(() => allowed({}));

/** As another configuration of the operator would begin. */
function allowed(numbers: Partial<typeof usual>): void {
  Reflect.set(scene.api.application.get(DayBudgets), 'configuration', { aiPerDay: { ...usual, ...numbers } });
}

async function newSchool(...accounts: readonly Account[]): Promise<string> {
  const school = newId();
  await scene.api.database.query("insert into school (id, name, token, created_at) values ($1, 'Waldschule', $2, now())", [
    school,
    newId(),
  ]);
  for (const { id } of accounts)
    await scene.api.database.query("update account set school_id = $2, school_role = 'member', school_since = now() where id = $1", [
      id,
      school,
    ]);
  return school;
}

/** Requests of today in one budget. */
async function used(ownerId: string): Promise<number> {
  const [row] = await scene.api.database.query<{ count: number }[]>('select count from ai_day_budget where owner_id = $1 and day = $2', [
    ...[ownerId, berlinDay(new Date())],
  ]);
  return row?.count ?? 0;
}

const today = (browser: TestBrowser) =>
  browser.get<{ used: number; limit: number; refuses: boolean; of: string; resetsAt: string }>(`/api/user_limits?objType=${AI_DAY}`);

/** Models are asked again although they failed a moment ago. */
const rested = () => (Reflect.get(scene.api.application.get(ModelChoice), 'resting') as Map<string, number>).clear();

describe('what a class and a school may ask models on a day', () => {
  it('[A12] [T-45] of 200 questions at once exactly as many are taken as the class has left, then as the school has', {
    timeout: 120_000,
    tags: ['proof'],
  }, async () => {
    const { item, owner } = await assistantCast(scene, {}, { privacy: 'locked' });
    const school = await newSchool(owner.account);
    const teacher = await signedIn(scene.api, owner.account);
    const names = Array.from({ length: 25 }, (_, index) => `Kind ${index + 1}`);
    const { schoolClass, pupils } = await newClass(scene.api, teacher, names);
    await newProject(teacher, schoolClass.id, { itemIds: [item.id] });
    const talks = await Promise.all(pupils.map(({ browser }) => begin(browser, item)));
    const storm = async () => {
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, n) => ask<AiAsked & Refusal>(talks[n % talks.length]!, `Frage ${n}`)),
      );
      await scene.settled();
      return answers;
    };
    allowed({ class: 31 });
    const first = await storm();
    expect(first.filter(({ status }) => status === 201)).toHaveLength(31);
    const codes = new Set(first.filter(({ status }) => status !== 201).map(({ body }) => body.code));
    expect([...codes].filter((code) => code !== 'AI_DAY_LIMIT_REACHED' && code !== 'AI_RUNS_UNDER_WAY')).toEqual([]);
    expect(first.find(({ body }) => body.code === 'AI_DAY_LIMIT_REACHED')).toMatchObject({
      status: 429,
      body: { data: { limit: 31, of: 'class' } },
    });
    const made = () => scene.api.database.manager.countBy(AiRun, {});
    const runs = await made();
    expect([await used(schoolClass.id), await used(school)]).toEqual([31, 31]);
    const [sum] = await scene.api.database.query<{ n: number }[]>('select sum(count)::int as n from ai_day_count where item_id = $1', [
      item.id,
    ]);
    expect(sum!.n).toBe(31);
    const shown = await pupils[0]!.browser.get<AiAllowance>(`${ROUTE}/${item.id}/allowance`);
    expect(shown.body).toMatchObject({ left: 0, limit: 31, of: 'class' });
    expect((await today(pupils[0]!.browser)).body).toMatchObject({ used: 31, limit: 31, refuses: true, of: 'class' });

    allowed({ school: 40 });
    const second = await storm();
    expect(second.filter(({ status }) => status === 201)).toHaveLength(9);
    expect(second.find(({ body }) => body.code === 'AI_DAY_LIMIT_REACHED')!.body.data).toEqual({ limit: 40, of: 'school' });
    expect([await used(schoolClass.id), await used(school), await made()]).toEqual([40, 40, runs + 9]);
    // All who ask for this school find nothing left: its teachers, and guests of what they made.
    const chat = await scene.newChat();
    await scene.api.database.query("update account set school_id = $2, school_role = 'member', school_since = now() where id = $1", [
      ...[chat.accountId, school],
    ]);
    expect((await scene.post<Refusal>(chat, 'Und ich?')).body).toMatchObject({
      code: 'AI_DAY_LIMIT_REACHED',
      data: { limit: 40, of: 'school' },
    });
    expect([await scene.counted(chat.accountId), await used(chat.accountId)]).toEqual([0, 0]);
    expect((await today(chat.teacher)).body).toMatchObject({ used: 40, limit: 40, of: 'school' });
    await scene.api.database.query("update item set privacy = 'secret' where id = $1", [item.id]);
    const guest = await begin(scene.api.browser(), item, { 'x-access-token': item.token });
    expect((await ask<Refusal>(guest, 'Und ich?')).body.data).toEqual({ limit: 40, of: 'school' });
    // Another school has its own day, and tomorrow is another one.
    const elsewhere = await scene.newChat();
    expect((await scene.post(elsewhere, 'Hier geht es')).status).toBe(201);
    await scene.api.database.query('update ai_day_budget set day = day - 1');
    await scene.settled();
    expect((await scene.post(chat, 'Am nächsten Tag')).status).toBe(201);
    await scene.settled();
    expect(await used(school)).toBe(1);
  });

  it('[A12] what a teacher grants one pupil counts on top of what the class has', async () => {
    const { item, owner } = await assistantCast(scene, {}, { privacy: 'locked' });
    const { teacher, project, pupil } = await pupilOf(scene, owner.account, item.id);
    allowed({ class: 1 });
    const talk = await begin(pupil.browser, item);
    expect((await ask(talk, 'Eins')).status).toBe(201);
    await scene.settled();
    expect((await ask<Refusal>(talk, 'Zwei')).body.data).toEqual({ limit: 1, of: 'class' });
    const more = await teacher.put<AiPupil>(`/api/projects/${project.id}/ai/pupils/${pupil.account.id}`, { more: true });
    expect(more.body.limit).toBe(100);
    expect((await ask(talk, 'Zwei')).status).toBe(201);
    await scene.settled();
    const headers = { 'x-current-project-id': project.id };
    const { body } = await pupil.browser.get<object>(`/api/user_limits?objType=${AI_DAY}`, { headers });
    expect(body).toMatchObject({ used: 2, of: 'class', limit: 51 });
  });

  it('[A11] a guest is told what is left of 20, and sees it shrink', async () => {
    const { item, guest } = await assistantCast(scene);
    const talk = await begin(guest.browser, item);
    expect((await ask(talk, 'Eins')).status).toBe(201);
    await scene.settled();
    const { body } = await today(guest.browser);
    expect(body).toMatchObject({ used: 1, limit: 20, refuses: false, of: 'person' });
    const resets = new Date(body.resetsAt);
    expect([berlinDay(new Date(resets.getTime() - 1)), resets > new Date()]).toEqual([berlinDay(new Date()), true]);
  });
});

describe('a teacher’s day', () => {
  it('[T-45] counts questions, trials in the editor, mini tools and an admin’s trials together, and ends at the operator’s number', async () => {
    const { item, owner } = await assistantCast(scene);
    const school = await newSchool(owner.account);
    await scene.api.database.query('update account set admin = true where id = $1', [owner.account.id]);
    const admin = await scene.api.people.signIn(scene.api.browser(), owner.account);
    const tried = await begin(owner.browser, item);
    expect((await ask(tried, 'Wie antwortest du?')).status).toBe(201);
    await scene.settled();
    expect([await used(owner.account.id), await used(school)]).toEqual([1, 1]);
    rested();
    const checks = await admin.post<AiCheck[]>('/api/ai/provider_checks', { provider: 'a' });
    // One that never answered is given back.
    const answered = checks.body.filter(({ failure, firstWordMs }) => failure === null || firstWordMs !== null).length;
    expect(checks.body).toHaveLength(3);
    expect([await used(owner.account.id), await used(school)]).toEqual([1 + answered, 1 + answered]);
    rested();
    allowed({ teacher: 1 + answered });
    expect((await ask<Refusal>(tried, 'Noch einmal')).body).toMatchObject({
      code: 'AI_DAY_LIMIT_REACHED',
      data: { limit: 1 + answered, of: 'person' },
    });
    expect((await admin.post<Refusal>('/api/ai/provider_checks', { provider: 'a' })).status).toBe(429);
    expect((await admin.post<Refusal>('/api/ai/images', { prompt: 'Ein Wald' })).body.code).toBe('AI_DAY_LIMIT_REACHED');
    expect((await admin.get<AiAllowance>(`${ROUTE}/${item.id}/allowance`)).body).toMatchObject({ left: 0, of: 'person' });
  }, 60_000);

  it('the operator’s numbers are the documented ones where none are given', () => {
    const { teacher, class: ofClass, school } = SERVER_LIMITS.aiPerDay;
    expect(scene.api.configuration.aiPerDay).toEqual({ teacher, class: ofClass, school });
  });
});

describe('what came to nothing', () => {
  it('[LIM-09] counts nowhere, and its repetition counts once; what began to come and what was stopped stays counted', async () => {
    configured(
      scene.api,
      [provider(scene.wire, 'a', [model('good', { teachersOnly: true }), model('down'), model('cut'), model('told')])],
      'down',
    );
    const { item, owner } = await assistantCast(scene, { model: 'down' }, { privacy: 'locked' });
    const school = await newSchool(owner.account);
    const { teacher, project, pupil } = await pupilOf(scene, owner.account, item.id);
    const { classId } = project;
    const talk = await begin(pupil.browser, item);
    const counts = async () => [
      await used(classId),
      await used(school),
      (await teacher.get<{ pupils: AiPupil[] }>(`/api/projects/${project.id}/ai`)).body.pupils[0]!.used,
    ];
    // Every model of learners is away: nothing comes.
    rested();
    for (const name of ['cut', 'told']) Reflect.get(scene.api.application.get(ModelChoice), 'resting').set(name, Date.now() + 60_000);
    const failed = await ask(talk, 'Hallo?');
    expect(failed.status).toBe(201);
    await scene.settled();
    expect(await counts()).toEqual([0, 0, 0]);
    configured(scene.api, [provider(scene.wire, 'a', [model('down', { remoteId: 'good' }), model('cut'), model('told')])], 'down');
    rested();
    const again = await pupil.browser.put(`/api/ai/runs/${failed.body.answer.run!.id}/retry`, {});
    expect(again.status).toBe(200);
    await scene.settled();
    expect(await counts()).toEqual([1, 1, 1]);
    // Words were there: that counts, and asking once more does not.
    rested();
    await scene.api.database.query("update assistant set model = 'told' where item_id = $1", [item.id]);
    rested();
    const begun = async (text: string) => {
      let asked!: AiAsked;
      const said = await scene.nextTalk(async () => (asked = (await ask(talk, text)).body));
      return { said, runId: asked.answer.run!.id };
    };
    const cut = await begun('Und jetzt?');
    cut.said.say('Moos ist grün. Und ');
    await within(3000, async () => (await scene.api.database.query('select 1 from ai_piece where run_id = $1', [cut.runId])).length > 0);
    cut.said.cut();
    await scene.settled();
    expect(await counts()).toEqual([2, 2, 2]);
    configured(scene.api, [provider(scene.wire, 'a', [model('told', { remoteId: 'good' })])], 'told');
    expect((await pupil.browser.put(`/api/ai/runs/${cut.runId}/retry`, {})).status).toBe(200);
    await scene.settled();
    expect(await counts()).toEqual([2, 2, 2]);
    configured(scene.api, [provider(scene.wire, 'a', [model('told')])], 'told');
    const { said, runId } = await begun('Erzähl');
    await pupil.browser.put(`/api/ai/runs/${runId}/cancel`, {});
    await within(2000, () => said.isOver);
    await scene.settled();
    expect(await counts()).toEqual([3, 3, 3]);
  }, 60_000);

  it('[ASS-14] gives back what a dead process wrote nothing of, once, and the month of a teacher with it', async () => {
    configured(scene.api, [provider(scene.wire, 'a', [model('told'), model('good')])], 'good');
    const chat = await scene.newChat();
    const asked: AiAsked[] = [];
    const talk = await scene.nextTalk(async () => asked.push(await scene.ask(chat, 'Erzähl', { model: 'told' })));
    expect([await scene.counted(chat.accountId), await used(chat.accountId)]).toEqual([1, 1]);
    const { id } = asked[0]!.answer.run!;
    const lost = scene.api.application.get(LostRuns);
    // Repeats, because the living process may say in between that it lives.
    await within(3000, async () => {
      await scene.api.database.query("update ai_run set alive_at = now() - interval '20 seconds' where id = $1", [id]);
      return (await Promise.all([lost.round(), lost.round()])).flat().includes(id);
    });
    await lost.round();
    expect([await scene.counted(chat.accountId), await used(chat.accountId)]).toEqual([0, 0]);
    await within(3000, () => talk.isOver);
    await scene.settled();
    expect((await scene.runOf(chat, asked[0]!)).state).toBe('failed');
    const retry = await chat.teacher.put(`/api/ai/runs/${id}/retry`, { model: 'good' });
    expect(retry.status).toBe(200);
    await scene.settled();
    expect([await scene.counted(chat.accountId), await used(chat.accountId)]).toEqual([1, 1]);
  });

  it('a picture that was not drawn is given back to month and day', async () => {
    configured(
      scene.api,
      [provider(scene.wire, 'a', [model('good')], { imageModels: [imageModel('draws', { remoteId: 'down' })] })],
      'good',
    );
    const { teacher, accountId } = await scene.newChat();
    const { status, body } = await teacher.post<AiImage>('/api/ai/images', { prompt: 'Ein Wald im Herbst' });
    expect(status).toBe(201);
    await within(10_000, async () => (await teacher.get<AiImage>(`/api/ai/images/${body.id}`)).body.state === 'failed');
    expect(await used(accountId)).toBe(0);
  });
});
