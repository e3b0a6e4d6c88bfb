import { setTimeout as wait } from 'node:timers/promises';
import { CONVERSION, type ConverterJob as Entry } from '@murmel/contracts';
import { ConverterJob } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { melodyOf } from '../../apps/ai-sandbox/src/sounds/melody.js';
import { model, provider } from '../api/ai/configured.js';
import { form } from '../api/files/sending.js';
import { AiWire, type AskedOfWire } from '../support/ai-wire.js';
import type { TestBrowser } from '../support/browser.js';
import { KillableApi } from './support/killable-api.js';

const TALK = 'Ronja: Was lebt im Wald?\nMalik: Pilze und Würmer.\nRonja: Und die Blätter?\nMalik: Die werden Erde.';
const WAYS = ['/audio/transcriptions', '/chat/completions', '/audio/speech'] as const;

let api: KillableApi;
let wire: AiWire;
beforeAll(async () => {
  wire = await new AiWire().start();
  wire.says = () => TALK;
  const speech = {
    transcriptionModels: [{ id: 'memo', name: 'Ohr' }],
    speechModels: [
      {
        ...{ id: 'melodie', name: 'Mund' },
        voices: [
          { id: 'viola', name: 'Viola' },
          { id: 'cello', name: 'Cello' },
        ],
      },
    ],
  };
  const AI_PROVIDERS = JSON.stringify([provider(wire, 'a', [model('obeys')], speech)]);
  // Background jobs do not run in tests.
  api = await KillableApi.open(inject('databaseUrl'), { env: { NODE_ENV: 'development', AI_PROVIDERS } });
});
afterAll(async () => {
  await api.stop();
  await wire.stop();
});

/** Holds back the request of this way and number for ever. @returns resolves once it is there */
function held(way: (typeof WAYS)[number], number: number): Promise<void> {
  let before = 0;
  return new Promise((there) => {
    wire.holds = ({ path }: AskedOfWire) => {
      if (!path.endsWith(way) || (before += 1) !== number) return undefined;
      there();
      return new Promise(() => undefined);
    };
  });
}

/** As if the time had passed after which a process that says nothing is gone. */
const timePasses = () => api.database.manager.update(ConverterJob, { state: 'running' }, { leasedUntil: new Date(Date.now() - 1) });
const charged = async () =>
  (
    await api.database.query<{ n: number }[]>('select coalesce(sum(count), 0)::int as n from creation_count where kind = $1', [CONVERSION])
  )[0]!.n;
const begun = async (by: TestBrowser) => {
  const bytes = melodyOf('Pilze im Wald', 'viola');
  return (await by.post<Entry>('/api/ai/converters/files?input=audio&output=podcast', form(bytes, 'Memo.wav', 'audio/wav'))).body.id;
};

async function ended(by: TestBrowser, id: string): Promise<Entry> {
  for (;;) {
    const { status, body } = await by.get<Entry>(`/api/ai/converters/${id}`);
    if (status === 200 && body.endedAt !== null) return body;
    await wait(50);
  }
}

describe('kill -9 of the api while it converts', () => {
  it.each([
    // One request more than without the kill: the one that was under way.
    ['extracting', '/audio/transcriptions', 1, [2, 1, 4]],
    ['podcast', '/chat/completions', 1, [1, 2, 4]],
    ['speaking', '/audio/speech', 3, [1, 1, 5]],
  ] as const)(
    '[AIT-12] in the step %s: the job goes on behind what is stored, is whole, and is charged once',
    {
      timeout: 120_000,
    },
    async (step, way, number, asked) => {
      const teacher = await api.people.signIn(api.browser(), await api.people.account({ licence: 'free' }));
      const [before, from] = [await charged(), wire.asked.length];
      const there = held(way, number);
      const id = await begun(teacher);
      await there;
      expect((await teacher.get<Entry>(`/api/ai/converters/${id}`)).body).toMatchObject({ state: 'running', step });
      await api.killAndRestart();
      wire.holds = () => undefined;
      await timePasses();
      const job = await ended(teacher, id);
      expect(job).toMatchObject({ state: 'done', failure: null, percent: 100, result: TALK, sound: { contentType: 'audio/wav' } });
      expect((await teacher.get(job.sound!.url)).status).toBe(200);
      const ways = wire.asked.slice(from).map(({ path }) => WAYS.findIndex((one) => path.endsWith(one)));
      expect(WAYS.map((_, index) => ways.filter((one) => one === index).length)).toEqual(asked);
      expect((await charged()) - before).toBe(1);
    },
  );

  it('[AIT-12] of two at once both go on, each charged once', { timeout: 120_000 }, async () => {
    const teacher = await api.people.signIn(api.browser(), await api.people.account({ licence: 'free' }));
    const before = await charged();
    const there = held('/chat/completions', 1);
    const ids = [await begun(teacher), await begun(teacher)];
    await there;
    await api.killAndRestart();
    wire.holds = () => undefined;
    await timePasses();
    for (const id of ids) expect(await ended(teacher, id)).toMatchObject({ state: 'done', percent: 100 });
    expect((await charged()) - before).toBe(2);
  });
});
