// @module-tag proof
import { AI_LIMITS, type AiMessage, type AiPupil, type AssistantItem } from '@murmel/contracts';
import { AiRun } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { model, provider } from '../api/ai/configured.js';
import { newClass, newProject, signedIn } from '../api/projects/project-cast.js';
import { within } from '../live/support/live-browser.js';
import { AiWire } from '../support/ai-wire.js';
import { type ChattingPupil, conversationsOf } from './support/chatting-pupil.js';
import { KillableApi } from './support/killable-api.js';

const PUPILS = 20;
/** Messages of each pupil in one lesson. */
const EACH = 30;

let api: KillableApi;
let first: AiWire;
let second: AiWire;
beforeAll(async () => {
  [first, second] = [await new AiWire().start(), await new AiWire().start()];
  const AI_PROVIDERS = JSON.stringify([
    provider(first, 'a', [model('first', { remoteId: 'good' })]),
    provider(second, 'b', [model('second', { remoteId: 'good' })]),
  ]);
  // Background jobs do not run in tests.
  api = await KillableApi.open(inject('databaseUrl'), { env: { NODE_ENV: 'development', AI_PROVIDERS, PUPIL_DEFAULT_MODEL: 'first' } });
});
afterAll(async () => {
  await api?.stop();
  await Promise.all([first.stop().catch(() => undefined), second.stop()]);
});

/** Asks one question after the other, each as soon as the answer before it has ended. */
async function converse(asker: ChattingPupil, pupil: number, from: number, to: number): Promise<void> {
  for (let number = from; number < to; number += 1) {
    const id = await asker.surely(`Frage ${number}: Was ist Moos?`, `stunde-${pupil}-${number}`);
    await within(120_000, async () => {
      const answer = await asker.browser.get<AiMessage>(`/api/ai/messages/${id}`).catch(() => undefined);
      const state = answer?.body.run?.state;
      return answer?.status === 200 && (state === 'done' || state === 'failed');
    });
    await asker.look();
  }
}

describe('a whole lesson with an assistant', () => {
  it(`[A12] [PUP-07] ${PUPILS} pupils send ${EACH} messages each while a provider dies and the api is killed once; all are answered and counted once, and one gets more`, {
    timeout: 540_000,
  }, async () => {
    const teacher = await signedIn(api, await api.people.account());
    const { schoolClass, pupils } = await newClass(
      api,
      teacher,
      Array.from({ length: PUPILS }, (_, index) => `Kind ${index + 1}`),
    );
    const { body: assistant } = await teacher.browser.post<AssistantItem>('/api/ai/assistants', {
      title: 'Moosfrau',
      instructions: 'Hilf.',
    });
    const project = await newProject(teacher, schoolClass.id, { itemIds: [assistant.id] });
    const askers = await conversationsOf(
      pupils.map(({ browser }) => browser),
      assistant.id,
    );
    const all = (from: number, to: number) => Promise.all(askers.map((asker, pupil) => converse(asker, pupil, from, to)));

    await all(0, 10);
    await first.stop();
    await all(10, 20);
    const killed = all(20, EACH);
    await api.killAndRestart();
    await api.database.query("update ai_run set alive_at = alive_at - interval '10 seconds' where ended_at is null");
    await killed;

    const { manager } = api.database;
    await within(30_000, async () => (await manager.count(AiRun, { where: [{ state: 'queued' }, { state: 'running' }] })) === 0);
    for (const asker of askers) await asker.look();
    const [counted] = await api.database.query<{ all: number; each: number[] }[]>(
      'select sum(count)::int as all, array_agg(distinct count) as each from ai_day_count',
    );
    expect(counted).toEqual({ all: PUPILS * EACH, each: [EACH] });
    expect(await manager.count(AiRun)).toBe(PUPILS * EACH);
    // Runs of the killed process have failed; all others are whole.
    const failed = await manager.countBy(AiRun, { state: 'failed' });
    expect(failed).toBeLessThanOrEqual(PUPILS * AI_LIMITS.runsAtOnce);
    expect(await manager.countBy(AiRun, { state: 'done' })).toBe(PUPILS * EACH - failed);
    expect(second.asked.length).toBeGreaterThan(0);

    // One pupil reaches the limit of the day to the question, and goes on with what the teacher gives.
    const [eager] = askers as [ChattingPupil];
    // As if the day had gone on: a minute takes fewer questions than are left.
    await api.database.query('update ai_day_count set count = $2 where person_id = $1', [
      pupils[0]!.account.id,
      AI_LIMITS.perDay.pupil - 1,
    ]);
    await converse(eager, 0, EACH, EACH + 1);
    const refused = await eager.ask('Noch eine', 'zu-viel');
    expect([refused.body.code, await eager.left()]).toEqual(['AI_DAY_LIMIT_REACHED', 0]);
    const more = await teacher.browser.put<AiPupil>(`/api/projects/${project.id}/ai/pupils/${pupils[0]!.account.id}`, { more: true });
    expect([more.body.used, more.body.limit]).toEqual([AI_LIMITS.perDay.pupil, AI_LIMITS.perDay.pupil + AI_LIMITS.perDay.more]);
    await converse(eager, 0, EACH + 1, EACH + 2);
    expect(await eager.left()).toBe(AI_LIMITS.perDay.more - 1);
  });

  it('an assistant that goes to the trash while all talk with it ends their answers within two seconds and keeps their words', async () => {
    const teacher = await signedIn(api, await api.people.account());
    const { schoolClass, pupils } = await newClass(
      api,
      teacher,
      Array.from({ length: 30 }, (_, index) => `Kind ${index + 1}`),
    );
    const { body: assistant } = await teacher.browser.post<AssistantItem>('/api/ai/assistants', { title: 'Weg', instructions: 'Zähle.' });
    await newProject(teacher, schoolClass.id, { itemIds: [assistant.id] });
    const askers = await conversationsOf(
      pupils.map(({ browser }) => browser),
      assistant.id,
    );
    await Promise.all(askers.map((asker, pupil) => asker.surely('Was ist Moos?', `vor-dem-korb-${pupil}`)));
    expect((await teacher.browser.call('DELETE', `/api/ai/assistants/${assistant.id}`)).status).toBeLessThan(300);
    await within(2000, async () => (await api.database.manager.countBy(AiRun, { state: 'running' })) === 0);
    for (const [pupil, asker] of askers.entries()) {
      expect((await asker.ask('Und jetzt?', `im-korb-${pupil}`)).body.code).toBe('ASSISTANT_GONE');
      await asker.look();
    }
    const answered = askers.flatMap(({ shown }) => [...shown.values()]);
    expect(answered.length).toBe(30);
  });
});
