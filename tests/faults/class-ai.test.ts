import { setTimeout as wait } from 'node:timers/promises';
import { AI_LIMITS, type AssistantItem } from '@murmel/contracts';
import { AiRun } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CANARY, model, provider } from '../api/ai/configured.js';
import { newClass, newProject, signedIn } from '../api/projects/project-cast.js';
import { within } from '../live/support/live-browser.js';
import { AiWire } from '../support/ai-wire.js';
import { conversationsOf } from './support/chatting-pupil.js';
import { KillableApi } from './support/killable-api.js';

const PUPILS = 26;
/** Questions of one pupil, all at once. */
const AT_ONCE = 8;
const DAILY = 30;
const LOOK_EVERY_MS = 300;

let api: KillableApi;
/** The school's own server, and the one that takes over. */
let first: AiWire;
let second: AiWire;
beforeAll(async () => {
  [first, second] = [await new AiWire().start(), await new AiWire().start()];
  const AI_PROVIDERS = JSON.stringify([
    provider(first, 'a', [model('first', { remoteId: 'counts' })]),
    provider(second, 'b', [model('second', { remoteId: 'counts' })]),
  ]);
  // Background jobs do not run in tests.
  api = await KillableApi.open(inject('databaseUrl'), { env: { NODE_ENV: 'development', AI_PROVIDERS, PUPIL_DEFAULT_MODEL: 'first' } });
});
afterAll(async () => {
  await api?.stop();
  await Promise.all([first.stop(), second.stop().catch(() => undefined)]);
});

describe('a class that talks with an assistant while its provider dies, the api is killed and the teacher pauses', () => {
  it(`[A12] [LIM-09] [T-45] of ${PUPILS * AT_ONCE} questions at once two of each pupil are asked and counted; what was shown is there afterwards`, {
    timeout: 240_000,
  }, async () => {
    const teacher = await signedIn(api, await api.people.account());
    const names = Array.from({ length: PUPILS }, (_, index) => `Kind ${index + 1}`);
    const { schoolClass, pupils } = await newClass(api, teacher, names);
    const told = { title: 'Zähler', instructions: 'Zähle.', dailyLimit: DAILY };
    const { body: assistant } = await teacher.browser.post<AssistantItem>('/api/ai/assistants', told);
    const project = await newProject(teacher, schoolClass.id, { itemIds: [assistant.id] });
    const askers = await conversationsOf(
      pupils.map(({ browser }) => browser),
      assistant.id,
    );

    // All at once: exactly as many as may run, and nothing else is counted.
    const asked = await Promise.all(
      askers.map((asker, pupil) =>
        Promise.all(Array.from({ length: AT_ONCE }, (_, index) => asker.ask('Zähle bis 400', `auf-einmal-${pupil}-${index}`))),
      ),
    );
    for (const [index, answers] of asked.entries()) {
      const codes = answers.map(({ status, body }) => (status === 201 ? 'asked' : body.code));
      expect(codes.filter((code) => code === 'asked')).toHaveLength(AI_LIMITS.runsAtOnce);
      expect(codes.filter((code) => code === 'AI_RUNS_UNDER_WAY')).toHaveLength(AT_ONCE - AI_LIMITS.runsAtOnce);
      for (const { status, body } of answers) if (status === 201) askers[index]!.shown.set(body.answer.id, '');
    }
    const counts = async () => {
      const [row] = await api.database.query<{ counted: number }[]>('select sum(count)::int as counted from ai_day_count');
      return [row!.counted, await api.database.manager.count(AiRun)];
    };
    expect(await counts()).toEqual([PUPILS * AI_LIMITS.runsAtOnce, PUPILS * AI_LIMITS.runsAtOnce]);
    expect(await askers[0]!.left()).toBe(DAILY - AI_LIMITS.runsAtOnce);

    const allLook = async () => (await Promise.all(askers.map((asker) => asker.look()))).flat();
    const allShown = async () => {
      await wait(LOOK_EVERY_MS);
      await allLook();
      return askers.every(({ shown }) => [...shown.values()].every((text) => text !== ''));
    };
    await within(30_000, allShown);

    // The provider dies in the middle of all answers: they end with what they said, and the next question finds the other one.
    await first.stop();
    await within(20_000, async () => (await allLook()).every((state) => state === 'failed'));
    const taken = await askers[0]!.surely('Zähle bis 5', 'die-zweite');
    await within(20_000, async () => (await askers[0]!.look()).at(-1) === 'done');
    expect(askers[0]!.shown.get(taken)).toContain('1 2 3 4 5');
    expect(second.asked.length).toBeGreaterThan(0);

    // Kills the api while all pupils get an answer.
    await Promise.all(askers.map((asker, pupil) => asker.surely('Zähle bis 400', `vor-dem-ende-${pupil}`)));
    await within(20_000, allShown);
    await api.killAndRestart();
    // As if the time had passed after which a process that says nothing is gone.
    await api.database.query("update ai_run set alive_at = alive_at - interval '10 seconds' where ended_at is null");
    await within(30_000, async () => (await allLook()).every((state) => state === 'failed' || state === 'done'));

    // The teacher pauses in the middle of the next ones.
    await Promise.all(askers.map((asker, pupil) => asker.surely('Zähle bis 400', `vor-der-pause-${pupil}`)));
    await within(20_000, allShown);
    expect((await teacher.browser.put(`/api/projects/${project.id}/ai`, { paused: true })).status).toBe(200);
    await within(2000, async () => (await api.database.manager.countBy(AiRun, { state: 'running' })) === 0);
    expect((await askers[0]!.ask('Und jetzt?', 'angehalten')).body.code).toBe('AI_PAUSED');

    // Every word that was shown is there, each question was counted once, and what ended is not written on.
    await allLook();
    const before = askers.map(({ shown }) => [...shown]);
    await wait(1000);
    await allLook();
    expect(askers.map(({ shown }) => [...shown])).toEqual(before);
    const all = PUPILS * (AI_LIMITS.runsAtOnce + 2) + 1;
    expect(await counts()).toEqual([all, all]);
    expect(api.running.output()).not.toContain(CANARY);
  });
});
